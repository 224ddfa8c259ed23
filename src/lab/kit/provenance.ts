/** What a result rests on, so that it can be cited and repeated. */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Command } from 'commander';

export interface Provenance {
	/** What was typed, without what changes no figure: the threads, and where and how the result is written. */
	command: string;
	/** Version of Red Herring. */
	version: string;
	/** Day of the run, in UTC. */
	date: string;
	/** Of everything that was drawn; absent if nothing was. */
	seed?: number;
	/** The files that the command names. */
	data: { file: string; bytes: number; sha256: string }[];
}

const PACKAGE = new URL('../../../package.json', import.meta.url);

/** Flags that change no figure, with the number of values behind each. */
const OF_FORM: Record<string, number> = { '--threads': 1, '--out': 1, '--json': 0 };

/** Files are read once, though a result is both printed and written. */
let running: { command: Command; args: readonly string[]; found?: Promise<Provenance> } | null = null;

/** Notes which command runs, or that none does. A process runs one at a time. @param args what was typed behind the program's name */
export function noteCommand(command: Command | null, args: readonly string[] = []): void {
	running = command && { command, args };
}

/** Adds the key `provenance` to a document, or to each of several. */
export async function withProvenance(result: object): Promise<object> {
	const provenance = await provenanceNow();
	if (provenance === null) return result;
	return Array.isArray(result) ? result.map((one) => ({ ...one, provenance })) : { ...result, provenance };
}

/** The provenance of the command that runs; null outside of commands. */
export async function provenanceNow(): Promise<Provenance | null> {
	if (running === null) return null;
	running.found ??= provenanceOf(running.command, running.args);
	return running.found;
}

async function provenanceOf(command: Command, args: readonly string[]): Promise<Provenance> {
	const { seed, out: _, ...options } = command.opts<Record<string, unknown>>();
	const named = [...command.args, ...Object.values(options).flat()].filter((value) => typeof value === 'string');
	const files = await Promise.all(named.map((value) => fingerprint(value.replace(/^(tags|posts):/, ''))));
	return {
		command: `npm run lab -- ${typed(args).join(' ')}`,
		version: JSON.parse(await readFile(PACKAGE, 'utf8')).version,
		date: new Date().toISOString().slice(0, 10),
		...(typeof seed === 'number' && { seed }),
		data: files.filter((file) => file !== null),
	};
}

function typed(args: readonly string[]): string[] {
	const kept: string[] = [];
	for (let i = 0; i < args.length; i++) {
		const values = OF_FORM[args[i]!];
		if (values === undefined)
			kept.push(/^[\w./:=,+-]+$/.test(args[i]!) ? args[i]! : `'${args[i]!.replaceAll("'", "'\\''")}'`);
		else i += values;
	}
	return kept;
}

/** Null for what names no file. */
async function fingerprint(path: string): Promise<Provenance['data'][number] | null> {
	const found = await stat(path).catch(() => null);
	if (!found?.isFile()) return null;
	const hash = createHash('sha256');
	for await (const piece of createReadStream(path)) hash.update(piece);
	return { file: basename(path), bytes: found.size, sha256: hash.digest('hex') };
}
