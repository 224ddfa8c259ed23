/** What the user has selected on this page; null where that is nothing. */
export function selectedText(window: Window, most: number): string | null {
	const text = window.getSelection()?.toString() ?? '';
	return text.trim() === '' ? null : text.slice(0, most);
}

/** The words that can be seen on this page: those of its main part, if it says which that is. */
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
