import { describeCase } from './caseFeatures.ts';
import { describeCues } from './cueFeatures.ts';
import { describeMarks } from './markFeatures.ts';
import { describeLanguage, describeOthers } from './otherFeatures.ts';
import { describePeople } from './people.ts';
import { describePlace } from './placeFeatures.ts';
import type { PlacedCandidate, Scene } from './scene.ts';
import { describeFilm, describeWords } from './titleFeatures.ts';
import { wordFacts } from './wordFacts.ts';
import { describeArticle, describeYears } from './yearFeatures.ts';

/** Writes the features of a candidate into `row`, which is all 0. */
export function describe(scene: Scene, candidate: PlacedCandidate, row: Float64Array): void {
	const facts = wordFacts(scene, candidate);
	describeWords(scene, candidate, facts, row);
	describeFilm(scene, candidate, facts, row);
	describeOthers(scene, candidate, row);
	describePeople(scene, candidate, row);
	describeLanguage(scene, candidate, row);
	describeCase(scene, candidate, facts, row);
	describeMarks(scene, candidate, facts, row);
	const year = describeYears(scene, candidate, row);
	describeArticle(scene, candidate, facts, row);
	describePlace(scene, candidate, facts, year, row);
	describeCues(scene, candidate, facts, row);
}
