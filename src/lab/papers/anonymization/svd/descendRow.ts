import type { SvdModel, SvdOptions } from './svd.ts';

/** A row of ratings, with the factors and biases of its items: doubles that are rounded as a model keeps them. */
interface Row {
	length: number;
	values: Float32Array;
	factors: Float64Array;
	biases: Float64Array;
}

/** What is the same for all steps. */
interface Steps {
	rank: number;
	mean: number;
	rate: number;
	decay: number;
}

/**
 * Takes the gradient steps of `descend` on one row of ratings for each of the people who share it, in turn. The result is the
 * same to the last bit, in less time: the factors of the row's items lie next to each other, and two people are taken at a time.
 */
export function createRowDescent(model: SvdModel, { rate, l2 }: Pick<SvdOptions, 'rate' | 'l2'>) {
	const { items: most, rank, mean } = model;
	const steps: Steps = { rank, mean, rate, decay: 1 - rate * l2 };
	const [factors, biases] = [new Float64Array(most * rank), new Float64Array(most)];
	/** The factors of each of two people, and then their bias. */
	const [first, second] = [new Float64Array(rank + 1), new Float64Array(rank + 1)];

	/** @param items of the row, each once @param values their ratings, in the same order */
	return (items: ArrayLike<number>, values: Float32Array, people: Uint32Array): void => {
		const row: Row = { length: items.length, values, factors, biases };
		takeRow(model, items, row);
		let m = 0;
		for (; m + 1 < people.length; m += 2) {
			take(model, people[m]!, first);
			take(model, people[m + 1]!, second);
			descendBoth(row, first, second, steps);
			giveBack(model, people[m]!, first);
			giveBack(model, people[m + 1]!, second);
		}
		if (m < people.length) {
			take(model, people[m]!, first);
			descendFor(row, first, 0, items.length, steps);
			giveBack(model, people[m]!, first);
		}
		giveRowBack(model, items, row);
	};
}

/** Steps on the ratings from `from` to `to` of a row, for one person. */
function descendFor({ values, factors, biases }: Row, own: Float64Array, from: number, to: number, s: Steps): void {
	const { rank, mean, rate, decay } = s;
	for (let i = from; i < to; i++) {
		const q = i * rank;
		let sum = mean + own[rank]! + biases[i]!;
		for (let f = 0; f < rank; f++) sum += own[f]! * factors[q + f]!;
		const step = rate * (values[i]! - sum);
		own[rank] = Math.fround(decay * own[rank]! + step);
		biases[i] = Math.fround(decay * biases[i]! + step);
		for (let f = 0; f < rank; f++) {
			const x = own[f]!;
			const y = factors[q + f]!;
			own[f] = Math.fround(decay * x + step * y);
			factors[q + f] = Math.fround(decay * y + step * x);
		}
	}
}

/**
 * The same for two people, the second one rating behind the first. Neither needs what the other has just changed, so that the
 * processor works on both at once.
 */
function descendBoth(row: Row, first: Float64Array, second: Float64Array, s: Steps): void {
	const { length, values, factors, biases } = row;
	const { rank, mean, rate, decay } = s;
	descendFor(row, first, 0, Math.min(1, length), s);
	for (let i = 1; i < length; i++) {
		const q = i * rank;
		const r = q - rank;
		let sum = mean + first[rank]! + biases[i]!;
		let other = mean + second[rank]! + biases[i - 1]!;
		for (let f = 0; f < rank; f++) {
			sum += first[f]! * factors[q + f]!;
			other += second[f]! * factors[r + f]!;
		}
		const step = rate * (values[i]! - sum);
		const behind = rate * (values[i - 1]! - other);
		first[rank] = Math.fround(decay * first[rank]! + step);
		biases[i] = Math.fround(decay * biases[i]! + step);
		second[rank] = Math.fround(decay * second[rank]! + behind);
		biases[i - 1] = Math.fround(decay * biases[i - 1]! + behind);
		for (let f = 0; f < rank; f++) {
			const x = first[f]!;
			const y = factors[q + f]!;
			const u = second[f]!;
			const v = factors[r + f]!;
			first[f] = Math.fround(decay * x + step * y);
			factors[q + f] = Math.fround(decay * y + step * x);
			second[f] = Math.fround(decay * u + behind * v);
			factors[r + f] = Math.fround(decay * v + behind * u);
		}
	}
	descendFor(row, second, Math.max(0, length - 1), length, s);
}

function take({ rank, userFactors, userBias }: SvdModel, user: number, own: Float64Array): void {
	for (let f = 0; f < rank; f++) own[f] = userFactors[user * rank + f]!;
	own[rank] = userBias[user]!;
}

function giveBack({ rank, userFactors, userBias }: SvdModel, user: number, own: Float64Array): void {
	for (let f = 0; f < rank; f++) userFactors[user * rank + f] = own[f]!;
	userBias[user] = own[rank]!;
}

function takeRow({ rank, itemFactors, itemBias }: SvdModel, items: ArrayLike<number>, { factors, biases }: Row): void {
	for (let i = 0; i < items.length; i++) {
		const q = items[i]! * rank;
		for (let f = 0; f < rank; f++) factors[i * rank + f] = itemFactors[q + f]!;
		biases[i] = itemBias[items[i]!]!;
	}
}

function giveRowBack({ rank, itemFactors, itemBias }: SvdModel, items: ArrayLike<number>, row: Row): void {
	for (let i = 0; i < items.length; i++) {
		const q = items[i]! * rank;
		for (let f = 0; f < rank; f++) itemFactors[q + f] = row.factors[i * rank + f]!;
		itemBias[items[i]!] = row.biases[i]!;
	}
}
