import { describe, expect, it } from 'vitest';
import { decodePack, encodePack, PackError } from '../../../src/core/catalogue/codec.ts';
import { type likingSection, openLiking } from '../../../src/core/population/liking.ts';
import { buildPack, openPack } from '../../../src/core/population/pack.ts';
import { likingText, parseLiking } from '../../../src/pack/liking.ts';
import { film, POPULATION } from '../films.ts';

const FILMS = Array.from({ length: 60 }, (_, i) => film(`Qzx${i} Vwk${i}`, 1950 + i, 20 + i));
const pack = (liking: Parameters<typeof likingSection>[0]) => buildPack(FILMS, { ...POPULATION, liking }, () => 0);

describe('who liked what', () => {
	it('is the same after it is written and read, with a line for each pair of shares', () => {
		const lines = [
			{ title: 'Heat', year: 1995, liked: 0.8, disliked: 0.05 },
			{ title: 'Fargo | Part (2)', year: 0, liked: 0.8, disliked: 0.05 },
			{ title: 'Cats', year: 2019, liked: 0.05, disliked: 0.85 },
		];
		expect(parseLiking(likingText(lines), 'liking.tsv')).toEqual(lines);
		expect(likingText(lines).split('\n')).toHaveLength(4);
		expect(likingText([{ ...lines[0]!, liked: 0.475, disliked: 0.525 }])).toContain('50\t50\tHeat (1995)');
	});

	it('is refused with file, line, and reason if it cannot be read', () => {
		const head = 'liked\tdisliked\tfilms\n';
		expect(() => parseLiking('title\n', 'a.tsv')).toThrow(/a\.tsv.*line 1/);
		for (const line of [
			'80\tHeat (1995)',
			'80\t30\tHeat (1995)',
			'80\t10\t (1995)',
			'80\t10\tHeat (95)',
			'80\t10\tHeat (1995)\t',
			'8.5\t1\tHeat (1995)',
		])
			expect(() => parseLiking(`${head}5\t85\tCats (2019)\n${line}\n`, 'a.tsv'), line).toThrow(/a\.tsv.*line 3/);
	});

	it('is in a pack by film, and null for other films', () => {
		const { population } = openPack(pack(FILMS.map((_, i) => (i === 7 ? { liked: 0.6, disliked: 0.1 } : undefined))));
		const shares = FILMS.map((_, i) => population.liking!(i));
		const known = shares.filter((share) => share !== null);
		expect(known).toHaveLength(1);
		expect(known[0]!.map((share) => Math.round(100 * share))).toEqual([60, 30, 10]);
		expect(openPack(buildPack(FILMS, POPULATION, () => 0)).population.liking).toBeUndefined();
	});

	it('is refused if it is not about the films of the pack', () => {
		const sections = decodePack(pack(FILMS.map(() => undefined)));
		for (const liking of [[1], [60, 50], [255, 1]].map((start) => {
			const section = new Uint8Array(start.length * FILMS.length);
			section.set(start);
			return section;
		})) {
			expect(() => openLiking({ ...sections, liking })).toThrow(PackError);
			expect(() => openPack(encodePack({ ...sections, liking }))).toThrow('damaged');
		}
	});
});
