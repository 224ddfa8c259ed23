/** Draws marks: a line below each stretch of words, reusing its elements. Those not to be seen are drawn too faintly to be seen. */
import type { PageMark } from '../../messages/advice.ts';
import { createDiv, documentOf } from '../dom.ts';
import { inkOn } from './contrast.ts';
import { type Frame, within } from './frame.ts';
import type { Layout, Stretch } from './layout.ts';
import { OWN } from './style.ts';

/** An element with its last style and class. */
interface Place {
	element: HTMLDivElement;
	style: string;
	className: string;
}

export function createDrawing(layer: HTMLDivElement) {
	const used: Place[] = [];
	let shown = 0;

	return {
		/** Draws only this layout, highlighting the mark whose card is open. Reads nothing from the page. */
		draw({ frame, stretches, background, vertical }: Layout, isLit: (mark: PageMark) => boolean) {
			layer.style.setProperty(`${OWN}mark`, `rgb(${inkOn(background)})`);
			layer.classList.toggle('vertical', vertical);
			stretches.forEach((stretch, i) => {
				const place = used[i] ?? add();
				const style = styleOf(frame, stretch);
				if (place.style !== style) place.element.style.cssText = place.style = style;
				name(place, `${classOf(stretch.mark)}${isLit(stretch.mark) ? ' lit' : ''}`);
			});
			hideFrom(stretches.length);
		},
		clear: () => hideFrom(0),
	};

	function hideFrom(count: number): void {
		for (let i = count; i < shown; i++) name(used[i]!, 'none');
		shown = count;
	}

	function name(place: Place, className: string): void {
		if (place.className !== className) place.element.className = place.className = className;
	}

	function add(): Place {
		const element = createDiv(documentOf(layer));
		layer.prepend(element);
		const place = { element, style: '', className: '' };
		used.push(place);
		return place;
	}
}

const classOf = ({ drawn, maybe }: PageMark) => (!drawn ? 'mark unseen' : maybe ? 'mark maybe' : 'mark');

const px = (n: number) => `${Math.round(n * 100) / 100}px`;

function styleOf(frame: Frame, { whole, seen }: Stretch): string {
	const rect = within(frame, whole);
	const part = within(frame, seen);
	const cut = [part.top - rect.top, rect.right - part.right, rect.bottom - part.bottom, part.left - rect.left];
	const size = `width:${px(rect.right - rect.left)};height:${px(rect.bottom - rect.top)}`;
	const clip = cut.some((inset) => inset > 0.01) ? `;clip-path:inset(${cut.map(px).join(' ')})` : '';
	return `transform:translate(${px(rect.left)},${px(rect.top)});${size}${clip}`;
}
