import { seededRandom } from '../../core/advice/draw.ts';
import { lowerBound } from '../../core/algorithms/bisect.ts';
import { type Catalogue, filmTitles } from '../../core/catalogue/catalogue.ts';
import { naturalOrder } from '../../core/catalogue/forms.ts';
import type { GoldText } from './gold.ts';

/**
 * Replaces the films of the texts with others: the model should generalise to any title, and labelled texts are
 * few. Films are drawn in proportion to raters; a title typed without capitals stays so. Partial titles, initials and
 * typos are left unchanged.
 */
export function swapTitles(catalogue: Catalogue, texts: readonly GoldText[], seed: number): GoldText[] {
	const random = seededRandom(seed);
	const sums = new Float64Array(catalogue.films);
	let total = 0;
	for (let film = 0; film < catalogue.films; film++) {
		total += catalogue.raters[film]!;
		sums[film] = total;
	}
	const draw = () => lowerBound(sums, random() * total, 0, catalogue.films - 1);
	return texts.map((original) => {
		let text = '';
		let from = 0;
		const mentions = [...original.mentions]
			.sort((a, b) => a.start - b.start)
			.map((m) => {
				text += original.text.slice(from, m.start);
				from = m.end;
				const surface = original.text.slice(m.start, m.end);
				const film = draw();
				const full = naturalOrder(filmTitles(catalogue, film)[0]!);
				const swapped = m.kind === 'full' || m.kind === '' ? inStyle(full, surface) : surface;
				const start = text.length;
				text += swapped;
				return { ...m, start, end: text.length, title: full, year: catalogue.year[film]! };
			});
		return { ...original, text: text + original.text.slice(from), mentions };
	});
}

function inStyle(title: string, surface: string): string {
	if (surface === surface.toLowerCase()) return title.toLowerCase();
	const [first, ...rest] = title;
	const later = surface.slice(1);
	return later === later.toLowerCase() && later.includes(' ') ? first + rest.join('').toLowerCase() : title;
}
