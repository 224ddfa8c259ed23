import { useState } from 'preact/hooks';
import type { Outcome, Timeline } from '../../messages/history.ts';
import type { OwnRequestFor } from '../../messages/ui.ts';
import { isDay } from '../../storage/limits.ts';
import type { Persona, Post } from '../../storage/records.ts';
import { strings } from '../../strings.ts';
import { Panel } from '../pages/panel.tsx';
import { Sure } from '../pages/sure.tsx';

const words = strings.history;
/** Number of posts shown at first, and added by each click on "more". */
const SHOWN = 25;

interface PostsProps {
	posts: Post[];
	/** Null while it is not known. */
	timeline: Timeline | null;
	personas: Persona[];
	change: (request: OwnRequestFor<Outcome>) => Promise<boolean>;
}

/** A persona's posts, latest first, which can be corrected or deleted. */
export function Posts({ posts, timeline, personas, change }: PostsProps) {
	const [shown, setShown] = useState(SHOWN);
	return (
		<Panel title={words.postsTitle} help={posts.length === 0 ? words.noPosts : words.postsHelp(posts.length)}>
			<ul>
				{posts.slice(0, shown).map((post) => (
					<Entry key={post.id} post={post} timeline={timeline} personas={personas} change={change} />
				))}
			</ul>
			{posts.length > shown && (
				<button type="button" onClick={() => setShown(shown + SHOWN)}>
					{words.more(Math.min(SHOWN, posts.length - shown))}
				</button>
			)}
		</Panel>
	);
}

/** What the account would gain without a post. */
function Gives({ post, timeline }: { post: number; timeline: Timeline }) {
	const without = timeline.without.find((each) => each.post === post);
	const now = timeline.points.at(-1)?.crowd;
	if (without === undefined || now === undefined) return null;
	const most = Math.max(...timeline.without.map(({ crowd }) => crowd));
	const matters = strings.people(without.crowd) !== strings.people(now) && without.crowd > now;
	return (
		<p class="gives">
			{matters && without.crowd === most && <span class="tag">{words.most}</span>}
			{matters ? (
				<span>
					<b class="then">{words.thenAbout(without.crowd)}</b> {words.withoutIt}
				</span>
			) : (
				<span class="soft">{words.hardly}</span>
			)}
		</p>
	);
}

function Entry({ post, timeline, personas, change }: Omit<PostsProps, 'posts'> & { post: Post }) {
	const { site, date, films, decoys } = post;
	const put = (part: Partial<Post>) => change({ kind: 'changePost', post: { ...post, ...part } });
	const isSame = (one: { title: string; year: number }) => (other: { title: string; year: number }) =>
		one.title === other.title && one.year === other.year;
	const without = (film: Post['films'][number]) =>
		put({ films: films.filter((f) => !isSame(film)(f)), decoys: decoys.filter((f) => !isSame(film)(f)) });
	return (
		<li class="post">
			<p class="row">
				<input
					type="date"
					aria-label={words.date(site)}
					value={date}
					onChange={(e) => isDay(e.currentTarget.value) && put({ date: e.currentTarget.value })}
				/>
				<span>
					{site} <span class="soft">{words.source[post.source]}</span>
				</span>
			</p>
			<ul class="chips">
				{films.map((film) => (
					<li key={`${film.title} ${film.year}`}>
						{strings.film(film)}
						{decoys.some(isSame(film)) && <span class="soft"> {words.decoy}</span>}
						<button type="button" aria-label={words.removeFilm(strings.film(film), date)} onClick={() => without(film)}>
							×
						</button>
					</li>
				))}
			</ul>
			{timeline !== null && <Gives post={post.id} timeline={timeline} />}
			<div class="row">
				{personas.length > 1 && (
					<select
						aria-label={words.move(site, date)}
						value={post.persona}
						onChange={(e) => put({ persona: e.currentTarget.value })}
					>
						{personas.map(({ id, name }) => (
							<option key={id} value={id}>
								{name}
							</option>
						))}
					</select>
				)}
				<Sure
					text={words.delete}
					label={words.deletePost(site, date)}
					question={`${words.deletePost(site, date)}?`}
					onYes={() => change({ kind: 'deletePost', post: post.id })}
				/>
			</div>
		</li>
	);
}
