/** Kinds of words that tell what a writer thinks of a film. */
export const CUES = [
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
	/** Not seen yet: what is expected is no opinion. */
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
	/** Joins a film and what is said of it. */
	'is',
	/** Words that would mislead: "love story", "best picture". */
	'nothing',
] as const;

export type Cue = (typeof CUES)[number];

/** The words of a language for each kind: `*` ends the beginning of words, `_` divides the words of a phrase. */
export type CueWords = Record<Cue, string>;
