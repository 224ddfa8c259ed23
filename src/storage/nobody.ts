/** Stands for the sites where no history is kept; it is no persona and has no posts. */
export const NOBODY = 'nobody';
