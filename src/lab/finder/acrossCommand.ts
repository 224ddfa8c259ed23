import { Command, Option } from 'commander';
import type { Catalogue } from '../../core/catalogue/catalogue.ts';
import { PACK_KINDS, type PackKind } from '../../core/catalogue/packKinds.ts';
import { kindOfItems } from '../../core/catalogue/titled.ts';
import { scanWords } from '../../core/catalogue/words.ts';
import { findItems } from '../../core/mentions/findItems.ts';
import { InputError } from '../../pack/errors.ts';
import { aligned } from '../kit/cli/text.ts';
import { isShared, kindMeant, OUTCOMES, type Outcome, outcomeOf, questionsOf } from './across.ts';
import { openPackFile } from './commands.ts';
import { readGold } from './gold.ts';

export const detectAcross = new Command('detect-across')
	.description('What is decided of names that several kinds have, in labeled texts: films and other packs together.')
	.requiredOption(
		'--gold <file>',
		'labeled texts, as of "detect"; the "kind" of a mention is that of its item, "" for either',
	)
	.requiredOption('--packs <files...>', 'packs of other kinds')
	.addOption(
		new Option('--all-of <kind>', 'that all labels are of this kind: those count that several packs find').choices(
			PACK_KINDS,
		),
	)
	.action(async ({ gold, packs, allOf }: { gold: string; packs: string[]; allOf?: PackKind }) => {
		const films = (await openPackFile()).catalogue;
		const searched = [films, ...(await Promise.all(packs.map(addedCatalogue)))].map((catalogue) => ({ catalogue }));
		const { texts, problems } = await readGold(gold, false);
		for (const problem of problems) console.error(problem);
		const counts = new Map<string, Map<Outcome, number>>();
		const asked = { all: 0, betweenKinds: 0 };
		let words = 0;
		for (const { text, mentions } of texts) {
			const kept = findItems(text, searched);
			const found = kept.map(({ kind, all }) => ({ kind, mentions: all }));
			for (const label of mentions) {
				if (allOf && (label.kind === 'franchise' || !isShared(label, found))) continue;
				const meant = allOf ?? kindMeant(label);
				const row = counts.get(meant ?? 'either') ?? new Map<Outcome, number>();
				const outcome = outcomeOf(label, meant, kept);
				counts.set(meant ?? 'either', row.set(outcome, (row.get(outcome) ?? 0) + 1));
			}
			const questions = questionsOf(kept);
			asked.all += questions.all;
			asked.betweenKinds += questions.betweenKinds;
			words += scanWords(text).count;
		}
		const rows = [...counts].map(([kind, row]) => [kind, ...OUTCOMES.map((outcome) => String(row.get(outcome) ?? 0))]);
		for (const line of aligned([['names of', ...OUTCOMES], ...rows])) console.log(line);
		const per = (count: number) => ((1000 * count) / words).toFixed(2);
		console.log(`Questions in 1,000 words: ${per(asked.all)}, between kinds ${per(asked.betweenKinds)}.`);
	});

async function addedCatalogue(file: string): Promise<Catalogue> {
	const { catalogue } = await openPackFile(file);
	if (kindOfItems(catalogue) === 'films') throw new InputError(`${file}: is a pack of films.`);
	return catalogue;
}
