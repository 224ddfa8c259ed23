/** A mention's card: why, and sentences to choose from. */
import { offered, reasonOf } from '../core/advice/offered.ts';
import type { Advice, AdvisedMaybe, AdvisedMention, AdvisedWording } from '../core/advice/result.ts';
import { piecesOf } from '../core/algorithms/wordDiff.ts';
import type { PackKind } from '../core/catalogue/packKinds.ts';
import type { CardChoice, PageMark } from '../messages/advice.ts';
import { card as words } from '../strings/card.ts';
import { yearAndKind } from '../strings/counts.ts';
import { verdict } from '../strings/verdict.ts';
import type { Showing } from '../study/showing.ts';

export type CardText = Pick<PageMark, 'title' | 'about' | 'why' | 'choices'>;

/** What a card is made from. */
export interface CardScene {
	kind: PackKind;
	advice: Advice;
	/** That the advice is on. */
	text: string;
	/** What the arm of a study shows. */
	showing: Pick<Showing, 'placebo' | 'hides'>;
}

const MOST_CHOICES = 3;

export function cardOf(scene: CardScene, mention: AdvisedMention): CardText {
	const { kind, advice, showing } = scene;
	const { film } = mention;
	const isFilm = kind === 'films';
	const name = { title: film.title, about: isFilm ? yearAndKind(film) : yearAndKind({ ...film, kind }) };
	if (showing.placebo) return { ...name, choices: [], why: words.withYear(advice.crowd, film) };
	const choices = choicesFor(scene, film.id);
	const why = choices[0]?.key === OUT && isFilm ? words.noWording : whyOf(scene, mention);
	return { ...name, why, choices };
}

/** For words that may name a film: the question whether they do. */
export const doubtOf = ({ text }: CardScene, { start, end, film }: AdvisedMaybe): CardText => ({
	...{ title: film.title, about: yearAndKind(film), choices: [] },
	why: words.doubt(text.slice(start, end), film.year),
});

function whyOf({ kind, advice: { mentions }, showing: { hides } }: CardScene, mention: AdvisedMention): string {
	if (hides.includes('reason')) return words.too;
	const own = mentions.filter(({ published }) => !published);
	const isMost = own.every(({ crowdWithout }) => crowdWithout <= mention.crowdWithout);
	const reason = reasonOf(mention);
	const said = reason === null ? [] : reason === 'few' && kind !== 'films' ? verdict.fewOf[kind] : words[reason];
	const all = [...(isMost ? [words.most] : []), said].flat();
	return all.length === 0 ? words.too : all.join(' ');
}

/** The key of a sentence; the words of a phrase alone are not a key. */
const keyOf = ({ words: phrase, how }: AdvisedWording['sentences'][number]) => phrase ?? how;

const UNSHOWN = { before: '', added: '', after: '', struck: false };

/** Asks that the words are taken out, as no sentence is known without them. */
const OUT = 'out';

function choicesFor({ advice, text, showing: { hides } }: CardScene, film: number): CardChoice[] {
	const wording = advice.wordings.find((one) => one.film.id === film);
	const all = wording === undefined ? [] : offered(wording).slice(0, MOST_CHOICES);
	if (wording === undefined || all.length === 0) return [{ ...UNSHOWN, key: OUT, note: words.takeOut }];
	const before = text.slice(wording.start, wording.end);
	return all.map((one) => {
		if (hides.includes('sentence')) return { ...UNSHOWN, key: keyOf(one), note: noteOf(one) };
		const struck = one.after === '';
		const sentence = struck ? { before, added: '', after: '' } : shown(before, one.after);
		return { ...sentence, key: keyOf(one), struck, note: sentence.added === '' ? noteOf(one) : '' };
	});
}

const noteOf = ({ how, after }: AdvisedWording['sentences'][number]) =>
	after === '' ? words.cut : how === 'score' ? words.unscored : words.untitled;

/** The sentence after the change, and its new words. */
function shown(before: string, after: string): Pick<CardChoice, 'before' | 'added' | 'after'> {
	const pieces = piecesOf(before, after).filter(({ kind }) => kind !== 'out');
	const [first, last] = [pieces.findIndex(isNew), pieces.findLastIndex(isNew)];
	const [from, to] = first < 0 ? [pieces.length, pieces.length] : [first, last + 1];
	const said = (some: typeof pieces) => some.map((piece) => piece.text).join('');
	const [start, added, end] = [pieces.slice(0, from), pieces.slice(from, to), pieces.slice(to)].map(said);
	return { before: added === '' ? start! : lastOf(start!), added: added!, after: firstOf(end!) };
}
/** The text around the new words of a long sentence. */
const AROUND = 100;
const lastOf = (text: string) => (text.length > AROUND ? `… ${text.slice(-AROUND).replace(/^\S*\s+/, '')}` : text);
const firstOf = (text: string) => (text.length > AROUND ? `${text.slice(0, AROUND).replace(/\s+\S*$/, '')} …` : text);

const isNew = ({ kind }: { kind: string }) => kind === 'in';

/** The sentence with a key; undefined if words are only taken out. */
export const sentenceOf = (advice: Advice, film: number, key: string) =>
	advice.wordings.find((one) => one.film.id === film)?.sentences.find((one) => keyOf(one) === key);
