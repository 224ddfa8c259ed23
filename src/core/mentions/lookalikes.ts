/** Letters of other scripts that look like Latin ones: a page can put them into titles unnoticed. */

/** Letters in pairs: one of another script, and the Latin one that it looks like. */
const PAIRS =
	'аa сc еe оo рp хx уy іi јj ѕs ԁd һh ԛq ԝw ӏl ѵv кk АA ВB СC ЕE НH ІI ЈJ КK МM ОO РP ЅS ТT ХX УY ԌG ԀD ԚQ ԜW ѴV ҮY ӀI ' +
	'οo αa νv ιi κk ρp υu χx ϲc ϳj ΑA ΒB ΕE ΖZ ΗH ΙI ΚK ΜM ΝN ΟO ΡP ΤT ΥY ΧX ϹC ͿJ օo սu ոn հh ՕO ՍU ՏS ɑa ɡg ɩi';
const LATIN = new Map(PAIRS.split(' ').map(([other, latin]) => [other!, latin!]));
const LOOKALIKES = [...LATIN.keys()].join('');

const SOME = new RegExp(`[${LOOKALIKES}]`, 'u');
const EACH = new RegExp(`[${LOOKALIKES}]`, 'gu');
/** Words of Latin letters and lookalikes. */
const WORDS = new RegExp(`(?<![\\p{L}\\p{M}])[\\p{Script=Latin}\\p{M}${LOOKALIKES}]+(?![\\p{L}\\p{M}])`, 'gu');
const IS_LATIN = new RegExp(`(?![${LOOKALIKES}])\\p{Script=Latin}`, 'u');
/** Letters found only in a text of another script. */
const OTHER_LETTER = new RegExp(`(?![${LOOKALIKES}])[\\p{Script=Cyrillic}\\p{Script=Greek}\\p{Script=Armenian}]`, 'u');

/** The text with lookalikes as Latin letters, in place. A text in another script stays, except for mixed words. */
export function asLatin(text: string): string {
	if (!SOME.test(text)) return text;
	const isOther = OTHER_LETTER.test(text);
	return text.replace(WORDS, (word) =>
		isOther && !IS_LATIN.test(word) ? word : word.replace(EACH, (letter) => LATIN.get(letter)!),
	);
}
