/** Largest id that is looked up in a plain table; larger ids and non-numbers are looked up in a map. */
const LARGEST_TABLED = (1 << 24) - 1;

const CANONICAL = /^(0|[1-9]\d{0,14})$/;

/** Numbers ids of any kind from 0 in order of first appearance. "7" and 7 are the same id; "007" is another. */
export interface Ids {
	/** Returns the index of an integer id, adding it if it is new. */
	ofNumber(id: number): number;
	/** Returns the index of any id, adding it if it is new. */
	ofText(id: string): number;
	/** Returns the index of an id, or -1 if it is unknown. */
	find(id: string): number;
	/** Returns the id at an index. */
	name(index: number): string;
	readonly size: number;
}

export function createIds(): Ids {
	const names: (number | string)[] = [];
	const others = new Map<number | string, number>();
	let table = new Int32Array(1 << 12).fill(-1);

	const grow = (id: number) => {
		const larger = new Int32Array(Math.min(LARGEST_TABLED + 1, Math.max(2 * table.length, id + 1))).fill(-1);
		larger.set(table);
		table = larger;
	};
	const ofOther = (id: number | string) => {
		let index = others.get(id);
		if (index === undefined) {
			index = names.push(id) - 1;
			others.set(id, index);
		}
		return index;
	};
	const ofNumber = (id: number) => {
		if (id > LARGEST_TABLED || id < 0) return ofOther(id < 0 ? String(id) : id);
		if (id >= table.length) grow(id);
		const index = table[id]!;
		if (index >= 0) return index;
		table[id] = names.length;
		return names.push(id) - 1;
	};
	return {
		ofNumber,
		ofText: (id) => (CANONICAL.test(id) ? ofNumber(Number(id)) : ofOther(id)),
		find: (id) => {
			if (!CANONICAL.test(id)) return others.get(id) ?? -1;
			const number = Number(id);
			return (number > LARGEST_TABLED ? others.get(number) : table[number]) ?? -1;
		},
		name: (index) => String(names[index]),
		get size() {
			return names.length;
		},
	};
}
