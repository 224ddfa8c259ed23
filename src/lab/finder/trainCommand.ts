import { Command, Option } from 'commander';
import { isLikely } from '../../core/mentions/certainty.ts';
import type { Model } from '../../core/mentions/judge.ts';
import { findMentions } from '../../core/mentions/mentions.ts';
import { writeModel } from '../../core/mentions/model.ts';
import type { Pack } from '../../core/population/pack.ts';
import { TITLES_FILE } from '../../pack/builtIn.ts';
import { writeAtomically } from '../../pack/files.ts';
import { FINDER_FILE } from '../../pack/lists.ts';
import { readTitles } from '../../pack/titles.ts';
import { askAbout, createCrowdOf } from './asked.ts';
import { rowsOfAsked } from './askedRows.ts';
import { openPackFile } from './commands.ts';
import { FOLDS, foldOf, type GoldText, sourceOf } from './gold.ts';
import { POSTS, readMadeUp } from './madeUp.ts';
import { prepareAll } from './prepared.ts';
import { errorLines } from './report.ts';
import { rowsOfSets } from './rows.ts';
import { scoreText } from './score.ts';
import { type LabeledSet, readSets, SET_NAMES, sourcesOf } from './sources.ts';
import { readTalk } from './talk.ts';
import { fitAsStored, fitModel } from './train.ts';

interface Options {
	data: string;
	posts: string;
	without?: (typeof SET_NAMES)[number];
	errors?: true;
	dryRun?: true;
}

export const detectTrain = new Command('detect-train')
	.description('Fit the model that decides, and report how it does on texts it was not fitted on.')
	.requiredOption('--data <folder>', 'folder with gold.jsonl, nonfilm.jsonl, queries.jsonl, redial.jsonl and more')
	.option('--posts <folder>', 'folder with made-up posts to fit on as well', POSTS)
	.addOption(new Option('--without <set>', 'fit on all other sets, and judge this one').choices(SET_NAMES))
	.option('--errors', 'list each false and missed mention with the words around it')
	.option('--dry-run', 'report only; leave the model in use as it is')
	.action(async (o: Options) => {
		const pack = await openPackFile();
		const { catalogue } = pack;
		const sets = await readSets(o.data);
		const madeUp = await readMadeUp(o.posts);
		const talk = await readTalk(o.data, sets);
		const titles = await readTitles(TITLES_FILE);
		if (o.without !== undefined) {
			const [kept, judged] = [sets.filter((s) => s.name !== o.without), sets.filter((s) => s.name === o.without)];
			const ids = new Set(judged.flatMap((set) => set.texts.map(sourceOf)));
			const prepared = prepareAll(catalogue, sourcesOf(catalogue, kept, madeUp, talk, titles));
			const model = fitAsStored(prepared, (p) => !ids.has(sourceOf(p.original)));
			report(pack, judged, () => model, o.errors === true);
			return;
		}
		const prepared = prepareAll(catalogue, sourcesOf(catalogue, sets, madeUp, talk, titles));
		const models = Array.from({ length: FOLDS }, (_, fold) => {
			console.error(`Fitting without part ${fold + 1} of ${FOLDS}`);
			return fitAsStored(prepared, (p) => p.fold !== fold);
		});
		report(pack, sets, (text) => models[foldOf(text)]!, o.errors === true);
		if (o.dryRun) return;
		const about = `Fitted by "npm run lab -- detect-train" on ${sets.map(({ name, texts }) => `${texts.length} ${name}`).join(', ')}, ${madeUp.length} made-up posts, and ${talk.length} passages of talk.`;
		await writeAtomically(
			FINDER_FILE,
			`${JSON.stringify(
				writeModel(
					fitModel(prepared, () => true),
					about,
				),
				null,
				'\t',
			)}\n`,
		);
		console.log(`\nWrote the model fitted on all of them to ${FINDER_FILE}`);
	});

function report(pack: Pack, sets: readonly LabeledSet[], modelOf: (text: GoldText) => Model, errors: boolean): void {
	const { catalogue } = pack;
	const found = new Map(
		sets.flatMap(({ texts }) =>
			texts.map((text) => [text, findMentions(catalogue, text.text, { model: modelOf(text) })] as const),
		),
	);
	const judged = sets.map(({ name, texts, complete }) => ({
		name,
		complete,
		scored: texts.map((text) => scoreText(catalogue, text, found.get(text)!.filter(isLikely))),
	}));
	for (const line of rowsOfSets(judged)) console.log(line);
	const crowdOf = createCrowdOf(pack);
	const asked = sets
		.filter(({ complete }) => complete)
		.map(({ name, texts }) => ({
			name,
			asked: texts.map((text) => askAbout(pack, crowdOf, text, found.get(text)!)),
		}));
	console.log('');
	const open = asked.flatMap((set) => set.asked).filter(({ maybes }) => maybes > 0);
	for (const line of rowsOfAsked([...asked, { name: 'texts with maybes', asked: open }])) console.log(line);
	if (!errors) return;
	for (const { name, scored } of judged) for (const line of errorLines(scored)) console.log(`${name}\t${line}`);
}
