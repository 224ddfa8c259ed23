import { parseHtml } from './html.ts';
import { linkOf } from './values.ts';
import { whenOf } from './when.ts';

interface Page {
	title: string;
	date: string | null;
	link: string | null;
	/** HTML of its main part. */
	content: string;
}

const DATES = /^(?:article:published_time|date|dc\.date|dcterms\.created|datepublished)$/i;

/** A web page's own data, and its main part: an article or main element, if it has exactly one, or the whole page. */
export function pageOf(html: string): Page {
	const page: Page = { title: '', date: null, link: null, content: html };
	const parts: { name: string; from: number; to: number }[] = [];
	const open: { name: string; from: number }[] = [];
	let inTitle = false;
	parseHtml(html, {
		open(name, { name: called, property, itemprop, content = '', rel, href = '', datetime = '' }, end) {
			if (name === 'title') inTitle = page.title === '';
			if (name === 'meta' && DATES.test(property ?? called ?? itemprop ?? '')) page.date ??= whenOf(content);
			if (name === 'time') page.date ??= whenOf(datetime);
			if (name === 'link' && rel === 'canonical') page.link ??= linkOf(href);
			if (name === 'article' || name === 'main') open.push({ name, from: end });
		},
		text(text) {
			if (inTitle) page.title += text;
		},
		close(name, start) {
			if (name === 'title') inTitle = false;
			if (open.at(-1)?.name === name) parts.push({ ...open.pop()!, to: start });
		},
	});
	page.title = page.title.replace(/\s+/g, ' ').trim();
	for (const name of ['article', 'main']) {
		const [only, ...others] = parts.filter((part) => part.name === name);
		if (only !== undefined && others.length === 0) return { ...page, content: html.slice(only.from, only.to) };
	}
	return page;
}
