/** Longest draft that is read, in UTF-16 units: a novel's chapter. What comes after is not looked at, and said so. */
export const LONGEST_DRAFT = 200_000;
/** Most films that are counted; of more, the rarest. */
export const MOST_FILMS = 300;
