import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';

/** Gives the focus of a button that goes when it is pressed to the way back, or to what is said then. */
export function useFocusKept(main: RefObject<HTMLElement | null>): void {
	useEffect(() => {
		const within = main.current!;
		let last: Element | null = null;
		const remember = ({ target }: FocusEvent) => {
			last = target as Element;
		};
		const observer = new MutationObserver(() => {
			if (last === null || last.isConnected || document.activeElement !== document.body) return;
			const next = within.querySelector<HTMLElement>('.toast button') ?? within.querySelector<HTMLElement>('h1');
			if (next?.localName === 'h1') next.tabIndex = -1;
			next?.focus();
		});
		within.addEventListener('focusin', remember);
		observer.observe(within, { childList: true, subtree: true });
		return () => {
			within.removeEventListener('focusin', remember);
			observer.disconnect();
		};
	}, []);
}
