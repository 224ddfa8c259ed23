/** The two encoders that every host of the core has, browser and Node alike; ECMAScript's own library lacks them. */
declare const TextEncoder: new () => { encode(text: string): Uint8Array<ArrayBuffer> };
declare const TextDecoder: new (label: string, options: { fatal: boolean }) => { decode(bytes: Uint8Array): string };

const encoder = new TextEncoder();
const decoder = new TextDecoder('utf-8', { fatal: true });

export const encodeUtf8 = (text: string) => encoder.encode(text);
/** @throws TypeError when `bytes` are not UTF-8 */
export const decodeUtf8 = (bytes: Uint8Array) => decoder.decode(bytes);
