// src/platform/signals.ts
const stopSignals = [
	"SIGINT",
	"SIGTERM",
	"SIGHUP"
];
function watchStopSignals(onFurther) {
	const controller = new AbortController();
	const handle = (name) => {
		if (controller.signal.aborted) onFurther(name);
		else controller.abort(name);
	};
	for (const name of stopSignals) process.on(name, handle);
	return {
		signal: controller.signal,
		close: () => {
			for (const name of stopSignals) process.off(name, handle);
		}
	};
}
export { watchStopSignals as t };
