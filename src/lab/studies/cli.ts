import { runProgram } from '../kit/cli/run.ts';
import { studyCommand } from './commands.ts';

process.exitCode = await runProgram(studyCommand(), process.argv.slice(2));
