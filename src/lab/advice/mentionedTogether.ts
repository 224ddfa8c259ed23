/** Which films people name in one post or conversation: choices among the films that suit the rest. */
import { RELATIONS, relationsOf } from '../../core/advice/affinity.ts';
import { decoyPool } from '../../core/advice/plans.ts';
import { suitableFilms } from '../../core/advice/suitable.ts';
import { filmsTitled } from '../../core/catalogue/titled.ts';
import type { Pack } from '../../core/population/pack.ts';
import { type GoldMention, sourceOf } from '../finder/gold.ts';
import { isFilm } from '../finder/score.ts';
import type { LabeledSet } from '../finder/sources.ts';
import type { Choice } from './conditionalLogit.ts';

/** Features of an option: the log of its raters, then its relations. */
export const FEATURES = 1 + RELATIONS.length;

/** Most films of a conversation; of more, the first. */
const MOST = 12;

/** Returns the films of each text that names several; a chat is one text. */
export function namedTogether({ catalogue, population }: Pack, { name, texts }: LabeledSet): number[][] {
	const mentions = new Map<string, GoldMention[]>();
	for (const text of texts) {
		const key = name === 'chat' ? sourceOf(text) : text.id;
		mentions.set(key, [...(mentions.get(key) ?? []), ...text.mentions]);
	}
	const filmOf = (label: GoldMention) =>
		filmsTitled(catalogue, label.title)
			.filter((film) => isFilm(catalogue, film, label))
			.sort((a, b) => population.raters[b]! - population.raters[a]!)
			.slice(0, 1);
	return [...mentions.values()]
		.map((labels) => [...new Set(labels.flatMap(filmOf))].slice(0, MOST))
		.filter((films) => films.length > 1);
}

/** Each film that suits the others of its text is a choice among all that suit them. */
export function choicesOf(pack: Pack, together: readonly (readonly number[])[]): Choice[] {
	const pool = decoyPool(pack);
	return together.flatMap((films) =>
		films.flatMap((film) => {
			const about = films.filter((other) => other !== film);
			const options = suitableFilms(pool, pack.population.size, about, (other) => about.includes(other));
			const chosen = options.indexOf(film);
			if (chosen < 0) return [];
			const relations = relationsOf(pool, about, options);
			const features = new Float64Array(FEATURES * options.length);
			options.forEach((option, i) => {
				features[FEATURES * i] = Math.log(pool.raters[option]!);
				features.set(relations.subarray(RELATIONS.length * i, RELATIONS.length * (i + 1)), FEATURES * i + 1);
			});
			return [{ features, chosen }];
		}),
	);
}
