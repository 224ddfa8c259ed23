/** Encrypts what memory has of drafts, with a secret that only the draft's page knows. */
import * as v from 'valibot';
import { hexadecimal } from '../study/sha256.ts';

/** Both hexadecimal. */
export const SealedSchema = v.object({ iv: v.string(), sealed: v.string() });
export type Sealed = v.InferOutput<typeof SealedSchema>;

/** The key's inputs: a text, and a secret that keeps others from guessing it. */
export interface Key {
	text: string;
	secret: string;
}

/** @param value anything that is JSON */
export async function seal(value: unknown, key: Key): Promise<Sealed> {
	const iv = crypto.getRandomValues(new Uint8Array(12));
	const bytes = new TextEncoder().encode(JSON.stringify(value));
	const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, await keyFrom(key, iv), bytes);
	return { iv: hexadecimal(iv), sealed: hexadecimal(new Uint8Array(sealed)) };
}

/** @returns undefined with any other key */
export async function unseal(sealed: Sealed, key: Key): Promise<unknown> {
	const [iv, bytes] = [bytesOf(sealed.iv), bytesOf(sealed.sealed)];
	const opened = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, await keyFrom(key, iv), bytes).catch(() => null);
	return opened === null ? undefined : JSON.parse(new TextDecoder().decode(opened));
}

/** @param salt makes it another key each time */
async function keyFrom({ text, secret }: Key, salt: Uint8Array): Promise<CryptoKey> {
	const words = new TextEncoder().encode(`${secret} ${text}`);
	const salted = new Uint8Array(salt.length + words.length);
	salted.set(salt);
	salted.set(words, salt.length);
	const digest = await crypto.subtle.digest('SHA-256', salted);
	return crypto.subtle.importKey('raw', digest, 'AES-GCM', false, ['encrypt', 'decrypt']);
}

const bytesOf = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (digits) => Number.parseInt(digits, 16));
