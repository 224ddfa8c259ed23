import type { EditorName } from '../fixtures/build.ts';
import type { Firefox } from './launch.ts';
import type { Page } from './page.ts';

const IN_FRAME: EditorName[] = ['frame-blank', 'frame-srcdoc', 'frame-sandboxed', 'gutenberg', 'tinymce'];

/** Editors whose words the browser keeps, not the page. */
export const FIELDS: EditorName[] = [
	...(['textarea', 'input', 'react-textarea', 'shadow-open', 'shadow-closed'] as const),
	...(['frame-blank', 'frame-srcdoc', 'frame-sandboxed'] as const),
];

/** Opens a page with an editor; `place` is the page or the frame in it that the box is in. */
export async function openEditor(
	firefox: Firefox,
	url: string,
	name: EditorName,
): Promise<{ page: Page; place: Page }> {
	const page = await firefox.open(`${url}${name}.html`);
	await page.evaluate(() => window.fixture.ready);
	return { page, place: IN_FRAME.includes(name) ? (await page.frames())[0]! : page };
}
