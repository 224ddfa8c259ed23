import { CommanderError } from 'commander';
import { InputError, visible } from '../errors.ts';
import { studyCommand } from './commands.ts';

try {
	await studyCommand().parseAsync();
} catch (error) {
	if (error instanceof CommanderError) process.exitCode = error.exitCode === 0 ? 0 : 2;
	else {
		console.error(error instanceof InputError ? error.message.split('\n').map(visible).join('\n') : error);
		process.exitCode = error instanceof InputError ? 2 : 1;
	}
}
