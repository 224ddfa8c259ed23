import { Command } from 'commander';
import { POPULARITY, RELATIONS, WEIGHTS } from '../../core/advice/affinity.ts';
import { openBuiltIn } from '../../pack/builtIn.ts';
import { InputError } from '../../pack/errors.ts';
import { readSets } from '../finder/sources.ts';
import { type Choice, chances, fitChoices, logLoss } from './conditionalLogit.ts';
import { choicesOf, FEATURES, namedTogether } from './mentionedTogether.ts';

/** Sets that the weights are fitted to; the others are of other kinds, and judge them. */
const FITTED: readonly string[] = ['requests', 'chat'];

/** How many films of the highest chance count as named first. */
const FIRST = 20;

export const suggestionsFitCommand = new Command('suggestions-fit')
	.description('Fit what people mention with other films to posts and chats, and judge it on posts of other kinds.')
	.requiredOption('--data <folder>', 'folder with labeled texts, as "detect-train" reads them')
	.action(async ({ data }: { data: string }) => {
		const pack = await openBuiltIn();
		const sets = (await readSets(data)).map((set) => ({
			name: set.name,
			choices: choicesOf(pack, namedTogether(pack, set)),
		}));
		const fittedTo = sets.filter(({ name }) => FITTED.includes(name)).flatMap(({ choices }) => choices);
		if (fittedTo.length === 0) throw new InputError(`${data}: none of its texts names two films that suit each other.`);
		const weights = {
			'by raters alone': Float64Array.from({ length: FEATURES }, (_, i) => (i === 0 ? 1 : 0)),
			'fitted now': fitChoices(fittedTo, FEATURES),
			'in use': Float64Array.of(POPULARITY, ...RELATIONS.map((name) => WEIGHTS[name])),
		};
		console.log(`-log chance of the film named, and how often it is among the ${FIRST} likeliest`);
		for (const { name, choices } of sets) {
			if (choices.length === 0) continue;
			const figures = Object.entries(weights).map(
				([how, w]) => `${how} ${logLoss(choices, w).toFixed(2)}, ${among(choices, w).toFixed(2)}`,
			);
			const use = FITTED.includes(name) ? 'fitted to' : 'not seen';
			console.log(`${name} (${use}, ${choices.length} films): ${figures.join('; ')}`);
		}
		const names = ['popularity', ...RELATIONS];
		console.log(names.map((name, i) => `${name} ${weights['fitted now'][i]!.toFixed(2)}`).join(', '));
	});

/** Part of the choices that are among the likeliest. */
const among = (choices: readonly Choice[], weights: Float64Array): number =>
	choices.filter((choice) => {
		const all = chances(choice, weights);
		return all.filter((chance) => chance > all[choice.chosen]!).length < FIRST;
	}).length / choices.length;
