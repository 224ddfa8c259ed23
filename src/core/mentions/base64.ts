/** Bytes as base64, without a browser or Node. */
const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

export function textOf(bytes: Uint8Array): string {
	const parts: string[] = [];
	for (let i = 0; i < bytes.length; i += 3) {
		const left = bytes.length - i;
		const bits = (bytes[i]! << 16) | ((bytes[i + 1] ?? 0) << 8) | (bytes[i + 2] ?? 0);
		const digit = (shift: number) => DIGITS[(bits >>> shift) & 63]!;
		parts.push(digit(18) + digit(12) + (left > 1 ? digit(6) : '=') + (left > 2 ? digit(0) : '='));
	}
	return parts.join('');
}

export function bytesOf(text: string): Uint8Array {
	const values = new Uint8Array(128);
	for (let i = 0; i < DIGITS.length; i++) values[DIGITS.charCodeAt(i)] = i;
	const padding = text.endsWith('==') ? 2 : text.endsWith('=') ? 1 : 0;
	const bytes = new Uint8Array((text.length / 4) * 3);
	for (let i = 0, to = 0; i < text.length; i += 4) {
		let bits = 0;
		for (let k = 0; k < 4; k++) bits = (bits << 6) | values[text.charCodeAt(i + k)]!;
		bytes[to++] = bits >>> 16;
		bytes[to++] = (bits >>> 8) & 255;
		bytes[to++] = bits & 255;
	}
	return bytes.slice(0, bytes.length - padding);
}
