import { Command } from 'commander';
import { LEAST_SHARE } from '../../core/advice/suitable.ts';
import { companion, companionFilm, companionLift } from '../../core/catalogue/companions.ts';
import { filmKey } from '../../core/catalogue/titled.ts';
import { companionsText } from '../../pack/companions.ts';
import { writeAtomically } from '../../pack/files.ts';
import { withColumns } from '../kit/cli/setup.ts';
import { companionsOf } from './companions.ts';
import { type RatedFilmsOptions, ratedFilms } from './ratedFilms.ts';

export const companionsCommand = withColumns(
	new Command('companions').description('Learn which films go together from ratings, for the pack that advice uses.'),
)
	.requiredOption('--films <file>', 'titles and years of the items')
	.requiredOption('--out <file>', 'where to write them')
	.action(async (o: RatedFilmsOptions) => {
		const { ratings, catalogue, films } = await ratedFilms(o, 'to learn from');
		const { nearStart, near } = companionsOf(ratings, LEAST_SHARE * ratings.users);
		const items = [...films.keys()];
		const lineOf = new Map(items.map((item, line) => [item, line]));
		const lines = items.map((item) => ({
			...filmKey(catalogue, films.get(item)!),
			near: [...near.subarray(nearStart[item], nearStart[item + 1])].flatMap((entry) => {
				const line = lineOf.get(companionFilm(entry));
				return line === undefined ? [] : [companion(line, companionLift(entry))];
			}),
		}));
		await writeAtomically(o.out, companionsText(lines));
		console.error(`${o.out}: companions of ${lines.filter(({ near: list }) => list.length > 0).length} films`);
	});
