/** Adam (Kingma and Ba 2015): steps of about equal length for each value. */
export function adam(values: Float32Array, rate: number): (gradient: Float32Array, part: number) => void {
	const [mean, square] = [new Float32Array(values.length), new Float32Array(values.length)];
	let step = 0;
	return (gradient, part) => {
		step++;
		const length = (rate * part) / (1 - 0.9 ** step);
		const correction = 1 / (1 - 0.99 ** step);
		for (let i = 0; i < values.length; i++) {
			const g = gradient[i]!;
			mean[i] = 0.9 * mean[i]! + 0.1 * g;
			square[i] = 0.99 * square[i]! + 0.01 * g * g;
			if (mean[i] !== 0) values[i]! -= (length * mean[i]!) / (Math.sqrt(square[i]! * correction) + 1e-8);
		}
	};
}
