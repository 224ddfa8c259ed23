import { Command, Option } from 'commander';
import { LEAST_SHARE } from '../../core/advice/suitable.ts';
import { deliver } from '../kit/cli/experiment.ts';
import {
	count,
	counts,
	drawing,
	namedRatings,
	number,
	type SetupOptions,
	whole,
	withColumns,
} from '../kit/cli/setup.ts';
import { aligned, share } from '../kit/cli/text.ts';
import { readMentions, targetsOf } from '../kit/datasets/mentions.ts';
import type { NamedRatings } from '../kit/datasets/ratings.ts';
import { drawFrom, simulateTargets } from '../kit/datasets/simulate.ts';
import { companionsOf } from './companions.ts';
import { type FirstPlansReport, judgeFirstPlans } from './firstPlans.ts';
import { KNOWN, type KnownOf } from './followed.ts';
import { planPackOf } from './planPack.ts';
import { reachLines } from './reachText.ts';
import { READERS } from './readers.ts';

interface FirstPlansOptions extends Omit<SetupOptions, 'mentions'> {
	films: string;
	mentions: number[];
	from?: string;
	builtIn?: true;
	goal: number;
	known: KnownOf[];
}

/** Follows the plan that the advice offers first. */
export const firstPlansCommand = withColumns(
	new Command('first-plans').description(
		'What the plan that is offered first asks of people, what it does for them, and whether what they read is true.',
	),
)
	.requiredOption('--films <file>', 'titles and years of the items')
	.option('--mentions <counts>', 'mentions of each person', counts, [8])
	.option('--from <what>', 'draw them from a file user,item, or from tags:FILE, in place of what people rated')
	.option('--built-in', 'advise by the built-in list of films, as if these people were members of its service')
	.option('--goal <people>', 'the crowd to reach', count, 100)
	.addOption(new Option('--known <what...>', 'what is known of each person').choices(KNOWN).default(['import']))
	.option('--targets <count>', 'people for each number of mentions', count, 200)
	.option('--skew <power>', 'chances of a rated item go by this power of its raters', number, 0)
	.option('--seed <number>', 'of everything that is drawn', whole, 1)
	.option('--json', 'print one JSON document')
	.action(async ({ films, goal, known, builtIn, ...o }: FirstPlansOptions) => {
		const ratings = await namedRatings(o);
		const targets = await drawing(() => targetsFor(ratings, o));
		const companions = companionsOf(ratings, LEAST_SHARE * ratings.users, new Set(targets.map(({ user }) => user)));
		const { pack, counts: has } = await planPackOf(ratings, companions, films, builtIn === true);
		const about = { goal, seed: o.seed, ...(builtIn && { members: ratings.users }) };
		// Items outside the built-in list cannot get advice.
		const able = targets.filter(({ items }) => items.every(has));
		const reports = known.map((what) => judgeFirstPlans(ratings, pack, able, { ...about, known: what }));
		const lines = [...reachLines(reports, goal), ...reports.flatMap((report) => foundLines(report, goal))];
		await deliver('first-plans', o, { result: reports.length === 1 ? reports[0]! : reports, lines });
	});

async function targetsFor(
	ratings: NamedRatings,
	{ mentions, from, targets: people, skew, seed }: Omit<FirstPlansOptions, 'films' | 'goal' | 'known'>,
) {
	const sizes = mentions.flatMap((size) => new Array<number>(people).fill(size));
	if (from === undefined) return simulateTargets(ratings, { sizes, skew, seed });
	return drawFrom(targetsOf(await readMentions(from, undefined), ratings).targets, sizes, seed);
}

function foundLines(report: FirstPlansReport, goal: number): string[] {
	const { known, targets, safe, reached, changes, additions, phrases, swapped, before, after } = report;
	const rows = READERS.map((name) => [name, share(before[name]), share(after[name])]);
	return [
		'',
		`known: ${known}. ${targets} people: ${safe} are safe as they are or helped by nothing, ${reached} reach ${goal}`,
		`medians of the plans: ${changes} changes, ${additions} films to mention`,
		`of the changes ${share(phrases)} are phrases, ${share(swapped)} swaps`,
		...aligned([['found at once', 'before', 'after'], ...rows]),
	];
}
