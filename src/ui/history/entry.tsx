import { useEffect, useRef } from 'preact/hooks';
import { textOfKey } from '../../core/catalogue/titled.ts';
import type { KindTimeline } from '../../messages/history.ts';
import { isDay } from '../../storage/limits.ts';
import type { Persona, Phrased, Post } from '../../storage/records.ts';
import { strings } from '../../strings.ts';
import { AccountOptions } from '../accountOptions.tsx';
import { isSame } from './useUndo.ts';

const words = strings.history;

interface EntryProps {
	post: Post;
	/** The post before a change that can be undone; null without one. */
	before: Post | null;
	/** Null while it is not known. */
	timeline: KindTimeline | null;
	personas: Persona[];
	/** Whether it was just restored, and gets the focus. */
	focus: boolean;
	onPut: (post: Post) => void;
	/** Keeps only these films, and these phrases. */
	onLessen: (films: Post['films'], phrased: readonly Phrased[]) => void;
	onUndo: (before: Post) => void;
}

export function Entry({ post, before, timeline, personas, focus, onPut, onLessen, onUndo }: EntryProps) {
	const { site, date, films, phrased = [] } = post;
	const isLeft = (one: Phrased) => phrased.some((other) => isSame(one)(other) && other.telling === one.telling);
	const removed = [
		...(before?.films.filter((film) => !films.some(isSame(film))) ?? []),
		...(before?.phrased?.filter((one) => !isLeft(one)) ?? []),
	];
	const forget = useRef<HTMLButtonElement>(null);
	useEffect(() => {
		if (focus && removed.length === 0) forget.current?.focus();
	}, [focus, removed.length]);
	return (
		<li class="post">
			<p class="row">
				<input
					type="date"
					aria-label={words.date(site, date)}
					value={date}
					onChange={(e) => isDay(e.currentTarget.value) && onPut({ ...post, date: e.currentTarget.value })}
				/>
				<span>
					{site} <span class="soft">{words.source[post.source]}</span>
				</span>
			</p>
			<Chips post={post} onLessen={onLessen} />
			{before !== null && removed.length > 0 && (
				<Undo text={words.removedFilms(removed.map(strings.film))} before={before} onUndo={onUndo} />
			)}
			{timeline !== null && <Gives post={post.id} timeline={timeline} />}
			<div class="row">
				{personas.length > 1 && (
					<select
						aria-label={words.move(site, date)}
						value={post.persona}
						onChange={(e) => onPut({ ...post, persona: e.currentTarget.value })}
					>
						<AccountOptions personas={personas} />
					</select>
				)}
				<button type="button" ref={forget} aria-label={words.forgetPost(site, date)} onClick={() => onLessen([], [])}>
					{words.forget}
				</button>
			</div>
		</li>
	);
}

/** What a post says, with buttons that forget single films. */
function Chips({ post: { date, films, decoys, phrased = [] }, onLessen }: Pick<EntryProps, 'post' | 'onLessen'>) {
	const removing = (film: Post['films'][number], onClick: () => void) => (
		<button type="button" aria-label={words.removeFilm(strings.film(film), date)} onClick={onClick}>
			×
		</button>
	);
	return (
		<ul class="chips">
			{films.map((film, i) => (
				<li key={textOfKey(film)}>
					{strings.film(film)}
					{decoys.some(isSame(film)) && <span class="soft"> {words.decoy}</span>}
					{removing(film, () => onLessen(films.toSpliced(i, 1), phrased))}
				</li>
			))}
			{phrased.map((film, i) => (
				<li key={`${film.telling} ${textOfKey(film)}`}>
					{strings.film(film)} <span class="soft">{words.phrased}</span>
					{removing(film, () => onLessen(films, phrased.toSpliced(i, 1)))}
				</li>
			))}
		</ul>
	);
}

export const Forgotten = ({ post, onUndo }: { post: Post; onUndo: () => void }) => (
	<li class="post">
		<Undo text={words.forgotten} before={post} onUndo={onUndo} />
	</li>
);

/** The pressed button is gone, so this one gets the focus. */
function Undo({ text, before, onUndo }: { text: string; before: Post; onUndo: (before: Post) => void }) {
	const button = useRef<HTMLButtonElement>(null);
	useEffect(() => button.current?.focus(), []);
	return (
		<p class="row undo">
			<span>{text}</span>
			<button
				type="button"
				ref={button}
				aria-label={words.undoPost(before.site, before.date)}
				onClick={() => onUndo(before)}
			>
				{strings.popup.changes.undo}
			</button>
		</p>
	);
}

/** What the account would gain without a post. */
function Gives({ post, timeline }: { post: number; timeline: KindTimeline }) {
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
