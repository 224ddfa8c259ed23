/** Kinds of words that show what a writer thinks of a film. */
export const CUES = [
	// Opinions: the first nine.
	'love',
	'good',
	'soso',
	'bad',
	'hate',
	'best',
	'worst',
	'over',
	'under',
	'not',
	'but',
	'want',
	/** Not seen yet: an expectation is not an opinion. */
	'unseen',
	'seen',
	'others',
	'self',
	'suggest',
	'ask',
	'more',
	'less',
	'than',
	'like',
	'if',
	'film',
	'part',
	'fact',
	'very',
	/** Joins a film and an opinion. */
	'is',
	/** Words that would mislead: "love story", "best picture". */
	'nothing',
] as const;

export type Cue = (typeof CUES)[number];

/** The words of a language for each kind: `*` ends the beginning of words, `_` divides the words of a phrase. */
export type CueWords = Record<Cue, string>;
