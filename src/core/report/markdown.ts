// SPDX-License-Identifier: Apache-2.0
/**
 * Text as GitHub Markdown that says exactly that text: no markup, table cell, mention, reference, closing keyword,
 * link, formula or emoji comes out of it. HTML is not this file's affair.
 */
import { issueUrl } from './links.ts';
import { visible } from './text.ts';

/** Text that may stand in Markdown as it is. Only this file makes it. */
export type Markdown = string & { readonly markdown: true };

/** Not seen, and enough to keep GitHub from reading what stands around it as one word. */
const gap = '\u200b';

/** One line of Markdown; what is unseen, line breaks among it, is spelled out first. */
export function escapeMarkdown(text: string, limit: number): Markdown {
  return visible(text, limit)
    .replace(/[\\`*_{}[\]()#|~!]/g, '\\$&')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('$', '<span>$</span>')
    .replace(
      /^(\s*)([-+=]|\d+\.(?=\s|$))/,
      (_whole, space: string, start: string) => `${space}${start.slice(0, -1)}\\${start.slice(-1)}`,
    )
    .replace(/@/g, `@${gap}`)
    .replace(/#(?=\d)/g, `#${gap}`)
    .replace(/GH-(?=\d)/gi, (prefix) => `${prefix}${gap}`)
    .replace(/:(?=\/\/|[\w+-]+:)/g, `:${gap}`)
    .replace(/www\./gi, (prefix) => `${prefix.slice(0, -1)}${gap}.`) as Markdown;
}

/** `[owner/repo#1](https://github.com/owner/repo/issues/1)`; plain text when it is no reference to an issue. */
export function markdownIssueLink(issue: string): Markdown {
  const text = escapeMarkdown(issue, 200);
  const url = issueUrl(issue);
  return url === null ? text : (`[${text}](${url})` as Markdown);
}

export function joinMarkdown(parts: readonly Markdown[], separator: string): Markdown {
  return parts.join(separator) as Markdown;
}

/** UTF-8 bytes of a text. */
export function utf8Length(text: string): number {
  let bytes = 0;
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    if (code < 0x80) bytes += 1;
    else if (code < 0x800) bytes += 2;
    else bytes += code < 0x10000 ? 3 : 4;
  }
  return bytes;
}
