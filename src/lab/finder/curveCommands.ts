/** What the finder owes to the number of posts that its model is fitted on, and to each kind of evidence. */
import { Command } from 'commander';
import { isLikely } from '../../core/mentions/certainty.ts';
import { CONTEXT } from '../../core/mentions/context.ts';
import { FEATURES } from '../../core/mentions/featureNames.ts';
import { LAST_LOOK } from '../../core/mentions/lastLook.ts';
import { findMentions } from '../../core/mentions/mentions.ts';
import { WORD_SUMS } from '../../core/mentions/wordModel.ts';
import { TITLES_FILE } from '../../pack/builtIn.ts';
import { readTitles } from '../../pack/titles.ts';
import { openPackFile } from './commands.ts';
import { foldOf, type GoldText } from './gold.ts';
import { POSTS, readMadeUp } from './madeUp.ts';
import { type Prepared, prepareAll } from './prepared.ts';
import { pointOf, rowsOfPoints } from './rows.ts';
import { scoreText } from './score.ts';
import { readSets, sourcesOf } from './sources.ts';
import { readTalk } from './talk.ts';
import { fitAsStored } from './train.ts';

function range(first: (typeof FEATURES)[number], last: (typeof FEATURES)[number]): readonly string[] {
	return FEATURES.slice(FEATURES.indexOf(first), FEATURES.indexOf(last) + 1);
}

const OWN = ['firstLook', 'firstLookOneWord', 'secondLook'];

const EVIDENCE: Record<string, readonly string[]> = {
	'words of the title': range('twoWords', 'dividedComma'),
	'how well known its films are': range('fame', 'alsoPlace'),
	'other things of its name': range('seriesLevel', 'byName'),
	'directors and actors': range('directorNear', 'makerNamed'),
	language: range('foreignText', 'foreignStranger'),
	capitals: range('capitals', 'capitalsAmidSmall'),
	'marks and names around it': range('quoted', 'numberAfter'),
	'years and articles': range('year', 'articleExtraOneWord'),
	'place in line and list': range('wholeLine', 'stopAfter'),
	'cue words': range('watchBefore', 'prepositionBefore'),
	'learned words': WORD_SUMS,
	'other candidates': [
		...range('covered', 'coveredOneWord'),
		...[...CONTEXT, ...LAST_LOOK].filter(
			(name) => !OWN.includes(name) && !(WORD_SUMS as readonly string[]).includes(name),
		),
	],
};

/** Parts of the sources that the points of the learning curve are fitted on. */
const SHARES = [0.1, 0.25, 0.5, 0.75, 1];

/** The texts of these folds are judged, by models fitted on the others: one model for each point, since there are many. */
const isJudged = (fold: number) => fold < 2;

interface Options {
	data: string;
	posts: string;
}

async function open({ data, posts }: Options) {
	const { catalogue } = await openPackFile();
	const sets = await readSets(data);
	const talk = await readTalk(data, sets);
	const prepared = prepareAll(
		catalogue,
		sourcesOf(catalogue, sets, await readMadeUp(posts), talk, await readTitles(TITLES_FILE)),
	);
	const judged = sets.flatMap((set) =>
		set.complete ? [{ ...set, texts: set.texts.filter((text) => isJudged(foldOf(text))) }] : [],
	);
	return (name: string, keep: (p: Prepared) => boolean, without?: ReadonlySet<string>) => {
		const model = fitAsStored(prepared, (p) => !isJudged(p.fold) && keep(p), without);
		const found = ({ text }: GoldText) => findMentions(catalogue, text, { model }).filter(isLikely);
		return pointOf(
			name,
			judged.map((set) => ({ ...set, scored: set.texts.map((text) => scoreText(catalogue, text, found(text))) })),
		);
	};
}

const withData = (name: string) =>
	new Command(name)
		.requiredOption('--data <folder>', 'folder with labeled texts, as for detect-train')
		.option('--posts <folder>', 'folder with made-up posts to fit on as well', POSTS);

export const detectCurve = withData('detect-curve')
	.description('The learning curve of the finder: fitted on growing parts of the sources, judged on others.')
	.action(async (o: Options) => {
		const pointAt = await open(o);
		const points = SHARES.map((share) => {
			console.error(`Fitting on ${100 * share} %`);
			return pointAt(`${100 * share} %`, (p) => p.draw < share);
		});
		for (const line of rowsOfPoints(points)) console.log(line);
	});

export const detectEvidence = withData('detect-evidence')
	.description('What the finder is without each kind of evidence, judged on sources that it was not fitted on.')
	.action(async (o: Options) => {
		const pointAt = await open(o);
		const points = ['nothing', ...Object.keys(EVIDENCE)].map((name) => {
			console.error(`Fitting without ${name}`);
			return pointAt(`without ${name}`, () => true, new Set(EVIDENCE[name]));
		});
		for (const line of rowsOfPoints(points)) console.log(line);
	});
