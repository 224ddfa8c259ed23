/** The sentence after a list that loses a film. */
import type { Edit } from '../algorithms/edits.ts';
import { numberOf } from './counts.ts';
import type { Item } from './items.ts';
import { LATTER, OF_ALL } from './leaning.ts';
import { FOLLOWING } from './readsRight.ts';
import { BOTH } from './references.ts';
import type { Scene } from './scene.ts';
import { sentenceAround } from './sentences.ts';

/** Its edits: it goes if it is about that one, and counts one less. */
export function afterList(scene: Scene, item: Item): Edit[] {
	const { items: list } = scene.listOf.get(item)!;
	const { to } = sentenceAround(scene.sentences, item);
	const next = /^[^\S\n]+[^\n]*?(?:[.!?…]+(?=\s|$)|(?=\n|$))/u.exec(scene.text.slice(to, to + FOLLOWING))?.[0];
	if (list.length < 3 || next === undefined || scene.withoutLine(item) !== null) return [];
	if (LATTER.test(next)) return item === list.at(-1) ? [{ start: to, end: to + next.length, text: '' }] : [];
	const all = OF_ALL.exec(next);
	const number = all && numberOf(all[2]!, next, () => scene.languageAt(item.start));
	if (all === null || number?.value !== list.length) return [];
	const end = to + all.index + all[0].length;
	const both = number.value === 3 ? BOTH[all[1]!.toLowerCase()] : undefined;
	return [{ start: end - (both === undefined ? all[2]! : all[0]).length, end, text: both ?? number.less }];
}
