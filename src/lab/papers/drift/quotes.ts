/** The paper's words that the claims are based on. */
import { basis } from '../../kit/report/claim.ts';

export const SAID = {
	linear: basis('Section 5.3, figure 1', 'as the size of the input array increases, the RMS error increases linearly'),
	normalized: basis(
		'Section 5.3, figure 1',
		'the normalized RMS error is roughly constant. … the normalized RMS error is less than 0.4.',
	),
	trials: basis('Section 5.3, figure 2', 'as the number of trials increases, the RMS error reduces.'),
	time: basis('Section 5.4, figure 3', 'for all data sizes the EM algorithm took less CPU time than the CD algorithm.'),
	growth: basis('Section 4', 'as we use randomization, the expected running time is sublinear — o(n).'),
	listing: basis(
		'Section 5.1',
		'As all data access happens via the EM algorithm, our approach also guarantees differential privacy.',
	),
	exact: basis('Section 3.2', 'McSherry and Talwar prove that this EM algorithm is differentially private.'),
};
