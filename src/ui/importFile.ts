import { isAddedKind, type PackKind } from '../core/catalogue/packKinds.ts';
import { ImportError } from '../imports/error.ts';
import type { FilmRow, Reason } from '../imports/export.ts';
import { checkSize } from '../imports/parts.ts';
import { readExport } from '../imports/read.ts';
import { MOST_WANTED } from '../messages/limits.ts';
import type { AskWorker } from '../messages/ui.ts';
import type { Database } from '../storage/db.ts';
import { type ImportedFilm, saveImport } from '../storage/ratings.ts';
import type { Unmatched } from '../storage/records.ts';
import { faults } from '../strings/faults.ts';
import { noteChanged } from './records.ts';
import { pause, runSteps } from './steps.ts';

export interface Progress {
	phase: 'reading' | 'matching' | 'saving';
	/** Share of the whole import, 0 to 1. */
	share: number;
	films: number;
	kind: PackKind;
}

export interface Report {
	file: string;
	kind: PackKind;
	matched: number;
	unmatched: number;
	leftOut: Record<Reason, number>;
	damaged: string[];
	/** Files of the archive that were not read. */
	unread: string[];
}

const BEGINS = { reading: 0, matching: 0.1, saving: 0.3, end: 1 };

/**
 * Imports a file: reads it in this page, asks the worker to match its films, and stores them. Nothing is stored before
 * the last phase, as the worker may stop at any time: a failed import leaves nothing behind.
 * @throws ImportError if the file is invalid, or of a kind without a loaded list
 */
export async function importFile(
	file: File,
	{ ask, db }: { ask: AskWorker; db: Database },
	onProgress: (progress: Progress) => void,
): Promise<Report> {
	checkSize(file.name, file.size);
	let kind: PackKind = 'films';
	const tell = (phase: Progress['phase'], next: keyof typeof BEGINS, films: number) => (share: number) =>
		onProgress({ phase, films, kind, share: BEGINS[phase] + share * (BEGINS[next] - BEGINS[phase]) });
	const telling = tell('reading', 'matching', 0);
	telling(0);
	const read = await runSteps(readExport(file.name, new Uint8Array(await file.arrayBuffer())), telling);
	const { service, rows, leftOut, damaged, unread } = read;
	kind = read.kind ?? 'films';
	const matched = await matchRows(rows, ask, kind, tell('matching', 'saving', rows.length));
	if (matched === null)
		throw isAddedKind(kind) ? new ImportError(faults.noPack[kind](file.name, service)) : new Error('no list of films');
	const { films, unmatched } = matched;
	const date = new Date().toISOString().slice(0, 10);
	const imported = { service, kind, file: file.name, date, films, unmatched };
	await saveImport(db, imported, tell('saving', 'end', films.length));
	await noteChanged(ask, true);
	return { file: file.name, kind, matched: films.length, unmatched: unmatched.length, leftOut, damaged, unread };
}

/** @returns null if no list of the kind is loaded */
async function matchRows(rows: FilmRow[], ask: AskWorker, of: PackKind, onShare: (share: number) => void) {
	const films: ImportedFilm[] = [];
	const unmatched: Unmatched[] = [];
	for (let i = 0; i < rows.length; i += MOST_WANTED) {
		onShare(i / rows.length);
		const batch = rows.slice(i, i + MOST_WANTED);
		const wanted = batch.map(({ title, otherTitles, year, date }) => ({
			titles: [title, ...otherTitles],
			year,
			seen: date === null ? null : Number(date.slice(0, 4)),
		}));
		const asking = () => ask({ kind: 'matchFilms', wanted, of });
		// If the worker was stopped before it answered, the next message restarts it.
		const matches = await asking().catch(asking);
		if (matches === null) return null;
		for (const [j, { title, year, stars, date, row, part }] of batch.entries()) {
			const { film } = matches[j]!;
			if (film === null) unmatched.push({ title, year, stars, date, row, part });
			else films.push({ ...film, stars, date });
		}
		await pause();
	}
	return { films, unmatched };
}
