/**
 * What a hostile page can try to learn of the advice. `arm` runs in the page before all else, `look` whenever the page
 * may have something to see; all are sent to the page as they are written, so they cannot be methods. What they put
 * in `seen` is compared too.
 */

export interface Attempt {
	/** @param seen takes what the page sees between looks */
	arm?: (seen: unknown[]) => void;
	/** What the page does once it is drawn, before there is anything to see; done when it has. */
	begin?: () => void | Promise<void>;
	look?: () => unknown;
	/** False where what a careless extension draws would not show in this. */
	sensitive?: false;
	/** Changes nothing that another attempt could see: all such are made in one page. */
	observes?: true;
}

export const ATTEMPTS: Record<string, Attempt> = {
	'mutations of the whole document': {
		observes: true,
		arm: (seen) => {
			const note = (records: MutationRecord[]) => {
				for (const { type, target, attributeName, addedNodes, removedNodes } of records)
					seen.push(`${type} ${target.nodeName} ${attributeName} +${addedNodes.length} -${removedNodes.length}`);
			};
			new MutationObserver(note).observe(document, {
				subtree: true,
				childList: true,
				attributes: true,
				characterData: true,
			});
		},
		look: () => new XMLSerializer().serializeToString(document),
	},
	'functions that it replaced': {
		sensitive: false,
		arm: (seen) => {
			const watched: [object, string[]][] = [
				[Element.prototype, ['attachShadow', 'getClientRects', 'getBoundingClientRect', 'querySelector', 'matches']],
				[Element.prototype, ['append', 'prepend', 'replaceChildren', 'setAttribute', 'remove']],
				[HTMLElement.prototype, ['showPopover', 'hidePopover', 'focus']],
				[Range.prototype, ['getClientRects', 'getBoundingClientRect', 'setStart']],
				[EventTarget.prototype, ['addEventListener', 'removeEventListener', 'dispatchEvent']],
				[Document.prototype, ['createElement', 'createRange', 'elementFromPoint', 'createTreeWalker', 'querySelector']],
				[CSSStyleDeclaration.prototype, ['setProperty', 'getPropertyValue']],
				[window, ['getSelection', 'getComputedStyle', 'requestAnimationFrame', 'setTimeout', 'clearTimeout']],
			];
			for (const [owner, names] of watched)
				for (const name of names) {
					const functions = owner as Record<string, (...args: unknown[]) => unknown>;
					const real = functions[name]!;
					functions[name] = function (this: unknown, ...args: unknown[]) {
						seen.push(name);
						return real.apply(this, args);
					};
				}
		},
	},
	'registries of the document': {
		observes: true,
		look: () => [
			[...CSS.highlights.keys()],
			document.styleSheets.length,
			document.adoptedStyleSheets.length,
			[...document.fonts].length,
			Object.keys(window).sort(),
			customElements.get('red-herring') === undefined,
			window.length,
		],
	},
	'styles and sizes of the root, the box and our element': {
		observes: true,
		sensitive: false,
		look: () =>
			['html', 'body', '#box', '[popover]'].map((selector) => {
				const element = document.querySelector<HTMLElement>(selector)!;
				const style = getComputedStyle(element);
				const { scrollWidth, scrollHeight, offsetWidth, offsetHeight, clientWidth, clientHeight, scrollTop } = element;
				return [
					[...style].map((name) => `${name}: ${style.getPropertyValue(name)}`),
					[scrollWidth, scrollHeight, offsetWidth, offsetHeight, clientWidth, clientHeight, scrollTop],
					element.getBoundingClientRect().toJSON(),
					element.getClientRects().length,
				];
			}),
	},
	'our element with its styles taken away': {
		sensitive: false,
		look: () => {
			const host = document.querySelector<HTMLElement>('[popover]')!;
			const { cssText } = host.style;
			const sizes = ['inline-block', 'inline', 'grid', 'flow-root'].flatMap((display) =>
				['static', 'relative', 'absolute'].map((position) => {
					host.style.cssText = `display: ${display}; position: ${position}; width: max-content; height: auto; inset: auto; overflow: auto; border: 0; padding: 0; pointer-events: auto`;
					host.scrollTop = 50;
					const { offsetWidth, offsetHeight, scrollWidth, scrollHeight, scrollTop } = host;
					return [
						offsetWidth,
						offsetHeight,
						scrollWidth,
						scrollHeight,
						scrollTop,
						host.getBoundingClientRect().toJSON(),
					];
				}),
			);
			host.style.cssText = cssText;
			return sizes;
		},
	},
	'what is under every point': {
		observes: true,
		look: () => {
			const found: string[] = [];
			const path = (element: Element | null) => `${element?.nodeName} ${element?.id}`;
			// Closely where the box and what may be drawn at it are.
			for (let x = 3; x < innerWidth; x += x < 660 ? 12 : 60)
				for (let y = 3; y < innerHeight; y += y < 420 ? 8 : 40) {
					found.push(path(document.elementFromPoint(x, y)), document.elementsFromPoint(x, y).map(path).join());
					const caret = document.caretPositionFromPoint(x, y);
					found.push(`${caret?.offsetNode.nodeName} ${caret?.offset}`);
				}
			return found.join('\n');
		},
	},
	'observers of sizes, and of what is in view': {
		observes: true,
		sensitive: false,
		arm: (seen) => {
			document.addEventListener('DOMContentLoaded', () => {
				const sizes = new ResizeObserver((entries) => {
					for (const { target, contentRect } of entries) seen.push([target.nodeName, contentRect.toJSON()]);
				});
				const views = new IntersectionObserver(
					(entries) => {
						for (const { target, intersectionRatio } of entries) seen.push([target.nodeName, intersectionRatio]);
					},
					{ threshold: [0, 0.1, 0.5, 0.9, 1] },
				);
				const watch = () => {
					for (const each of document.querySelectorAll('html, body, #box, [popover]')) {
						sizes.observe(each);
						views.observe(each);
					}
				};
				watch();
				document.addEventListener('focusin', () => requestAnimationFrame(watch));
			});
		},
	},
	'observers of what is covered': {
		look: async () => {
			// Small things all over the page, each asked whether something lies over it.
			const dots: HTMLElement[] = [];
			for (let x = 4; x < 620; x += 20)
				for (let y = 4; y < 320; y += 8) {
					const dot = document.createElement('i');
					dot.style.cssText = `position: absolute; left: ${x}px; top: ${y}px; width: 3px; height: 3px; background: silver`;
					dots.push(dot);
				}
			document.body.append(...dots);
			const covered = await new Promise<string>((done) => {
				const answers = new Map<Element, boolean | undefined>();
				const observer = new IntersectionObserver(
					(entries) => {
						for (const entry of entries) answers.set(entry.target, (entry as { isVisible?: boolean }).isVisible);
						if (answers.size < dots.length) return;
						observer.disconnect();
						done(dots.map((dot) => (answers.get(dot) ? 'v' : '-')).join(''));
					},
					{ trackVisibility: true, delay: 100 } as IntersectionObserverInit,
				);
				for (const dot of dots) observer.observe(dot);
			});
			for (const dot of dots) dot.remove();
			return covered;
		},
	},
	'entries of its performance': {
		observes: true,
		arm: (seen) => {
			for (const type of [
				'layout-shift',
				'largest-contentful-paint',
				'paint',
				'element',
				'resource',
				'visibility-state',
			])
				new PerformanceObserver((list) => {
					for (const entry of list.getEntries())
						seen.push([entry.entryType, entry.name, (entry as { size?: number }).size ?? 0]);
				}).observe({ type, buffered: true });
		},
		// Reports of its own painted words come some time later.
		begin: () =>
			new Promise((reported) => {
				new PerformanceObserver((_, observer) => {
					observer.disconnect();
					reported();
				}).observe({ type: 'largest-contentful-paint', buffered: true });
			}),
	},
	'selectors that ask for a state': {
		observes: true,
		look: () =>
			[
				'*',
				':popover-open',
				'html:has(:popover-open)',
				'div:not(#box)',
				':hover',
				':focus',
				':focus-within',
				':focus-visible',
				':active',
				':modal',
				':fullscreen',
				':target',
				'[style]',
				':empty',
				':defined',
			].map((selector) => [selector, document.querySelectorAll(selector).length]),
	},
	'events of every kind': {
		observes: true,
		arm: (seen) => {
			const kinds = new Set<string>([
				'DOMContentLoaded',
				'transitionrun',
				'transitionstart',
				'transitioncancel',
				'focusin',
			]);
			for (const name of ['focusout', 'command', 'slotchange', 'toggle', 'beforetoggle', 'scrollend', 'interest'])
				kinds.add(name);
			for (const owner of [window, document, HTMLElement.prototype])
				for (let each = owner as object; each !== null; each = Object.getPrototypeOf(each))
					for (const name of Object.getOwnPropertyNames(each)) if (name.startsWith('on')) kinds.add(name.slice(2));
			kinds.delete('pointerrawupdate');
			let last = '';
			for (const kind of kinds)
				for (const target of [window, document])
					target.addEventListener(
						kind,
						(event) => {
							const { target: at } = event;
							const now = `${kind} ${at === window ? 'window' : (at as Node).nodeName} ${(event as KeyboardEvent).key ?? ''}`;
							// How many moves of a pointer are distinguished is chance.
							if (now !== last && !/move|rawupdate/.test(kind)) seen.push(now);
							last = now;
						},
						true,
					);
		},
	},
	'a search for words, selections, and copies of our element': {
		look: () => {
			const selection = getSelection()!;
			const { anchorNode, anchorOffset } = selection;
			const found = ['Choose a', 'art film', 'gives you away', 'could give', 'rated it', 'Keep it', 'underlined'].map(
				(words) => {
					const is = (window as unknown as { find(words: string, ...how: boolean[]): boolean }).find(
						words,
						false,
						false,
						true,
					);
					return [words, is, selection.toString()];
				},
			);
			selection.selectAllChildren(document.documentElement);
			const all = selection.toString();
			selection.collapse(anchorNode, anchorOffset);
			const host = document.querySelector<HTMLElement>('[popover]');
			return [
				found,
				all,
				document.documentElement.innerText,
				document.documentElement.getHTML({ serializableShadowRoots: true }),
				host?.shadowRoot,
				host?.innerText,
				(host?.cloneNode(true) as HTMLElement | undefined)?.shadowRoot,
				host?.childNodes.length,
			];
		},
	},
	'fonts that it names as ours might be': {
		arm: (seen) => {
			document.addEventListener('DOMContentLoaded', () => {
				const names = [
					'system-ui',
					'sans-serif',
					'ui-sans-serif',
					'Segoe UI',
					'Roboto',
					'Arial',
					'DejaVu Sans',
					'Helvetica',
				];
				const style = document.createElement('style');
				style.textContent = [...names, '-apple-system', 'BlinkMacSystemFont', 'Times New Roman', 'Noto Sans']
					.map((name, i) => `@font-face { font-family: '${name}'; src: url(/font${i}.woff2); unicode-range: U+20-7E }`)
					.join('\n');
				document.head.append(style);
				document.fonts.addEventListener('loading', () => seen.push('loading'));
			});
		},
		look: () => [
			[...document.fonts].map(({ family, status }) => `${family} ${status}`),
			performance.getEntriesByType('resource').map(({ name }) => name),
		],
	},
	'animations, and transitions that it asks all elements for': {
		arm: () => {
			document.addEventListener('DOMContentLoaded', () => {
				const style = document.createElement('style');
				// Longer than any look: what has begun is seen by all looks that follow, however slow the machine is.
				style.textContent = '* { transition: all 999s !important } #box { outline: 0 !important }';
				document.head.append(style);
			});
		},
		// Whether the page's own styles came before its first drawing is chance.
		begin: () => {
			for (const animation of document.getAnimations()) animation.finish();
		},
		look: () => [
			document.getAnimations().length,
			[...document.querySelectorAll('*')].map((each) => each.getAnimations({ subtree: true }).length),
		],
	},
	'focus, selection and scrolling': {
		observes: true,
		sensitive: false,
		look: () => {
			const { anchorNode, anchorOffset, focusOffset, rangeCount } = getSelection()!;
			return [
				document.activeElement?.id,
				document.hasFocus(),
				[anchorNode?.nodeName, anchorOffset, focusOffset, rangeCount],
				[scrollX, scrollY, document.documentElement.scrollWidth, document.documentElement.scrollHeight],
			];
		},
	},
};
