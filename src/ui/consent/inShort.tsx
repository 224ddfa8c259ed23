import { consent as words } from '../../strings/consent.ts';
import { statedByResearchers } from '../../study/consentSection.ts';
import type { ShortLine } from '../../study/inShort.ts';
import { Icon, type IconName } from '../icons.tsx';

const ICONS: Record<ShortLine['id'], IconName> = {
	recorded: 'file',
	long: 'clock',
	handedOver: 'door',
	leave: 'x',
	risk: 'alert',
	compensation: 'gift',
};

export const InShort = ({ lines }: { lines: readonly ShortLine[] }) => (
	<section class="panel in-short" aria-label={words.inShort}>
		<ul>
			{lines.map(({ id, text, stated }) => (
				<li key={id} class={id}>
					<Icon name={ICONS[id]} />
					<p>
						<b>{words.short.titles[id]}</b> {text}
						{stated !== undefined && ` ${statedByResearchers()} ${words.quoted(stated)}`}
					</p>
				</li>
			))}
		</ul>
	</section>
);
