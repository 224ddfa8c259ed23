import { buildEditors } from '../fixtures/build.ts';
import { ensureFirefox } from './find.ts';

/** Installs the browser and builds the pages with editors once, before the tests start side by side. */
export default async () => {
	ensureFirefox();
	await buildEditors();
};
