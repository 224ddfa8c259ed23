import type { Command } from 'commander';
import { acrossCommand } from './advice/acrossCommand.ts';
import { activityCommand } from './advice/activityCommand.ts';
import { calibrateCommand } from './advice/calibrateCommand.ts';
import { companionsCommand } from './advice/companionsCommand.ts';
import { defendCommand } from './advice/defendCommand.ts';
import { firstPlansCommand } from './advice/firstPlansCommand.ts';
import { fluencyCommand } from './advice/fluencyCommand.ts';
import { kindsCommand } from './advice/kindsCommand.ts';
import { likingCommand } from './advice/likingCommand.ts';
import { packCommand } from './advice/packCommand.ts';
import { suggestionsCommand } from './advice/suggestionsCommand.ts';
import { suggestionsFitCommand } from './advice/suggestionsFitCommand.ts';
import { takeDownCommand } from './advice/takeDownCommand.ts';
import { identifyAnywhereCommand, linkAnywhereCommand, loadClickHouseCommand } from './engines/commands.ts';
import { factsCommand } from './facts/command.ts';
import { phrasesCommand } from './facts/phrasesCommand.ts';
import { recentCommand } from './facts/recentCommand.ts';
import { detectAcross } from './finder/acrossCommand.ts';
import { detect } from './finder/commands.ts';
import { detectCurve, detectEvidence } from './finder/curveCommands.ts';
import { detectMissed } from './finder/missedCommand.ts';
import { stanceTrain } from './finder/stance/command.ts';
import { detectSums } from './finder/sumsCommand.ts';
import { detectTrain } from './finder/trainCommand.ts';
import { anonymizeCommand } from './papers/anonymization/command.ts';
import { svdCommand } from './papers/anonymization/svd/command.ts';
import { paperCommand } from './papers/command.ts';
import { driftCommand } from './papers/drift/command.ts';
import { identifyCommands } from './papers/identify/commands.ts';
import { scoreboardCommand, sparsityCommand } from './papers/scoreboard/command.ts';

/** Examples of the parts of `identify`. */
const IDENTIFYING: Record<string, string> = {
	describe: '--ratings ratings.csv --mentions tags:tags.csv',
	suppress: '--level user --ratings ratings.csv',
	misdirect: '--ratings ratings.csv',
	'fit-likelihood': '--ratings ratings.csv --mentions tags:tags.csv',
};

/** Every command, with something to type behind its name. */
const EXAMPLES: readonly [Command, example: string][] = [
	[paperCommand, '--ratings ratings.csv --mentions tags:tags.csv --only identify'],
	[identifyAnywhereCommand, '--ratings ratings.csv --targets 200 --each 8'],
	...identifyCommands.map((command): [Command, string] => [command, IDENTIFYING[command.name()] ?? '']),
	[scoreboardCommand, '--ratings ratings.csv --targets 200'],
	[sparsityCommand, '--ratings ratings.csv'],
	[anonymizeCommand, '--k 5 --in ratings.csv --out release.parquet'],
	[svdCommand, '--ratings ratings.csv'],
	[driftCommand, '--json'],
	[linkAnywhereCommand, '--ratings ratings.csv --size 8,32'],
	[calibrateCommand, '--ratings ratings.csv --mentions 2,4,8'],
	[acrossCommand, '--ratings ratings.csv --titles movies.csv --sort "type:TV"'],
	[defendCommand, '--ratings ratings.csv --films movies.csv --mentions 8'],
	[takeDownCommand, '--ratings ratings.csv'],
	[suggestionsCommand, '--texts posts.jsonl'],
	[suggestionsFitCommand, '--data folder'],
	[firstPlansCommand, '--ratings ratings.csv --films movies.csv --known nothing'],
	[fluencyCommand, '--passages passages.jsonl.gz'],
	[companionsCommand, '--ratings ratings.csv --films movies.csv --out companions.tsv'],
	[activityCommand, '--ratings ratings.parquet'],
	[likingCommand, '--ratings ratings.csv --films movies.csv --out liking.tsv'],
	[packCommand, '--films assets/films.tsv --population assets/population.json --out films.pack'],
	[kindsCommand, '--data folder'],
	[factsCommand, '--data folder'],
	[recentCommand, '--data folder'],
	[phrasesCommand, '--pairs pairs.txt'],
	[detect, '--gold posts.jsonl --errors'],
	[detectTrain, '--data folder --dry-run'],
	[stanceTrain, '--data folder --dry-run'],
	[detectCurve, '--data folder'],
	[detectEvidence, '--data folder'],
	[detectAcross, '--gold posts.jsonl --packs games.pack'],
	[detectSums, '--gold posts.jsonl'],
	[detectMissed, '--data folder'],
	[loadClickHouseCommand, '--ratings ratings.parquet --cluster name --url http://a:8123'],
];

export const COMMANDS: readonly Command[] = EXAMPLES.map(([command, example]) =>
	command.addHelpText('after', `\nExample:\n  npm run lab -- ${command.name()} ${example}`),
);
