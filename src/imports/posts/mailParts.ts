import { htmlText } from './htmlText.ts';
import { bodyText, type Headers, headersOf, parameterOf } from './mime.ts';

/** Not read: attachments of a mail, and mails by others in it. */
const ATTACHED = /^\s*attachment/i;

/** Most parts within parts. */
const DEEPEST = 20;

/** A mail as its lines come. Only its text is in memory. */
export function mailReader() {
	let headers: Headers | null = null;
	/** Header of the part that is open; null while its lines come. */
	let part: Headers | null = null;
	let lines: string[] = [];
	let size = 0;
	const boundaries: string[] = [];
	const plain: string[] = [];
	const html: string[] = [];

	const typeOf = (of: Headers) => (of.get('content-type') ?? 'text/plain').toLowerCase();
	const isRead = (of: Headers) =>
		/^text\/(?:plain|html)\b/.test(typeOf(of)) && !ATTACHED.test(of.get('content-disposition') ?? '');
	const endPart = () => {
		if (part !== null && isRead(part))
			(typeOf(part).startsWith('text/html') ? html : plain).push(bodyText(part, lines.join('\n')));
		part = null;
		lines = [];
	};
	return {
		/** Characters that are held. */
		size: () => size,
		add(line: string): void {
			if (headers === null || part === null) {
				if (line !== '') {
					lines.push(line);
					size += line.length;
					return;
				}
				part = headersOf(lines);
				headers ??= part;
				lines = [];
				const boundary = parameterOf(part.get('content-type') ?? '', 'boundary');
				if (typeOf(part).startsWith('multipart/') && boundary !== '' && boundaries.length < DEEPEST)
					boundaries.push(`--${boundary}`);
				return;
			}
			const at = line.startsWith('--') ? boundaries.findLastIndex((each) => line.startsWith(each)) : -1;
			if (at >= 0) {
				size += line.length;
				endPart();
				boundaries.length = line.startsWith(`${boundaries[at]}--`) ? at : at + 1;
				// Lines after the last part belong to none.
				if (boundaries.length === at) part = new Map([['content-type', 'none/none']]);
			} else if (isRead(part)) {
				lines.push(line);
				size += line.length + 1;
			}
		},
		end(): { headers: Headers; text: string } {
			endPart();
			const text = plain.length > 0 ? plain.join('\n\n') : html.map(htmlText).join('\n\n');
			return { headers: headers ?? new Map(), text };
		},
	};
}
