import { call, get } from './dom.ts';

/** The selected text, at most `most` units, or null if nothing is selected. */
export function selectedText(window: Window, most: number): string | null {
	const text = window.getSelection()?.toString() ?? '';
	return text.trim() === '' ? null : text.slice(0, most);
}

/** The visible text of the page's main part or articles, or else of the body, at most `most` units. */
export function visibleText({ document }: Window, most: number): string {
	const main = call(document, 'querySelector', 'main, [role=main]');
	const articles = [...call(document, 'querySelectorAll', 'article')].filter((article) => {
		const outer = get(article, 'parentElement');
		return outer === null || call(outer, 'closest', 'article') === null;
	});
	const parts = main !== null ? [main] : articles.length > 0 ? articles : [get(document, 'body')];
	let text = '';
	for (const part of parts)
		if (text.length < most) text += `${(part && get(part as HTMLElement, 'innerText')) ?? ''}\n\n`;
	return text.slice(0, most);
}
