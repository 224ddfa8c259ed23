/** Words in a field's markup that mean something private. */

/** `autocomplete` fields for identity, credentials, or payment data (HTML standard, autofill). */
const PRIVATE_FILL =
	/(^|[\s-])(cc|one-time-code|password|username|email|tel|bday|street|postal|address|country|name|organization|sex|impp|url|transaction|webauthn)/;
/** Fields that take several lines. On other long fields, pages use these values to turn off autofill. */
const PRIVATE_LINES = /(^|[\s-])(street|postal|address)/;
/** Names of secrets that no other words contain. */
const PRIVATE_STEM =
	/passw|passphrase|mnemonic|kennwort|mot de passe|contrase|wachtwoord|l[öo]senord|salasana|adgangskode|пароль|密码|密碼|パスワード|비밀번호|암호/;
/** Names of secrets that are parts of other words too: "caliban", "resenha" and "secretary" are not secrets. */
const PRIVATE_WORD =
	/(?<!\p{L})((user|new|old|login|my)?pwd|cv[vc]( ?code)?|t?otp( ?code)?|(credit|debit)? ?card ?num(ber)?|iban( ?(number|nr))?|(client|app|api)? ?secret( ?key)?|(seed|recovery) ?phrase|private ?key|(nova|sua|minha)? ?senha|has[łl]o|[şs]ifre)(?!\p{L})/u;
/** A field that is called a password, and nothing more: not one for a question about passwords. */
const PRIVATE_LABEL =
	/^(your |new |old |current |confirm |repeat |show |dein |neues |votre |nouveau |tu |nueva |sua |nova )*(password|passphrase|passcode|pin( code)?|passwort|kennwort|mot de passe|contraseña|clave|senha|wachtwoord|hasło|lösenord|şifre|salasana|adgangskode|пароль|密码|密碼|パスワード|비밀번호|암호)( again| wiederholen)?\W*$/iu;

/**
 * @param fill the value of `autocomplete`
 * @param isLine whether the field has a single line: a longer one is not a password, whatever it says
 */
export const isPrivateFill = (fill: string, isLine: boolean): boolean =>
	(isLine ? PRIVATE_FILL : PRIVATE_LINES).test(fill);

/** @param name a name or an id, such as `newPassword` */
export function isPrivateName(name: string): boolean {
	const words = name
		.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
		.replace(/[^\p{L}\p{M}]+/gu, ' ')
		.toLowerCase();
	return PRIVATE_STEM.test(words) || PRIVATE_WORD.test(words);
}

export const isPrivateLabel = (label: string): boolean => PRIVATE_LABEL.test(label.trim());
