/** The paper's words that the claims are based on: its first version, and an excerpt of the later one. */
import { basis } from '../../kit/report/claim.ts';

const RESULTS = 'First version, section 5, results of de-anonymization';

export const SAID = {
	eight: basis(
		RESULTS,
		'With 8 movie ratings (of which 2 may be completely wrong) and dates that may have a 14-day error, 99% of records be uniquely identified in the dataset.',
	),
	two: basis(RESULTS, 'For 68%, two ratings and dates (with a 3-day error) are sufficient (Figure 2).'),
	outside: basis(
		RESULTS,
		'84% of subscribers can be uniquely identified if the adversary knows 6 out of 8 moves outside the top 500',
	),
	bits: basis(
		RESULTS,
		'the additional information required for complete de-anonymization is only around 3 bits in the latter case (with no auxiliary information, this number is 19 bits).',
	),
	removed: basis(
		'First version, section 5, on samples',
		'in the latter, to declare that the record is not in the dataset. As shown in Figure 2, the algorithm succeeds with high probability in both cases.',
	),
	profile: basis(
		'First version, section 5, on the Internet Movie Database',
		'for nearly all the other IMDb users we tested, the eccentricity was no more than 2.',
	),
	popularity: basis(
		'First version, appendix D, figure 11',
		'Figure 11 explores in greater detail the effect of the popularity of movies known to the adversary. The effect is not negligible, but not dramatic either.',
	),
	count: basis(
		'First version, section 5, figure 6',
		'in some cases, knowing the number of movies the target has rated (even with a 50% error!) can more than double the probability of complete de-anonymization.',
	),
	sparse: basis(
		'Later version, section on the model, figure 1',
		'For the vast majority of records, there isn’t a single record with similarity score over 0.5 in the entire 500,000-record dataset, even if we consider only the sets of movies rated without taking into account numerical ratings or dates.',
	),
	theorem: basis(
		'First version, section 4.1, after the proof',
		'with high probability they are all similar to the target record',
	),
};

const tail = (top: number, share: number) =>
	basis('First version, appendix D, table', `Not in ${top} most rated | ${share}%`);
export const TAIL_SAID = [tail(100, 100), tail(500, 99), tail(1000, 97)];
