import type { ComponentChildren } from 'preact';
import { strings } from '../../strings.ts';
import { Icon } from '../icons.tsx';
import { ROOM_ICONS, ROOMS, type RoomName } from './rooms.ts';

const words = strings.settings;

interface RoomLinksProps {
	at: RoomName | null;
	values: Record<RoomName, string>;
}

export function RoomLinks({ at, values }: RoomLinksProps) {
	return (
		<nav class={at === null ? 'room-links' : 'room-links beside'} aria-label={words.roomsLabel}>
			{ROOMS.map((name) => (
				<a key={name} id={`link-${name}`} href={`#${name}`} aria-current={name === at ? 'page' : undefined}>
					<Icon name={ROOM_ICONS[name]} />
					<span>
						{words.rooms[name]}
						{at === null && values[name] !== '' && <small>{values[name]}</small>}
					</span>
					<Icon name="next" small />
				</a>
			))}
		</nav>
	);
}

interface RoomProps {
	name: RoomName;
	at: RoomName | null;
	children: ComponentChildren;
}

export function Room({ name, at, children }: RoomProps) {
	return (
		<section class="stack room" hidden={name !== at} aria-labelledby={`room-${name}`}>
			<a class="back" href="#rooms">
				<Icon name="back" small />
				{words.title}
			</a>
			<h1 id={`room-${name}`} tabIndex={-1}>
				{words.rooms[name]}
			</h1>
			{children}
		</section>
	);
}
