import { Command } from 'commander';
import { isLikely } from '../../core/mentions/certainty.ts';
import { findMentions } from '../../core/mentions/mentions.ts';
import type { Pack } from '../../core/population/pack.ts';
import { builtInPack } from '../../pack/builtIn.ts';
import { InputError } from '../../pack/errors.ts';
import { readBytes } from '../../pack/files.ts';
import { openFile } from '../../pack/packFile.ts';
import { documentOf } from '../kit/report/out.ts';
import { readGold } from './gold.ts';
import { errorLines, reportLines, summarize } from './report.ts';
import { type ScoredText, scoreText } from './score.ts';

/** Opens a pack, by default the built-in one. @throws InputError if it cannot be read */
export async function openPackFile(pack?: string): Promise<Pack> {
	return openFile(await readBytes(pack ?? (await builtInPack()).file));
}

export const detect = new Command('detect')
	.description('How well films are found in labeled texts.')
	.requiredOption('--gold <file>', 'labeled texts, JSON lines {id, text, mentions: [{start, end, title, year, kind}]}')
	.option('--pack <file>', 'films to look for, as made by "pack" (default: the built-in ones)')
	.option('--json', 'print one JSON document')
	.option('--errors', 'list each false and missed mention with the words around it')
	.option('--stop-at-bad', 'end at the first line that cannot be used instead of leaving it out')
	.option('--seed <number>', 'of the bootstrap', Number, 1)
	.action(async (o: { gold: string; pack?: string; json?: true; errors?: true; stopAtBad?: true; seed: number }) => {
		const { catalogue } = await openPackFile(o.pack);
		const { texts, problems } = await readGold(o.gold, o.stopAtBad === true);
		for (const problem of problems) console.error(problem);
		if (texts.length === 0) throw new InputError(`${o.gold}: holds no text that can be used.`);
		const scored = texts.map((text) => scoreText(catalogue, text, findMentions(catalogue, text.text).filter(isLikely)));
		await print(scored, o);
	});

async function print(scored: ScoredText[], o: { json?: true; errors?: true; seed: number }): Promise<void> {
	const report = summarize(scored, o.seed);
	const errors = o.errors ? errorLines(scored) : [];
	if (o.json) console.log(await documentOf(o.errors ? { ...report, errors } : report));
	else for (const line of [...reportLines(report), ...errors]) console.log(line);
}
