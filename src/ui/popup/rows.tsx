import { Icon, type IconName } from '../icons.tsx';
import { wayTo } from './room.tsx';

export interface Row {
	title: string;
	text: string;
	icon?: IconName;
	/** Where it leads; a row without one is read only. */
	to?: string;
	act?: () => void;
}

/** Ways out of a view, one a row. */
export const Rows = ({ rows }: { rows: readonly Row[] }) => (
	<ul class="rows">
		{rows.map(({ title, text, icon, to, act }) => {
			const shown = (
				<>
					{icon && <Icon name={icon} />}
					<span>
						<b>{title}</b>
						<small>{text}</small>
					</span>
				</>
			);
			return (
				<li key={title}>
					{act ? (
						<button type="button" id={to && wayTo(to)} onClick={act}>
							{shown}
							<Icon name="next" small />
						</button>
					) : (
						<div>{shown}</div>
					)}
				</li>
			);
		})}
	</ul>
);
