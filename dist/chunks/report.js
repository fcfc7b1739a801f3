import { n as evaluateRun } from "./evaluate.js";
import { n as resolveRun } from "./runs.js";
import { n as EXIT } from "./errors.js";
import { n as createAppPorts } from "./wiring.js";
import { n as printLines, t as printJson } from "./output.js";
import { t as shownPath } from "./paths.js";
import path from "node:path";
// src/cli/commands/report.ts
const reportCommand = (args, terminal) => {
	const { cwd } = terminal;
	const runsDir = path.resolve(cwd, args.text("runs-dir") ?? "runs");
	const { reportPath } = evaluateRun(createAppPorts(), resolveRun(args.positionals[0] ?? "", {
		cwd,
		runsDir
	}));
	if (args.flag("json")) printJson(terminal, { report: reportPath });
	else printLines(terminal, [shownPath(reportPath, cwd)]);
	return Promise.resolve(EXIT.ok);
};
export { reportCommand };
