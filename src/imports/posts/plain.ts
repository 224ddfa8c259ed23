/** Folders of Markdown, text, and HTML files with one post each, such as blogs made from files. */
import { baseOf, type Format, wholeText } from './format.ts';
import { htmlText } from './htmlText.ts';
import { withoutQuotes } from './quotes.ts';
import { linkOf, paragraphs, siteOfLink, UNKNOWN_SITE } from './values.ts';
import { pageOf } from './webPage.ts';
import { whenOf } from './when.ts';

const TEXT = /\.(?:md|markdown|mdown|mkd|mdx|txt|text|rst|org)$/i;
const HTML = /\.(?:html?|xhtml)$/i;
const YAML = /^\ufeff?---[ \t]*\r?\n([\s\S]*?)\r?\n(?:---|\.\.\.)[ \t]*(?:\r?\n|$)/;
const TOML = /^\ufeff?\+\+\+[ \t]*\r?\n([\s\S]*?)\r?\n\+\+\+[ \t]*(?:\r?\n|$)/;
const ENTRY = /^([\w-]+)[ \t]*[:=](.*)$/gm;

/** Text files are detected only by name, as they may have any text. */
export const plainText: Format = {
	mayBe: (path) => TEXT.test(path),
	is: ({ path }) => TEXT.test(path),
	async *read(file) {
		const { values, body } = frontMatter(await wholeText(file));
		const link = linkOf(values.get('canonical_url') ?? values.get('url') ?? values.get('link') ?? '');
		const text = paragraphs(values.get('title') ?? '', withoutQuotes(body));
		const date = whenOf(values.get('date') ?? '') ?? whenOf(values.get('published') ?? '') ?? dateOfPath(file.path);
		if (text !== '' && values.get('draft') !== 'true')
			yield { id: file.path, date, site: siteOfLink(link) ?? UNKNOWN_SITE, link, text };
	},
};

export const webPages: Format = {
	mayBe: (path) => HTML.test(path),
	is: ({ path, head }) => HTML.test(path) || /^\s*<(?:!doctype html|html)\b/i.test(head),
	async *read(file) {
		const html = await wholeText(file);
		const { title, date, link, content } = pageOf(html);
		const text = paragraphs(title, htmlText(content));
		const site = siteOfLink(link) ?? UNKNOWN_SITE;
		if (text !== '') yield { id: file.path, date: date ?? dateOfPath(file.path), site, link, text };
	},
};

/** The YAML or TOML at the beginning of blog files, and the rest. */
function frontMatter(text: string): { values: Map<string, string>; body: string } {
	const found = YAML.exec(text) ?? TOML.exec(text);
	const values = new Map<string, string>();
	for (const [, key, value] of (found?.[1] ?? '').matchAll(ENTRY))
		values.set(key!.toLowerCase(), unquoted(value!.trim()));
	return { values, body: text.slice(found?.[0].length ?? 0) };
}

const unquoted = (value: string): string =>
	/^"(?:[^"\\]|\\.)*"$/.test(value)
		? value.slice(1, -1).replace(/\\(.)/g, '$1')
		: /^'.*'$/.test(value)
			? value.slice(1, -1).replaceAll("''", "'")
			: value;

/** The day in the name of a file or of its folders: 2020-05-01-heat.md, 2020/05/01/heat.md, 20200501.txt. */
function dateOfPath(path: string): string | null {
	const [, year, month, day] =
		/(?<!\d)(\d{4})[-_.](\d\d)[-_.](\d\d)(?!\d)/.exec(baseOf(path)) ??
		/(?<!\d)((?:19|20)\d\d)(\d\d)(\d\d)(?!\d)/.exec(baseOf(path)) ??
		/(?:^|\/)(\d{4})\/(\d\d)(?:\/(\d\d))?\//.exec(path) ??
		[];
	if (year === undefined) return null;
	return whenOf(day === undefined ? `${year}-${month}` : `${year}-${month}-${day}`);
}
