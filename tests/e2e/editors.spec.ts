/** Every editor keeps the contract of the adapters (`editorContract.ts`). */
import type { EditorName } from '../fixtures/build.ts';
import { test } from './editorBench.ts';
import { CHANGES, type Expected, LONG, linesOf, type Proof, READS, UNDOES } from './editorContract.ts';
import { isNightlyEditor, nightly } from './nightly.ts';

const TABLE: Partial<Record<EditorName, Expected>> = {
	textarea: { isField: true },
	input: { isField: true, isLine: true },
	'react-textarea': { isField: true },
	'shadow-open': { isField: true },
	'frame-blank': { isField: true, inFrame: true },
	contenteditable: { bold: true },
	prosemirror: { bold: true },
	tiptap: { bold: true },
	lexical: { bold: true },
	quill: { bold: true, joins: 1000, redo: 'ControlOrMeta+Shift+z' },
	tinymce: { inFrame: true, bold: true },
	slate: {},
	ckeditor5: { bold: true },
	'draft-js': {},
	trix: { bold: true, redo: 'ControlOrMeta+Shift+z' },
	codemirror6: { drawsPart: true },
	codemirror5: { drawsPart: true },
	'codemirror5-contenteditable': { drawsPart: true },
	easymde: { drawsPart: true },
	summernote: { bold: true },
	gutenberg: { inFrame: true, redo: false, boxes: true },
};

/** Kinds of box that differ most: a field, a plain editable, an editor with a model, one that draws a part. */
const SMOKE: EditorName[] = ['textarea', 'contenteditable', 'prosemirror', 'codemirror6'];

for (const [name, expected] of Object.entries(TABLE) as [EditorName, Expected][])
	test.describe(name, nightly(isNightlyEditor(name)), () => {
		// In one worker, which so loads each editor once.
		test.describe.configure({ mode: 'default' });

		const keeps = (what: string, proofs: Record<string, Proof>, tag: string[] = []) =>
			test(what, { tag }, async ({ open }) => {
				for (const [proof, prove] of Object.entries(proofs))
					await test.step(proof, async () =>
						prove(await open(name, expected.inFrame ?? false), { name, expected, lines: linesOf(expected) }),
					);
			});
		keeps('is read where its words are drawn, and waits for composition', READS);
		keeps(
			'has films taken out, undone and redone, caret and the rest untouched',
			CHANGES,
			SMOKE.includes(name) ? ['@smoke'] : [],
		);
		keeps('takes back, inserts, and keeps formatting and what was typed before', UNDOES);
		keeps('edits a long draft', LONG, ['@timed']);
	});
