import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { Command } from 'commander';
import { isFluent } from '../../core/rewrite/fluency/fluency.ts';
import { tokensOf } from '../../core/rewrite/fluency/tokens.ts';
import type { Language } from '../../core/rewrite/languages/languages.ts';
import { InputError } from '../../pack/errors.ts';
import { readBytes, writeAtomically } from '../../pack/files.ts';
import '../../pack/lists.ts';
import { fitFluency } from './fluency.ts';

const MODEL_FILE = fileURLToPath(new URL('../../core/rewrite/fluency/model.json', import.meta.url));
const LANGUAGES = ['en', 'de', 'es', 'fr', 'it', 'pt'] as const;
/** One in this many passages is held out; this many of its sentences are judged. */
const [HELD_OUT, JUDGED] = [10, 2000];

export const fluencyCommand = new Command('fluency')
	.description(
		'Fit the judge of fluency to passages, and judge it on others: sentences as written, and with a word lost or doubled.',
	)
	.requiredOption('--passages <file>', 'gzipped JSON lines with "lang" and "text"')
	.option('--dry-run', 'judge only; leave the model in use as it is')
	.action(async ({ passages, dryRun }: { passages: string; dryRun?: true }) => {
		const rows = linesOf(gunzipSync(await readBytes(passages)).toString('utf8'), passages);
		const texts = (language: string, held: boolean) =>
			rows.filter(({ lang }, i) => lang === language && (i % HELD_OUT === 0) === held).map(({ text }) => text);
		console.log('By the model in use, refused of sentences as written, with a word lost, and with a word doubled:');
		for (const language of LANGUAGES) console.log(`${language}: ${judged(language, texts(language, true))}`);
		if (dryRun) return;
		const fitted = Object.fromEntries(LANGUAGES.map((language) => [language, fitFluency(texts(language, false))]));
		await writeAtomically(MODEL_FILE, `${JSON.stringify(fitted, null, '\t')}\n`);
		console.log(`Wrote the model fitted on the others to ${MODEL_FILE}`);
	});

function linesOf(text: string, file: string): { lang: string; text: string }[] {
	return text
		.trim()
		.split('\n')
		.map((line, i) => {
			const row = parsed(line);
			if (typeof row !== 'object' || row === null || !('lang' in row) || !('text' in row))
				throw new InputError(`${file}, line ${i + 1}: it needs "lang" and "text".`);
			return { lang: String(row.lang), text: String(row.text) };
		});
}

/** Shares of sentences that are refused. */
function judged(language: Language, texts: readonly string[]): string {
	const sentences = texts.flatMap((text) => text.split(/(?<=[.!?])\s+/u)).filter((one) => tokensOf(one).length > 5);
	const some = sentences.slice(0, JUDGED);
	const refused = (change: (words: string[], at: number) => string[]) =>
		some.filter((sentence, i) => {
			const words = sentence.split(' ');
			return !isFluent(language, '', change(words, 1 + (i % Math.max(1, words.length - 2))).join(' '));
		}).length / some.length;
	const shares = [
		refused((words) => words),
		refused((words, at) => words.toSpliced(at, 1)),
		refused((words, at) => words.toSpliced(at, 0, words[at] ?? '')),
	];
	return shares.map((share) => share.toFixed(3)).join(', ');
}

function parsed(line: string): unknown {
	try {
		return JSON.parse(line);
	} catch {
		return null;
	}
}
