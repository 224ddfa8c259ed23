import { strToU8, zipSync } from 'fflate';

/** An archive of texts, by name. */
export const zipOf = (files: Record<string, string>) =>
	Buffer.from(zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)]))));
