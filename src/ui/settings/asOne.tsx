import { strings } from '../../strings.ts';
import { Item, Panel } from '../pages/panel.tsx';
import type { AccountsState } from '../useAccounts.ts';
import type { GeneralProps } from './generalProps.ts';

const words = strings.links;

interface AsOneListProps extends GeneralProps {
	accounts: AccountsState;
}

/** Pairs of accounts that may be linked. */
export function AsOneList({ view: { asOne, problem }, accounts: { personas }, send }: AsOneListProps) {
	const names = new Map(personas.map(({ persona }) => [persona.id, persona.name]));
	const pairs = asOne.flatMap((pair) => {
		const [one, other] = pair.map((id) => names.get(id));
		return one === undefined || other === undefined ? [] : [{ pair, one, other }];
	});
	if (pairs.length === 0) return null;
	return (
		<Panel title={words.known} help={words.knownHelp}>
			<ul>
				{pairs.map(({ pair, one, other }) => (
					<Item key={pair.join(' ')} icon="user" title={words.pair(one, other)}>
						<button
							type="button"
							disabled={problem === 'newer'}
							aria-label={words.warnLong(one, other)}
							onClick={() => send({ kind: 'setAsOne', accounts: pair, on: false })}
						>
							{words.warn}
						</button>
					</Item>
				))}
			</ul>
		</Panel>
	);
}
