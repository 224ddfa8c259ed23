/** Seconds of a day. */
export const DAY = 86_400;

/** Days since 1970 of seconds since then. */
export const dayOf = (seconds: number) => Math.floor(seconds / DAY);
