import type { Paper } from '../kit/paper.ts';
import { ANONYMIZATION } from './anonymization/paper.ts';
import { DRIFT } from './drift/paper.ts';
import { IDENTIFY } from './identify/paper.ts';
import { SCOREBOARD } from './scoreboard/paper.ts';

/** The papers that the advice rests on, in the order of the report. The first is always run. */
export const PAPERS: readonly [Paper, ...Paper[]] = [IDENTIFY, SCOREBOARD, ANONYMIZATION, DRIFT];
