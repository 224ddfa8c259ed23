/** Boxes that are never read. */

import { attributeOf, call, get, windowOf } from '../dom.ts';
import { handover } from '../handover.ts';

const passwords = () => handover().passwords;
/** Input types for prose, unlike passwords, addresses, numbers and searches. */
const PROSE_INPUTS = new Set(['', 'text']);
/** `inputmode` values for numbers, addresses and searches. */
const NOT_PROSE_MODES = /^(numeric|decimal|tel|email|url|search)$/i;
/** `autocomplete` fields that hold identity, credentials or payment data (HTML standard, autofill). */
const PRIVATE_FILL =
	/(^|[\s-])(cc|one-time-code|password|username|email|tel|bday|street|postal|address|country|name|organization|sex|impp|url|transaction|webauthn)/;
const PRIVATE_NAME = /passw|passphrase|pwd|cvv|cvc|otp\b|card.?num|iban|secret|mnemonic|seed.?phrase|private.?key/i;
const SEARCH = '[role=search], search, [role=searchbox], [type=search], [enterkeyhint=search]';

export const isField = (element: Element): element is HTMLTextAreaElement | HTMLInputElement =>
	/^(textarea|input)$/.test(get(element, 'localName'));

/** Whether a box holds private data, or cannot be written in by the user. */
export function isPrivate(box: HTMLElement): boolean {
	const said = (name: string) => (attributeOf(box, name) ?? '').toLowerCase();
	if (get(box, 'localName') === 'input' && said('type') === 'password') passwords().add(box);
	return (
		passwords().has(box) ||
		PRIVATE_FILL.test(said('autocomplete')) ||
		NOT_PROSE_MODES.test(said('inputmode')) ||
		call(box, 'closest', SEARCH) !== null ||
		said('aria-readonly') === 'true' ||
		said('aria-disabled') === 'true' ||
		isMasked(box) ||
		(isField(box) && isPrivateField(box))
	);
}

function isPrivateField(field: HTMLTextAreaElement | HTMLInputElement): boolean {
	const isProse = field.localName === 'textarea' || PROSE_INPUTS.has((field.getAttribute('type') ?? '').toLowerCase());
	return (
		!isProse ||
		field.readOnly ||
		field.matches(':disabled') ||
		PRIVATE_NAME.test(`${field.getAttribute('name') ?? ''} ${field.id}`)
	);
}

/** Whether a style shows dots instead of letters. */
function isMasked(box: HTMLElement): boolean {
	const style = windowOf(box)?.getComputedStyle(box);
	return !/^(none)?$/.test(style?.getPropertyValue('-webkit-text-security') ?? '');
}
