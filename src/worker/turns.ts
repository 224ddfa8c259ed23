import { createQueue } from '../storage/queue.ts';

/** Changes of the history and of everything that is kept come one after another, from whatever request. */
export const inTurn = createQueue();
