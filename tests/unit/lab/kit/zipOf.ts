import { strToU8, zipSync } from 'fflate';

export const zipOf = (files: Record<string, string>) =>
	Buffer.from(zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)]))));
