/** Places in lists that say something about their film: the first in a ranking is the best, and a choice is between two. */
import type { Item } from './items.ts';
import type { Scene } from './scene.ts';
import { lineAround } from './sentences.ts';

const LISTED = /(?:ranking|best to worst)[^.!?]*(?::|\bis|\bare)\s*$/iu;
const UPWARDS = /worst to best[^.!?]*(?::|\bis|\bare)\s*$/iu;
/** Words that make two films a choice. */
const CHOICE =
	/(?<!\p{L})(?:which|what should|should (?:I|we)|shall|pick|choose|better|tonight|soll(?:en)?|lieber|welche[rn]?|quel(?:le)?|cuál|quale|qual|devo|debería|devrais)(?!\p{L})/iu;

const OR = /(?<!\p{L})(?:or|oder|ou|o)\s/iu;

/** Whether a list without this film would say something else: the next would be the best, or there would be no choice. */
export function isOfItsPlace({ text, listOf, withoutLine }: Scene, item: Item): boolean {
	const { items, separators } = listOf.get(item)!;
	const { from } = lineAround(text, item.start);
	const before = text.slice(from, item.start);
	const [separator = ''] = separators;
	if (
		items.length === 2 &&
		((separator.includes('+') && withoutLine(item) === null) || (OR.test(separator) && CHOICE.test(before)))
	)
		return true;
	const list = text.slice(from, items[0]!.start);
	return (
		items.length > 2 && ((items[0] === item && LISTED.test(list)) || (items.at(-1) === item && UPWARDS.test(list)))
	);
}
