import { isAddedKind } from '../../core/catalogue/packKinds.ts';
import { Table } from '../../markup/table.ts';
import type { KindTimeline as TimelineView } from '../../messages/history.ts';
import { strings } from '../../strings.ts';
import { Fold, Panel } from '../pages/panel.tsx';
import { useWidth } from '../useWidth.ts';
import { titleOf } from './standing.tsx';

const words = strings.history;
/** Usual width. It is drawn as wide as there is room, so its words keep their size. */
const WIDTH = 600;
/** Below this width the first day begins at the edge, to have room next to the last one. */
const NARROW = 400;
const HEIGHT = 240;
const LEFT = 62;
const RIGHT = 12;
const TOP = 18;
const BOTTOM = 26;

interface TimelineProps {
	view: TimelineView;
	/** Whether a study hides it. */
	held: boolean;
}

/** The crowd under all published items of a kind, day by day: a falling step chart on a logarithmic scale. */
export function Timeline({ view, held }: TimelineProps) {
	const { kind, points, people, tolerance, unknown } = view;
	const [first, last] = [points[0], points.at(-1)];
	const { date: day, films, crowd } = words.timelineColumns;
	return (
		<Panel title={titleOf(words.timeline, kind)} {...(isAddedKind(kind) && last && { help: helpOf(view, last.crowd) })}>
			{first === undefined || last === undefined ? (
				<p class="pad soft">{held ? words.timelineHeld : words.timelineNone}</p>
			) : (
				<>
					<Drawing view={view} label={words.timelineLabel(first.crowd, last.crowd, tolerance)} people={people} />
					<Fold title={words.timelineTable}>
						<Table
							head={[day, kind === 'films' ? films : strings.kinds.namedSoFar, crowd]}
							keys={points.map(({ date }) => date)}
							rows={points.map(({ date, films, crowd }) => [
								words.day(date),
								strings.number(films),
								words.people(crowd),
							])}
						/>
					</Fold>
				</>
			)}
			{unknown > 0 && (
				<p class="pad soft">{kind === 'films' ? words.timelineUnknown(unknown) : strings.kinds.unknown(unknown)}</p>
			)}
		</Panel>
	);
}

const helpOf = ({ people, low, high }: TimelineView, crowd: number) =>
	`${strings.kinds.ofPosts(crowd, people)} ${strings.range(low, high)}`;

function Drawing({
	view: { points, tolerance },
	label,
	people,
}: {
	view: TimelineView;
	label: string;
	people: number;
}) {
	const { ref, width } = useWidth<SVGSVGElement>(WIDTH);
	const [from, to] = [Date.parse(points[0]!.date), Date.parse(points.at(-1)!.date)];
	const x = (date: string) =>
		to === from ? LEFT : LEFT + ((Date.parse(date) - from) / (to - from)) * (width - LEFT - RIGHT);
	const y = (crowd: number) =>
		TOP + (1 - Math.log(Math.min(people, Math.max(1, crowd))) / Math.log(people)) * (HEIGHT - TOP - BOTTOM);
	const ticks = Array.from({ length: 10 }, (_, i) => 10 ** i).filter((n) => n <= people);
	// A step chart: the crowd holds from its day until the next.
	const stair = points.map(({ date, crowd }, i) => `${i === 0 ? 'M' : 'H'}${x(date)}${i === 0 ? ' ' : 'V'}${y(crowd)}`);
	return (
		<svg ref={ref} class="timeline" viewBox={`0 0 ${width} ${HEIGHT}`} role="img" aria-label={label}>
			{ticks.map((n) => (
				<g key={n}>
					<line class="grid" x1={LEFT} x2={width - RIGHT} y1={y(n)} y2={y(n)} />
					<text x={LEFT - 8} y={y(n) + 4} text-anchor="end">
						{strings.number(n)}
					</text>
				</g>
			))}
			<line class="asked" x1={LEFT} x2={width - RIGHT} y1={y(tolerance)} y2={y(tolerance)} />
			<text x={width - RIGHT} y={y(tolerance) - 5} text-anchor="end">
				{words.goal(tolerance)}
			</text>
			<path class="stair" d={`${stair.join('')}H${width - RIGHT}`} />
			{points.map(({ date, crowd }) => (
				<circle key={date} class={crowd < tolerance ? 'below' : ''} cx={x(date)} cy={y(crowd)} r="4" />
			))}
			<text x={to > from && width < NARROW ? 0 : LEFT} y={HEIGHT - 6}>
				{words.day(points[0]!.date)}
			</text>
			{to > from && (
				<text x={width - RIGHT} y={HEIGHT - 6} text-anchor="end">
					{words.day(points.at(-1)!.date)}
				</text>
			)}
		</svg>
	);
}
