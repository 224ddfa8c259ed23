import { parseHTML } from 'linkedom';
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { vi } from 'vitest';

/** Puts an empty document in place of the browser's. */
export function startDocument(): Document {
	const document = parseHTML('<html><body></body></html>').document as unknown as Document;
	vi.stubGlobal('document', document);
	return document;
}

/** Takes down what was rendered: Preact defers cleanups of effects until the document would be gone. */
export function endDocument(): void {
	act(() => render(null, document.body));
	vi.unstubAllGlobals();
}
