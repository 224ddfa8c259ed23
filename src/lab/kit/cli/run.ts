import { type Command, CommanderError } from 'commander';
import { PackError } from '../../../core/catalogue/codec.ts';
import { ImportError } from '../../../imports/error.ts';
import { escapeControls, InputError } from '../../../pack/errors.ts';

/** Runs a command line. @returns the exit code: 0 success, 2 bad input (explained on standard error), 1 failure */
export async function runProgram(program: Command, args: readonly string[]): Promise<number> {
	try {
		await program.parseAsync(args, { from: 'user' });
		return 0;
	} catch (error) {
		if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
		const known = [InputError, PackError, ImportError].some((kind) => error instanceof kind);
		// A file name in the message must not send commands to the terminal.
		console.error(known ? (error as Error).message.split('\n').map(escapeControls).join('\n') : error);
		return known ? 2 : 1;
	}
}
