import { runLab } from './lab.ts';

process.exitCode = await runLab(process.argv.slice(2));
