import type { KindTimeline } from '../../messages/history.ts';
import type { OwnRequestFor } from '../../messages/ui.ts';
import type { Outcome } from '../../storage/changes.ts';
import type { Persona, Post } from '../../storage/records.ts';
import { strings } from '../../strings.ts';
import { Panel } from '../pages/panel.tsx';
import { useShown } from '../useShown.tsx';
import { Entry, Forgotten } from './entry.tsx';
import { useUndo } from './useUndo.ts';

const words = strings.history;
/** Posts shown at a time. */
const SHOWN = 25;

interface PostsProps {
	posts: Post[];
	/** Null while it is not known. */
	timeline: KindTimeline | null;
	personas: Persona[];
	change: (request: OwnRequestFor<Outcome>) => Promise<boolean>;
}

export function Posts({ posts, timeline, personas, change }: PostsProps) {
	const { shown, more } = useShown(SHOWN);
	const { before, put, lessen, undo, undone } = useUndo(change);
	const gone = [...before.values()].filter(({ id }) => posts.every((post) => post.id !== id));
	const all = [...posts, ...gone].sort((a, b) => b.date.localeCompare(a.date) || b.id - a.id);
	return (
		<Panel title={words.postsTitle} help={posts.length === 0 ? words.noPosts : words.postsHelp(posts.length)}>
			<ul>
				{all
					.slice(0, shown)
					.map((post) =>
						gone.includes(post) ? (
							<Forgotten key={post.id} post={post} onUndo={() => undo(post)} />
						) : (
							<Entry
								key={post.id}
								{...{ post, timeline, personas }}
								before={before.get(post.id) ?? null}
								focus={undone === post.id}
								onPut={put}
								onLessen={(films, phrased) => lessen(post, films, phrased)}
								onUndo={undo}
							/>
						),
					)}
			</ul>
			{more(all.length, words.more)}
		</Panel>
	);
}
