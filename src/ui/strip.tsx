import { strings } from '../strings.ts';

interface StripProps {
	crowd: number;
	low: number;
	high: number;
	tolerance: number;
	size: number;
	/** The crowd that the open plan leads to. */
	plan: number | null;
}

/** Part of the way from one person to everybody, on a logarithmic scale, in per cent. */
export const position = (people: number, size: number) =>
	`${((100 * Math.log(Math.min(size, Math.max(1, people)))) / Math.log(size)).toFixed(1)}%`;

/** The crowd on a line from one person to everybody: now, asked for, and after the plan. */
export function Strip({ crowd, low, high, tolerance, size, plan }: StripProps) {
	const at = (people: number) => ({ '--at': position(people, size) });
	const tone = { '--tone': crowd < tolerance ? 'var(--herring)' : 'var(--sea)' };
	const ticks = [1, 10, 100, 1000, 10_000, 100_000].filter((n) => n < size / 3);
	const right = Number.parseFloat(position(tolerance, size)) > 65;
	return (
		<div class="strip" role="img" aria-label={strings.stripLabel(crowd, tolerance)} style={tone}>
			<div class="axis" />
			<div class="range" style={{ '--from': position(low, size), '--to': position(high, size) }} />
			<div class={right ? 'tolerance right' : 'tolerance'} style={at(tolerance)}>
				<span>{strings.askedFor(tolerance)}</span>
			</div>
			{plan !== null && <div class="dot target" style={at(plan)} />}
			<div class="dot" style={at(crowd)} />
			{ticks.map((n) => (
				<span key={n} class="tick" style={at(n)}>
					{strings.number(n)}
				</span>
			))}
			<span class="tick" style={at(size)}>
				{strings.everybody}
			</span>
		</div>
	);
}
