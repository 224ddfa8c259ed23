/** What `npm test` leaves to `npm run test:all`, which runs every night and before each release. */
import type { EditorName } from '../fixtures/build.ts';

const NIGHTLY = '@nightly';

/** Tags a test that only `npm run test:all` runs. */
export const nightly = (is: boolean, ...tags: string[]) => ({ tag: is ? [...tags, NIGHTLY] : tags });

/** Editors that differ most: fields, frames, shadow roots, editors with models of their own, one that draws a part. */
const UNLIKE: readonly EditorName[] = [
	...(['textarea', 'contenteditable', 'shadow-closed', 'prosemirror'] as const),
	...(['lexical', 'ckeditor5', 'tinymce', 'codemirror6'] as const),
];
export const isNightlyEditor = (name: EditorName) => !UNLIKE.includes(name);

/** The language whose words are the longest on the whole. */
const WIDEST = 'de';
export const isNightlyLanguage = (language: string) => language !== WIDEST;
