/** Milliseconds, and the share done by then. */
export interface Pace {
	at: number;
	share: number;
}

/** Milliseconds after which the rest can be estimated. */
const SOON = 3000;

/** Seconds left at the pace since `from`; null while that is unknown. */
export function secondsLeft(from: Pace, now: Pace): number | null {
	const [took, done] = [now.at - from.at, now.share - from.share];
	if (took < SOON || done <= 0) return null;
	return Math.max(1, Math.round(((1 - now.share) * took) / done / 1000));
}
