import type { Paper } from '../kit/paper.ts';
import { ANONYMIZATION } from './anonymization/paper.ts';
import { DRIFT } from './drift/paper.ts';
import { IDENTIFY } from './identify/paper.ts';
import { LINKING } from './linking/paper.ts';
import { SCOREBOARD } from './scoreboard/paper.ts';

/** What `lab paper` runs, in the order of the report: the papers that the advice is based on, and linking. The first one always runs. */
export const PAPERS: readonly [Paper, ...Paper[]] = [IDENTIFY, SCOREBOARD, ANONYMIZATION, DRIFT, LINKING];
