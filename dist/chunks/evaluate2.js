import { i as reevaluateRun, n as evaluateRun } from "./evaluate.js";
import { n as resolveRun } from "./runs.js";
import { c as exitCodeOfVerdict } from "./errors.js";
import { a as statusLook } from "./stand-in.js";
import { s as visible } from "./text.js";
import { n as createAppPorts } from "./wiring.js";
import { n as printLines, t as printJson } from "./output.js";
import { t as shownPath } from "./paths.js";
import path from "node:path";
// src/cli/commands/evaluate.ts
const evaluateCommand = (args, terminal) => {
	const { cwd } = terminal;
	const ports = createAppPorts();
	const runsDir = path.resolve(cwd, args.text("runs-dir") ?? "runs");
	const runDir = resolveRun(args.positionals[0] ?? "", {
		cwd,
		runsDir
	});
	const editedFile = args.text("experiment");
	const strict = args.flag("strict");
	if (editedFile === null) {
		const evaluated = evaluateRun(ports, runDir);
		if (args.flag("json")) printJson(terminal, evaluated.verdict);
		else printLines(terminal, [describe(evaluated), evaluated.changed ? "verdict.json was written" : unchanged]);
		return Promise.resolve(exitCodeOfVerdict(evaluated.verdict.verdict, strict));
	}
	const { first, edited, folder } = reevaluateRun(ports, runDir, {
		path: path.resolve(cwd, editedFile),
		shownPath: editedFile
	});
	if (args.flag("json")) printJson(terminal, {
		first: first.verdict,
		edited: edited.verdict,
		folder: path.join(runDir, folder)
	});
	else printLines(terminal, [
		`as it ran: ${describe(first)}`,
		`with ${visible(editedFile, 300)}: ${describe(edited)}`,
		`  ${shownPath(path.join(runDir, folder), cwd)}`
	]);
	return Promise.resolve(exitCodeOfVerdict(edited.verdict.verdict, strict));
};
const unchanged = "verdict.json is unchanged, byte for byte";
function describe({ verdict }) {
	const { glyph, word } = statusLook(verdict.verdict);
	return `${glyph} ${word} ${verdict.experiment}: ${visible(verdict.headline, 500)}`;
}
export { evaluateCommand };
