import { useState } from 'preact/hooks';
import type { Outcome } from '../../messages/history.ts';
import type { OwnRequestFor } from '../../messages/ui.ts';
import { isDay } from '../../storage/limits.ts';
import type { Persona, Post } from '../../storage/records.ts';
import { strings } from '../../strings.ts';
import { Sure } from './sure.tsx';

const words = strings.history;
/** Number of posts shown at first, and added by each click on "more". */
const SHOWN = 25;

interface PostsProps {
	posts: Post[];
	personas: Persona[];
	change: (request: OwnRequestFor<Outcome>) => Promise<boolean>;
}

/** A persona's posts, latest first, which can be corrected or deleted. */
export function Posts({ posts, personas, change }: PostsProps) {
	const [shown, setShown] = useState(SHOWN);
	return (
		<section>
			<h3>{words.postsTitle}</h3>
			{posts.length === 0 && <p class="soft">{words.noPosts}</p>}
			<ul class="card posts">
				{posts.slice(0, shown).map((post) => (
					<Entry key={post.id} post={post} personas={personas} change={change} />
				))}
			</ul>
			{posts.length > shown && (
				<button type="button" onClick={() => setShown(shown + SHOWN)}>
					{words.more(Math.min(SHOWN, posts.length - shown))}
				</button>
			)}
		</section>
	);
}

function Entry({ post, personas, change }: Omit<PostsProps, 'posts'> & { post: Post }) {
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
