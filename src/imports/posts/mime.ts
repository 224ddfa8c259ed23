/**
 * Headers and encodings of mail (RFC 2045, 2047 and 5322). Bytes are characters up to U+00FF. postal-mime does more in twenty
 * times the bytes, but takes quadratic time for some addresses and parts.
 */

/** Fields by their names in lower case; of repeated ones the first. */
export type Headers = ReadonlyMap<string, string>;

const FIELD = /^([!-9;-~]+):[ \t]*(.*)$/;

/** Reads the lines of a header; lines that begin with a space continue the one before. */
export function headersOf(lines: readonly string[]): Headers {
	const fields: [string, string][] = [];
	for (const line of lines) {
		const last = fields.at(-1);
		if (/^[ \t]/.test(line) && last !== undefined) last[1] += ` ${line.trim()}`;
		else {
			const [, name, value] = FIELD.exec(line) ?? [];
			if (name !== undefined) fields.push([name.toLowerCase(), value!.trim()]);
		}
	}
	return new Map(fields.reverse());
}

/** A parameter of a field such as `text/plain; charset="utf-8"`; empty if it has none of that name. */
export function parameterOf(field: string, name: string): string {
	const found = new RegExp(`;\\s*${name}\\s*=\\s*(?:"([^"]*)"|([^\\s;]+))`, 'i').exec(field);
	return found?.[1] ?? found?.[2] ?? '';
}

/** Decodes a body by the headers of its part. */
export function bodyText(headers: Headers, body: string): string {
	const how = (headers.get('content-transfer-encoding') ?? '').toLowerCase();
	const charset = parameterOf(headers.get('content-type') ?? '', 'charset');
	if (how === 'quoted-printable') return decoded(fromQuoted(body), charset);
	return decoded(how === 'base64' ? fromBase64(body) : body, charset);
}

/** Decodes the words of a header that are written as `=?utf-8?Q?Am=C3=A9lie?=`. */
export const headerText = (field: string): string =>
	field
		.replace(/(=\?[^?\s]+\?[bq]\?[^?\s]*\?=)\s+(?==\?)/gi, '$1')
		.replace(/=\?([^?\s]+)\?([bq])\?([^?\s]*)\?=/gi, (_, charset: string, how: string, word: string) =>
			decoded(how.toLowerCase() === 'b' ? fromBase64(word) : fromQuoted(word.replaceAll('_', ' ')), charset),
		);

/** By hand: a pattern would retry each space of a long run. */
function withoutSpaceAtEnd(line: string): string {
	let end = line.length;
	while (end > 0 && (line[end - 1] === ' ' || line[end - 1] === '\t')) end--;
	return line.slice(0, end);
}

const fromQuoted = (text: string): string =>
	text
		.split('\n')
		.map(withoutSpaceAtEnd)
		.join('\n')
		.replace(/=\n/g, '')
		.replace(/=([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

function fromBase64(text: string): string {
	try {
		return atob(text.replace(/[^a-z0-9+/]/gi, ''));
	} catch {
		return '';
	}
}

/** Decodes bytes; in an unknown encoding as UTF-8, or else as Windows-1252. */
function decoded(bytes: string, charset: string): string {
	const codes = Uint8Array.from(bytes, (char) => char.charCodeAt(0));
	const labels = [/^us-ascii$/i.test(charset) || charset === '' ? 'utf-8' : charset, 'utf-8'];
	for (const label of labels)
		try {
			return new TextDecoder(label, { fatal: true }).decode(codes);
		} catch {
			// The next one may do.
		}
	return new TextDecoder('windows-1252').decode(codes);
}
