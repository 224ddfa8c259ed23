/** What was found in a draft besides the advice on its films. */
import type { Advice } from '../core/advice/result.ts';
import { MOST_FILMS } from '../core/catalogue/catalogue.ts';
import { OTHER_KINDS, type OtherKind } from '../core/catalogue/packKinds.ts';
import type { Mention } from '../core/mentions/mentions.ts';

/** All mentions in a text, also those that do not count: which of them do must not show in the page. */
export interface Found {
	found: readonly Mention[];
}

/** The advice on what a draft names of another kind than films. */
export interface OtherAdvice extends Found {
	kind: OtherKind;
	/** Null if it surely names nothing of the kind. */
	advice: Advice | null;
}

/** The place of a kind besides films, from 1: the same whatever packs are loaded. */
export const placeOfKind = (kind: OtherKind): number => OTHER_KINDS.indexOf(kind) + 1;

/** The number of an item of another kind than films, which no film has. */
export const numberOf = (kind: OtherKind, item: number): number => item + placeOfKind(kind) * MOST_FILMS;
