import { createQueue } from '../storage/queue.ts';

/** Runs changes of the history and of all stored data one after another, across requests. */
export const inTurn = createQueue();
