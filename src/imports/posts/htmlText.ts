import { parseHtml } from './html.ts';

/** Elements whose content is not the writer's, or is not read. */
const LEFT_OUT = new Set([
	'blockquote',
	'head',
	'iframe',
	'noscript',
	'object',
	'script',
	'style',
	'svg',
	'template',
	'textarea',
]);
/** Inline elements; all others end a line. */
const INLINE = new Set(
	'a abbr acronym b bdi bdo big cite code data del dfn em font i img ins kbd label mark q ruby rp rt s samp small span strike strong sub sup time tt u var wbr'.split(
		' ',
	),
);
const PARAGRAPHS = new Set('p div section article ul ol table pre h1 h2 h3 h4 h5 h6 figure aside dl'.split(' '));
/** Characters after which text is settled, text kept back because the rest may change it, and those of a link. */
const [SETTLED, LAST, LONGEST_LABEL] = [2048, 16, 4096];
const EMPHASIS: Record<string, string> = { em: '*', i: '*', cite: '*', b: '**', strong: '**' };

/** HTML as simple Markdown without quotations; emphasis and links stay, as they show which words are titles. */
export function htmlText(html: string): string {
	const done: string[] = [];
	/** The text after `done`: it is read again for each element, and so kept short. */
	let text = '';
	/** Depth within elements that are left out. */
	let out = 0;
	/** Where the labels of open links begin, and their targets. */
	const links: { from: number; href: string }[] = [];
	const settle = () => {
		if (text.length < (links.length > 0 ? LONGEST_LABEL : SETTLED)) return;
		links.length = 0;
		done.push(text.slice(0, -LAST));
		text = text.slice(-LAST);
	};
	const endLine = (name: string) => {
		settle();
		if (name === 'br') {
			text = text.replace(/ +$/, '');
			if (text !== '' && !text.endsWith('\n\n')) text += '\n';
			return;
		}
		text = text.trimEnd();
		if (text !== '') text += PARAGRAPHS.has(name) ? '\n\n' : '\n';
	};
	const isLeftOut = (name: string, attributes: Record<string, string>) =>
		LEFT_OUT.has(name) || (name === 'aside' && /\bquote\b/.test(attributes.class ?? ''));
	const open: boolean[] = [];
	parseHtml(html, {
		open(name, attributes) {
			const leftOut = isLeftOut(name, attributes);
			open.push(leftOut);
			if (leftOut) out++;
			if (!INLINE.has(name)) endLine(name);
			if (out > 0) return;
			text += EMPHASIS[name] ?? '';
			if (name === 'a') links.push({ from: text.length, href: attributes.href ?? '' });
			if (name === 'img' && attributes.alt) text += ` ${attributes.alt} `;
		},
		text(data) {
			if (out > 0) return;
			settle();
			const words = data.replace(/\s+/g, ' ');
			text += text === '' || /\s/.test(text.at(-1)!) ? words.trimStart() : words;
		},
		close(name) {
			if (open.pop() === true) out--;
			if (!INLINE.has(name) && name !== 'br') endLine(name);
			if (out > 0) return;
			text += EMPHASIS[name] ?? '';
			const link = name === 'a' ? links.pop() : undefined;
			if (link !== undefined) text = text.slice(0, link.from) + linkText(text.slice(link.from), link.href);
		},
	});
	return (done.join('') + text).trim();
}

/** A link in Markdown; only its label if it leads nowhere, or only its address if that is its label. */
function linkText(label: string, href: string): string {
	const words = label.trim();
	if (!/^https?:/i.test(href) || /^[#@]|[[\]\n]/.test(words)) return label;
	const isAddress = words === '' || /^(?:https?:\/\/|www\.)\S*$/i.test(words);
	return isAddress ? href : `[${words}](${href})`;
}
