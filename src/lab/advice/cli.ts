import { runProgram } from '../kit/cli/run.ts';
import { checkCommand } from './check.ts';

process.exitCode = await runProgram(checkCommand, process.argv.slice(2));
