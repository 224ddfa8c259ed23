/** Seconds per day. */
export const DAY = 86_400;

/** Converts seconds since 1970 to days since 1970. */
export const dayOf = (seconds: number) => Math.floor(seconds / DAY);
