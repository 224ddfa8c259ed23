import { useState } from 'preact/hooks';
import type { PostWithout } from '../../messages/audit.ts';
import { strings } from '../../strings.ts';
import { Fold, Panel } from '../pages/panel.tsx';
import { Hit } from './hit.tsx';
import type { Result } from './useCheck.ts';

const words = strings.past;
/** Posts shown at first, and added by each click on "more". */
const SHOWN = 50;

interface PostsProps {
	result: Result;
	onTick: (post: number, on: boolean) => void;
}

/** The fewest posts to take down, each ticked off when that is done. */
export function TakeDown({ result: { check, audit, owner, done }, onTick }: PostsProps) {
	const { takeDown, isExact } = audit;
	if (takeDown.length === 0)
		return audit.posts.length === 0 ? null : <p class="panel safe">{words.safe(owner.tolerance)}</p>;
	const ticked = takeDown.filter(({ post }) => done.has(post)).length;
	const open = takeDown.filter(({ post }) => !done.has(post));
	const first = open.map(({ post }) => check.posts[post]!.link).find((link) => link !== null);
	const title = ticked === 0 ? strings.audit.takeDown(takeDown.length) : words.doneOf(ticked, takeDown.length);
	return (
		<Panel title={title} help={`${strings.audit.takeDownHow(isExact)} ${words.tick}`}>
			<Shown posts={takeDown}>
				{({ post, crowd }) => (
					<Hit
						key={post}
						post={check.posts[post]!}
						note={strings.history.thenAbout(crowd)}
						isDone={done.has(post)}
						onTick={(on) => onTick(post, on)}
					/>
				)}
			</Shown>
			{open.length > 0 && (
				<div class="go">
					{first === undefined || first === null ? (
						<p>{words.noLink}</p>
					) : (
						<>
							<a class="button primary" href={first} target="_blank" rel="noreferrer">
								{words.start(open.length)}
							</a>
							<p>{words.startHelp}</p>
						</>
					)}
				</div>
			)}
		</Panel>
	);
}

/** The posts that are not asked for. */
export function Staying({ result: { check, audit, done }, onTick }: PostsProps) {
	const asked = new Set(audit.takeDown.map(({ post }) => post));
	const staying = audit.posts.filter(({ post }) => !asked.has(post));
	if (staying.length === 0) return null;
	return (
		<section class="panel">
			<Fold title={words.staying(staying.length)} note={words.stayingNote}>
				<Shown posts={staying}>
					{({ post, crowd }) => (
						<Hit
							key={post}
							post={check.posts[post]!}
							note={strings.people(crowd) === strings.people(audit.crowd) ? '' : words.without(crowd)}
							isDone={done.has(post)}
							onTick={(on) => onTick(post, on)}
						/>
					)}
				</Shown>
			</Fold>
		</section>
	);
}

/** The first of many posts, and more on demand. */
function Shown({
	posts,
	children,
}: {
	posts: readonly PostWithout[];
	children: (post: PostWithout) => preact.ComponentChildren;
}) {
	const [shown, setShown] = useState(SHOWN);
	return (
		<>
			<ul>{posts.slice(0, shown).map(children)}</ul>
			{posts.length > shown && (
				<button type="button" onClick={() => setShown(shown + SHOWN)}>
					{words.more(Math.min(SHOWN, posts.length - shown))}
				</button>
			)}
		</>
	);
}
