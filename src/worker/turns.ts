import { createQueue } from '../storage/queue.ts';

/** Runs changes of the history and of all stored data one after another, across requests. */
export const inTurn = createQueue();

/** Runs the beginnings of checks and the readings of drafts that were posted one after another: what a study follows is known then. */
export const inDraftTurn = createQueue();
