/**
 * Folders of mail as mbox (RFC 4155): mails one behind the other, each of which begins with a line "From …" behind an empty
 * one; such lines in mails begin with ">".
 */
import { faults, why } from '../../strings/faults.ts';
import { atLine } from '../error.ts';
import type { ExportedPost } from './exported.ts';
import { LONGEST_TEXT } from './format.ts';
import { mailReader } from './mailParts.ts';
import { headerText } from './mime.ts';
import { withoutQuotes } from './quotes.ts';
import { paragraphs } from './values.ts';
import { whenOf } from './when.ts';

const SITE = 'mail';
const FROM = /^From \S+.*\d{4}(?: [+-]\d{4})?$/;
/** What programs write above the mail that they answer, and above a signature. */
const ANSWERED = /^(?:-{2,} ?(?:Original Message|Forwarded message)\b.*|_{20,}|-- ?)$/im;
const WROTE =
	/^(?:On|Am|Le|El|Il|Em|Op)\b.{5,200}(?:wrote|schrieb|écrit|escribió|scritto|escreveu|schreef)[^\n]{0,80}:$/gm;

/** Whether a file is mail, by its name, or by how it begins. */
export const isMbox = (path: string, start = ''): boolean => /\.mbo?x$/i.test(path) || start.startsWith('From ');

/** Streams mails. @throws ImportError with the line if a mail or a line is longer than any, or the file is no mbox */
export async function* readMbox(name: string, bytes: AsyncIterable<Uint8Array>): AsyncGenerator<ExportedPost, void> {
	let mail: ReturnType<typeof mailReader> | null = null;
	let [number, first, wasEmpty] = [0, 1, true];
	for await (const line of linesOf(name, bytes)) {
		number++;
		if (wasEmpty && FROM.test(line)) {
			const post = mail === null ? null : postOf(mail, first);
			if (post !== null) yield post;
			mail = mailReader();
			first = number;
		} else if (mail === null) throw atLine(name, number, faults.nothingDone(why.noMail));
		else mail.add(line.replace(/^>(>*From )/, '$1'));
		wasEmpty = line === '';
		if (mail.size() > LONGEST_TEXT) throw atLine(name, number, faults.nothingDone(why.longMail(LONGEST_TEXT)));
	}
	const post = mail === null ? null : postOf(mail, first);
	if (post !== null) yield post;
}

function postOf(mail: ReturnType<typeof mailReader>, line: number): ExportedPost | null {
	const { headers, text } = mail.end();
	const subject = headerText(headers.get('subject') ?? '');
	const own = withoutQuotes(text.replace(/\r/g, '').split(ANSWERED)[0]!.replace(WROTE, ''));
	// Who answers or forwards has not written the subject.
	const written = paragraphs(/^(?:re|aw|fwd?|wg|sv|rép|tr)\s*:/i.test(subject) ? '' : subject, own);
	const id = headers.get('message-id') ?? `line ${line}`;
	return written === '' ? null : { id, date: whenOf(headers.get('date') ?? ''), site: SITE, link: null, text: written };
}

/** Streams lines with their bytes as characters: each mail has an encoding of its own. */
async function* linesOf(name: string, bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string, void> {
	let held = '';
	let line = 0;
	for await (const chunk of bytes) {
		const lines = (held + charactersOf(chunk)).split('\n');
		held = lines.pop()!;
		for (const each of lines) yield each.endsWith('\r') ? each.slice(0, -1) : each;
		line += lines.length;
		if (held.length > LONGEST_TEXT) throw atLine(name, line + 1, faults.nothingDone(why.long(LONGEST_TEXT)));
	}
	if (held !== '') yield held;
}

/** Characters per call: more arguments than that may be too many. */
const STEP = 1 << 13;

function charactersOf(bytes: Uint8Array): string {
	let text = '';
	for (let at = 0; at < bytes.length; at += STEP) text += String.fromCharCode(...bytes.subarray(at, at + STEP));
	return text;
}
