import { Command, InvalidArgumentError, Option } from 'commander';
import type { Pack } from '../../core/population/pack.ts';
import { filmRows } from '../datasets/itemTitles.ts';
import { loadRatings } from '../datasets/load.ts';
import { type NowOptions, nowOf } from '../drift/now.ts';
import { InputError } from '../errors.ts';
import { makePackFile, writeWhole } from '../packFile.ts';
import { columnsOf, count, type SetupOptions, withColumns } from './setup.ts';

type PackOptions = Record<'films' | 'population' | 'out', string> &
	Pick<SetupOptions, 'ratings' | 'stopAtBad' | 'userColumn' | 'itemColumn' | 'ratingColumn' | 'timeColumn'> & {
		companions?: string;
		titles?: string;
		halfLife?: number;
		asOf?: string;
		now?: 'cd' | 'em';
		epsilon?: number;
		perPerson?: number;
	};

const positive = (text: string) => {
	const value = /^\d+(\.\d+)?$/.test(text) ? Number(text) : 0;
	if (!(value > 0 && value <= 1e6)) throw new InvalidArgumentError('It must be a number above 0, and at most 1000000.');
	return value;
};
const day = (text: string) => {
	const date = /^\d{4}-\d\d-\d\d$/.test(text) ? new Date(`${text}T00:00:00Z`) : new Date(Number.NaN);
	if (Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== text)
		throw new InvalidArgumentError('It must be a day as 2026-07-31.');
	return text;
};

/** What is wrong with the flags about what is popular now, or null. */
export function nowProblem(
	o: Pick<PackOptions, 'ratings' | 'titles' | 'halfLife' | 'asOf' | 'now' | 'epsilon' | 'perPerson'>,
): string | null {
	const { ratings, titles, halfLife, now = 'cd', epsilon, perPerson, asOf } = o;
	const asked = [titles, halfLife, o.now, epsilon, perPerson, asOf].some((flag) => flag !== undefined);
	if (ratings === undefined)
		return asked ? 'What is popular now is counted in ratings: say which with --ratings.' : null;
	if (halfLife === undefined) return 'Say with --half-life in how many days a rating comes to count half.';
	if (titles === undefined) return 'Say with --titles what the rated items are called.';
	if (now === 'em' && epsilon === undefined) return 'Say with --epsilon how private --now em shall be.';
	if (now === 'cd' && epsilon !== undefined) return '--epsilon is for --now em: a plain sum is not private.';
	if (now === 'cd' && perPerson !== undefined) return '--per-person is for --now em: a plain sum is not private.';
	return null;
}

/** The part of a pack that tells what is popular now, as the flags ask for it; undefined where they do not. */
function nowMaker(o: PackOptions) {
	const problem = nowProblem(o);
	if (problem !== null) throw new InputError(problem);
	const { ratings: file, titles, halfLife, now = 'cd', epsilon, perPerson, asOf, stopAtBad } = o;
	if (file === undefined) return undefined;
	return async (pack: Pack) => {
		const ratings = await loadRatings(file, { columns: columnsOf(o), times: true, stopAtBad: stopAtBad === true });
		if (ratings.byUser.times === null) throw new InputError(`${file}: its ratings have no times.`);
		const options: NowOptions = {
			halfLife: halfLife!,
			by: now,
			...(epsilon !== undefined && { epsilon }),
			...(perPerson !== undefined && { perPerson }),
			...(asOf !== undefined && { asOf }),
		};
		const made = nowOf(pack, ratings, await filmRows(titles!), options);
		const known = made.said.filter((count) => count !== null).length;
		console.error(`Popular now, as of ${made.facts.asOf}: ${known} of ${made.said.length} films known.`);
		if (now === 'em') console.error(promiseOf(epsilon!, perPerson));
		return made;
	};
}

/** What --now em promises, in words. */
export const promiseOf = (epsilon: number, perPerson: number | undefined) =>
	perPerson === undefined
		? `Private with epsilon ${epsilon} for each rating, ${epsilon} times the number of ratings for each person; the day and which films are known are public.`
		: `Private with epsilon ${epsilon * Math.min(2, perPerson)} for each rating, ${epsilon * perPerson} for each person; the day and which films are known are public.`;

/** Builds the file that the extension ships, or one of somebody's own. */
export const packCommand = withColumns(
	new Command('pack')
		.description('Build a pack: catalogue and population in one binary file.')
		.requiredOption('--films <file>', 'films table: title, year, raters, genres, also_known_as, divided by tabs')
		.requiredOption('--population <file>', 'population description, as assets/population.json')
		.option('--companions <file>', 'which films go together, as assets/companions.tsv')
		.requiredOption('--out <file>', 'where to write the pack'),
	'ratings with times, from which it is counted what is popular now',
)
	.option('--titles <file>', 'titles and years of the rated items')
	.option('--half-life <days>', 'in which a rating comes to count half', positive)
	.option('--as-of <day>', 'from which ages are counted, as 2026-07-31 (default: that of the newest rating)', day)
	.addOption(
		new Option('--now <way>', 'sum ratings up (cd, the default), or tell their sums in private (em)').choices([
			'cd',
			'em',
		]),
	)
	.option('--epsilon <number>', 'em: what is promised for each rating', positive)
	.option('--per-person <count>', "em: only so many of a person's newest ratings count", count)
	.action(async (o: PackOptions) => {
		const bytes = await makePackFile(o.films, o.population, o.companions, nowMaker(o));
		await writeWhole(o.out, bytes);
		console.log(`${o.out}: ${bytes.length} bytes`);
	});
