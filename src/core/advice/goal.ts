/** When a goal counts as reached. */

/**
 * Returns the least crowd that reaches a goal. Figures are shown with two digits, as estimates allow no more, so what is
 * within half of the goal's second digit is that goal: 97 is about 100.
 */
export const leastReaching = (goal: number): number => goal - 10 ** Math.max(0, Math.floor(Math.log10(goal)) - 1) / 2;

export const reaches = (crowd: number, goal: number): boolean => crowd >= leastReaching(goal);
