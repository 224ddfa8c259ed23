import { Command } from 'commander';
import { aligned } from '../kit/cli/text.ts';
import { openPackFile } from './commands.ts';
import { CAUSES, createMissed } from './missed.ts';
import { readSets } from './sources.ts';

export const detectMissed = new Command('detect-missed')
	.description('Labeled mentions that have no candidate of the right film, by cause.')
	.requiredOption('--data <folder>', 'folder with labeled texts, as for detect-train')
	.option('--list', 'list each of them')
	.action(async ({ data, list }: { data: string; list?: true }) => {
		const { catalogue } = await openPackFile();
		const missedIn = createMissed(catalogue);
		const rows = [['', 'labels', 'without', 'share', ...CAUSES]];
		for (const { name, texts } of await readSets(data)) {
			const labels = texts.flatMap(({ mentions }) => mentions.filter(({ kind }) => kind !== 'franchise')).length;
			if (labels === 0) continue;
			const missed = texts.flatMap(missedIn);
			const counts = CAUSES.map((cause) => String(missed.filter((m) => m.cause === cause).length));
			rows.push([name, String(labels), String(missed.length), (missed.length / labels).toFixed(3), ...counts]);
			if (list)
				for (const { text, label, cause } of missed)
					console.log([name, cause, text.id, text.text.slice(label.start, label.end), label.title].join('\t'));
		}
		for (const line of aligned(rows)) console.log(line);
	});
