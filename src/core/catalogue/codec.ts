/**
 * The pack: a catalogue and its population in one ArrayBuffer, little-endian, read through typed-array views.
 *
 *   0  u32  magic "RHPK"
 *   4  u32  version
 *   8  u32  checksum of everything from byte 12 on
 *  12  u32  length of the whole pack, bytes
 *  16  u32  number of sections
 *  20  per section: u32 offset, u32 length in bytes        (in the order of SECTIONS; the optional ones by version)
 *  ..  the sections, each starting at a multiple of 8
 *
 * Loading checks the header and makes views; nothing is parsed or copied.
 */
const MAGIC = 0x4b504852;
export const PACK_VERSION = 8;
const HEADER = 20;

/**
 * Sections in file order. A section that `rises` holds starts of ranges or, like the postings, mostly consecutive values:
 * it is shipped as differences (see shipping.ts).
 */
export const SECTIONS = {
	meta: { type: Uint8Array },
	wordBucket: { type: Uint32Array, rises: true },
	wordStart: { type: Uint32Array, rises: true },
	wordUnits: { type: Uint16Array },
	wordCommon: { type: Uint8Array },
	rootRank: { type: Uint32Array, rises: true },
	nodeWord: { type: Uint32Array },
	nodeChild: { type: Uint32Array, rises: true },
	nodePosting: { type: Uint32Array, rises: true },
	posting: { type: Uint32Array, rises: true },
	filmText: { type: Uint32Array, rises: true },
	text: { type: Uint8Array },
	raters: { type: Uint32Array },
	year: { type: Uint16Array },
	genres: { type: Uint32Array },
	nearStart: { type: Uint32Array, rises: true },
	near: { type: Uint32Array },
	classes: { type: Float64Array },
	now: { type: Uint8Array },
	referenceSizes: { type: Uint16Array },
	referenceStart: { type: Uint32Array, rises: true },
	referenceFilms: { type: Uint32Array, rises: true },
	kind: { type: Uint8Array },
	namesakeNode: { type: Uint32Array, rises: true },
	namesakeLevels: { type: Uint16Array },
	people: { type: Uint16Array },
	collection: { type: Uint16Array },
	imdb: { type: Uint32Array },
	tmdb: { type: Uint32Array },
	adult: { type: Uint32Array, rises: true },
	short: { type: Uint32Array, rises: true },
	director: { type: Uint16Array },
	directorNames: { type: Uint8Array },
	origin: { type: Uint8Array },
	tastes: { type: Uint8Array },
	liking: { type: Uint8Array },
} as const;

export type SectionName = keyof typeof SECTIONS;
type Section<Name extends SectionName> = InstanceType<(typeof SECTIONS)[Name]['type']>;
/** Sections that a pack may lack, by the version that has them; they are then empty in the file. */
const SINCE = {
	3: ['now', 'referenceSizes', 'referenceStart', 'referenceFilms'],
	4: ['kind', 'namesakeNode', 'namesakeLevels', 'people', 'collection', 'imdb', 'tmdb'],
	5: ['adult', 'short'],
	6: ['director', 'directorNames', 'origin'],
	7: ['tastes'],
	8: ['liking'],
} as const;
export type OptionalSection = (typeof SINCE)[keyof typeof SINCE][number];
export type Sections = { [Name in Exclude<SectionName, OptionalSection>]: Section<Name> } & {
	[Name in OptionalSection]?: Section<Name>;
};

const ALL = Object.keys(SECTIONS) as SectionName[];
const OLDEST = 2;
/** The version from which packs have a section. */
const SINCE_OF = new Map<SectionName, number>(
	Object.entries(SINCE).flatMap(([version, names]) => names.map((name) => [name, Number(version)] as const)),
);
const sinceOf = (name: SectionName) => SINCE_OF.get(name) ?? OLDEST;
/** Sections of a file of a version. */
const sectionsIn = (version: number) => ALL.filter((name) => sinceOf(name) <= version);

/** A pack is written in the oldest version that has its sections. */
const versionOf = (sections: Sections) => Math.max(...namesOf(sections).map(sinceOf));

/** Returns the names of the present sections, in file order. */
export const namesOf = (sections: Sections): readonly SectionName[] =>
	ALL.filter((name) => sections[name] !== undefined);

/** What is wrong with a pack: it is not a pack, truncated, in another format, too large, or contradictory. */
export type PackFault = 'foreign' | 'short' | 'newer' | 'unknown' | 'large' | 'damaged';

/** A pack that cannot be used; the message says why in a sentence. */
export class PackError extends Error {
	override name = 'PackError';
	readonly fault: PackFault;
	constructor(message: string, fault: PackFault = 'damaged') {
		super(message);
		this.fault = fault;
	}
}

export function encodePack(sections: Sections): ArrayBuffer {
	const version = versionOf(sections);
	const names = sectionsIn(version);
	let length = align(HEADER + 8 * names.length);
	const offsets = names.map((name) => {
		const offset = length;
		length = align(length + (sections[name]?.byteLength ?? 0));
		return offset;
	});
	const buffer = new ArrayBuffer(length);
	const header = new Uint32Array(buffer, 0, HEADER / 4 + 2 * names.length);
	header.set([MAGIC, version, 0, length, names.length]);
	names.forEach((name, i) => {
		const section = sections[name] ?? new Uint8Array();
		header[5 + 2 * i] = offsets[i]!;
		header[6 + 2 * i] = section.byteLength;
		new Uint8Array(buffer).set(new Uint8Array(section.buffer, section.byteOffset, section.byteLength), offsets[i]);
	});
	header[2] = checksum(buffer);
	return buffer;
}

/**
 * Returns views of the sections of a pack.
 * @throws PackError if the bytes are not a pack, or it is newer, truncated or altered
 */
export function decodePack(buffer: ArrayBuffer): Sections {
	if (buffer.byteLength < HEADER || buffer.byteLength % 8 !== 0)
		throw new PackError('This is not a whole pack file.', 'short');
	const header = new Uint32Array(buffer, 0, HEADER / 4);
	if (header[0] !== MAGIC) throw new PackError('This is not a pack file.', 'foreign');
	if (header[1]! > PACK_VERSION)
		throw new PackError(
			`This pack has format ${header[1]}, newer than the ${PACK_VERSION} this version reads. Update Red Herring.`,
			'newer',
		);
	const names = sectionsIn(header[1]!);
	if (header[1]! < OLDEST || header[4] !== names.length)
		throw new PackError('This pack has an unknown format.', 'unknown');
	if (buffer.byteLength < HEADER + 8 * names.length) throw new PackError('This pack is damaged: it has no sections.');
	if (header[3] !== buffer.byteLength)
		throw new PackError(`This pack is cut short: ${buffer.byteLength} of ${header[3]} bytes.`, 'short');
	if (header[2] !== checksum(buffer)) throw new PackError('This pack is damaged: its checksum does not match.');
	return viewSections(buffer, names);
}

function viewSections(buffer: ArrayBuffer, names: readonly SectionName[]): Sections {
	const table = new Uint32Array(buffer, HEADER, 2 * names.length);
	const views = names.flatMap((name, i) => {
		const { type } = SECTIONS[name];
		const [offset, bytes] = [table[2 * i]!, table[2 * i + 1]!];
		if (offset % 8 !== 0 || bytes % type.BYTES_PER_ELEMENT !== 0 || offset + bytes > buffer.byteLength)
			throw new PackError(`This pack is damaged: its section "${name}" lies outside the file.`);
		const isPresent = bytes > 0 || sinceOf(name) === OLDEST;
		return isPresent ? [[name, new type(buffer, offset, bytes / type.BYTES_PER_ELEMENT)]] : [];
	});
	return Object.fromEntries(views) as Sections;
}

/** Writes the checksum of a pack with changed sections. */
export function sealPack(pack: ArrayBuffer): ArrayBuffer {
	new Uint32Array(pack, 0, HEADER / 4)[2] = checksum(pack);
	return pack;
}

/**
 * 32-bit checksum over 32-bit words. Each step is a bijection of the state and of the word, so a change of any single
 * word is always detected, and any other change with probability 1 - 2^-32.
 */
export function checksum(buffer: ArrayBuffer): number {
	const data = new Uint32Array(buffer, 12);
	let hash = 0x9e3779b9 | 0;
	for (let i = 0; i < data.length; i++) {
		hash = Math.imul(hash ^ data[i]!, 0x85ebca6b);
		hash ^= hash >>> 15;
	}
	return hash >>> 0;
}

function align(offset: number): number {
	return (offset + 7) & ~7;
}
