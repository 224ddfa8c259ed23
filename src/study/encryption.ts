/** Encrypts exports: AES-256-GCM with a fresh key, which is encrypted to the RSA key of the study (OAEP, SHA-256). */
import { ExportError } from './readExport.ts';

interface Sealed {
	format: 'red-herring-encrypted/1';
	study: string;
	/** Base64 of the encrypted AES key, of the nonce and of the encrypted export. */
	key: string;
	nonce: string;
	data: string;
}

const OAEP = { name: 'RSA-OAEP', hash: 'SHA-256' };

/** @param study id of the study, which is public and authenticated together with the content */
export async function encryptExport(
	text: string,
	publicKey: { kty: 'RSA'; n: string; e: string },
	study: string,
): Promise<string> {
	const outer = await crypto.subtle.importKey('jwk', publicKey, OAEP, false, ['encrypt']);
	const inner = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, true, ['encrypt']);
	const nonce = crypto.getRandomValues(new Uint8Array(12));
	const raw = await crypto.subtle.exportKey('raw', inner);
	const bound = { name: 'AES-GCM', iv: nonce, additionalData: utf8(study) };
	const sealed: Sealed = {
		format: 'red-herring-encrypted/1',
		study,
		key: toBase64(await crypto.subtle.encrypt(OAEP, outer, raw)),
		nonce: toBase64(nonce.buffer),
		data: toBase64(await crypto.subtle.encrypt(bound, inner, utf8(text))),
	};
	return `${JSON.stringify(sealed)}\n`;
}

/** Whether a file looks like an encrypted export. */
export const isEncrypted = (text: string): boolean => text.startsWith('{"format":"red-herring-encrypted/');

/** @throws Error with a readable message if it is damaged, encrypted to another key, or in a newer format */
export async function decryptExport(text: string, privateKey: JsonWebKey): Promise<string> {
	const { study, key, nonce, data } = parseSealed(text);
	try {
		const outer = await crypto.subtle.importKey('jwk', { ...privateKey, key_ops: ['decrypt'] }, OAEP, false, [
			'decrypt',
		]);
		const raw = await crypto.subtle.decrypt(OAEP, outer, fromBase64(key));
		const inner = await crypto.subtle.importKey('raw', raw, 'AES-GCM', false, ['decrypt']);
		const bound = { name: 'AES-GCM', iv: fromBase64(nonce), additionalData: utf8(study) };
		return new TextDecoder().decode(await crypto.subtle.decrypt(bound, inner, fromBase64(data)));
	} catch {
		throw new Error('It cannot be decrypted with this key, or is damaged.');
	}
}

function parseSealed(text: string): Sealed {
	const newer = /^\{"format":"(red-herring-encrypted\/\d{1,6})"/.exec(text)?.[1];
	if (newer !== undefined && newer !== 'red-herring-encrypted/1')
		throw new ExportError('foreign', [{ line: 1, reason: `is of a newer kind (${newer}).` }]);
	try {
		const sealed = JSON.parse(text);
		const parts = ['study', 'key', 'nonce', 'data'];
		if (sealed.format === 'red-herring-encrypted/1' && parts.every((name) => typeof sealed[name] === 'string'))
			return sealed;
	} catch {
		// Reported below.
	}
	throw new Error('It is no encrypted export.');
}

const utf8 = (text: string) => new TextEncoder().encode(text);
function fromBase64(text: string): Uint8Array<ArrayBuffer> {
	const binary = atob(text);
	const all = new Uint8Array(binary.length);
	for (let at = 0; at < all.length; at++) all[at] = binary.charCodeAt(at);
	return all;
}
/** Works in chunks, as the number of arguments of a call is limited. */
function toBase64(buffer: ArrayBuffer): string {
	const all = new Uint8Array(buffer);
	let binary = '';
	for (let at = 0; at < all.length; at += 8192) binary += String.fromCharCode(...all.subarray(at, at + 8192));
	return btoa(binary);
}
