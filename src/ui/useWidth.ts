import type { RefObject } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';

/** The width of an element as drawn, without its padding, in pixels. @param usual until it is drawn */
export function useWidth<T extends Element>(usual: number): { ref: RefObject<T | null>; width: number } {
	const ref = useRef<T>(null);
	const [width, setWidth] = useState(usual);
	useLayoutEffect(() => {
		const observer = new ResizeObserver(([entry]) => setWidth(entry!.contentRect.width || usual));
		observer.observe(ref.current!);
		return () => observer.disconnect();
	}, []);
	return { ref, width };
}
