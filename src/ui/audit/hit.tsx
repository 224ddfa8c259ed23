import type { CheckedPost } from '../../storage/check.ts';
import { strings } from '../../strings.ts';
import { Icon } from '../icons.tsx';
import { placeOf } from './place.ts';

const words = strings.past;

interface HitProps {
	post: CheckedPost;
	/** What it says of the crowd. */
	note: string;
	isDone: boolean;
	onTick: (on: boolean) => void;
}

export function Hit({ post, note, isDone, onTick }: HitProps) {
	const { films, date, link } = post;
	const titles = films.map(({ title }) => title).join(', ');
	return (
		<li class={isDone ? 'hit done' : 'hit'}>
			<input
				type="checkbox"
				aria-label={words.doneLabel(titles, date)}
				checked={isDone}
				onChange={(e) => onTick(e.currentTarget.checked)}
			/>
			<div class="what">
				<b>{titles}</b>
				<span>{strings.audit.postOf(placeOf(post), date)}</span>
			</div>
			{isDone ? <span class="soft">{words.done}</span> : <b class="then">{note}</b>}
			{link !== null && (
				<a href={link} target="_blank" rel="noreferrer" aria-label={words.linkLabel(titles, date)}>
					{words.link}
					<Icon name="open" small />
				</a>
			)}
		</li>
	);
}
