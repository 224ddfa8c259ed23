/**
 * What the items of a pack are: a pack has items of one kind. Films come first among several kinds; a pack or stored
 * key without a kind is about films. To add a kind, add it here: the types then name every place that needs its words.
 */
export const PACK_KINDS = ['films', 'boardgames', 'anime', 'books'] as const;
export type PackKind = (typeof PACK_KINDS)[number];

export const isPackKind = (value: unknown): value is PackKind => PACK_KINDS.includes(value as PackKind);

/** Kinds whose packs the user adds: the pack of films comes with the extension. */
export type AddedKind = Exclude<PackKind, 'films'>;
export const isAddedKind = (kind: PackKind): kind is AddedKind => kind !== 'films';
export const ADDED_KINDS = PACK_KINDS.filter(isAddedKind);
/** Whether something is of such a kind. */
export const isOfAdded = <T extends { kind: PackKind }>(one: T): one is T & { kind: AddedKind } =>
	isAddedKind(one.kind);

/** An item of a kind, by its number in the pack of that kind. */
export interface Item {
	kind: PackKind;
	id: number;
}

export const isSameItem = (a: Item, b: Item): boolean => a.kind === b.kind && a.id === b.id;
