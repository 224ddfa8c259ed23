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

export const COMMANDS: readonly Command[] = [
	paperCommand,
	identifyAnywhereCommand,
	...identifyCommands,
	scoreboardCommand,
	sparsityCommand,
	anonymizeCommand,
	svdCommand,
	driftCommand,
	linkAnywhereCommand,
	calibrateCommand,
	acrossCommand,
	defendCommand,
	takeDownCommand,
	suggestionsCommand,
	suggestionsFitCommand,
	firstPlansCommand,
	fluencyCommand,
	companionsCommand,
	activityCommand,
	likingCommand,
	packCommand,
	kindsCommand,
	factsCommand,
	recentCommand,
	phrasesCommand,
	detect,
	detectTrain,
	stanceTrain,
	detectCurve,
	detectEvidence,
	detectAcross,
	detectSums,
	detectMissed,
	loadClickHouseCommand,
];
