import { createQueue } from '../storage/queue.ts';

/** Runs changes of the history and of all stored data one after another, across requests. */
export const inTurn = createQueue();

/** Runs the beginnings of checks and the readings of drafts that were posted one after another: what a study follows is known then. */
export const inDraftTurn = createQueue();

/** Runs what comes before all requests of pages one after another, so that they are answered in the order in which they came. */
export const inPageTurn = createQueue();
