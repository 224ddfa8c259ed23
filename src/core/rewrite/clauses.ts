/** A sentence without the clause that names a film, or no sentence. */
import type { Edit } from '../algorithms/edits.ts';
import type { Place } from './place.ts';
import { contentStart, type Range } from './sentences.ts';
import { scoreOf } from './unscored.ts';

/** Beginnings of a clause that can go, after a comma or a dash. */
const JOINS =
	'and|but|or maybe|or perhaps|or even|or|because|since|weil|denn|parce que|car|porque|perché|though|although|while|minus|whereas|so|plus|also|as well as|especially|particularly|even|not|unlike|along with|including|with|which|then|except|ahead of|just ahead of|far above|vor|noch vor|devant|juste devant|loin devant|(?:muy )?por encima de|por delante de|davanti a|altro che|à frente de|(?:muito )?acima de|incluid[ao]s?|y compris|compres[ao]|inclusive|inklusive|einschließlich|followed by|und|aber|auch|sowie|besonders|während|obwohl|y|e|pero|aunque|mientras|sobre todo|et|mais|surtout|alors que|ma|anche|soprattutto|mentre|mas|embora|também';
const TRAILING = new RegExp(`(?:,\\s+(?:${JOINS})(?!\\p{L})|;\\s|\\s+but\\s+|\\s[–—]\\s?|\\s-\\s)`, 'giu');
/** Measured by the film, so it goes with it. */
const MEASURED =
	/\s+(?:more than|better than|less than|worse than|right after|just after|right before|ever since|after|before|since|besides|alongside|together with|instead of|unlike|más que|plus que|mehr als)\s+(?:the\s+|watching\s+|seeing\s+)?$/iu;
/** Clauses that depend on what was before them. */
const LEANS =
	/^(?:it|its|this|that|these|those|they|them|he|she|his|her|which|who|both|too|also|neither|either|the (?:film|movie|ending|other)|er|es|sie|das|dies|lo|la|il|elle|ça|cela|eso|esto|esa|isso|ela|ele)(?![\p{L}])/iu;
export const VERB =
	/(?<![\p{L}])(?:am|is|are|was|were|be|been|have|has|had|do|does|did|will|would|can|could|should|may|might|must|saw|watched|love|loved|like|liked|think|thought|want|went|go|got|get|made|took|takes|came|gave|found|kept|left|lost|held|ran|began|spent|told|knew|meant|broke|fell|heard|sat|slept|stood|taught|won|wrote|caught|bought|brought|showed|works?|feel|felt|know|need|see|seen|say|said|[\p{L}-]+ed|ist|sind|war|habe|hat|bin|ich|es|hay|fue|era|está|he|ha|est|sont|était|ai|a|è|sono|ho|é|são|foi|tem|vi|vimos|gust[óa]|encant[óa]|dej[óa]|hizo|parec\p{L}+|plu|plaît|piaciut[oa]|piace|goste[ij]?|adore[i]|amei|fez|deixou|fand|lief|reste|restent|resta|restano|fica|continua|sigue|bleibt|gefiel|sah|sahen|gesehen|vu|visto|ho|abbiamo|hemos|avons)(?![\p{L}])|(?:['’](?:m|ve|re|ll|d)|(?<=(?:it|he|she|that|there|what|who|here|let|one))['’]s)(?!\p{L})/iu;

/** Ways to take a clause out, the smallest first. */
export function clausesOut(place: Place): Edit[] {
	return [
		bracketed(place),
		apposed(place),
		apposedList(place),
		exampled(place),
		measured(place),
		joined(place),
		paired(place),
		trailing(place),
		leading(place),
	].filter((edit) => edit !== null);
}

/** Whether a sentence is a title with its score: "Ran 9/10.", "Ran: 9/10, what colors." */
export const isScore = ({ text, item, from, to }: Place): boolean =>
	item.start === from && /^(?:[.!]?$|,\s)/u.test(text.slice(item.end, to)) && scoreOf(text, item) !== null;

/** What a clause has and a thing does not. */
export const SAYS =
	/(?<!\p{L})(?:I|we|you|he|she|they|it|is|are|was|were|has|have|had|ich|wir|es|ist|war|je|on|est|sont|yo|fue|era|io|è|sono|eu|é|foi)(?!\p{L})|['’](?:m|ve|re|ll|d|s)(?!\p{L})/iu;

/** What asks a reader to do something. */
const ASKS = /^["'“‘(*_]*(?:try|watch|see|start|go|put|give|skip|take|make|rent|find|check)(?!\p{L})/iu;
const isWhole = (words: string) =>
	(VERB.test(words) || ASKS.test(words)) && (words.match(/\p{L}+/gu)?.length ?? 0) >= 3;

/** Text in parentheses goes with them. */
function bracketed({ text, item, from, to, others }: Place): Edit | null {
	const open = from + text.slice(from, item.start).lastIndexOf('(');
	const close = item.end + text.slice(item.end, Math.max(to, item.end + 1)).indexOf(')');
	if (open < from || close < item.end) return null;
	if (text.slice(open + 1, item.start).includes(')') || text.slice(item.end, close).includes('(')) return null;
	if (others.some((one) => one.start > open && one.end <= close)) return null;
	const start = open - (/\s$/.test(text.slice(0, open)) ? 1 : 0);
	return start <= from ? null : { start, end: close + 1, text: '' };
}

const APPOSED =
	/(?:film|movie|masterpiece|documentary|debut|favou?rite|Lieblingsfilm|Meisterwerk|película|filme|preferito|favori|préféré|favorita|favorito|obra maestra)(\s*,\s+|\s+[–—-]\s+)$/iu;

/** "My favorite film, X, is slow." */
function apposed({ text, item, before, after }: Place): Edit | null {
	const comma = APPOSED.exec(before)?.[1];
	const closing = /^(?:$|\s*[.!?;:)]|,|\s+[–—-]\s)/.exec(after)?.[0];
	if (comma === undefined || closing === undefined) return null;
	const isPair = closing !== '' && closing.trim() === comma.trim() && !/^,\s+(?:an?|the|which|who|one)\s/iu.test(after);
	const start = item.start - comma.length;
	if (isPair) return { start, end: item.end + closing.trimEnd().length - item.kept.length, text: '' };
	return text.slice(start, item.end) === '' ? null : { start, end: item.end, text: item.kept };
}

const SEVERAL =
	/(?<!\p{L})(?:two|three|four|five|both|several|a few|a couple of)\s[^,;:.()]{0,40}(?<!\p{L})(?:films|movies|classics|favou?rites|documentaries|comedies)(?!\p{L})[^,;:.()]{0,40}(,\s+|\s+[–—-]\s+)$/iu;
const BETWEEN = /^\s*(?:,|and|&|or|,\s*(?:and|or))\s*$/u;

/** "He swore by two films, X and Y, and by tea." */
function apposedList({ text, item, from, to, others }: Place): Edit | null {
	const all = [...others, item].sort((a, b) => a.start - b.start);
	if (all.length < 2 || all.slice(1).some((one, i) => !BETWEEN.test(text.slice(all[i]!.end, one.start)))) return null;
	const [first, last] = [all[0]!, all.at(-1)!];
	const comma = SEVERAL.exec(text.slice(from, first.start))?.[1];
	const closing = /^(?:[.!…]*$|,(?=\s)|\s+[–—-](?=\s))/u.exec(text.slice(last.end, to))?.[0];
	if (comma === undefined || closing === undefined || last.kept !== '') return null;
	const isPair = closing.trim() === comma.trim() && !/^,\s+and\s/u.test(text.slice(last.end));
	return { start: first.start - comma.length, end: last.end + (isPair ? closing.length : 0), text: '' };
}

/** "I like films where nothing happens, like X." */
function exampled({ item, before, after }: Place): Edit | null {
	const words =
		/(?:,|\s[–—-])\s+(?:like|such as|for example|for instance|e\.g\.|say|especially|kind of like|a bit like|much like)\s+$/iu.exec(
			before,
		);
	if (words === null || !/^(?:[.!…]*$|,\s)/u.test(after) || item.kept !== '') return null;
	return isWhole(before.slice(0, words.index))
		? { start: item.start - words[0].length, end: item.end, text: '' }
		: null;
}

/** "I love Zama, and X, and that I saw Cure twice says it all." */
function joined({ item, before, after, others }: Place): Edit | null {
	const and = /,\s+(?:and|or)\s+$/u.exec(before);
	if (and === null || !/^,\s+(?:and|but|so)\s/u.test(after) || item.kept !== '') return null;
	if (!isWhole(before.slice(0, and.index)) || others.length === 0) return null;
	return { start: item.start - and[0].length, end: item.end, text: '' };
}

/** "I need a break after X." */
function measured({ item, before, after, from }: Place): Edit | null {
	const words = MEASURED.exec(before);
	if (words === null || !/^\s*[.!…]?$/u.test(after) || !isWhole(before.slice(0, words.index))) return null;
	if (NEEDS_MORE.test(before.slice(0, words.index))) return null;
	return words.index + from <= from ? null : { start: item.start - words[0].length, end: item.end, text: item.kept };
}

/** A verb that says nothing without the comparison. */
const NEEDS_MORE =
	/(?<!\p{L})(?:is|was|are|were|be|been|looks?|seems?|feels?|ist|war|sind|est|était|es|era|è|sono|é|foi|são)(?:\s+(?:even|much|way|far|so much|a lot|noch|viel|bien|mucho|molto|muito))?$/iu;

const onlyOf = ({ others, item }: Place, { from, to }: Range) =>
	others.every((one) => one.end <= from || one.start >= to || one.film === item.film);

const GOES_ON =
	/^[^,;:.]*,\s+(?:is|are|was|were|has|have|had|can|will|would|ist|sind|war|hat|est|sont|était|a|es|son|era|ha|è|sono|é|são|foi)(?!\p{L})/iu;

/** A clause of its own, whatever it goes on from: "3.5/5 from me, and I'd rewatch X". */
const OWN_CLAUSE =
	/^,\s+(?:and|but|so|though|und|aber|et|mais|y|pero|e|ma|mas)\s+(?:(?:I|we|ich|wir|je|nous|yo|io|eu)(?!\p{L})|j['’])/iu;

/** The second of two things that a clause says of films: "three tries to finish A and one try to finish B". */
function paired(place: Place): Edit | null {
	const { text, item, from, to, others } = place;
	const clause = from + /^(?:.*(?:[;:]|,)\s)?/su.exec(text.slice(from, item.start))![0].length;
	const and = / (?:and|und|et|y|e) (?!.* (?:and|und|et|y|e) )/isu.exec(text.slice(clause, item.start));
	const earlier = others.filter((one) => one.start >= clause && one.end <= clause + (and?.index ?? 0)).at(-1);
	if (and === null || earlier === undefined || item.kept !== '') return null;
	// "Kiki, Ponyo, and half of X": a list would end without "and".
	if (earlier.start === clause && /,\s$/u.test(text.slice(from, clause))) return null;
	const start = clause + and.index;
	const rest = /^[^,;:.!?…–—]*/u.exec(text.slice(item.end, to))![0].trimEnd();
	const end = item.end + rest.length;
	const behind = text.slice(end, to);
	// "As funny in A as it was sad and slow in B": its last words are of both.
	const between = text.slice(earlier.end, start);
	if (
		(between.match(/\p{L}+/gu)?.length ?? 0) > 3 ||
		// Of a list it is known whether it can be one film.
		!/\p{L}/u.test(between + text.slice(start + and[0].length, item.start)) ||
		!onlyOf(place, { from: start, to: end }) ||
		!isWhole(text.slice(from, start)) ||
		SAYS.test(rest) ||
		/(?<!\p{L})(?:both|between|either|neither|each|they|them|these|those|two|beide\p{L}*|zwischen|entre|tra|fra|les deux|amb[oa]s)(?!\p{L})/iu.test(
			text.slice(from, start) + rest + behind,
		)
	)
		return null;
	return { start, end, text: '' };
}

/** What a sentence concludes from the rest: "and the contrast was brutal". */
const CONCLUDES =
	/,\s+(?:and|but|so|und|aber|et|mais|y|pero|e|ma|mas)\s+(?:the|this|that|both|neither|der|die|das|beide|le|la|les|el|los|las|il|lo|gli|i|o|os|as)\s.*$/isu;

/** Two clauses without a word between them. */
const SPLICED =
	/(?<!\p{L})(?:is|are|was|were|has|have|had|\p{L}{2,}(?:ed|s))(?!\p{L})[^,;]*,\s+(?!(?:and|but|or|so|which|who|where|when|while|because)\s)(?:the|my|our|his|her|their|I|we|he|she|they|it)\s(?:\p{L}+\s+){0,3}(?:is|are|was|were|has|had|\p{L}{2,}(?:ed|s))(?!\p{L})[^,;]*$/iu;

/** The end of a sentence, from the clause with the film on. */
function trailing(place: Place): Edit | null {
	const { text, item, before, from, to } = place;
	const cut = [...before.matchAll(TRAILING)].at(-1);
	if (cut === undefined) return null;
	const start = from + cut.index;
	// "Late Spring in particular, is": the sentence continues after it.
	if (/^,/u.test(cut[0]) && GOES_ON.test(text.slice(item.end, to))) return null;
	const mark = /[.!?…]*["'”’»)\]*_]*$/u.exec(text.slice(item.end, to))![0];
	const end = Math.max(item.end, to - mark.length);
	const rest = text.slice(from, start);
	// "I know I am late but X??" is only about the title.
	if (/[?!]/.test(mark) && text.slice(item.end, end).trim() === '') return null;
	const tail = CONCLUDES.exec(text.slice(item.end, end))?.[0];
	// "A was sweet, B was funnier, and X": without its last clause a list of clauses has no "and".
	const isOfClauses =
		/^,\s+(?:and|und|et|y|e)(?!\p{L})/iu.test(cut[0]) &&
		place.others.some((one) => one.end <= start && /,\s+$/u.test(text.slice(from, one.start)));
	// The same where its clauses name no film: "the projector is mounted, the couch fits".
	const isOfPlainClauses = /^,\s+and(?!\p{L})/iu.test(cut[0]) && SPLICED.test(rest);
	// The same of things.
	const isOfThings =
		/^,\s+(?:and|und|et|y|e)(?!\p{L})/iu.test(cut[0]) &&
		/:\s[^:]*$/u.test(rest) &&
		!SAYS.test(rest.split(/:\s/u).at(-1)!);
	if (isOfThings || isOfClauses || isOfPlainClauses || /,\s+so\s+(?:I|we)\b[^,]*$/u.test(rest)) return null;
	if (/["“”„«»]/u.test(text.slice(start, end)) || (tail !== undefined && VERB.test(tail))) return null;
	if (
		!(isWhole(rest) || (OWN_CLAUSE.test(text.slice(start, end)) && /\d/u.test(rest))) ||
		!onlyOf(place, { from: start, to: end }) ||
		/(?:(?:say|believe|admit|write|said|written|do) (?:this|that|it)|das sagen)$|^["'“(]*(?:not (?:an?|the|that|really|usually)(?!\p{L})|i['’]m not|(?:i )?(?:don|didn)['’]t|say what|no matter|as much as|granted|admittedly|sure,|i know|i get|everyone|hot take|je sais|ich weiß|sé que|so che|eu sei|todo el mundo|tutti)/iu.test(
			rest,
		) ||
		(!cut[0].startsWith(';') &&
			/(?<!\p{L})(?:both|either|neither|not only|whether|if(?![^,;]*\sthen\s)|when|while|because|although|since)(?!\p{L})[^,;]*$/iu.test(
				rest,
			))
	)
		return null;
	return { start, end, text: mark === '' && /[.!?…]$/u.test(item.kept) ? item.kept : '' };
}

const LEADS = /^[^.!?\n]*?(?:;\s+|,\s+(?:and|but|und|aber|y|pero|et|mais|e|ma|mas)\s+|\s[–—]\s|,\s+)/iu;

/** A writer's own clause. */
const MINE = /(?<!\p{L})(?:I|we|ich|wir|je|nous|yo|nosotros|io|noi|eu|nós)(?!\p{L})|(?<!\p{L})j['’]/iu;

/** Measured by the clause before. */
export const COMPARES =
	/(?<!\p{L})(?:better|worse|more|less|bigger|smaller|another|otr[oa]|outr[oa]|autre|\p{Ll}+ier|besser|schlechter|mehr|más|mejor|peor|menos|plus|mieux|moins|pire|più|meglio|peggio|mais|melhor|pior)(?!\p{L})/iu;

/** Words for how a sentence is meant. */
const ADVERB =
	/^["'“‘(*_]*(?:honestly|personally|frankly|lol|tbh|imo|ngl|okay|ok|well|yes|no|so|hot take:|ehrlich|franchement|honnêtement|la verdad(?: es que)?|sinceramente|onestamente|sinceramente|honestamente),?\s+/iu;

/** The beginning of a sentence, up to the end of the clause with the film. */
function leading(place: Place): Edit | null {
	const { text, item, before, after, from, to } = place;
	if (/[,;–—]/u.test(before)) return null;
	const head = LEADS.exec(after)?.[0];
	if (head === undefined) return null;
	// An opener such as "After X," needs no conjunction; a clause does.
	const opens =
		/^(?:["“'(]*)(?:after|before|since|besides|unlike|like|in addition to|nach|vor|después de|antes de|après|avant|dopo|prima di|depois de|antes de)\s[^,]*$/iu.test(
			before,
		);
	if (/^,\s+$/.test(head.slice(-2)) && !opens) return null;
	// If the writer's action or view is the point, the "and" only continues from there.
	if (!opens && MINE.test(before) && /^[^,;–—]*,\s+\p{L}+\s+$/u.test(head)) return null;
	const end = item.end + head.length - item.kept.length;
	// The opinion on the film is the point.
	if (!opens && !/\p{L}/u.test(before.replace(ADVERB, '')) && !place.others.some(({ start }) => start >= end))
		return null;
	const rest = text.slice(end, to);
	if (
		!isWhole(rest) ||
		LEANS.test(rest) ||
		COMPARES.test(rest) ||
		/(?<!\p{L})(?:it|its|they|them|him|her|he|she)(?!\p{L})/iu.test(rest) ||
		VERB.test(rest.slice(0, 3)) ||
		!onlyOf(place, { from, to: end })
	)
		return null;
	if (!/^(?:I|we|you|my|our|the|there|\p{Lu}|ich|wir|mein|yo|je|mon|io)(?![\p{L}])|^\p{Lu}/u.test(rest)) return null;
	const [first, capital] = [text[end]!, text[end]!.toUpperCase()];
	if (first === capital) return { start: from, end, text: '' };
	return place.others.some(({ start }) => start === end) ? null : { start: from, end: end + 1, text: capital };
}

/** The whole sentence, with the space before it, or behind it. */
export function sentenceOut({ text, from, to }: Place): Edit {
	const before = /[ \t]+$/.exec(text.slice(0, from))?.[0] ?? '';
	if (before !== '' && contentStart(text, from) < from) return { start: from - before.length, end: to, text: '' };
	const after = /^[ \t]+/.exec(text.slice(to))?.[0] ?? '';
	if (after !== '') return { start: from, end: to + after.length, text: '' };
	const line = text.lastIndexOf('\n', from - 1) + 1;
	// A line goes with its bullet and with the blank lines before it.
	if (text[to] === '\n' || to === text.length) {
		const blank = /(?:\n[ \t]*)+$/.exec(text.slice(0, line))?.[0] ?? '';
		return { start: line - blank.length, end: blank === '' && text[to] === '\n' ? to + 1 : to, text: '' };
	}
	return { start: from, end: to, text: '' };
}
