/** Longest draft that is read, in UTF-16 units: a novel's chapter. What comes after is not looked at, and said so. */
export const LONGEST_DRAFT = 200_000;
/** Most films of a draft that are counted, and most of earlier posts; of more, the rarest, which single out anybody. */
export const MOST_FILMS = 60;
