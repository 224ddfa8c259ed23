import { Command } from 'commander';
import { COMMANDS } from './commands.ts';
import { runProgram } from './kit/cli/run.ts';
import { noteCommand } from './kit/provenance.ts';

/** `npm run lab -- ARGS`. @returns the exit code */
export function runLab(args: readonly string[]): Promise<number> {
	const lab = new Command('lab').description('Experiments on the data and code behind the advice.').exitOverride();
	lab.hook('preAction', (_, command) => noteCommand(command, args));
	for (const command of COMMANDS) lab.addCommand(command.copyInheritedSettings(lab));
	return runProgram(lab, args).finally(() => noteCommand(null));
}
