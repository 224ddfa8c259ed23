/** Tidy tables of all exports, unmodified: one row per participant, per draft and per answer, as CSV and Parquet. */
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream, type WriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import type { AnswerRow, DraftSummary } from '../../study/drafts.ts';
import type { ExportHead } from '../../study/exportFile.ts';
import type { StudyFile } from '../../study/studyFile.ts';
import { quoteName, quoteText } from '../kit/datasets/parquetSql.ts';
import { withDuckDb } from '../kit/duckDb.ts';
import { recordedFields } from './truth.ts';

type Columns = readonly (readonly [name: string, type: 'VARCHAR' | 'INTEGER' | 'BOOLEAN'])[];

const OWN = [
	['participant', 'VARCHAR'],
	['arm', 'VARCHAR'],
] as const;

/** The columns of each table. */
export const layoutsOf = (study: StudyFile): Record<'participants' | 'drafts' | 'answers', Columns> => ({
	participants: [...OWN, ['rows', 'INTEGER'], ['struck', 'INTEGER'], ['drafts', 'INTEGER'], ['answers', 'INTEGER']],
	drafts: [...OWN, ['draft', 'INTEGER'], ['day', 'INTEGER'], ...recordedColumns(study)],
	answers: [...OWN, ['day', 'INTEGER'], ['question', 'VARCHAR'], ['answer', 'INTEGER']],
});

const recordedColumns = (study: StudyFile): Columns =>
	[...recordedFields(study)].map((name) => [
		name,
		/^(mentions|rarest|before|after)$/.test(name) ? 'INTEGER' : 'BOOLEAN',
	]);

/** Opens a CSV file to append to; it gets its final name when it is complete. */
function appendToCsv(file: string, columns: Columns) {
	const draft = `${file}.${randomUUID()}.tmp`;
	const stream: WriteStream = createWriteStream(draft);
	let waiting = `${columns.map(([name]) => name).join()}\n`;
	let failed: Error | null = null;
	stream.on('error', (error) => {
		failed = error;
	});
	const flush = async () => {
		if (failed !== null) throw failed;
		const part = waiting;
		waiting = '';
		if (!stream.write(part)) await once(stream, 'drain');
	};
	return {
		async add(text: string): Promise<void> {
			waiting += text;
			if (waiting.length > 1 << 16) await flush();
		},
		async end(): Promise<void> {
			await flush();
			stream.end();
			await finished(stream);
			await rename(draft, file);
		},
		async drop(): Promise<void> {
			stream.destroy();
			// While it is being opened, it does not exist yet.
			await finished(stream).catch(() => undefined);
			await rm(draft, { force: true });
		},
	};
}

export interface Tables {
	add(
		head: ExportHead,
		drafts: readonly Partial<DraftSummary>[],
		answers: readonly Partial<AnswerRow>[],
	): Promise<void>;
	/** Finishes the tables and also writes them as Parquet. @returns the names of the files */
	end(): Promise<string[]>;
	/** Removes the unfinished files. */
	drop(): Promise<void>;
}

export function openTables(folder: string, study: StudyFile): Tables {
	const layouts = layoutsOf(study);
	const [participants, draftTable, answerTable] = Object.entries(layouts).map(([name, columns]) =>
		appendToCsv(join(folder, `${name}.csv`), columns),
	) as [ReturnType<typeof appendToCsv>, ReturnType<typeof appendToCsv>, ReturnType<typeof appendToCsv>];
	const names = [...recordedFields(study)];
	return {
		async add({ participant, arm, rows, struck }, drafts, answers) {
			const who = `${participant},${arm}`;
			await participants.add(`${who},${rows},${struck},${drafts.length},${answers.length}\n`);
			for (const row of drafts) {
				let line = `${who},${row.draft ?? ''},${row.day ?? ''}`;
				// Whether a draft that was cut off by a pause was posted is unknown.
				for (const name of names) line += row.cut && name === 'posted' ? ',' : `,${row[name] ?? ''}`;
				await draftTable.add(`${line}\n`);
			}
			for (const { day, question, answer } of answers) await answerTable.add(`${who},${day},${question},${answer}\n`);
		},
		async end() {
			for (const table of [participants, draftTable, answerTable]) await table.end();
			await toParquet(folder, layouts);
			return Object.keys(layouts).flatMap((name) => [`${name}.csv`, `${name}.parquet`]);
		},
		async drop() {
			for (const table of [participants, draftTable, answerTable]) await table.drop();
		},
	};
}

async function toParquet(folder: string, layouts: Record<string, Columns>): Promise<void> {
	await withDuckDb({ memory_limit: '400MB', threads: '2' }, async (connection) => {
		for (const [name, columns] of Object.entries(layouts)) {
			const types = columns.map(([column, type]) => `${quoteText(column)}: ${quoteText(type)}`).join(', ');
			const from = `read_csv(${quoteText(join(folder, `${name}.csv`))}, header = true, columns = {${types}})`;
			const [draft, file] = [join(folder, `${name}.${randomUUID()}.tmp`), join(folder, `${name}.parquet`)];
			const list = columns.map(([column]) => quoteName(column)).join(', ');
			await connection.run(
				`copy (select ${list} from ${from}) to ${quoteText(draft)} (format parquet, compression zstd)`,
			);
			await rename(draft, file);
		}
	});
}
