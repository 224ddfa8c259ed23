/** Reads exports, aggregates them, and writes the results. */
import { join } from 'node:path';
import { escapeControls, InputError } from '../../pack/errors.ts';
import { writeAtomically } from '../../pack/files.ts';
import { showProgress } from '../kit/cli/progress.ts';
import { prepareOut, writeOut } from '../kit/report/out.ts';
import { type Analysis, compareArms } from './analysis.ts';
import { codebookCsv } from './codebook.ts';
import { estimatesCsv } from './estimates.ts';
import { studyFigures } from './figures.ts';
import { gatherer, type Person } from './gather.ts';
import { filesOf, type OpenStudy, readAll } from './inputs.ts';
import { openTables } from './tables.ts';

export interface RunOptions {
	key?: JsonWebKey | null;
	/** Arm that the others are compared with, if not that of {@link referenceOf}. */
	against?: string;
	/** Folder for the report, figures and tables, if they are wanted. */
	out?: string;
}

/** Analyzes exports one at a time, keeping only sums per participant. @throws InputError if none can be used */
export async function analyze(
	paths: readonly string[],
	open: OpenStudy,
	{ key = null, against, out }: RunOptions,
): Promise<Analysis> {
	const files = await filesOf(paths);
	if (out !== undefined) await prepareOut(out);
	const gather = gatherer(open.study);
	const people: Person[] = [];
	const tables = out === undefined ? null : openTables(out, open.study);
	const progress = showProgress('Reading exports');
	try {
		const leftOut = await readAll(
			files,
			open,
			key,
			async (head, rows) => {
				const { drafts, answers } = gather.split(rows);
				people.push(gather.personOf(head, drafts, answers));
				await tables?.add(head, drafts, answers);
			},
			(done) => progress.at(done, files.length),
		);
		if (people.length === 0)
			throw new InputError(
				[
					'None of the exports can be used:',
					...leftOut.slice(0, 20).map(({ file, reasons }) => `  ${escapeControls(`${file}: ${reasons[0]}`)}`),
				].join('\n'),
			);
		await tables?.end();
		const analysis = compareArms(open, gather, people, leftOut, against);
		if (out !== undefined) {
			const figures = studyFigures(analysis);
			await writeOut(out, 'analysis', analysis, figures);
			await writeAtomically(join(out, 'estimates.csv'), estimatesCsv(analysis));
			await writeAtomically(join(out, 'codebook.csv'), codebookCsv(open.study));
			const { toHtml } = await import('./page.ts');
			await writeAtomically(join(out, 'report.html'), toHtml(analysis, figures));
		}
		return analysis;
	} catch (error) {
		await tables?.drop();
		throw error;
	} finally {
		progress.end();
	}
}
