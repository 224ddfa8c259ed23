import { expect, test } from 'vitest';
import { PACK_KINDS, type PackKind } from '../../../../src/core/catalogue/packKinds.ts';
import type { PageMark } from '../../../../src/messages/advice.ts';
import { type ButtonAction, type Face, front, menu, others } from '../../../../src/page/overlay/faces.ts';
import { page } from '../../../../src/strings/page.ts';

const mark = (kind: PackKind, some: Partial<PageMark> = {}): PageMark => ({
	...{ start: 2, end: 6, film: { id: 7, title: 'Dune', year: 1984 }, crowdWithout: 90, crowdWith: 3, maybe: false },
	...{ alternatives: [{ id: 8, title: 'Dune', year: 2021 }], form: 5, drawn: true, ...some },
	...(kind !== 'films' && { kind }),
});

/** The buttons of a face, in order of their creation, and the number of its elements. */
function drawn(face: Face, one: PageMark) {
	const buttons: [label: string, does: ButtonAction][] = [];
	let number = 0;
	const make = () => {
		number++;
		return { setAttribute: () => undefined };
	};
	const button = (label: string, does: ButtonAction) => {
		buttons.push([label, does]);
		return make();
	};
	const maker = { make, button, startAt: () => undefined } as unknown as Parameters<Face>[2];
	const { film, crowdWith: crowd, crowdWithout } = one;
	face(one, page.cost({ crowd, crowdWithout, film, most: true, isOther: one.kind !== undefined }), maker);
	return { buttons, number };
}

test.each(PACK_KINDS)('the card of %s offers what that of films does', (kind) => {
	const item = { kind, id: 7 };
	const [labels, acts] = [0, 1].map((at) => drawn(menu, mark(kind)).buttons.map((one) => one[at]));
	expect(labels).toEqual([
		...[page.takeOut, page.neverRated, page.see, page.keep, page.more(kind !== 'films', true, false), page.close],
		...[page.another[kind], page.not[kind]],
	]);
	expect(acts).toContainEqual({ kind: 'neverRated', item });
	expect(acts).toContainEqual({ kind: 'notFilm', of: kind, span: { start: 2, end: 6 } });
	expect(drawn(others, mark(kind)).buttons[0]).toEqual([
		'Dune (2021)',
		{ kind: 'choose', form: 5, item: { kind, id: 8 }, unsettled: null },
	]);
	const alone = drawn(menu, mark(kind, { alternatives: [] })).buttons.map(([label]) => label);
	expect(alone).not.toContain(page.another[kind]);
	expect(alone).toContain(page.not[kind]);
});

test('a page cannot tell the kinds apart by the work of drawing a card', () => {
	const numbers = PACK_KINDS.flatMap((kind) => [front, menu, others].map((face) => drawn(face, mark(kind)).number));
	expect(numbers).toEqual(PACK_KINDS.flatMap(() => numbers.slice(0, 3)));
});
