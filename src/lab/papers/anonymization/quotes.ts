/** The paper's words that the claims are based on: parts of its sections 2 to 4 were at hand, with goals but no results. */
import { basis } from '../../kit/report/claim.ts';

export const SAID = {
	identical: basis('Section 4, goal 1', 'the anonymized dataset must satisfy k-anonymity'),
	attacks: basis(
		'Section 3.2',
		'Thus the k-anonymity model is effective for defending against both the structure-based and label-based attacks.',
	),
	accuracy: basis('Section 4, goal 2', 'the published data should preserve prediction accuracy'),
};
