import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as abbreviations from '../core/catalogue/abbreviations.ts';
import { useLists } from '../core/catalogue/lists.ts';
import { stored } from '../core/catalogue/patterns.ts';
import { FILM_CUES } from '../core/mentions/cueWords.ts';
import { KIND_CUES } from '../core/mentions/kindCues.ts';
import { MORE_WORDS, OTHERS, SMALL_WORDS } from '../core/mentions/smallWords.ts';
import { lexiconOf } from '../core/mentions/stance/lexicon.ts';
import stances from '../core/mentions/stance/model.json' with { type: 'json' };
import { ENGLISH } from '../core/mentions/stance/words/english.ts';
import { FRENCH } from '../core/mentions/stance/words/french.ts';
import { GERMAN } from '../core/mentions/stance/words/german.ts';
import { ITALIAN } from '../core/mentions/stance/words/italian.ts';
import { PORTUGUESE } from '../core/mentions/stance/words/portuguese.ts';
import { SPANISH } from '../core/mentions/stance/words/spanish.ts';
import { FORMS } from '../core/rewrite/additions/formWords.ts';
import fluency from '../core/rewrite/fluency/model.json' with { type: 'json' };
import { GIVEN_SIGNS } from '../core/rewrite/givenSigns.ts';
import { ASIDE_WORDS } from '../core/rewrite/languages/asideWords.ts';
import { GERMAN_WORDS } from '../core/rewrite/languages/germanWords.ts';
import { ORIGINS } from '../core/rewrite/languages/originWords.ts';
import { ROMANCE_SIGNS } from '../core/rewrite/languages/romanceSigns.ts';
import { ROMANCE_WORDS } from '../core/rewrite/languages/romanceWords.ts';
import { ROW_WORDS } from '../core/rewrite/languages/rowWords.ts';
import { SHORT_POSTS } from '../core/rewrite/languages/shortPosts.ts';
import { PARTICULAR } from '../core/rewrite/particularWords.ts';

/** The model that finds what texts name, as JSON. */
export const FINDER_FILE = fileURLToPath(new URL('../../assets/finder.json', import.meta.url));

/** All lists of the project, in use from when this is imported; in the extension they are a file of their own. */
export const LISTS = {
	finder: JSON.parse(readFileSync(FINDER_FILE, 'utf8')) as unknown,
	stances,
	stanceWords: {
		...{ en: lexiconOf(ENGLISH), de: lexiconOf(GERMAN), es: lexiconOf(SPANISH) },
		...{ fr: lexiconOf(FRENCH), it: lexiconOf(ITALIAN), pt: lexiconOf(PORTUGUESE) },
	},
	fluency,
	given: stored(GIVEN_SIGNS),
	particular: stored(PARTICULAR),
	additions: stored(FORMS),
	cues: { films: FILM_CUES, ...KIND_CUES },
	origins: ORIGINS,
	abbreviations,
	smallWords: SMALL_WORDS,
	frequentWords: [SMALL_WORDS, MORE_WORDS],
	otherLanguages: OTHERS,
	shortPosts: SHORT_POSTS,
	german: stored(GERMAN_WORDS),
	romance: stored(ROMANCE_WORDS),
	romanceSigns: stored(ROMANCE_SIGNS),
	rows: stored({ ...ROW_WORDS, ...ASIDE_WORDS }),
};

useLists(LISTS);
