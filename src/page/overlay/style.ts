/** The overlay's style: the colors of the extension's own pages, nothing inherited from the page. */
import named from './overlay.css?inline';

/**
 * Random prefix of our custom properties. `registerProperty` applies to closed shadow roots too: a page that knew a name
 * could register it as transparent and not inherited, and trick its user into clicking an invisible button.
 */
export const OWN = `--${crypto.getRandomValues(new Uint32Array(4)).join('')}-`;

export const STYLE = named.replace(/--(?=[a-z])/g, OWN);
