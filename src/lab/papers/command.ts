import { InvalidArgumentError } from 'commander';
import { writeWhole } from '../../pack/files.ts';
import { experiment } from '../kit/cli/experiment.ts';
import type { SetupOptions } from '../kit/cli/setup.ts';
import { aligned } from '../kit/cli/text.ts';
import { writeOut } from '../kit/report/out.ts';
import { summary } from '../kit/report/verdict.ts';
import { toHtml } from './html.ts';
import { OTHERS, type Other } from './others.ts';
import { reproducePaper } from './reproduce.ts';

const others = (text: string): Other[] => {
	const names = text === 'none' ? [] : text.split(',');
	const unknown = names.find((name) => !(OTHERS as readonly string[]).includes(name));
	if (unknown !== undefined) throw new InvalidArgumentError(`It must be some of ${OTHERS.join(', ')}, or none.`);
	return names as Other[];
};

/** `lab paper`. */
export const paperCommand = experiment<SetupOptions & { others: Other[] }>(
	'paper',
	'All experiments of the papers behind the advice, with a report of each claim.',
	async (setup, options, begun) => {
		const { report, figures } = await reproducePaper(setup, options, begun);
		const folder = options.out ?? 'out/paper';
		await writeWhole(`${folder}/report.html`, toHtml(report, figures));
		const result = { ...report, others: report.others.map(({ figures: _, ...other }) => other) };
		const drawn = [...figures, ...report.others.flatMap((other) => other.figures)];
		if (options.out === undefined) await writeOut(folder, 'paper', result, drawn);
		const papers = [{ title: 'You Are What You Say', verdicts: report.verdicts }, ...report.others];
		const lines = papers.flatMap(({ title, verdicts }) => [
			`“${title}”`,
			...aligned([['claim', 'paper', 'here', ''], ...verdicts.map((v) => [v.claim, v.paper, v.here, v.verdict])]),
			summary(verdicts),
			'',
		]);
		lines.push(`All experiments took ${report.seconds.toFixed(1)} s. The report is in ${folder}/report.html.`);
		return { result, lines, figures: drawn };
	},
	undefined,
	{ times: true },
).option('--others <papers>', `besides “You Are What You Say”: ${OTHERS.join(', ')}, or none`, others, [...OTHERS]);
