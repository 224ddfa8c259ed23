/** Boxes that are never read, and what tells so without styles, since a page sees when these are read. */

import { attributeOf, call, firstText, get, matches, windowOf } from '../dom.ts';
import { handover } from '../handover.ts';

const passwords = () => handover().passwords;
/** Input types for prose, unlike passwords, addresses, numbers and searches. */
const PROSE_INPUTS = new Set(['', 'text']);
/** `inputmode` values for numbers, addresses and searches. */
const NOT_PROSE_MODES = /^(numeric|decimal|tel|email|url|search)$/i;
/** `autocomplete` fields that hold identity, credentials or payment data (HTML standard, autofill). */
const PRIVATE_FILL =
	/(^|[\s-])(cc|one-time-code|password|username|email|tel|bday|street|postal|address|country|name|organization|sex|impp|url|transaction|webauthn)/;
const PRIVATE_NAME =
	/passw|passphrase|pwd|cvv|cvc|otp\b|card.?num|iban|secret|mnemonic|seed.?phrase|private.?key|kennwort|mot.?de.?passe|contrase|senha|wachtwoord|has[łl]o\b|l[öo]senord|[şs]ifre|salasana|adgangskode|пароль|密码|密碼|パスワード|비밀번호|암호/i;
/** A field that is called a password, and nothing more: not one for a question about passwords. */
const PRIVATE_LABEL =
	/^(your |new |old |current |confirm |repeat |show |dein |neues |votre |nouveau |tu |nueva |sua |nova )*(password|passphrase|passcode|pin( code)?|passwort|kennwort|mot de passe|contraseña|clave|senha|wachtwoord|hasło|lösenord|şifre|salasana|adgangskode|пароль|密码|密碼|パスワード|비밀번호|암호)( again| wiederholen)?\W*$/iu;
const SEARCH = '[role=search], search, [role=searchbox], [type=search], [enterkeyhint=search]';

export const isField = (element: Element): element is HTMLTextAreaElement | HTMLInputElement =>
	/^(textarea|input)$/.test(get(element, 'localName'));

/** Longest name or label that is read, with what is behind it: a page may give a field one of megabytes. */
const LONGEST = 1000;

/** The beginning of an attribute. */
const saidBy = (element: Element, name: string): string => (attributeOf(element, name) ?? '').slice(0, LONGEST);

/** Whether a box holds private data, judging by its markup. */
export function isPrivate(box: HTMLElement): boolean {
	const said = (name: string) => saidBy(box, name).toLowerCase();
	if (get(box, 'localName') === 'input' && said('type') === 'password') passwords().add(box);
	return (
		passwords().has(box) ||
		PRIVATE_FILL.test(said('autocomplete')) ||
		NOT_PROSE_MODES.test(said('inputmode')) ||
		call(box, 'closest', SEARCH) !== null ||
		(isField(box) && isPrivateField(box))
	);
}

/** Whether a box says that the user cannot write in it. */
export const isLocked = (box: HTMLElement): boolean =>
	saidBy(box, 'aria-readonly').toLowerCase() === 'true' ||
	saidBy(box, 'aria-disabled').toLowerCase() === 'true' ||
	(isField(box) && (box.readOnly || matches(box, ':disabled')));

function isPrivateField(field: HTMLTextAreaElement | HTMLInputElement): boolean {
	const isProse = field.localName === 'textarea' || PROSE_INPUTS.has(saidBy(field, 'type').toLowerCase());
	return (
		!isProse ||
		PRIVATE_NAME.test(`${saidBy(field, 'name')} ${saidBy(field, 'id')}`) ||
		(field.localName === 'input' && labelsOf(field).some((label) => PRIVATE_LABEL.test(label.trim())))
	);
}

/** Most labels that are read: a page may give a field thousands. */
const MOST_LABELS = 8;

const labelsOf = (field: HTMLTextAreaElement | HTMLInputElement): string[] => [
	saidBy(field, 'aria-label'),
	saidBy(field, 'placeholder'),
	...Array.from({ length: Math.min(MOST_LABELS, field.labels?.length ?? 0) }, (_, i) =>
		firstText(field.labels![i]!, LONGEST),
	),
];

/** Whether a style shows dots instead of letters. */
export function isMasked(box: HTMLElement): boolean {
	const style = windowOf(box)?.getComputedStyle(box);
	return !/^(none)?$/.test(style?.getPropertyValue('-webkit-text-security') ?? '');
}
