import type { Advice } from '../../core/advice/result.ts';
import { round } from '../../strings/counts.ts';
import { strings } from '../../strings.ts';
import { useWidth } from '../useWidth.ts';
import { type Label, placed, position, USUAL_WIDTH, widthOf } from './scale.ts';

const words = strings.popup.scale;
const percent = (at: number) => `${at.toFixed(1)}%`;

interface ScaleProps {
	advice: Pick<Advice, 'crowd' | 'low' | 'high' | 'tolerance' | 'members'>;
	good: boolean;
	/** Null if nothing is ticked. */
	then: number | null;
}

/** A scale from one person to all members with three marks: now, the goal, and then. */
export function Scale({ advice, good, then }: ScaleProps) {
	const { crowd, low, high, tolerance, members } = advice;
	const at = (people: number) => position(people, members);
	const moved = then !== null && round(then) !== round(crowd) ? then : null;
	const over: (Label & { kind: string })[] = [{ kind: 'now', at: at(crowd), text: words.now(crowd) }];
	if (moved !== null) over.push({ kind: 'then', at: at(moved), text: words.after(moved) });
	const { ref, width } = useWidth<HTMLDivElement>(USUAL_WIDTH);
	over.sort((a, b) => a.at - b.at);
	const below = [
		{ kind: 'least', at: -2, text: strings.number(1) },
		{ kind: 'aim', at: at(tolerance), text: words.goal(tolerance) },
		{ kind: 'most', at: 102, text: strings.number(members) },
	];
	return (
		<div
			ref={ref}
			class={good ? 'scale good' : 'scale'}
			role="img"
			aria-label={words.label(crowd, advice, tolerance, moved)}
		>
			<div class="bar" />
			<div class="band" style={{ left: percent(at(low)), width: percent(at(high) - at(low)) }} />
			<div class="goal" style={{ left: percent(at(tolerance)) }} />
			<div class="dot" style={{ left: percent(at(crowd)) }} />
			{moved !== null && <div class="after" style={{ left: percent(at(moved)) }} />}
			<Row labels={over} row="over" width={width} />
			<Row labels={below} row="below" width={width} />
		</div>
	);
}

interface RowProps {
	labels: (Label & { kind: string })[];
	row: string;
	width: number;
}

function Row({ labels, row, width }: RowProps) {
	const lefts = placed(labels, width);
	return (
		<>
			{labels.map((label, i) => (
				<span
					key={label.kind}
					class={`${row} ${label.kind}`}
					style={{ left: percent(lefts[i]!), width: `${widthOf(label)}px` }}
				>
					{label.text}
				</span>
			))}
		</>
	);
}
