import { Command, Option } from 'commander';
import { LEAST_SHARE } from '../../core/advice/suitable.ts';
import { matchFilm } from '../../core/catalogue/match.ts';
import { openBuiltIn } from '../../pack/builtIn.ts';
import { InputError } from '../../pack/errors.ts';
import { count, number, type SetupOptions, setUpRatings, whole, withColumns } from '../kit/cli/setup.ts';
import { aligned, share } from '../kit/cli/text.ts';
import { filmRows } from '../kit/datasets/itemTitles.ts';
import type { NamedRatings } from '../kit/datasets/ratings.ts';
import { simulateTargets } from '../kit/datasets/simulate.ts';
import { companionsOf } from './companions.ts';
import { type ItemColumns, judgeFirstPlans, KNOWN } from './firstPlans.ts';
import { READERS } from './readers.ts';

interface FirstPlansOptions extends Omit<SetupOptions, 'mentions'> {
	films: string;
	mentions: number;
	goal: number;
	known: (typeof KNOWN)[number];
}

/** Follows the plan that the advice offers first. */
export const firstPlansCommand = withColumns(
	new Command('first-plans').description(
		'What the plan that is offered first asks of people, and what it does for them.',
	),
)
	.requiredOption('--films <file>', 'titles and years of the items')
	.option('--mentions <count>', 'mentions of each person', count, 8)
	.option('--goal <people>', 'the crowd to reach', count, 100)
	.addOption(new Option('--known <what>', 'what is known of each person').choices(KNOWN).default('import'))
	.option('--targets <count>', 'people', count, 200)
	.option('--skew <power>', 'chances of a rated item go by this power of its raters', number, 0)
	.option('--coherent', 'what someone mentions belongs together')
	.option('--seed <number>', 'of everything that is drawn', whole, 1)
	.option('--json', 'print one JSON document')
	.action(async ({ films, mentions, goal, known, json, ...o }: FirstPlansOptions) => {
		const needed = new InputError('Say with --ratings which ratings to use.');
		if (o.ratings === undefined) throw needed;
		const ratings = await setUpRatings(o);
		if (!('itemIds' in ratings)) throw needed;
		const { targets: people, skew, seed, coherent = false } = o;
		const targets = simulateTargets(ratings, {
			...{ sizes: new Array<number>(people).fill(mentions), skew, seed, coherent },
		});
		const companions = companionsOf(ratings, LEAST_SHARE * ratings.users, new Set(targets.map(({ user }) => user)));
		const { columns, date } = await columnsOf(ratings, films);
		const report = judgeFirstPlans(ratings, columns, companions, targets, { goal, date, seed, known });
		if (json) {
			console.log(JSON.stringify(report, null, '\t'));
			return;
		}
		const { safe, reached, changes, additions, phrases, swapped, before, after, promise } = report;
		console.log(
			`${report.targets} people: ${safe} are safe as they are or helped by nothing, ${reached} reach ${goal}`,
		);
		console.log(`medians of the plans: ${changes} changes, ${additions} films to mention`);
		console.log(`of the changes ${share(phrases)} are phrases, ${share(swapped)} swaps`);
		console.log(
			`where the goal is reached: ${Math.round(promise.promised)} promised, rank ${promise.rank} (medians), ${promise.changes.toFixed(1)} changes; rank 1 ${share(promise.one)}, at most 10 ${share(promise.ten)}, below half of the goal ${share(promise.half)}`,
		);
		const rows = READERS.map((name) => [name, share(before[name]), share(after[name])]);
		console.log(aligned([['found at once', 'before', 'after'], ...rows]).join('\n'));
	});

async function columnsOf(ratings: NamedRatings, films: string) {
	const { catalogue: c, population } = await openBuiltIn();
	const filmOf = new Int32Array(ratings.items).fill(-1);
	const year = new Uint16Array(ratings.items);
	for (const { id, title, year: of } of await filmRows(films)) {
		const item = ratings.itemIds.find(id);
		if (item < 0) continue;
		year[item] = of;
		filmOf[item] = matchFilm(c, { titles: [title], year: of, seen: null }).film;
	}
	const column = (values: ArrayLike<number> | undefined) =>
		Array.from(filmOf, (film) => (film < 0 ? 0 : (values?.[film] ?? 0)));
	const listed = (list: Uint32Array | undefined) => {
		const apart = new Set(list);
		return Uint32Array.from([...filmOf.keys()].filter((item) => apart.has(filmOf[item]!)));
	};
	const columns: ItemColumns = {
		year,
		genres: Uint32Array.from(column(c.genres)),
		kind: Uint8Array.from(column(c.kind)),
		collection: Uint16Array.from(column(c.collection)),
		origin: Uint8Array.from(column(c.origin)),
		director: Uint16Array.from(column(c.director)),
		...(c.directorNames !== undefined && { directorNames: c.directorNames }),
		adult: listed(c.adult),
		short: listed(c.short),
	};
	return { columns, date: population.date };
}
