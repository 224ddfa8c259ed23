/** Packs whose header and sections are changed, with a checksum that fits, as only an attacker would write them. */
import { advise } from '../../../../src/core/advice/advice.ts';
import { filmAt } from '../../../../src/core/catalogue/catalogue.ts';
import { checksum, decodePack, encodePack, PackError } from '../../../../src/core/catalogue/codec.ts';
import { shipPack, unshipPack } from '../../../../src/core/catalogue/shipping.ts';
import { decodeUtf8, encodeUtf8 } from '../../../../src/core/catalogue/utf8.ts';
import { buildPack, openPack, withNow, withReference } from '../../../../src/core/population/pack.ts';
import { commonness, FILMS, POPULATION } from '../../../unit/films.ts';
import { below, mutateBytes, mutateValue, pick, type Random } from '../mutate.ts';
import { accepted, type Target } from '../target.ts';

const HEADER_WORDS = 5;

/** The smallest packs that have everything: cases are copies of them. */
function examples(): ArrayBuffer[] {
	const films = FILMS.slice(0, 14).map((film, i) => (i === 3 ? { ...film, kind: 'series' as const } : film));
	const small = buildPack(films, { ...POPULATION, activity: [{ share: 1, ratings: 5 }] }, commonness, [], {
		namesakes: [{ name: 'Heat', kind: 'series', level: 3 }],
		about: films.map((_, i) => ({
			...{ directors: ['A B'], cast: [], countries: ['Hungary'], language: 'hu' },
			...{ collection: 'C', imdb: i, tmdb: 2 * i },
		})),
	});
	const facts = { halfLife: 100, asOf: '2026-07-01', by: 'cd' } as const;
	const now = withNow(
		small,
		films.map((_, i) => i),
		facts,
	);
	const rows = { sizes: Uint16Array.of(3, 4), start: Uint32Array.of(0, 2, 3), films: Uint32Array.of(0, 5, 2) };
	return [small, now, withReference(now, rows, { k: 3, source: 'made up' })];
}

const VALID = examples();
const SHIPPED = VALID.map(shipPack);

/** Writes the right checksum, and the right length into the header for half of the cases. */
function sealed(random: Random, bytes: Uint8Array<ArrayBuffer>): ArrayBuffer {
	const whole = new Uint8Array((bytes.length + 7) & ~7);
	whole.set(bytes);
	const { buffer } = whole;
	const header = new Uint32Array(buffer);
	if (header.length < HEADER_WORDS) return buffer;
	if (random() < 0.8) header[3] = buffer.byteLength;
	header[2] = checksum(buffer);
	return buffer;
}

/** Changes the header or an entry of the table of sections. */
function mutateHeader(random: Random, valid: ArrayBuffer): Uint8Array<ArrayBuffer> {
	const bytes = new Uint8Array(valid.slice(0));
	const header = new Uint32Array(bytes.buffer);
	const at = below(random, HEADER_WORDS + 2 * header[4]!);
	const old = header[at]!;
	header[at] = pick(random, [0, 1, 2, 3, old + 1, old - 1, old + 8, old - 8, 8 * below(random, 2000), 0xfffffff8]);
	return bytes;
}

/** Changes bytes behind the header, more often the first and the last ones of sections. */
function mutateSection(random: Random, valid: ArrayBuffer): Uint8Array<ArrayBuffer> {
	const bytes = new Uint8Array(valid.slice(0));
	const header = new Uint32Array(valid);
	const section = below(random, header[4]!);
	const [offset, length] = [header[5 + 2 * section]!, header[6 + 2 * section]!];
	const at = offset + (random() < 0.3 ? pick(random, [0, Math.max(0, length - 4)]) : below(random, length));
	if (at + 4 > bytes.length) return bytes;
	const view = new DataView(bytes.buffer);
	if (random() < 0.5) bytes[at]! ^= 1 << below(random, 8);
	else view.setUint32(at, pick(random, [0, 1, view.getUint32(at, true) + 1, 0xffffff, 0xffffffff]), true);
	return bytes;
}

/** Changes what the pack says of itself. */
function mutateFacts(random: Random, valid: ArrayBuffer): Uint8Array<ArrayBuffer> {
	const sections = decodePack(valid);
	const facts = mutateValue(random, JSON.parse(decodeUtf8(sections.meta)));
	return new Uint8Array(encodePack({ ...sections, meta: encodeUtf8(JSON.stringify(facts) ?? '') }));
}

const mutateAnywhere = (random: Random, valid: ArrayBuffer) => mutateBytes(random, new Uint8Array(valid));

/** Opens a pack and uses it as the extension does; asks few of them for advice, which takes a hundred times as long. */
function use(random: Random, buffer: ArrayBuffer): void {
	const pack = openPack(buffer);
	for (let film = 0; film < pack.catalogue.films; film++) filmAt(pack.catalogue, film);
	if (random() < 0.01)
		advise(pack, 'I adored Koyaanisqatsi and Rocky II, also The Matrix (1999).', { tolerance: 9, seed: 1 });
}

export const packs: Target = {
	name: 'packs',
	tryCase: (random) => {
		const mutate = pick(random, [mutateHeader, mutateSection, mutateSection, mutateFacts, mutateAnywhere]);
		const buffer = sealed(random, mutate(random, pick(random, VALID)));
		return accepted(() => use(random, buffer), PackError);
	},
};

export const shippedPacks: Target = {
	name: 'shipped packs',
	tryCase: (random) => {
		const shipped = sealed(random, mutateSection(random, pick(random, SHIPPED)));
		return accepted(() => use(random, unshipPack(shipped)), PackError);
	},
};
