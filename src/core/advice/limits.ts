/** Longest draft that is read, in UTF-16 units. The rest is ignored, which the advice reports. */
export const LONGEST_DRAFT = 200_000;
/**
 * Most films counted in a draft and in earlier posts; beyond that, the most revealing ones, which already single out
 * any writer.
 */
export const MOST_FILMS = 60;
/** Most films that are read of one post. */
export const MOST_POST_FILMS = 2000;
/** Most films that are asked about; of more, the likeliest ones. */
export const MOST_MAYBES = 12;
/** Longest plan: writers do not rewrite a whole post. */
export const LONGEST_DROP = 8;
/** Most films that stay if leaving out a few is not enough. */
export const MOST_KEPT = 3;

/** A film is pointed out if the crowd would grow by at least this factor without it, or a plan leaves it out. */
export const COSTLY = 1.25;
/** A crowd that grows by less than this factor has not changed. */
export const NOTICEABLE = 1.01;
