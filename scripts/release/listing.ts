/** What the store's documents say, to be compared with what is packed. */

/** The sections of a document, by their headings of the second level. */
export function sectionsOf(markdown: string): Map<string, string> {
	const [, ...sections] = markdown.split(/^## /m);
	return new Map(
		sections.map((section) => {
			const [heading = '', ...rest] = section.split('\n');
			return [heading.trim(), rest.join('\n').trim()];
		}),
	);
}

/** The parts of a manifest that a listing must agree with. */
export interface Listed {
	name: string;
	description: string;
	permissions: string[];
	optional_host_permissions: string[];
}

/** Longest summary that the Chrome Web Store takes, in characters. */
const LONGEST_SUMMARY = 132;

/** @returns sentences about what does not agree */
export function disagreements(listing: string, permissions: string, manifest: Listed): string[] {
	const said = sectionsOf(listing);
	const reasons = sectionsOf(permissions);
	const summary = said.get('Summary') ?? '';
	const asked = [...manifest.permissions, ...manifest.optional_host_permissions.map((hosts) => `Hosts: ${hosts}`)];
	const explained = [...reasons.keys()].filter((heading) => heading !== 'Remote code');
	return [
		...(said.get('Name') === manifest.name ? [] : ['The listing has another name than the manifest.']),
		...(summary === manifest.description ? [] : ['The listing has another summary than the manifest.']),
		...(summary.length <= LONGEST_SUMMARY ? [] : [`The summary has more than ${LONGEST_SUMMARY} characters.`]),
		...asked.filter((one) => !explained.includes(one)).map((one) => `Nothing says why “${one}” is asked for.`),
		...explained.filter((one) => !asked.includes(one)).map((one) => `“${one}” is explained, but not asked for.`),
		...[...reasons].filter(([, why]) => why === '').map(([one]) => `“${one}” has no reason.`),
	];
}

/** The pictures that a listing names. */
export const picturesIn = (listing: string): string[] =>
	[...(sectionsOf(listing).get('Pictures') ?? '').matchAll(/`(assets\/[^`]+\.png)`/g)].map(([, path]) => path!);

/** Width and height of a PNG in pixels; null for other files. */
export function sizeOfPng(bytes: Uint8Array): [width: number, height: number] | null {
	const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
	if (bytes.length < 24 || view.getUint32(0) !== 0x89504e47) return null;
	return [view.getUint32(16), view.getUint32(20)];
}
