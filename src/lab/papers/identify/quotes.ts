/** The paper's words that the claims are based on. */
import { basis } from '../../kit/report/claim.ts';

const ratingsKnown = basis(
	'Section 4.4, figure 4',
	'The FuzzyRating algorithm had k-identification rates of 47%, 50%, 53%, and 68%, and the ExactRating algorithm had k-identification rates of 59%, 68%, 72%, and 81% for k=1, 5, 10, and 100, respectively.',
);

export const RATES_SAID = {
	setIntersection: basis(
		'Section 4.1',
		'Set Intersection had k-identification rates of 7%, 12%, 14%, and 23% for k=1, 5, 10, and 100, respectively.',
	),
	tfidf: basis(
		'Section 4.2',
		'This algorithm had k-identification rates of 20%, 32%, 35%, and 50% for k=1, 5, 10, and 100, respectively.',
	),
	scoring: basis(
		'Section 4.3',
		'The Scoring algorithm had k-identification rates of 31%, 44%, 52%, and 57% for k=1, 5, 10, and 100',
	),
	fuzzyRating: ratingsKnown,
	exactRating: ratingsKnown,
};

export const SAID = {
	order: basis(
		'Sections 4.4 and 4.5, figure 4',
		'Knowing the actual rating helps, even if we are off by one star … In our domain, Scoring outperforms the others at all levels of k',
	),
	sweet: basis(
		'Section 4.1, figure 3',
		'It shows a sweet spot: users are re-identified if they have neither too few nor too many mentions',
	),
	failures: basis('Section 4.1, figure 3', 'Overall, 20% of users are misdirected, while 31% are not possible.'),
	manyMentions: basis('Section 4.5, figure 5', '1-identifies 60% of users who mention at least eight movies.'),
	within100: basis(
		'Section 4.5',
		'when a user is 100-identified by Scoring, then 91% of the time that user is also 10-identified, and 54% of the time also 1-identified.',
	),
	heavy: basis(
		'Section 4.3',
		'Including the heaviest-rating users did reduce 1-identification performance (to 22%), but had little impact at higher k.',
	),
	flat: basis('Section 4.3', 'Again, this did worse at k=1 (20%) but had little effect at higher k.'),
	dropping: basis(
		'Section 5.1, figures 6 and 7',
		'you have to throw away a lot of items to protect people (88% for k=1) … Throwing away 28% of ratings reduces the 1-identification rate to zero.',
	),
	hiding: basis(
		'Section 6.1, figure 8',
		'if users suppress some small fraction of their mentions (say, 10 or 20 percent), it often does not help.',
	),
	rareDecoys: basis('Section 6.2, figure 9', 'Mentioning the rarest items with just 1 rating has no effect.'),
	popularDecoys: basis(
		'Section 6.2, figure 9',
		'Mentioning popular items is most effective, dropping the 1-identification rate from 31% to 13% after 5 mentions.',
	),
	manyDecoys: basis(
		'Section 6.2, figure 9',
		'However, even mentioning 20 unrated items leaves some people vulnerable.',
	),
};
