import type { Editor, Span } from '../../../src/page/editors/editor.ts';
import { linesOf } from '../../../src/page/editors/lines.ts';

const EVERYWHERE = { left: -1e7, top: -1e7, right: 1e7, bottom: 1e7 };

/** An editor of a plain contenteditable: its text is that of its text nodes. */
export function editorFor(element: HTMLElement): Editor {
	const nodes = () => {
		const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
		const found: Text[] = [];
		while (walker.nextNode()) found.push(walker.currentNode as Text);
		return found;
	};
	const rangeOf = ({ start, end }: Span) => {
		const range = document.createRange();
		let from = 0;
		for (const node of nodes()) {
			const to = from + node.length;
			if (start >= from && start <= to) range.setStart(node, start - from);
			if (end >= from && end <= to) {
				range.setEnd(node, end - from);
				break;
			}
			from = to;
		}
		return range;
	};
	const isVertical = () => getComputedStyle(element).writingMode.startsWith('vertical');
	return {
		element,
		text: (most) => element.textContent!.slice(0, most),
		isWhole: () => true,
		rects: (spans) => spans.map((span) => linesOf(rangeOf(span).getClientRects(), EVERYWHERE, isVertical())),
		caret() {
			const { focusNode, focusOffset } = getSelection()!;
			let before = 0;
			for (const node of nodes()) {
				if (node === focusNode) return before + focusOffset;
				before += node.length;
			}
			return null;
		},
		async select(span) {
			const { startContainer, startOffset, endContainer, endOffset } = rangeOf(span);
			getSelection()!.setBaseAndExtent(startContainer, startOffset, endContainer, endOffset);
			return true;
		},
		async edit(edits) {
			for (const { text, ...span } of edits.toReversed()) {
				await this.select(span);
				document.execCommand(text === '' ? 'delete' : 'insertText', false, text);
			}
			return { texts: [], reverses: [] };
		},
		takeBack: async () => false,
		insert: async (text) => document.execCommand('insertText', false, text),
	};
}
