import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Command, InvalidArgumentError } from 'commander';
import type { Catalogue } from '../../core/catalogue/catalogue.ts';
import type { Model } from '../../core/mentions/judge.ts';
import { findMentions } from '../../core/mentions/mentions.ts';
import { writeModel } from '../../core/mentions/model.ts';
import { openPack } from '../../core/population/pack.ts';
import { builtInPack } from '../../pack/builtIn.ts';
import { InputError } from '../../pack/errors.ts';
import { writeAtomically } from '../../pack/files.ts';
import { readPackBytes } from '../../pack/packFile.ts';
import { type GoldText, readGold } from './gold.ts';
import { errorLines, reportLines, summarize } from './report.ts';
import { type ScoredText, scoreText } from './score.ts';
import { splice } from './splice.ts';
import { swapTitles } from './swap.ts';
import { FOLDS, fitModel, foldOf, type Prepared, prepareAll, type Source } from './train.ts';

const MODEL_FILE = fileURLToPath(new URL('../../core/mentions/model.json', import.meta.url));

const part = (text: string) => {
	const n = Number(text);
	if (!(n > 0 && n <= 1)) throw new InvalidArgumentError('It must be a number above 0, up to 1.');
	return n;
};

async function catalogueOf(pack: string | undefined): Promise<Catalogue> {
	const file = pack ?? (await builtInPack()).file;
	let bytes: Buffer;
	try {
		bytes = await readFile(file);
	} catch {
		throw new InputError(`${file}: cannot be read.`);
	}
	return openPack(readPackBytes(bytes)).catalogue;
}

export const detect = new Command('detect')
	.description('How well films are found in labelled texts.')
	.requiredOption('--gold <file>', 'labelled texts, JSON lines {id, text, mentions: [{start, end, title, year, kind}]}')
	.option('--pack <file>', 'films to look for, as made by "pack" (default: the built-in ones)')
	.option('--json', 'print one JSON document')
	.option('--errors', 'list each false and missed mention with the words around it')
	.option('--stop-at-bad', 'end at the first line that cannot be used instead of leaving it out')
	.option('--seed <number>', 'of the bootstrap', Number, 1)
	.action(async (o: { gold: string; pack?: string; json?: true; errors?: true; stopAtBad?: true; seed: number }) => {
		const catalogue = await catalogueOf(o.pack);
		const { texts, problems } = await readGold(o.gold, o.stopAtBad === true);
		for (const problem of problems) console.error(problem);
		if (texts.length === 0) throw new InputError(`${o.gold}: holds no text that can be used.`);
		const scored = texts.map((text) => scoreText(catalogue, text, findMentions(catalogue, text.text)));
		print(scored, o);
	});

function print(scored: ScoredText[], o: { json?: true; errors?: true; seed: number }): void {
	const report = summarize(scored, o.seed);
	const errors = o.errors ? errorLines(scored) : [];
	if (o.json) console.log(JSON.stringify(o.errors ? { ...report, errors } : report, null, '\t'));
	else for (const line of [...reportLines(report), ...errors]) console.log(line);
}

/** Reads the texts that a model is fitted on. */
async function readSources(
	catalogue: Catalogue,
	data: string,
): Promise<{ gold: GoldText[]; nonfilm: GoldText[]; redial: GoldText[]; sources: Source[] }> {
	const read = async (name: string) => (await readGold(join(data, `${name}.jsonl`), true)).texts;
	// In turn: of several files that cannot be read the first is named, not any.
	const gold = await read('gold');
	const nonfilm = await read('nonfilm');
	const queries = await read('queries');
	const redial = await read('redial');
	const lower = { complete: true, lowerCase: true };
	return {
		gold,
		nonfilm,
		redial,
		sources: [
			{ texts: gold, complete: true, weight: 1 },
			{ texts: nonfilm, complete: true, weight: 1.4 },
			{ texts: gold, weight: 0.5, ...lower },
			{ texts: nonfilm, weight: 0.4, ...lower },
			{ texts: swapTitles(catalogue, gold, 1), complete: true, weight: 0.2 },
			{ texts: swapTitles(catalogue, gold, 2), complete: true, weight: 0.2 },
			{ texts: swapTitles(catalogue, gold, 3), weight: 0.3, ...lower },
			{ texts: splice(gold, nonfilm, 1), complete: true, weight: 0.4 },
			{ texts: splice(gold, nonfilm, 2), complete: true, weight: 0.4 },
			{ texts: queries, complete: true, weight: 0.4 },
			{ texts: redial, complete: false, weight: 0.1 },
		],
	};
}

export const detectTrain = new Command('detect-train')
	.description('Fit the model that decides, and report how it does on texts it was not fitted on.')
	.requiredOption('--data <folder>', 'folder with gold.jsonl, nonfilm.jsonl, queries.jsonl and redial.jsonl')
	.option('--share <part>', 'fit on this part of the texts only: a point of the learning curve', part, 1)
	.option('--errors', 'list each false and missed mention with the words around it')
	.option('--dry-run', 'report only; leave the model in use as it is')
	.action(async (o: { data: string; share: number; errors?: true; dryRun?: true }) => {
		const catalogue = await catalogueOf(undefined);
		const { gold, nonfilm, redial, sources } = await readSources(catalogue, o.data);
		const prepared = prepareAll(catalogue, sources);
		const inShare = (p: Prepared) => p.index % 100 < 100 * o.share;
		const models = Array.from({ length: FOLDS }, (_, fold) => {
			console.error(`Fitting without part ${fold + 1} of ${FOLDS}`);
			return fitModel(prepared, (p) => p.fold !== fold && inShare(p));
		});
		for (const [name, texts] of [
			['Labelled posts', gold],
			['Posts without films', nonfilm],
			['Sentences about films amid posts without', splice(gold, nonfilm, 3)],
			['Chats, of which only recall counts: not every mention is labelled', redial],
		] as const) {
			console.log(`\n${name}, each judged by a model fitted without it`);
			print(
				texts.map((text, i) => judgeBy(models[foldOf(text, i)]!, catalogue, text)),
				{ seed: 1, ...(o.errors && { errors: true }) },
			);
		}
		if (o.dryRun) return;
		const about = `Fitted by "npm run lab -- detect-train" on ${gold.length} labelled posts, ${nonfilm.length} posts without films, and chats and questions about films.`;
		await writeAtomically(MODEL_FILE, toLines(writeModel(fitModel(prepared, inShare), about)));
		console.log(`\nWrote the model fitted on all of them to ${MODEL_FILE}`);
	});

const judgeBy = (model: Model, catalogue: Catalogue, text: GoldText) =>
	scoreText(catalogue, text, findMentions(catalogue, text.text, { model }));

/** Writes JSON with one line per tree, so that versions can be compared by a diff. */
function toLines({ about, threshold, first, second }: ReturnType<typeof writeModel>): string {
	const trees = second.trees.map((tree) => `\t\t\t${JSON.stringify(tree)}`).join(',\n');
	const head = JSON.stringify({ about, threshold, first }, null, '\t').slice(0, -2);
	return `${head},\n\t"second": {\n\t\t"bias": ${second.bias},\n\t\t"trees": [\n${trees}\n\t\t]\n\t}\n}\n`;
}
