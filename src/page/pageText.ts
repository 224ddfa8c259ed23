/** The selected text, at most `most` units, or null if nothing is selected. */
export function selectedText(window: Window, most: number): string | null {
	const text = window.getSelection()?.toString() ?? '';
	return text.trim() === '' ? null : text.slice(0, most);
}

/** The visible text of the page's main part or articles, else of the body, at most `most` units. */
export function visibleText({ document }: Window, most: number): string {
	const main = document.querySelector<HTMLElement>('main, [role=main]');
	const articles = [...document.querySelectorAll<HTMLElement>('article')].filter(
		(a) => !a.parentElement?.closest('article'),
	);
	const parts = main !== null ? [main] : articles.length > 0 ? articles : [document.body];
	let text = '';
	for (const part of parts) if (text.length < most) text += `${part?.innerText ?? ''}\n\n`;
	return text.slice(0, most);
}
