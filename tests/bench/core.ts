/**
 * Times the core on the built-in films, and advice on other packs whose files are named as arguments, as ratios of that on
 * films. Plain Node: a test runner's module wrappers would slow the hot loops.
 */
import { readFile } from 'node:fs/promises';
import { advise, consult } from '../../src/core/advice/advice.ts';
import { whatIf } from '../../src/core/advice/plans.ts';
import { type Catalogue, filmTitles } from '../../src/core/catalogue/catalogue.ts';
import { findMentions } from '../../src/core/mentions/mentions.ts';
import { openPack, type Pack } from '../../src/core/population/pack.ts';
import { builtInPack } from '../../src/pack/builtIn.ts';
import { openFile, readPackBytes } from '../../src/pack/packFile.ts';
import { median, ms, report } from './kit/measure.ts';
import { names } from './kit/options.ts';

const SENTENCE =
	'It was a long evening and we talked about the weather, the train and what to cook; later somebody put on ';
const shipped = await readFile((await builtInPack()).file);
const bytes = readPackBytes(shipped);
const pack = await openFile(shipped);
const draft = makeDraft(pack.catalogue, 5000);

loading();
advice();
for (const file of names) await withOtherFilms(file);

/** Prose with a title in every sentence. */
function makeDraft(catalogue: Catalogue, length: number): string {
	const title = (i: number) => filmTitles(catalogue, (i * 7919) % catalogue.films)[0];
	const sentence = (i: number) => `${SENTENCE}${title(i)}, which I had never heard of. `;
	return Array.from({ length: length / 80 }, (_, i) => sentence(i))
		.join('')
		.slice(0, length);
}

function loading(): void {
	report('Pack', {
		'shipped, gunzip and unship (first start)': ms(median(() => readPackBytes(shipped), 20)),
		'stored, check and view (every later start)': ms(median(() => openPack(bytes), 50)),
		'unpacked size': `${(bytes.byteLength / 1e6).toFixed(1)} MB`,
	});
}

function advice(): void {
	const { counted, post, history } = named(pack);
	/** As the worker advises. */
	const advised = (count: number, more = {}) => {
		const { text, found } = post(count);
		return ms(median(() => advise(pack, text, { tolerance: 100, found, claims: false, ...more }), 20));
	};
	const { text, found } = post(30);
	const { adviceCase } = consult(pack, text, { tolerance: 100, found });
	// The same is counted once.
	let tried = 0;
	report('Advice, all adversaries and plans', {
		'on the draft above, finding included': ms(median(() => advise(pack, draft, { tolerance: 100 }), 20)),
		'its mentions': String(advise(pack, draft, { tolerance: 100 }).mentions.length),
		'8 films': advised(8),
		'12 films and 200 said before': advised(12, { history }),
		'30 films': advised(30),
		'30 films and 200 said before': advised(30, { history }),
		'what if one film is left out and one added': ms(
			median(() => whatIf(adviceCase, [adviceCase.films[0]!], [counted[tried++]!]), 50),
		),
	});
}

/** Films with a count, posts that name the first of them where they say so, and 200 that earlier posts named. */
function named({ catalogue, population: { raters } }: Pack) {
	const counted = Array.from(raters, (_, film) => film).filter((film) => raters[film]! > 0);
	const pick = (count: number, step: number) =>
		Array.from({ length: count }, (_, i) => counted[(i * step) % counted.length]!);
	const template = findMentions(pack.catalogue, draft)[0]!;
	const post = (count: number) => {
		let text = '';
		const found = pick(count, 7919).map((film) => {
			text += SENTENCE;
			const start = text.length;
			text += filmTitles(catalogue, film)[0];
			const mention = { ...template, start, end: text.length, film, alternatives: [], form: film };
			text += ', which I had never heard of. ';
			return mention;
		});
		return { text, found };
	};
	return { counted, post, history: pick(200, 104_729).map((film) => ({ film, decoy: false })) };
}

async function withOtherFilms(file: string): Promise<void> {
	const other = await openFile(await readFile(file));
	const timed = (of: Pack, count: number, said: boolean) => {
		const { post, history } = named(of);
		const { text, found } = post(count);
		return median(() => advise(of, text, { tolerance: 100, found, ...(said && { history }) }), 20);
	};
	const row = (count: number, said: boolean) => {
		const time = timed(other, count, said);
		return `${ms(time)}  (${(time / timed(pack, count, said)).toFixed(1)} times films)`;
	};
	report(`Advice on ${file}`, {
		'5 items': row(5, false),
		'8 items': row(8, false),
		'8 items and 200 said before': row(8, true),
	});
}
