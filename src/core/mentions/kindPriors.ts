/** How much likelier a title is in posts about a kind of items other than films, for which the model is fitted. */
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { PackKind } from '../catalogue/packKinds.ts';
import type { Model } from './judge.ts';

/**
 * Added to the log odds of both passes. Names of games and anime are seldom ordinary words, unlike those of films:
 * chosen on one half of the labeled posts of each kind (docs/results/kinds.md), where smaller values miss more, and
 * larger ones find more words that name nothing. Titles of books are ordinary words as often as those of films, but
 * posts about books leave less doubt.
 */
const PRIORS: Partial<Record<PackKind, { first: number; second: number }>> = {
	boardgames: { first: 1, second: 0.5 },
	anime: { first: 1, second: 0.5 },
	books: { first: 1.2, second: 0.6 },
};

const known = new WeakMap<Model, Map<PackKind, Model>>();

/** Returns a model of films adjusted to items of a catalogue: the same one for films. */
export function asKind(model: Model, { of = 'films' }: Pick<Catalogue, 'of'>): Model {
	const prior = PRIORS[of];
	if (prior === undefined) return model;
	const ofModel = known.get(model) ?? new Map<PackKind, Model>();
	known.set(model, ofModel);
	const shifted = ofModel.get(of) ?? {
		...model,
		first: model.first.map((weight, i) => (i === 0 ? weight + prior.first : weight)),
		second: { ...model.second, bias: model.second.bias + prior.second },
		last: { ...model.last, bias: model.last.bias + prior.second },
	};
	ofModel.set(of, shifted);
	return shifted;
}
