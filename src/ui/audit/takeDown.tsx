import type { KindAudit, PostWithout } from '../../messages/audit.ts';
import { strings } from '../../strings.ts';
import { titleOf } from '../history/standing.tsx';
import { Fold, Panel } from '../pages/panel.tsx';
import { useShown } from '../useShown.tsx';
import { Hit } from './hit.tsx';
import type { Result } from './useCheck.ts';

const words = strings.past;
/** Posts shown at a time. */
const SHOWN = 50;

interface PostsProps {
	result: Result;
	onTick: (post: number, on: boolean) => void;
}

/** The fewest posts to take down for each kind that needs some. */
export function TakeDown({ result, onTick }: PostsProps) {
	const needed = result.audit.filter(({ takeDown }) => takeDown.length > 0);
	return (
		<>
			{needed.map((audit) => (
				<TakeDownOf key={audit.kind} {...{ result, audit, onTick }} />
			))}
		</>
	);
}

interface TakeDownProps extends PostsProps {
	audit: KindAudit;
}

function TakeDownOf({ result: { check, done }, audit: { takeDown, isExact, kind }, onTick }: TakeDownProps) {
	const ticked = takeDown.filter(({ post }) => done.has(post)).length;
	const open = takeDown.filter(({ post }) => !done.has(post));
	const first = open.map(({ post }) => check.posts[post]!.link).find((link) => link !== null);
	const title = ticked === 0 ? strings.audit.takeDown(takeDown.length) : words.doneOf(ticked, takeDown.length);
	return (
		<Panel title={titleOf(title, kind)} help={`${strings.audit.takeDownHow(isExact)} ${words.tick}`}>
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

export function Staying({ result: { check, audit, done }, onTick }: PostsProps) {
	const shown = new Set(audit.flatMap(({ takeDown }) => takeDown.map(({ post }) => post)));
	const staying = audit.flatMap(({ posts, crowd: now }) =>
		posts.flatMap(({ post, crowd }) => {
			if (shown.has(post)) return [];
			shown.add(post);
			return [{ post, crowd, now }];
		}),
	);
	if (staying.length === 0) return null;
	return (
		<section class="panel">
			<Fold title={words.staying(staying.length)} note={words.stayingNote}>
				<Shown posts={staying}>
					{({ post, crowd, now }) => (
						<Hit
							key={post}
							post={check.posts[post]!}
							note={strings.people(crowd) === strings.people(now) ? '' : words.without(crowd)}
							isDone={done.has(post)}
							onTick={(on) => onTick(post, on)}
						/>
					)}
				</Shown>
			</Fold>
		</section>
	);
}

function Shown<T extends PostWithout>({
	posts,
	children,
}: {
	posts: readonly T[];
	children: (post: T) => preact.ComponentChildren;
}) {
	const { shown, more } = useShown(SHOWN);
	return (
		<>
			<ul>{posts.slice(0, shown).map(children)}</ul>
			{more(posts.length, words.more)}
		</>
	);
}
