/** Browsers and Node both have these globals, but TypeScript's ECMAScript library does not declare them. */
declare const TextEncoder: new () => { encode(text: string): Uint8Array<ArrayBuffer> };
declare const TextDecoder: new (label: string, options?: { fatal: boolean }) => { decode(bytes: Uint8Array): string };

const encoder = new TextEncoder();
const decoder = new TextDecoder('utf-8', { fatal: true });
const lenientDecoder = new TextDecoder('utf-8');

export const encodeUtf8 = (text: string) => encoder.encode(text);
/** @throws TypeError if `bytes` are not UTF-8 */
export const decodeUtf8 = (bytes: Uint8Array) => decoder.decode(bytes);
/** The same with U+FFFD in place of invalid UTF-8. */
export const decodeLenient = (bytes: Uint8Array) => lenientDecoder.decode(bytes);
