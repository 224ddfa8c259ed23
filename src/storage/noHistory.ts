/** Id, as stored, of the pseudo-persona for sites without a history. It has no posts. */
export const NO_HISTORY = 'nobody';
