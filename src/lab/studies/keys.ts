import { writeFile } from 'node:fs/promises';
import { InputError } from '../../pack/errors.ts';

const BITS = 3072;

/** Writes a new private key and returns the public one. @throws InputError if the file exists: exports may need it */
export async function makeKeys(file: string): Promise<{ kty: 'RSA'; n: string; e: string }> {
	const algorithm = {
		name: 'RSA-OAEP',
		hash: 'SHA-256',
		modulusLength: BITS,
		publicExponent: new Uint8Array([1, 0, 1]),
	};
	const pair = await crypto.subtle.generateKey(algorithm, true, ['encrypt', 'decrypt']);
	const secret = await crypto.subtle.exportKey('jwk', pair.privateKey);
	await writeFile(file, `${JSON.stringify(secret, null, '\t')}\n`, { flag: 'wx', mode: 0o600 }).catch((error) => {
		throw new InputError(`${file} cannot be written: ${error.code === 'EEXIST' ? 'it is there already.' : error.code}`);
	});
	return { kty: 'RSA', n: secret.n!, e: secret.e! };
}
