/**
 * Mail folders as mbox (RFC 4155): mails one after another, each beginning with a line "From …" after an empty one, and
 * a header; such lines in mails begin with ">".
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
/** The day and time in the first line of a mail: "Sat Mar 14 09:00:00 2020", or with the day first, and with a zone. */
const MOMENT = / (?:[A-Z][a-z]{2} {1,2}\d{1,2} {1,2}\d\d:\d\d|\d{1,2} [A-Z][a-z]{2} \d{4} \d\d:\d\d)(?::\d\d)?(?: |$)/;
const LONGEST_FROM = 500;
const FIELD = /^[!-9;-~]{1,200}:/;
/** Lines that programs write above a mail that they answer, and above a signature. */
const ANSWERED = /^(?:-{2,} ?(?:Original Message|Forwarded message)\b.*|_{20,}|-- ?)$/im;
const WROTE =
	/^(?:On|Am|Le|El|Il|Em|Op)\b.{5,200}(?:wrote|schrieb|écrit|escribió|scritto|escreveu|schreef)[^\n]{0,80}:$/gm;

/** Whether a file may be mail, by its name. */
export const isMbox = (path: string): boolean => /\.mbo?x$/i.test(path);

/** Whether a text begins as mail does: with a line that has a sender and a moment, and a field of a header. */
export function beginsAsMail(start: string): boolean {
	const [from = '', field = ''] = start.split(/\r?\n/, 2);
	return isFrom(from) && FIELD.test(field);
}

const isFrom = (line: string): boolean => line.startsWith('From ') && line.length <= LONGEST_FROM && MOMENT.test(line);

/** Streams mails. @throws ImportError with the line if a mail or a line is too long, or the file is not an mbox */
export async function* readMbox(name: string, bytes: AsyncIterable<Uint8Array>): AsyncGenerator<ExportedPost, void> {
	let mail: ReturnType<typeof mailReader> | null = null;
	let [number, first, wasEmpty] = [0, 1, true];
	/** A line that begins a mail if a header follows. */
	let from: string | null = null;
	const add = (line: string) => {
		if (mail === null) throw atLine(name, first, faults.nothingDone(why.noMail));
		mail.add(line.replace(/^>(>*From )/, '$1'));
		if (mail.size() > LONGEST_TEXT) throw atLine(name, number, faults.nothingDone(why.longMail(LONGEST_TEXT)));
	};
	for await (const line of linesOf(name, bytes)) {
		number++;
		if (from !== null && FIELD.test(line)) {
			const post = mail === null ? null : postOf(mail, first);
			if (post !== null) yield post;
			mail = mailReader();
			first = number - 1;
		} else if (from !== null) add(from);
		from = wasEmpty && isFrom(line) ? line : null;
		if (from === null) add(line);
		wasEmpty = line === '';
	}
	if (from !== null) add(from);
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
	let held: string[] = [];
	let [line, size] = [0, 0];
	for await (const chunk of bytes) {
		const lines = charactersOf(chunk).split('\n');
		const rest = lines.pop()!;
		for (const each of lines) {
			const whole = held.join('') + each;
			[held, size] = [[], 0];
			line++;
			yield whole.endsWith('\r') ? whole.slice(0, -1) : whole;
		}
		held.push(rest);
		size += rest.length;
		if (size > LONGEST_TEXT) throw atLine(name, line + 1, faults.nothingDone(why.long(LONGEST_TEXT)));
	}
	if (size > 0) yield held.join('');
}

/** Characters per call: more arguments may be too many. */
const STEP = 1 << 13;

function charactersOf(bytes: Uint8Array): string {
	let text = '';
	for (let at = 0; at < bytes.length; at += STEP) text += String.fromCharCode(...bytes.subarray(at, at + STEP));
	return text;
}
