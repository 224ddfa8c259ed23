/** How the cost of finding films grows with the catalogue and the text, and next to peers that only find candidates. */
import nlp from 'compromise/one';
import AhoCorasick from 'modern-ahocorasick';
import { buildCatalogue } from '../../src/core/catalogue/build.ts';
import { type Catalogue, filmAt, openCatalogue } from '../../src/core/catalogue/catalogue.ts';
import { titleForms } from '../../src/core/catalogue/forms.ts';
import { words } from '../../src/core/catalogue/words.ts';
import { findMentions } from '../../src/core/mentions/mentions.ts';
import { prepare } from '../../src/core/mentions/prepare.ts';
import { openBuiltIn } from '../../src/pack/builtIn.ts';
import { median, ms, report } from './kit/measure.ts';
import { amount, small } from './kit/options.ts';

const { catalogue } = await openBuiltIn();

/** A post about films: a title in every sentence. */
function post(c: Catalogue, length: number): string {
	const title = (i: number) => filmAt(c, (i * 7919) % c.films).title;
	const sentence = (i: number) => `Last week we watched ${title(i)} with my brother, who liked it more than I did. `;
	return Array.from({ length: Math.ceil(length / 60) }, (_, i) => sentence(i))
		.join('')
		.slice(0, length);
}

peers();
textLength();
catalogueSize();

function peers(): void {
	const text = post(catalogue, 5000);
	const mostRated = catalogue.raters.reduce((most, raters) => Math.max(most, raters), 1);
	const forms = new Set<string>();
	for (let film = 0; film < amount(catalogue.films, 1000); film++)
		for (const form of titleForms(filmAt(catalogue, film), mostRated)) forms.add(form.words.join(' '));
	const aho = new AhoCorasick([...forms].map((form) => ` ${form} `));
	const trie = nlp.buildTrie([...forms]);
	const folded = words(text).join(' ');
	const { candidates } = prepare(catalogue, text);
	const perHit = (time: number, hits: number) =>
		`${ms(time)}, ${((1000 * time) / Math.max(1, hits)).toFixed(1)} µs for each of ${hits}`;
	report('5 kB film post, whole catalogue', {
		'everything, per candidate': perHit(
			median(() => findMentions(catalogue, text)),
			candidates.length,
		),
		'modern-ahocorasick, candidates alone': perHit(
			median(() => aho.search(` ${words(text).join(' ')} `)),
			aho.search(` ${folded} `).length,
		),
		'compromise, candidates alone': perHit(
			median(() => nlp(folded).lookup(trie).length, 20),
			nlp(folded).lookup(trie).length,
		),
		'mentions accepted': String(findMentions(catalogue, text).length),
	});
}

function textLength(): void {
	const rows: Record<string, string> = {};
	for (const length of small ? [1000] : [1000, 5000, 20_000, 80_000, 200_000]) {
		const text = post(catalogue, length);
		const time = median(() => findMentions(catalogue, text), 20);
		rows[`${length} characters`] = `${ms(time)}  (${((1e6 * time) / length).toFixed(0)} ns a character)`;
	}
	report('Text length', rows);
}

/** Synthetic titles of one to four words from a vocabulary that grows with them, as real ones do. */
function catalogueSize(): void {
	const rows: Record<string, string> = {};
	for (const films of small ? [1000] : [10_000, 100_000, 1_000_000]) {
		const word = (n: number) => `w${(n * 2654435761) % Math.round(40 * Math.sqrt(films))}x`;
		const list = Array.from({ length: films }, (_, i) => ({
			title: Array.from({ length: 1 + (i % 4) }, (_, k) => word(i * 5 + k)).join(' '),
			year: 1950 + (i % 70),
			raters: 1 + (i % 3000),
			genres: [],
			otherTitles: [],
		}));
		const sections = buildCatalogue(list, () => 40);
		const synthetic = openCatalogue({ ...sections, meta: new Uint8Array(), classes: new Float64Array() });
		const text = post(synthetic, 5000);
		rows[`${films} films`] = `${ms(median(() => findMentions(synthetic, text), 50))} for 5 kB`;
	}
	report('Catalogue size', rows);
}
