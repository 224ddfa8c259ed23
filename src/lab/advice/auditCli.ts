import { runProgram } from '../kit/cli/run.ts';
import { auditCommand } from './audit.ts';

process.exitCode = await runProgram(auditCommand, process.argv.slice(2));
