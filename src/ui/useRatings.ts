import { useEffect, useState } from 'preact/hooks';
import { PACK_KINDS } from '../core/catalogue/packKinds.ts';
import { ImportError } from '../imports/error.ts';
import type { AskWorker } from '../messages/ui.ts';
import type { Database } from '../storage/db.ts';
import { countDamaged, readImports } from '../storage/ratings.ts';
import type { Import } from '../storage/records.ts';
import { strings } from '../strings.ts';
import { importFile, type Progress, type Report } from './importFile.ts';
import { noteChanged } from './records.ts';

const words = strings.imports;

export interface RatingsState {
	/** Those of films first. */
	imports: Import[];
	/** Stored records left out as invalid. */
	damaged: number;
	progress: (Progress & { file: string }) | null;
	report: Report | null;
	problem: string;
	news: string;
	start(files: FileList | null | undefined): Promise<void>;
	reload(): Promise<void>;
	/** Changes stored data; announces `said` if that worked. */
	change(how: (db: Database) => Promise<void>, said: string): Promise<void>;
}

/** The user's imported ratings, as stored, and the operations on them. */
export function useRatings(ask: AskWorker, openDb: () => Promise<Database>): RatingsState {
	const [imports, setImports] = useState<Import[]>([]);
	const [damaged, setDamaged] = useState(0);
	const [progress, setProgress] = useState<RatingsState['progress']>(null);
	const [report, setReport] = useState<Report | null>(null);
	const [problem, setProblem] = useState('');
	const [news, setNews] = useState('');

	/** Runs a database operation and reloads the imports; shows `failed` if it throws. */
	async function runOnDatabase(how: (db: Database) => Promise<void>, failed: string) {
		const db = await openDb().catch(() => null);
		if (db === null) return setProblem(words.noStorage);
		let found = '';
		try {
			await how(db);
		} catch (error) {
			found = error instanceof ImportError ? error.message : failed;
		}
		const imported = await readImports(db);
		setImports(PACK_KINDS.flatMap((kind) => imported.filter((one) => one.kind === kind)));
		setDamaged(await countDamaged(db));
		// Last, as a reader may choose the next file at once.
		if (found !== '') setProblem(found);
	}
	const reload = () => runOnDatabase(async () => undefined, '');
	useEffect(() => void reload(), []);

	function clear() {
		setReport(null);
		setNews('');
		setProblem('');
	}

	async function start(files: FileList | null | undefined) {
		const [file, ...others] = files ?? [];
		if (file === undefined) return;
		if (progress !== null) return setProblem(words.busy);
		clear();
		if (others.length > 0) return setProblem(words.manyFiles);
		let imported: Report | null = null;
		await runOnDatabase(async (db) => {
			imported = await importFile(file, { ask, db }, (next) => setProgress({ ...next, file: file.name }));
		}, words.unexpected(file.name));
		setProgress(null);
		setReport(imported);
	}

	async function change(how: (db: Database) => Promise<void>, said: string) {
		clear();
		setNews(words.wait);
		let outcome = '';
		await runOnDatabase(async (db) => {
			await how(db);
			await noteChanged(ask, true);
			outcome = said;
		}, words.notKept);
		setNews(outcome);
	}

	return { imports, damaged, progress, report, problem, news, start, reload, change };
}
