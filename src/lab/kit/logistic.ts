/** Training rows: `width` features each, without the bias. */
export interface Rows {
	width: number;
	features: Float64Array;
	label: Uint8Array;
	weight: Float64Array;
}

/** Logistic ridge regression by Newton's method. Returns the weights; the first, the bias, is not penalized. */
export function fitLogistic(
	{ width, features, label, weight }: Rows,
	ridge: number,
	start?: Float64Array,
): Float64Array {
	const size = width + 1;
	const w = start === undefined ? new Float64Array(size) : start.slice();
	const x = new Float64Array(size);
	const at = new Int32Array(size);
	for (let step = 0; step < 25; step++) {
		const gradient = new Float64Array(size);
		const hessian = new Float64Array(size * size);
		for (let i = 0; i < label.length; i++) {
			x[0] = 1;
			let sum = w[0]!;
			for (let k = 0; k < width; k++) {
				x[k + 1] = features[i * width + k]!;
				sum += w[k + 1]! * x[k + 1]!;
			}
			const p = 1 / (1 + Math.exp(-sum));
			const error = weight[i]! * (p - label[i]!);
			const curve = weight[i]! * Math.max(1e-6, p * (1 - p));
			// Most features of a row are 0.
			const present = nonZero(x, at);
			for (let i = 0; i < present; i++) {
				const a = at[i]!;
				gradient[a]! += error * x[a]!;
				const scaled = curve * x[a]!;
				for (let k = i; k < present; k++) hessian[a * size + at[k]!]! += scaled * x[at[k]!]!;
			}
		}
		for (let a = 1; a < size; a++) {
			gradient[a]! += ridge * w[a]!;
			hessian[a * size + a]! += ridge;
		}
		hessian[0]! += 1e-6;
		const change = solve(hessian, gradient, size);
		let largest = 0;
		for (let a = 0; a < size; a++) {
			const bounded = Math.max(-2, Math.min(2, change[a]!));
			w[a]! -= bounded;
			largest = Math.max(largest, Math.abs(bounded));
		}
		if (largest < 1e-4) break;
	}
	return w;
}

/** Writes the positions of what is not 0 into `at`; returns their number. */
function nonZero(x: Float64Array, at: Int32Array): number {
	let count = 0;
	for (let a = 0; a < x.length; a++) if (x[a] !== 0) at[count++] = a;
	return count;
}

/** Solves a symmetric positive definite system given by its upper triangle (Cholesky). */
export function solve(upper: Float64Array, right: Float64Array, size: number): Float64Array {
	const l = new Float64Array(size * size);
	for (let i = 0; i < size; i++)
		for (let j = 0; j <= i; j++) {
			let sum = upper[j * size + i]!;
			for (let k = 0; k < j; k++) sum -= l[i * size + k]! * l[j * size + k]!;
			l[i * size + j] = i === j ? Math.sqrt(Math.max(1e-12, sum)) : sum / l[j * size + j]!;
		}
	const y = new Float64Array(size);
	for (let i = 0; i < size; i++) {
		let sum = right[i]!;
		for (let k = 0; k < i; k++) sum -= l[i * size + k]! * y[k]!;
		y[i] = sum / l[i * size + i]!;
	}
	for (let i = size - 1; i >= 0; i--) {
		let sum = y[i]!;
		for (let k = i + 1; k < size; k++) sum -= l[k * size + i]! * y[k]!;
		y[i] = sum / l[i * size + i]!;
	}
	return y;
}
