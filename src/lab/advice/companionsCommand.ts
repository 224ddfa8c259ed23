import { Command } from 'commander';
import { LEAST_SHARE } from '../../core/advice/suitable.ts';
import { companion, companionFilm, companionLift } from '../../core/catalogue/companions.ts';
import { matchFilm } from '../../core/catalogue/match.ts';
import { type FilmKey, filmKey } from '../../core/catalogue/titled.ts';
import { openBuiltIn } from '../../pack/builtIn.ts';
import { companionsText } from '../../pack/companions.ts';
import { InputError } from '../../pack/errors.ts';
import { writeAtomically } from '../../pack/files.ts';
import { type SetupOptions, setUpRatings, withColumns } from '../kit/cli/setup.ts';
import { filmRows } from '../kit/datasets/itemTitles.ts';
import { companionsOf } from './companions.ts';

interface CompanionsOptions extends SetupOptions {
	films: string;
	out: string;
}

export const companionsCommand = withColumns(
	new Command('companions').description('Learn which films go together from ratings, for the pack that advice uses.'),
)
	.requiredOption('--films <file>', 'titles and years of the items')
	.requiredOption('--out <file>', 'where to write them')
	.action(async (o: CompanionsOptions) => {
		const needed = new InputError('Say with --ratings which ratings to learn from.');
		if (o.ratings === undefined) throw needed;
		const ratings = await setUpRatings(o);
		if (!('itemIds' in ratings)) throw needed;
		const { catalogue } = await openBuiltIn();
		const keys = new Map<number, FilmKey>();
		for (const { id, title, year } of await filmRows(o.films)) {
			const item = ratings.itemIds.find(id);
			const { film } = matchFilm(catalogue, { titles: [title], year, seen: null });
			if (item >= 0 && film >= 0) keys.set(item, filmKey(catalogue, film));
		}
		const { nearStart, near } = companionsOf(ratings, LEAST_SHARE * ratings.users);
		const items = [...keys.keys()];
		const lineOf = new Map(items.map((item, line) => [item, line]));
		const lines = items.map((item) => ({
			...keys.get(item)!,
			near: [...near.subarray(nearStart[item], nearStart[item + 1])].flatMap((entry) => {
				const line = lineOf.get(companionFilm(entry));
				return line === undefined ? [] : [companion(line, companionLift(entry))];
			}),
		}));
		await writeAtomically(o.out, companionsText(lines));
		console.error(`${o.out}: companions of ${lines.filter(({ near: list }) => list.length > 0).length} films`);
	});
