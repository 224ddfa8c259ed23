import { expect, test } from 'vitest';
import { isPrivateFill, isPrivateName } from '../../../src/page/editors/privateWords.ts';

test.each(['one-time-code', 'new-password', 'current-password', 'username', 'section-a cc-number'])(
	'a one-line field may be private by its autocomplete, a longer one is not: %s',
	(fill) => expect([isPrivateFill(fill, true), isPrivateFill(fill, false)]).toEqual([true, false]),
);

test('an address is private on several lines too, but a field that only turns off autofill is not', () => {
	expect(isPrivateFill('shipping street-address', false)).toBe(true);
	for (const fill of ['', 'off', 'nope']) expect(isPrivateFill(fill, true)).toBe(false);
});

test.each([
	'reply-caliban',
	'resenha',
	'desenhar',
	'secretary',
	'topsecrets',
	'otpor',
	'cvcomment',
	'compass-words',
	'pwdless',
])('a word that only contains the name of a secret is not one: %s', (name) => expect(isPrivateName(name)).toBe(false));

test.each([
	...['iban', 'ibanNumber', 'customer_iban', 'IBAN', 'cvv2', 'card-number', 'cardNumber', 'creditcardnum', 'otp'],
	...['user_pwd', 'userpwd', 'clientSecret', 'api-secret', 'secret2', 'txtpassword', 'newPasswd', 'neues-kennwort'],
	...['senha', 'novaSenha', 'seed-phrase', 'private_key', 'contraseña', 'mot-de-passe', 'passphrase', 'hasło', 'Şifre'],
	...['パスワード', 'login[password]', 'lösenord'],
])('a whole word that is the name of a secret is one: %s', (name) => {
	expect(isPrivateName(name)).toBe(true);
});
