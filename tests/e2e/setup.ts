import { findChromium } from '../../scripts/browser.ts';
import { buildEditors, buildSites } from '../fixtures/build.ts';

/** Installs the browser and builds the fixture pages once, before the tests start side by side. */
export default async () => {
	findChromium();
	await buildEditors();
	await buildSites();
};
