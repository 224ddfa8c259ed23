import { strings } from '../strings.ts';

interface StripProps {
	crowd: number;
	low: number;
	high: number;
	tolerance: number;
	/** Members of the service that is feared. */
	members: number;
	/** The crowd that what is tried out, or the open plan, leads to. */
	then: number | null;
}

/** Part of the way from one person to everybody, on a logarithmic scale, in per cent. */
const position = (people: number, size: number) =>
	`${((100 * Math.log(Math.min(size, Math.max(1, people)))) / Math.log(size)).toFixed(1)}%`;

/** The crowd on a line from one person to everybody: now, asked for, and then. */
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
