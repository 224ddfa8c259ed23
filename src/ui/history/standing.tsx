import { reaches } from '../../core/advice/goal.ts';
import type { Timeline } from '../../messages/history.ts';
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
	const { people: members, tolerance, low, high, takeDown } = timeline;
	const { crowd } = last;
	const good = reaches(crowd, tolerance);
	return (
		<section class="standing">
			<Verdict {...words.verdict()} crowd={strings.people(crowd)} good={good}>
				{words.range(members, strings.range(low, high))}
			</Verdict>
			<Scale advice={{ crowd, low, high, tolerance, members }} good={good} then={takeDown.at(-1)?.crowd ?? null} />
		</section>
	);
}

/** The fewest posts whose change brings the account to its goal, in order; or that no few do. */
export function TakeDown({ posts, timeline }: { posts: readonly Post[]; timeline: Timeline }) {
	const { takeDown, without, points, tolerance } = timeline;
	const steps = takeDown.flatMap(({ post: id, crowd }) => {
		const post = posts.find((each) => each.id === id);
		return post === undefined ? [] : [{ post, crowd }];
	});
	const last = points.at(-1);
	if (steps.length === 0)
		return without.length > 0 && last !== undefined && !reaches(last.crowd, tolerance) ? (
			<Panel title={words.takeDownNone(tolerance)} help={words.takeDownNoneHelp} />
		) : null;
	return (
		<Panel title={words.takeDown(steps.length)} help={words.takeDownHelp}>
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
