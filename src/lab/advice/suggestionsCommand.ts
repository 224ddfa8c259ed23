import { Command } from 'commander';
import { openBuiltIn } from '../../pack/builtIn.ts';
import { readGold } from '../finder/gold.ts';
import { deliver } from '../kit/cli/experiment.ts';
import { count } from '../kit/cli/setup.ts';
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
		const { drafts, suggestedTo, suggestions, medianShare, films, faults } = report;
		const lines = [
			`${drafts} posts name films; ${suggestedTo} get suggestions, ${suggestions} in all, of ${films} films`,
			`median share of members who rated them: ${medianShare.toFixed(3)}`,
			...Object.entries(faults).map(([fault, times]) => `${fault.padEnd(8)} ${times}`),
		];
		await deliver('suggestions', o, { result: report, lines });
	});
