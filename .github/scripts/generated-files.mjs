// SPDX-License-Identifier: Apache-2.0

// Generated files that are checked in: written, or compared with what is there. Every difference is reported, not only
// the first one.

import fs from 'node:fs';
import path from 'node:path';

export async function writeOrCompare({ outputs, check, command }) {
  let changed = 0;
  for (const { file, render } of outputs) {
    const current = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '';
    const wanted = await render(current);
    if (wanted === current) continue;
    changed += 1;
    if (check) {
      console.error(`differs  ${file}${firstDifference(current, wanted)}`);
      continue;
    }
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, wanted);
    console.log(`written  ${file}`);
  }
  if (check && changed > 0) {
    console.error(`Generated files are not up to date: ${command}`);
    process.exitCode = 1;
  } else if (changed === 0) {
    console.log(`${outputs.length} files are up to date`);
  }
}

function firstDifference(current, wanted) {
  const [have, want] = [current.split('\n'), wanted.split('\n')];
  const line = want.findIndex((text, index) => text !== have[index]);
  return line === -1 ? '' : `:${line + 1}\n  is      ${have[line] ?? '(end of file)'}\n  should  ${want[line]}`;
}
