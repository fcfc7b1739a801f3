// src/core/domain/nearest.ts
const comparedCharacters = 80;
const begunCharacters = 3;
function nearestName(typed, candidates) {
	const wanted = typed.toLowerCase().slice(0, comparedCharacters);
	let best = null;
	for (const name of candidates) {
		const known = name.toLowerCase().slice(0, comparedCharacters);
		const distance = editDistance(wanted, known);
		if (distance > Math.max(1, Math.floor(Math.max(wanted.length, known.length) / 3))) continue;
		if (best === null || distance < best.distance) best = {
			name,
			distance
		};
	}
	return best?.name ?? begunName(wanted, candidates);
}
function begunName(wanted, candidates) {
	const begun = wanted.length < begunCharacters ? [] : candidates.filter((name) => name.toLowerCase().startsWith(wanted));
	return begun.length === 1 ? begun[0] ?? null : null;
}
function editDistance(left, right) {
	let beforeLast = [];
	let last = Array.from({ length: right.length + 1 }, (_, column) => column);
	for (let row = 1; row <= left.length; row += 1) {
		const current = [row];
		for (let column = 1; column <= right.length; column += 1) {
			const same = left[row - 1] === right[column - 1];
			let cost = Math.min(at(last, column) + 1, at(current, column - 1) + 1, at(last, column - 1) + (same ? 0 : 1));
			if (row > 1 && column > 1 && left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1]) cost = Math.min(cost, at(beforeLast, column - 2) + 1);
			current.push(cost);
		}
		beforeLast = last;
		last = current;
	}
	return at(last, right.length);
}
function at(row, column) {
	return row[column] ?? Number.POSITIVE_INFINITY;
}
export { nearestName as t };
