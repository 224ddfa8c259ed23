/**
 * Fewer activity classes with the same information. An estimate takes time in proportion to its classes, and is a mean
 * over them of something smooth in how much their members rate: Gauss quadrature has the same mean with few. Its
 * classes are chosen for these people (roots of the polynomials that are orthogonal under them, found by Stieltjes'
 * recurrence), so that with n of them every polynomial below degree 2 n has the same mean.
 */
interface Class {
	share: number;
	/** Mean number of ratings of its members. */
	ratings: number;
}

/** Quadrature is over the root of ratings: heavy raters decide who matches many mentions, light ones who matches few. */
const [scaled, unscaled] = [Math.sqrt, (x: number) => x * x];

/** Halvings of the search range of a root. */
const HALVINGS = 60;

/** Coefficients of  next[k] p_k+1(x) = (x - middle[k]) p_k(x) - next[k - 1] p_k-1(x). */
interface Recurrence {
	middle: number[];
	next: number[];
}

/** Returns at most `count` classes with the same shares and ratings in all, by rising ratings. */
export function fewerClasses(classes: readonly Class[], count: number): Class[] {
	if (classes.length <= count) return [...classes];
	const total = classes.reduce((sum, { share }) => sum + share, 0);
	const xs = classes.map(({ ratings }) => scaled(ratings));
	const recurrence = recurrenceOf(
		xs,
		classes.map(({ share }) => share / total),
		count,
	);
	const [from, to] = [Math.min(...xs), Math.max(...xs)];
	return Array.from({ length: count }, (_, i) => {
		const x = rootOf(recurrence, count, i, [from, to]);
		const squares = valuesAt(recurrence, x, count - 1).reduce((sum, p) => sum + p * p, 0);
		return { share: total / squares, ratings: unscaled(x) };
	});
}

/** @param weights of the points `xs`, adding up to 1 */
function recurrenceOf(xs: readonly number[], weights: readonly number[], count: number): Recurrence {
	const recurrence: Recurrence = { middle: [], next: [] };
	let [last, now] = [xs.map(() => 0), xs.map(() => 1)];
	for (let k = 0; k < count; k++) {
		const middle = xs.reduce((sum, x, i) => sum + weights[i]! * x * now[i]! ** 2, 0);
		const raised = xs.map((x, i) => (x - middle) * now[i]! - (recurrence.next[k - 1] ?? 0) * last[i]!);
		const norm = Math.sqrt(raised.reduce((sum, p, i) => sum + weights[i]! * p * p, 0));
		recurrence.middle.push(middle);
		recurrence.next.push(norm);
		[last, now] = [now, raised.map((p) => p / norm)];
	}
	return recurrence;
}

/** Returns p_0(x) to p_degree(x). */
function valuesAt({ middle, next }: Recurrence, x: number, degree: number): number[] {
	const values = [1];
	for (let k = 0; k < degree; k++)
		values.push(((x - middle[k]!) * values[k]! - (next[k - 1] ?? 0) * (values[k - 1] ?? 0)) / next[k]!);
	return values;
}

/** Returns the i-th least root of p_degree: as many roots lie above x as the signs of p_0(x) to p_degree(x) change. */
function rootOf(recurrence: Recurrence, degree: number, i: number, [from, to]: [number, number]): number {
	let [low, high] = [from, to];
	for (let halving = 0; halving < HALVINGS; halving++) {
		const x = (low + high) / 2;
		const values = valuesAt(recurrence, x, degree);
		const above = values.reduce((sum, p, k) => sum + (k > 0 && p < 0 !== values[k - 1]! < 0 ? 1 : 0), 0);
		if (degree - above > i) high = x;
		else low = x;
	}
	return (low + high) / 2;
}
