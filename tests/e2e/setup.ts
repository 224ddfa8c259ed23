import { findChromium } from '../../scripts/browser.ts';

/** Installs the browser once, before the tests start side by side. */
export default () => void findChromium();
