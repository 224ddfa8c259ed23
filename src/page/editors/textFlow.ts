/** Puts text together as rendered from consecutive DOM nodes. */
import { createRendered, type Rendered } from './rendered.ts';

const SPACES = ' \t\n\r\f';
/** Invisible text, such as zero-width characters that editors insert so that the caret can reach places. */
const UNSEEN = '\\p{Default_Ignorable_Code_Point}+';
const ODD_PRESERVED = new RegExp(`\\n|${UNSEEN}`, 'gu');
const ODD_COLLAPSED = new RegExp(`^[${SPACES}]+|[${SPACES}]{2,}|[${SPACES.slice(1)}]|[${SPACES}]+$|${UNSEEN}`, 'gu');

export interface Flow extends Pick<Rendered, 'breakLine' | 'block' | 'enter' | 'length' | 'map'> {
	take(node: Text, keepsSpace: boolean): void;
}

export function createFlow(): Flow {
	const { words, space, noWidth, ...rendered } = createRendered();

	function odd(node: Text, at: number, found: string, keepsSpace: boolean): void {
		if (!SPACES.includes(found[0]!)) noWidth(node, at);
		else if (keepsSpace) rendered.breakLine(node, at);
		else space(node, at);
	}

	function take(node: Text, keepsSpace: boolean): void {
		// Readers see a non-breaking space as a space.
		const data = node.data.replaceAll('\u00a0', ' ');
		const pattern = keepsSpace ? ODD_PRESERVED : ODD_COLLAPSED;
		let from = 0;
		pattern.lastIndex = 0;
		// The pattern runs on the original data, where non-breaking spaces, which never collapse, still differ from others.
		for (let found = pattern.exec(node.data); found !== null; found = pattern.exec(node.data)) {
			if (found.index > from) words(node, from, data.slice(from, found.index));
			odd(node, found.index, found[0], keepsSpace);
			from = found.index + found[0].length;
		}
		if (from < data.length) words(node, from, from === 0 ? data : data.slice(from));
	}

	return { ...rendered, take };
}
