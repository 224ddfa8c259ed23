/** The advice as the documented JSON. */
import type { AddStep, Advice, Instead, Suggestion } from '../../core/advice/result.ts';

/** Formats advice as the documented JSON: stable keys, films by title and year, the words of the draft that name them. */
export function toJson(advice: Advice, draft: string) {
	const film = ({ title, year }: { title: string; year: number }) => ({ title, year: year === 0 ? null : year });
	const suggested = ({ film: name, share, why }: Suggestion) => ({
		film: film(name),
		share,
		why: why && { ...why, like: film(why.like) },
	});
	const added = (steps: AddStep[]) =>
		steps.map((step) => {
			const { why, ...rest } = suggested(step);
			return { ...rest, crowd: step.crowd, why };
		});
	const placed = ({ start, end, ...m }: (Advice['mentions'] | Advice['maybes'])[number]) => ({
		...{ start, end, surface: draft.slice(start, end) },
		...{ film: film(m.film), alternatives: m.alternatives.map(film) },
	});
	const { first } = advice.plans;
	const { mentions, maybes, population, crowd, low, high, tolerance, plans, bounded, understood } = advice;
	return {
		mentions: mentions.map((m) => ({
			...placed(m),
			raters: m.raters,
			share: m.share,
			confidence: m.confidence,
			crowdWithout: m.crowdWithout,
			published: m.published,
			rated: m.rated,
			said: m.said,
			...(m.stance && { stance: m.stance }),
		})),
		maybes: maybes.map((m) => ({
			...placed(m),
			confidence: m.confidence,
			crowdWith: m.crowdWith,
		})),
		crowdWithMaybes: advice.crowdWithMaybes,
		population,
		members: advice.members,
		crowd,
		range: [low, high],
		low,
		verdict: advice.verdict,
		question: advice.question,
		tolerance,
		state: advice.state,
		adversaries: advice.adversaries,
		counted: advice.counted,
		earlier: advice.earlier,
		ownRatings: advice.ownRatings,
		plans: {
			drop: plans.drop,
			add: added(plans.add),
			mixed: { drop: plans.mixed.drop, add: added(plans.mixed.add) },
			ends: plans.ends,
			first: {
				changes: first.changes.map(({ mention, to }) => ({
					mention,
					to: to && insteadOf(to, advice.mentions[mention]!.film.title),
					ifAsked: askedOf(to),
				})),
				add: first.add.map(({ film: name, share }) => ({ film: film(name), share })),
				crowd: first.crowd,
			},
		},
		suggestions: advice.suggestions.map((one) => ({
			...suggested(one),
			...one.alone,
			before: one.addition && draft.slice(one.addition.start, one.addition.end),
			after: one.addition?.after ?? null,
		})),
		wordings: wordingsJson(advice.wordings, draft),
		bounded,
		understood,
	};
}

/** What can replace the sentences of a draft. */
export const wordingsJson = (wordings: Advice['wordings'], draft: string) =>
	wordings.map(({ film: { title, year }, start, end, sentences }) => ({
		film: { title, year: year === 0 ? null : year },
		before: draft.slice(start, end),
		sentences: sentences.map(({ after, crowd, low }) => ({ after, crowd, low })),
	}));

/** @param title that stays if only the words about the film go */
function insteadOf(to: Instead, title: string): string {
	if ('unscored' in to) return title;
	return 'phrase' in to ? to.phrase : to.swap.film.title;
}
const askedOf = (to: Instead | null) => (to !== null && 'phrase' in to ? to.ifAsked : null);
