import { strings } from '../strings.ts';

interface StripProps {
	crowd: number;
	low: number;
	high: number;
	tolerance: number;
	/** Members of the adversary's service. */
	members: number;
	/** The crowd after the tried changes, or after the open plan. */
	then: number | null;
}

/** Position between one person and all members on a logarithmic scale, in per cent. */
const position = (people: number, size: number) =>
	`${((100 * Math.log(Math.min(size, Math.max(1, people)))) / Math.log(size)).toFixed(1)}%`;

/** An axis from one person to all members with the present crowd, the tolerance, and the crowd after the plan. */
export function Strip({ crowd, low, high, tolerance, members, then }: StripProps) {
	const at = (people: number) => ({ '--at': position(people, members) });
	const tone = { '--tone': crowd < tolerance ? 'var(--herring)' : 'var(--sea)' };
	const ticks = [1, 10, 100, 1000, 10_000, 100_000, 1e6, 1e7].filter((n) => n < members / 3);
	const right = Number.parseFloat(position(tolerance, members)) > 65;
	return (
		<div class="strip" role="img" aria-label={strings.stripLabel(crowd, tolerance, then)} style={tone}>
			<div class="axis" />
			<div class="range" style={{ '--from': position(low, members), '--to': position(high, members) }} />
			<div class={right ? 'tolerance right' : 'tolerance'} style={at(tolerance)}>
				<span>{strings.askedFor(tolerance)}</span>
			</div>
			<div class="dot" style={at(crowd)} />
			{then !== null && <div class="dot target" style={at(then)} />}
			{ticks.map((n) => (
				<span key={n} class="tick" style={at(n)}>
					{strings.number(n)}
				</span>
			))}
			<span class="tick" style={at(members)}>
				{strings.everybody}
			</span>
		</div>
	);
}
