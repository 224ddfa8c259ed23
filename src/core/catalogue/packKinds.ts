/** What the items of a pack are: a pack holds items of one kind. Where it is not said they are films. */
export const OTHER_KINDS = ['boardgames', 'anime', 'books'] as const;
/** Kinds besides films. */
export type OtherKind = (typeof OTHER_KINDS)[number];

export const PACK_KINDS = ['films', ...OTHER_KINDS] as const;
export type PackKind = (typeof PACK_KINDS)[number];

export const isPackKind = (value: unknown): value is PackKind => PACK_KINDS.includes(value as PackKind);
