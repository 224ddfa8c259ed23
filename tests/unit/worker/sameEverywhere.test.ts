/** The popup, the terminal, and the audit say the same of a draft. */
import { expect, test } from 'vitest';
import { advise } from '../../../src/core/advice/advice.ts';
import { auditPosts } from '../../../src/core/audit/audit.ts';
import { filmTitles } from '../../../src/core/catalogue/catalogue.ts';
import { allOwn } from '../../../src/core/mentions/others.ts';
import { toJson } from '../../../src/lab/advice/adviceJson.ts';
import { answersIn } from '../../../src/lab/advice/said.ts';
import { openBuiltIn } from '../../../src/pack/builtIn.ts';
import { openDatabase } from '../../../src/storage/db.ts';
import { newDraft } from '../../../src/storage/draft.ts';
import { DEFAULTS } from '../../../src/storage/settings.ts';
import { keptOf, kindOf } from '../../../src/ui/popup/kind.ts';
import { createAdvising } from '../../../src/worker/advising.ts';

const pack = await openBuiltIn();
const { catalogue, population } = pack;

const JAPANESE = [
	'Tokyo Story (1953), Seven Samurai (1954), Ugetsu (1953), Late Spring (1949), Ikiru (1952), Rashomon (1950)',
	'Sansho the Bailiff (1954), Harakiri (1962), Woman in the Dunes (1964), High and Low (1963)',
	'The Human Condition I: No Greater Love (1959), Floating Weeds (1959)',
].join(', ');

const byRaters = Array.from(population.raters, (_, film) => film)
	.filter((film) => population.raters[film]! > 0)
	.sort((a, b) => population.raters[b]! - population.raters[a]!);

/** Drafts of one to eight films, from the best known to rare ones. */
const DRAFTS = [
	JAPANESE,
	...Array.from({ length: 19 }, (_, i) =>
		Array.from({ length: 1 + ((5 * i) % 8) }, (_, place) => {
			const film = byRaters[(i + 1) * (40 + 13 * place)]!;
			return `${filmTitles(catalogue, film)[0]} (${catalogue.year[film]})`;
		}).join(', '),
	),
].map((films) => `My favorites: ${films}.`);

const advising = createAdvising(() => openDatabase(() => {}));
const state = { ...newDraft({ frame: 0, box: 0, site: 'example.org' }), seed: 1 };

const inTerminal = (text: string) =>
	advise(pack, text, {
		...answersIn({ tolerance: 100, never: [], rated: [] }),
		tolerance: 100,
		said: new Map(),
		rated: null,
		// The popup shows no number of a wording.
		claims: false,
	});
const inPopup = async (text: string) => (await advising.advise([pack], 1, allOwn(text), state, DEFAULTS)).films;

test.each(DRAFTS)('%s', async (text) => {
	const [terminal, popup] = [inTerminal(text), await inPopup(text)];
	expect(terminal.mentions.length).toBeGreaterThan(0);
	expect(toJson(popup, text)).toEqual(toJson(terminal, text));
	const films = [...new Set(terminal.mentions.map(({ film }) => film.id))];
	const audit = auditPosts(population, [{ films, day: null }], { said: new Map(), rated: null }, 100);
	expect(audit.crowd).toBeCloseTo(terminal.crowd, 6);
	expect(audit.takeDown.length).toBe(terminal.crowd < 100 ? 1 : 0);
});

test('the best known of many rare films stay, as one plan, and the range covers all methods', () => {
	const advice = inTerminal(DRAFTS[0]!);
	const { first } = advice.plans;
	expect(new Set(advice.mentions.map(({ film }) => film.id)).size).toBe(12);
	expect(first.crowd).toBeGreaterThan(50);
	expect(advice.crowd).toBeLessThan(2);
	const out = new Set(first.changes.map(({ mention }) => advice.mentions[mention]!.film.id));
	const left = advice.mentions.filter(({ film }) => !out.has(film.id));
	const raters = (some: typeof left) => some.map((mention) => mention.raters!);
	expect(left.length).toBeGreaterThan(0);
	expect(left.length).toBeLessThanOrEqual(3);
	expect(Math.min(...raters(left))).toBe(raters(advice.mentions).sort((a, b) => b - a)[left.length - 1]);
	expect([kindOf(advice), keptOf(advice).sort()]).toEqual(['keep', left.map(({ film }) => film.id).sort()]);
	expect(advice.high).toBe(advice.adversaries.at(-1)!.crowd);
	expect(advice.high).toBeGreaterThan(100 * advice.crowd);
});
