/** Film counts for each answer to how many the writer has rated: under 50, 50 to 300, 300 to 1,000, more. */
export const ANSWERS = [20, 120, 550, 2500] as const;

const LEAST = [0, 50, 300, 1000];

/** The answer that a number of films falls under. */
export const answerOf = (films: number): number => ANSWERS[LEAST.findLastIndex((least) => films >= least)]!;
