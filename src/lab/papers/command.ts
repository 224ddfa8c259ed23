import { writeAtomically } from '../../pack/files.ts';
import { experiment } from '../kit/cli/experiment.ts';
import { parserOf, type SetupOptions } from '../kit/cli/setup.ts';
import { aligned, CLAIMS_HEAD, claimRows } from '../kit/cli/text.ts';
import { provenanceNow } from '../kit/provenance.ts';
import { capital, countsSentence } from '../kit/report/claim.ts';
import { writeOut } from '../kit/report/out.ts';
import { PAPERS, type PaperRun, runPapers, toDocument } from './run.ts';

const NAMES = PAPERS.map(({ id }) => id);

const papers = parserOf(
	(text) => text.split(','),
	(names) => names.every((name) => NAMES.includes(name)),
	`It must be some of ${NAMES.join(', ')}, divided by commas.`,
);

const linesOf = ({ title, size, people, verdicts }: PaperRun) => [
	`“${title}”: ${size}; in the paper ${people}`,
	...(verdicts.length === 0 ? [] : aligned([CLAIMS_HEAD, ...claimRows(verdicts)])),
	`${capital(countsSentence(verdicts))}.`,
	'',
];

export const paperCommand = experiment<SetupOptions & { only: string[] }>(
	'paper',
	'All experiments of the papers behind the advice, with a report of each claim.',
	async (setup, options, begun) => {
		const wanted = PAPERS.filter(({ id }) => options.only.includes(id));
		const runs = await runPapers(wanted, setup, options);
		const seconds = (performance.now() - begun) / 1000;
		const result = toDocument(runs, seconds);
		const figures = runs.flatMap((run) => run.figures);
		const folder = options.out ?? 'out/paper';
		const { toHtml } = await import('./report.ts');
		await writeAtomically(`${folder}/report.html`, toHtml(runs, await provenanceNow()));
		if (options.out === undefined) await writeOut(folder, 'paper', result, figures);
		const lines = runs.flatMap(linesOf);
		lines.push(`All experiments took ${seconds.toFixed(1)} s. The report is in ${folder}/report.html.`);
		return { result, lines, figures };
	},
	undefined,
	{ times: true },
).option('--only <papers>', `which papers: ${NAMES.join(', ')}; all by default`, papers, NAMES);
