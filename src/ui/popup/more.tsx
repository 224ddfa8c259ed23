import { Icon, type IconName } from '../icons.tsx';
import { type RoomName, wayTo } from './room.tsx';

export interface Way<To extends string = RoomName> {
	to: To;
	icon: IconName;
	label: string;
	value: string;
}

interface MoreProps<To extends string> {
	ways: Way<To>[];
	low?: boolean;
	onGo: (to: To) => void;
}

export const More = <To extends string>({ ways, low = false, onGo }: MoreProps<To>) =>
	ways.length > 0 && (
		<div class={low ? 'more low' : 'more'}>
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
