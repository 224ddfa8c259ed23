/**
 * Linking by likelihood: the logarithm, up to a constant, of how much likelier two accounts are what they are if one
 * person writes both than if two people do.
 *
 *   score(a, b) = scale cos(t_a, t_b) + sum over shared films of
 *                 w (shared_m - expected (t_a + t_b) . d_m / 2 + similar r_m^2 / (|a| |b|))
 *
 * - t is an account's taste, so that films count through co-rating: accounts without a shared film may look alike;
 * - a shared film says more if it is rare, and less if such tastes make it likely: d_m is its direction;
 * - it says more, too, the more of the rarity of both accounts it is: r_m is its rarity, |a| the length of an account's
 *   rarities, so that this is the TF-IDF cosine;
 * - w makes repeats count less.
 *
 * Constants and vectors are fitted on other people, of whom two accounts each are known.
 */
import { type Account, dot, type FilmVectors, tasteOf } from './taste.ts';

export interface LinkModel {
	vectors: FilmVectors;
	/** The films' vectors, of length 1. */
	directions: FilmVectors;
	scale: number;
	/** The weight of each shared film, before taste. */
	shared: Float64Array;
	/** How much less a shared film counts if both tastes point to it. */
	expected: number;
	/** Rarity of each film, squared. */
	squares: Float32Array;
	/** What the TF-IDF cosine says. */
	similar: number;
}

/** What is compared in addition to an account's films: its taste, and the length of its rarities. */
export interface Profile {
	taste: Float64Array;
	length: number;
}

export const profileOf = ({ vectors, squares }: LinkModel, account: Account): Profile => ({
	taste: tasteOf(vectors, account),
	length: Math.sqrt(account.films.reduce((sum, film, i) => sum + account.weights[i]! * squares[film]!, 0)),
});

/** The weight of a film shared by accounts with these profiles. */
export function sharedGain(
	{ directions: { rank, values }, shared, expected, squares, similar }: LinkModel,
	film: number,
	a: Profile,
	b: Profile,
): number {
	const along = (dot(a.taste, values, film * rank) + dot(b.taste, values, film * rank)) / 2;
	return shared[film]! - expected * along + (similar * squares[film]!) / (a.length * b.length);
}

/** Returns the vectors scaled to length 1 each. */
export function directionsOf({ rank, values }: FilmVectors): FilmVectors {
	const units = values.slice();
	for (let at = 0; at < units.length; at += rank) {
		let squares = 0;
		for (let f = 0; f < rank; f++) squares += units[at + f]! ** 2;
		if (squares > 0) for (let f = 0; f < rank; f++) units[at + f]! /= Math.sqrt(squares);
	}
	return { rank, values: units };
}
