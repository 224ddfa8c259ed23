import { decodePack, encodePack, namesOf, SECTIONS, type Sections, sealPack } from './codec.ts';

/**
 * Transforms a pack so that it compresses a third better: rising sections become differences, and the bytes of every
 * section are grouped by significance, lowest first. The host does the compression itself. `unshipPack(shipPack(pack))`
 * is `pack`, byte for byte.
 */
export function shipPack(pack: ArrayBuffer): ArrayBuffer {
	const sections: Sections = { ...decodePack(pack) };
	for (const name of namesOf(sections)) {
		const section = sections[name]!.slice();
		if ('rises' in SECTIONS[name]) for (let i = section.length - 1; i > 0; i--) section[i]! -= section[i - 1]!;
		const [bytes, planes, width] = planesOf(section);
		for (let i = 0; i < section.length; i++)
			for (let k = 0; k < width; k++) planes[k * section.length + i] = bytes[i * width + k]!;
		bytes.set(planes);
		Object.assign(sections, { [name]: section });
	}
	return encodePack(sections);
}

/**
 * Transforms a pack back in place: a second copy would take as much memory as everything else.
 * @throws PackError if the shipped bytes are damaged
 */
export function unshipPack(shipped: ArrayBuffer): ArrayBuffer {
	const sections = decodePack(shipped);
	for (const name of namesOf(sections)) {
		const section = sections[name]!;
		const [bytes, planes, width] = planesOf(section);
		planes.set(bytes);
		for (let i = 0; i < section.length; i++)
			for (let k = 0; k < width; k++) bytes[i * width + k] = planes[k * section.length + i]!;
		if ('rises' in SECTIONS[name]) for (let i = 1; i < section.length; i++) section[i]! += section[i - 1]!;
	}
	return sealPack(shipped);
}

type Section = NonNullable<Sections[keyof Sections]>;

function planesOf(section: Section): [bytes: Uint8Array, planes: Uint8Array, width: number] {
	const bytes = new Uint8Array(section.buffer, section.byteOffset, section.byteLength);
	return [bytes, new Uint8Array(bytes.length), section.BYTES_PER_ELEMENT];
}
