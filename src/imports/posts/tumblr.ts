/**
 * Tumblr's export of a blog: a page for each post in posts/html, named by the post's number, among lists of all of
 * them. Tumblr does not describe the pages; the time is in an element with the id timestamp, as "May 1st, 2020 9:04pm".
 */
import { type Format, wholeText } from './format.ts';
import { htmlText } from './htmlText.ts';
import { UNKNOWN_SITE } from './values.ts';
import { whenOf } from './when.ts';

const PAGE = /(?:^|\/)posts\/html\/(\d{5,20})\.html$/;
const TIME = /<(\w{1,20})(?: [^<>]{0,200})? id="timestamp"[^<>]{0,200}>([^<]{1,100})<\/\1>/;

export const tumblr: Format = {
	mayBe: (path) => PAGE.test(path),
	is: ({ path, head }) => PAGE.test(path) && /^\s*</.test(head),
	async *read(file) {
		const html = await wholeText(file);
		const text = htmlText(html.replace(TIME, ''));
		const id = `tumblr ${PAGE.exec(file.path)![1]}`;
		if (text !== '') yield { id, date: whenOf(TIME.exec(html)?.[2] ?? ''), site: UNKNOWN_SITE, link: null, text };
	},
};
