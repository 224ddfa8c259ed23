/** Runs after the page's own listeners have handled the current event. */
export const afterwards = (then: () => void): void => void setTimeout(then, 0);
