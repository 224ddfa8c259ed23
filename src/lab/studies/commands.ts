import { join, resolve } from 'node:path';
import { Command } from 'commander';
import { InputError } from '../../pack/errors.ts';
import { readText, writeAtomically } from '../../pack/files.ts';
import { toCsv, toNdjson } from '../../study/exportFile.ts';
import { joinProblem } from '../../study/problems.ts';
import { parserOf } from '../kit/cli/setup.ts';
import { codebookCsv } from './codebook.ts';
import { type OpenStudy, openStudy } from './inputs.ts';
import { makeKeys } from './keys.ts';
import { toLines } from './lines.ts';
import { planLines, type Wanted } from './power.ts';
import { preregistration } from './preregistration.ts';
import { openPage, previewPage } from './preview.ts';
import { analyze } from './run.ts';
import { nameOf, prepareSimulated, simulated } from './simulate.ts';

const between = (least: number, most: number, what: string) =>
	parserOf(
		Number,
		(value, text) => text.trim() !== '' && value >= least && value <= most,
		`It must be ${what} from ${least} to ${most.toLocaleString('en')}.`,
	);
const whole = (least: number, most: number) =>
	parserOf(between(least, most, 'a whole number'), Number.isInteger, 'It must be a whole number.');

async function readKey(file: string): Promise<JsonWebKey> {
	try {
		return JSON.parse(await readText(file));
	} catch (error) {
		if (error instanceof InputError) throw error;
		throw new InputError(`${file}: is no private key as "study keys" writes it.`);
	}
}

const checkCommand = () =>
	new Command('check')
		.description('Say whether a study file can be used, and what is wrong with it.')
		.argument('<file>', 'study file')
		.action(async (file: string) => {
			const { study, hash } = await openStudy(file);
			console.log(`${file}: “${study.title}” (${study.id}, version ${study.version}) can be used.`);
			console.log(`SHA-256 ${hash}`);
			const today = new Date().toISOString().slice(0, 10);
			const closed = joinProblem(study, today);
			if (closed !== null) console.log(`But no one can join any more: ${closed}`);
		});

const previewCommand = () =>
	new Command('preview')
		.description('Open what participants will see before they join.')
		.argument('<file>', 'study file')
		.option('--out <file>', 'page to write; out/studies/ID.html by default')
		.option('--no-open', 'write it only')
		.action(async (file: string, { out, open }: { out?: string; open: boolean }) => {
			const opened = await openStudy(file);
			const page = resolve(out ?? join('out', 'studies', `${opened.study.id}.html`));
			await writeAtomically(page, await previewPage(opened));
			const shown = open && (await openPage(page));
			console.log(shown ? `Opened ${page}` : `The preview is in ${page}`);
		});

const trialCommand = () =>
	new Command('trial')
		.description('Make a study file with which everyone is in one arm, to try it out in the extension.')
		.argument('<file>', 'study file')
		.requiredOption('--arm <id>', 'arm to be in')
		.option('--out <file>', 'study file to write; out/studies/ID-trial-ARM.json by default')
		.action(async (file: string, { arm, out }: { arm: string; out?: string }) => {
			const opened = await openStudy(file);
			checkArm(file, opened, arm);
			const { study } = opened;
			const written = resolve(out ?? join('out', 'studies', `${study.id}-trial-${arm}.json`));
			await writeAtomically(written, `${JSON.stringify({ ...study, trial: arm }, null, '\t')}\n`);
			console.log(`${written}: who opens it is in the arm "${arm}"; exports do not count for the study.`);
		});

const simulateCommand = () =>
	new Command('simulate')
		.description('Make exports of made-up participants, by the code that records real ones.')
		.requiredOption('--study <file>', 'study file')
		.option('--participants <number>', 'how many', whole(1, 1_000_000), 500)
		.option('--seed <number>', 'of everything that is drawn', whole(0, 2 ** 31), 1)
		.option('--csv', 'write CSV instead of NDJSON')
		.option('--out <folder>', 'where to; out/studies/ID-simulated by default')
		.action(async (o: { study: string; participants: number; seed: number; csv?: true; out?: string }) => {
			const open = await openStudy(o.study);
			const folder = o.out ?? join('out', 'studies', `${open.study.id}-simulated`);
			await prepareSimulated(folder);
			let number = 0;
			for await (const { head, rows } of simulated(open, { participants: o.participants, seed: o.seed })) {
				number++;
				const name = nameOf(number, o.csv ? 'csv' : 'ndjson');
				await writeAtomically(join(folder, name), o.csv ? toCsv(head, rows) : toNdjson(head, rows));
			}
			console.log(`${number} exports are in ${folder}`);
		});

interface Analyze {
	study: string;
	key?: string;
	against?: string;
	json?: true;
	out?: string;
}

/** @throws InputError if the study lacks the arm */
function checkArm(file: string, { study: { arms } }: OpenStudy, arm: string): void {
	if (!arms.some(({ id }) => id === arm))
		throw new InputError(`${file} has no arm "${arm}", but ${arms.map(({ id }) => `"${id}"`).join(', ')}.`);
}

const analyzeCommand = () =>
	new Command('analyze')
		.alias('analyse')
		.description('Read exports, and tell what they say of each arm.')
		.argument('<files...>', 'exports, or folders with exports')
		.requiredOption('--study <file>', 'the study file that they are of')
		.option('--key <file>', 'private key for encrypted exports')
		.option('--against <arm>', 'arm to compare the others with; one that shows nothing by default')
		.option('--json', 'print one JSON document')
		.option('--out <folder>', 'write a report, figures, JSON, and tables as CSV and Parquet into this folder')
		.action(async (files: string[], { against, ...o }: Analyze) => {
			const startedAt = performance.now();
			const open = await openStudy(o.study);
			const key = o.key === undefined ? null : await readKey(o.key);
			if (against !== undefined) checkArm(o.study, open, against);
			const choices = { ...(against !== undefined && { against }), ...(o.out !== undefined && { out: o.out }) };
			const analysis = await analyze(files, open, { key, ...choices });
			if (o.json) console.log(JSON.stringify(analysis, null, '\t'));
			else console.log(toLines(analysis).join('\n'));
			const memory = (process.resourceUsage().maxRSS / 1024).toFixed(0);
			console.error(`Took ${((performance.now() - startedAt) / 1000).toFixed(1)} s and at most ${memory} MB.`);
			if (o.out !== undefined && !o.json) console.log(`The report is in ${join(o.out, 'report.html')}`);
		});

/** A command with the inputs that give the number of participants. */
const sized = (command: Command) =>
	command
		.requiredOption('--study <file>', 'study file')
		.requiredOption('--base <part>', 'part of the drafts in the arm of reference', between(0, 1, 'a part'))
		.requiredOption('--other <part>', 'part of the drafts in the other arm', between(0, 1, 'a part'))
		.option('--drafts <number>', 'drafts of a participant that count', between(1, 100_000, 'a number'), 20)
		.option(
			'--alike <part>',
			"how alike a participant's drafts are: intraclass correlation",
			between(0, 1, 'a part'),
			0.1,
		)
		.option('--power <part>', 'chance to see the difference', between(0.5, 0.999, 'a part'), 0.8)
		.option('--attrition <part>', 'part of those who join who hand nothing over', between(0, 0.99, 'a part'), 0)
		.option(
			'--comparisons <number>',
			'comparisons that share the 5 %; as many as the study file states by default',
			whole(1, 1000),
		);

const wantedFor = ({ primary }: OpenStudy['study'], { comparisons, ...wanted }: Wanted): Wanted => ({
	...wanted,
	comparisons: comparisons ?? primary?.length ?? 1,
});

const powerCommand = () =>
	sized(new Command('power'))
		.description('How many participants a study needs to see a difference between two arms.')
		.action(async ({ study: file, ...wanted }) => {
			const { study } = await openStudy(file);
			console.log(planLines(study, wantedFor(study, wanted)).join('\n'));
		});

const preregisterCommand = () =>
	sized(new Command('preregister'))
		.description('Write a text to register before the study begins, and a codebook of its tables.')
		.option('--out <folder>', 'where to; out/studies/ID-preregistration by default')
		.action(async ({ study: file, out, ...wanted }) => {
			const open = await openStudy(file);
			const folder = out ?? join('out', 'studies', `${open.study.id}-preregistration`);
			const text = preregistration(open, wantedFor(open.study, wanted));
			await writeAtomically(join(folder, 'preregistration.md'), text);
			await writeAtomically(join(folder, 'codebook.csv'), codebookCsv(open.study));
			console.log(`preregistration.md and codebook.csv are in ${folder}`);
		});

const keysCommand = () =>
	new Command('keys')
		.description('Make a pair of keys: the public one for the study file, the private one to keep.')
		.requiredOption('--out <file>', 'file for the private key; must not be there yet')
		.action(async ({ out }: { out: string }) => {
			console.log(`"publicKey": ${JSON.stringify(await makeKeys(out))}`);
			console.error(`The private key is in ${out}. Who has it can read every export; without it no one can.`);
		});

/** In the order of the help. A parsed command keeps its options, so each program gets new instances. */
const COMMANDS = [
	checkCommand,
	previewCommand,
	trialCommand,
	simulateCommand,
	analyzeCommand,
	powerCommand,
	preregisterCommand,
	keysCommand,
];

export function studyCommand(): Command {
	const study = new Command('study').description('Studies: plan, check, preview, simulate, analyze.').exitOverride();
	for (const make of COMMANDS) study.addCommand(make().copyInheritedSettings(study));
	return study;
}
