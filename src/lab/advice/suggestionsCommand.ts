import { Command } from 'commander';
import { openBuiltIn } from '../../pack/builtIn.ts';
import { readGold } from '../finder/gold.ts';
import { count } from '../kit/cli/setup.ts';
import { documentOf } from '../kit/report/out.ts';
import { judgeSuggestions } from './suggestions.ts';

export const suggestionsCommand = new Command('suggestions')
	.description('Judge what the advice suggests to mention with real posts.')
	.requiredOption('--texts <file>', 'posts, JSON lines {id, text, mentions}, as "detect" reads them')
	.option('--most <posts>', 'posts that are read at most', count, 200)
	.option('--draws <number>', 'draws of suggestions for each post', count, 4)
	.option('--json', 'print one JSON document')
	.action(async (o: { texts: string; most: number; draws: number; json?: true }) => {
		const { texts } = await readGold(o.texts, false);
		const report = judgeSuggestions(
			await openBuiltIn(),
			texts.slice(0, o.most).map(({ text }) => text),
			o.draws,
		);
		if (o.json) console.log(await documentOf(report));
		else {
			const { drafts, suggestedTo, suggestions, medianShare, films, faults } = report;
			console.log(
				`${drafts} posts name films; ${suggestedTo} get suggestions, ${suggestions} in all, of ${films} films`,
			);
			console.log(`median share of members who rated them: ${medianShare.toFixed(3)}`);
			for (const [fault, times] of Object.entries(faults)) console.log(`${fault.padEnd(8)} ${times}`);
		}
	});
