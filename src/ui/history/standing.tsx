import { reaches } from '../../core/advice/goal.ts';
import type { OtherKind } from '../../core/catalogue/packKinds.ts';
import { smallestOf } from '../../core/crowd/acrossKinds.ts';
import type { KindTimeline, OtherTimeline, Timeline } from '../../messages/history.ts';
import type { Post } from '../../storage/records.ts';
import { strings } from '../../strings.ts';
import { Item, Panel } from '../pages/panel.tsx';
import { Scale } from '../popup/scale.tsx';
import { Verdict } from '../popup/verdict.tsx';

const words = strings.history;

/** How many people could have written all posts of an account, on the scale of the popup. */
export function Standing({ name, timeline }: { name: string; timeline: Timeline | null }) {
	const last = timeline?.points.at(-1);
	if (timeline === null || last === undefined) return <h1>{name}</h1>;
	const other = smallestKind(timeline);
	if (other !== null) return <OtherStanding other={other} />;
	const { people: members, tolerance, low, high, takeDown } = timeline;
	const { crowd } = last;
	const good = reaches(crowd, tolerance);
	return (
		<section class="standing">
			<Verdict {...words.verdict()} crowd={strings.people(crowd)} good={good}>
				{words.range(members, strings.range(low, high))}
				{timeline.others !== undefined && ` ${strings.kinds.bound}`}
			</Verdict>
			<Scale advice={{ crowd, low, high, tolerance, members }} good={good} then={takeDown.at(-1)?.crowd ?? null} />
		</section>
	);
}

/** The kind besides films by which the fewest people could have written all posts; null if that is by films. */
export function smallestKind(timeline: Timeline): OtherTimeline | null {
	const now = (one: KindTimeline) => one.points.at(-1)!.crowd;
	const films = { crowd: timeline.points.at(-1)?.crowd ?? timeline.people, other: null };
	const others = (timeline.others ?? []).map((other) => ({ crowd: now(other), other }));
	return smallestOf<{ crowd: number; other: OtherTimeline | null }>([films, ...others])!.other;
}

/** The same by another kind than films: at most so many, as others are compared by what they watch. */
function OtherStanding({ other }: { other: OtherTimeline }) {
	const { kind, people: members, tolerance, low, high, takeDown, points } = other;
	const { crowd } = points.at(-1)!;
	const good = reaches(crowd, tolerance);
	return (
		<section class="standing">
			<Verdict {...strings.kinds.verdictOfPosts[kind]()} crowd={strings.people(crowd)} good={good}>
				{strings.range(low, high)} {strings.kinds.bound}
			</Verdict>
			<Scale advice={{ crowd, low, high, tolerance, members }} good={good} then={takeDown.at(-1)?.crowd ?? null} />
		</section>
	);
}

/** The title of a panel, with the kind that it is of, if that is not films. */
export const titleOf = (title: string, kind: OtherKind | undefined): string =>
	kind === undefined ? title : `${title}: ${strings.kinds.names[kind]}`;

/** The fewest posts whose change brings the account to its goal, in order; or that no few do. */
export function TakeDown({
	posts,
	timeline,
	kind,
}: {
	posts: readonly Post[];
	timeline: KindTimeline;
	kind?: OtherKind;
}) {
	const { takeDown, without, points, tolerance } = timeline;
	const steps = takeDown.flatMap(({ post: id, crowd }) => {
		const post = posts.find((each) => each.id === id);
		return post === undefined ? [] : [{ post, crowd }];
	});
	const last = points.at(-1);
	if (steps.length === 0)
		return without.length > 0 && last !== undefined && !reaches(last.crowd, tolerance) ? (
			<Panel title={titleOf(words.takeDownNone(tolerance), kind)} help={words.takeDownNoneHelp} />
		) : null;
	return (
		<Panel title={titleOf(words.takeDown(steps.length), kind)} help={words.takeDownHelp}>
			<ul>
				{steps.map(({ post: { id, films, site, date }, crowd }) => (
					<Item key={id} title={films.map(({ title }) => title).join(', ')} detail={words.postOf(site, date)}>
						<b class="then">{words.thenAbout(crowd)}</b>
					</Item>
				))}
			</ul>
		</Panel>
	);
}
