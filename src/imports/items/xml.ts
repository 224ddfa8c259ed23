import { faults } from '../../strings/faults.ts';
import { tryRow } from '../damage.ts';
import { ImportError } from '../error.ts';
import type { Part, ReadRows, Steps } from '../export.ts';
import { type XmlElement, xmlCutter } from '../posts/xmlStream.ts';
import { prologueOf } from './detect.ts';

/** Characters parsed per step. */
const STEP = 1 << 15;

/** Calls `read` for each element of that name. @throws ImportError if the file is not whole XML, or defines entities */
export function* readElements(
	{ name, text }: Part,
	wanted: string,
	found: ReadRows,
	read: (element: XmlElement) => void,
): Steps<void> {
	if (/<!ENTITY/i.test(prologueOf(text).prologue)) throw new ImportError(faults.entities(name));
	const cutter = xmlCutter(name, wanted);
	const take = (elements: XmlElement[]) => {
		for (const element of elements) tryRow(found, name, element.line, () => read(element), faults.atLine);
	};
	for (let at = 0; at < text.length; at += STEP) {
		take(cutter.push(text.slice(at, at + STEP)));
		yield Math.min(1, (at + STEP) / text.length);
	}
	take(cutter.end());
}
