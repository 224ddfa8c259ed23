/** Id, as stored, of the pseudo-persona of sites where no history is kept. It has no posts. */
export const NO_HISTORY = 'nobody';
