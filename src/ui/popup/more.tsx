import { Icon, type IconName } from '../icons.tsx';
import { type RoomName, wayTo } from './room.tsx';

export interface Way {
	to: RoomName;
	icon: IconName;
	label: string;
	/** What is there, in short. */
	value: string;
}

/** Ways to what is one click away, each on a line. */
export const More = ({ ways, onGo }: { ways: Way[]; onGo: (to: RoomName) => void }) => (
	<div class="more">
		{ways.map(({ to, icon, label, value }) => (
			<button key={to} id={wayTo(to)} type="button" onClick={() => onGo(to)}>
				<Icon name={icon} />
				<span>{label}</span>
				<span class="value">{value}</span>
				<Icon name="next" small />
			</button>
		))}
	</div>
);
