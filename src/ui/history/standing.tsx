import { isHidden, verdictOn } from '../../core/advice/verdict.ts';
import { isAddedKind, type PackKind } from '../../core/catalogue/packKinds.ts';
import { matchingAll, smallestOf } from '../../core/crowd/acrossKinds.ts';
import type { KindTimeline, Timeline } from '../../messages/history.ts';
import type { Post } from '../../storage/records.ts';
import { strings } from '../../strings.ts';
import { Item, Panel } from '../pages/panel.tsx';
import { Verdict } from '../popup/verdict.tsx';

const words = strings.history;

/** How many people could have written all posts of an account, by its smallest kind. */
export function Standing({ name, timeline }: { name: string; timeline: Timeline | null }) {
	const smallest = timeline && smallestKind(timeline);
	const last = smallest?.points.at(-1);
	if (timeline === null || smallest === null || last === undefined) return <h1>{name}</h1>;
	const { kind, people: members, tolerance, low, high } = smallest;
	const { crowd } = last;
	const good = isHidden(verdictOn({ ...smallest, crowd }, tolerance));
	const verdict = isAddedKind(kind) ? strings.kinds.verdictOfPosts[kind]() : words.verdict();
	const range = strings.range(low, high);
	return (
		<section class="standing">
			<Verdict tone={good ? 'good' : 'bad'} title={`${verdict.before}${strings.people(crowd)}${verdict.after}`}>
				{isAddedKind(kind) ? range : words.range(members, range)}
				{` ${strings.goal(tolerance)}`}
				{timeline.kinds.length > 1 && ` ${strings.kinds.bound(matchingAll(countedIn(timeline)))}`}
			</Verdict>
		</section>
	);
}

/** The kind by which the fewest people could have written all posts; films, if no post names anything. */
export function smallestKind({ kinds }: Timeline): KindTimeline {
	const { kind } = smallestOf(countedIn({ kinds })) ?? kinds[0]!;
	return kinds.find((one) => one.kind === kind)!;
}

/** The crowd of each kind after the last post. */
const countedIn = ({ kinds }: Timeline) =>
	kinds.flatMap(({ kind, points, people }) => {
		const last = points.at(-1);
		return last === undefined ? [] : [{ kind, crowd: last.crowd, members: people }];
	});

/** The title of a panel, with its kind unless that is films. */
export const titleOf = (title: string, kind: PackKind): string =>
	isAddedKind(kind) ? `${title}: ${strings.kinds.names[kind]}` : title;

/** The fewest posts to change for the goal. */
export function TakeDown({ posts, timeline }: { posts: readonly Post[]; timeline: KindTimeline }) {
	const { kind, takeDown, without, points, tolerance } = timeline;
	const steps = takeDown.flatMap(({ post: id, crowd }) => {
		const post = posts.find((each) => each.id === id);
		return post === undefined ? [] : [{ post, crowd }];
	});
	const last = points.at(-1);
	if (steps.length === 0)
		return without.length > 0 && last !== undefined && last.crowd < tolerance ? (
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
