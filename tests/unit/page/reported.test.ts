import { expect, test } from 'vitest';
import { isReported, saysDone } from '../../../src/page/posting/reported.ts';

test.each([
	'Post published.',
	'Post updated. View Post',
	'Heat is now live.',
	'Beitrag veröffentlicht.',
	'Die Änderungen wurden gespeichert',
	'Article mis à jour.',
	'Entrada publicada.',
	'Articolo aggiornato.',
	'Comentário enviado.',
	'Bericht bijgewerkt.',
	'Wpis został opublikowany.',
	'投稿を公開しました。',
])('“%s” says that something was posted', (text) => {
	expect(saysDone(text)).toBe(true);
});

test.each([
	'Draft saved.',
	'Publishing failed. Error message: Refused: spam.',
	'Your comment could not be posted.',
	"We couldn't save this. It was not sent.",
	'Entwurf gespeichert.',
	'Der Beitrag wurde nicht veröffentlicht.',
	'Brouillon enregistré.',
	'Bozza salvata.',
	'Posting as quietcinephile',
	'3 new posts',
	'下書きを保存しました',
])('“%s” does not', (text) => {
	expect(saysDone(text)).toBe(false);
});

test('a text is reported again only if the page has it more often', () => {
	const [published, updated] = ['Post published.', 'Post updated.'];
	expect(isReported([], [published])).toBe(true);
	expect(isReported([published], [published])).toBe(false);
	expect(isReported([published], [published, published])).toBe(true);
	expect(isReported([published], [updated])).toBe(true);
	expect(isReported([published], [])).toBe(false);
});
