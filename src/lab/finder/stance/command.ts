import { fileURLToPath } from 'node:url';
import { Command } from 'commander';
import { FEATURES } from '../../../core/mentions/stance/features.ts';
import { judgeStance, type StanceModel } from '../../../core/mentions/stance/model.ts';
import { readStances } from '../../../core/mentions/stance/stances.ts';
import { findStars } from '../../../core/mentions/stance/starsWritten.ts';
import { writeAtomically } from '../../../pack/files.ts';
import '../../../pack/lists.ts';
import { FOLDS, foldOf } from '../gold.ts';
import { CLASS_OF, composeStances, readLabeled, readMadeUpStances } from './labeled.ts';
import { errorLines, type Judged, reportLines } from './report.ts';
import { fitStances, type PreparedText, prepareStances } from './train.ts';

const MODEL_FILE = fileURLToPath(new URL('../../../core/mentions/stance/model.json', import.meta.url));
/** Weight of a made-up sentence: there are few, and they say plainly what most people would. */
const MADE_UP = 2;
/** Weight of the same sentences in posts of several. */
const TOGETHER = 0.25;

interface Options {
	data: string;
	errors?: true;
	dryRun?: true;
}

export const stanceTrain = new Command('stance-train')
	.description(
		'Fit the model that reads whether a film was liked, and report how it does on sources it was not fitted on.',
	)
	.requiredOption('--data <folder>', 'folder with stance/stance.jsonl and wide/posts.jsonl')
	.option('--errors', 'list each error with the words around it, the surest first')
	.option('--dry-run', 'report only; leave the model in use as it is')
	.action(async (o: Options) => {
		const real = prepareStances(await readLabeled(o.data), 1);
		const sentences = await readMadeUpStances();
		const madeUp = prepareStances(sentences.flat(), MADE_UP);
		const posts = [2, 4].flatMap((most) => prepareStances(composeStances(sentences, most), TOGETHER));
		const all = [...real, ...madeUp, ...posts];
		const judged = Array.from({ length: FOLDS }, (_, fold) => {
			const isIn = ({ text }: PreparedText) => foldOf({ id: text.source, source: text.source }) === fold;
			const model = fitStances(all.filter((text) => !isIn(text)));
			const judge = (texts: readonly PreparedText[]) =>
				texts.filter(isIn).flatMap((text) => judgeText(text, model, fold));
			return { real: judge(real), madeUp: judge(madeUp), posts: judge(posts) };
		});
		const found = judged.flatMap((fold) => fold.real);
		for (const line of reportLines(found)) console.log(line);
		console.log('\nMade-up sentences, each judged by a model that was not fitted on it');
		for (const line of reportLines(judged.flatMap((fold) => fold.madeUp))) console.log(line);
		console.log('\nPosts of several made-up sentences');
		for (const line of reportLines(judged.flatMap((fold) => fold.posts))) console.log(line);
		if (o.errors)
			for (const line of errorLines([...found, ...judged.flatMap((fold) => fold.madeUp)])) console.log(line);
		if (o.dryRun) return;
		const count = (texts: readonly PreparedText[]) => texts.reduce((sum, { rows }) => sum + rows.length, 0);
		const about = `Fitted by "npm run lab -- stance-train" on ${count(real)} labeled mentions and ${count(madeUp)} of made-up sentences.`;
		await writeAtomically(MODEL_FILE, toLines(fitStances(all, about)));
		console.log(`\nWrote the model fitted on all of them to ${MODEL_FILE}`);
	});

/** Judges each labeled mention of a text, as {@link readStances} does. */
function judgeText({ text, rows }: PreparedText, model: StanceModel, fold: number): Judged[] {
	const read = readStances(text.text, text.mentions, model);
	return text.labels.map(({ at, label, score }, i) => {
		const { class: found, stars = null } = read[at]!;
		const row = new Float64Array(FEATURES.length);
		row.set(rows[i]!);
		const written = score === null ? null : (findStars(` ${score} `)[0] ?? findStars(`grade: ${score}`)[0] ?? null);
		return {
			text,
			at,
			fold,
			label,
			read: CLASS_OF.indexOf(found),
			chance: stars === null ? Math.max(...judgeStance(model, row, 0)) : 1,
			score,
			stars,
			isStarred: written !== null && stars?.value === written.value && stars.scale === written.scale,
		};
	});
}

/** Writes JSON with one line per feature, so that versions can be compared by a diff. */
function toLines({ about, bias, features }: StanceModel): string {
	const lines = Object.entries(features).map(
		([name, numbers]) => `\t\t${JSON.stringify(name)}: ${JSON.stringify(numbers)}`,
	);
	return `{\n\t"about": ${JSON.stringify(about)},\n\t"bias": ${JSON.stringify(bias)},\n\t"features": {\n${lines.join(',\n')}\n\t}\n}\n`;
}
