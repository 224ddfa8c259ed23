import { createQueue } from '../storage/queue.ts';

/** Runs the starts of checks and the readings of posted drafts one after another: what a study follows is then known. */
export const inDraftTurn = createQueue();

/** Runs the first step of all page requests one after another, so that they are answered in order. */
export const inPageTurn = createQueue();
