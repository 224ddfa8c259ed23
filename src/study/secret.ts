/** What is derived from a participant's secret. It cannot be linked to what it stands for without that. */

/** Derives a uniform number from 0 up to 1 from a participant's secret and a label. */
export async function uniformFrom(secret: CryptoKey, label: string): Promise<number> {
	const view = new DataView(await crypto.subtle.sign('HMAC', secret, new TextEncoder().encode(label)));
	return (view.getUint32(0) * 2 ** 21 + (view.getUint32(4) >>> 11)) / 2 ** 53;
}

/** Imports the secret of an enrolment. @param secret 64 hexadecimal digits */
export const secretKey = (secret: string): Promise<CryptoKey> =>
	crypto.subtle.importKey(
		'raw',
		Uint8Array.from(secret.match(/../g)!, (pair) => Number.parseInt(pair, 16)),
		{ name: 'HMAC', hash: 'SHA-512' },
		false,
		['sign'],
	);

/** Returns the label of a site in the enrolment, which is constant for a participant. @param site host name */
export async function siteLabel(secret: string, site: string): Promise<string> {
	const uniform = await uniformFrom(await secretKey(secret), `site\n${site}`);
	return uniform.toString(36).slice(2);
}
