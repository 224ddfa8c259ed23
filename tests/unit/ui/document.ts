/** An empty document in place of the browser's, another for each test. */
import { parseHTML } from 'linkedom';
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, vi } from 'vitest';

export let document: Document;

const nothing = () => undefined;

beforeEach(() => {
	document = parseHTML('<html><body></body></html>').document as unknown as Document;
	vi.stubGlobal('document', document);
	vi.stubGlobal(
		'ResizeObserver',
		class {
			observe = nothing;
			disconnect = nothing;
		},
	);
});
// Preact defers cleanups of effects until the document would be gone.
afterEach(() => {
	act(() => render(null, document.body));
	vi.unstubAllGlobals();
});
