import { createReadStream } from 'node:fs';
import Papa from 'papaparse';
import { atLine, InputError } from '../../../pack/errors.ts';
import { readProblem } from '../../../pack/files.ts';
import { SCORE_TOLERANCE } from '../statistics.ts';
import { namesOf, type Search } from './exported.ts';

/** What a file scores a target's candidates with, in its order. */
interface Scored {
	candidates: number[];
	scores: number[];
}

/**
 * Reads a file `target,candidate,score` and ranks each target as ours do: by the number of candidates who score at least as
 * high. Candidates without a row are not on the list; nor is a target whose own candidate has none.
 * @returns the rank of each target; Infinity for those not on the list
 * @throws InputError naming file, line and reason
 */
export async function ranksFromScores(file: string, search: Search): Promise<number[]> {
	const { targets } = search;
	const names = namesOf(search);
	const all = targets.map((): Scored => ({ candidates: [], scores: [] }));
	let line = 1;
	await rowsOf(file, ['target', 'candidate', 'score'], ({ target, candidate, score }) => {
		line++;
		const [at, user] = [names.target(target), names.candidate(candidate)];
		for (const found of [at, user]) if (typeof found === 'string') throw atLine(file, line, found);
		const value = score?.trim() ? Number(score) : Number.NaN;
		if (!Number.isFinite(value)) throw atLine(file, line, `${JSON.stringify(score ?? '')} is not a score.`);
		all[at as number]!.candidates.push(user as number);
		all[at as number]!.scores.push(value);
	});
	const unscored = all.filter(({ scores }) => scores.length === 0).length;
	if (unscored > 0) console.error(`${file}: ${unscored} of ${all.length} targets have no row, and count as not found.`);
	return all.map(({ candidates, scores }, i) => {
		if (new Set(candidates).size < candidates.length)
			throw new InputError(`${file}: scores a candidate of target t${i + 1} twice.`);
		const own = scores[candidates.indexOf(targets[i]!.user)];
		return own === undefined ? Infinity : scores.filter((score) => score >= own - SCORE_TOLERANCE).length;
	});
}

type Row<Name extends string> = Partial<Record<Name, string>>;

/** Reads delimited text row by row. @throws InputError if it cannot be read or lacks a column; what `use` throws */
function rowsOf<Name extends string>(
	file: string,
	columns: readonly Name[],
	use: (row: Row<Name>) => void,
): Promise<void> {
	return new Promise((resolve, reject) => {
		const stream = createReadStream(file, 'utf8');
		let isFirst = true;
		stream.on('error', (error) => reject(readProblem(file, error)));
		Papa.parse<Row<Name>>(stream, {
			header: true,
			skipEmptyLines: true,
			step({ data, meta: { fields = [] } }, parser) {
				try {
					const missing = isFirst ? columns.filter((name) => !fields.includes(name)) : [];
					if (missing.length > 0) throw new InputError(`${file}: lacks the column ${missing.join(', ')}.`);
					isFirst = false;
					use(data);
				} catch (error) {
					// First: to abort completes.
					reject(error);
					parser.abort();
					stream.destroy();
				}
			},
			complete: () => resolve(),
		});
	});
}
