import type { LinkView } from '../../messages/ui.ts';
import { strings } from '../../strings.ts';
import { Icon } from '../icons.tsx';
import { wayTo } from './room.tsx';

const words = strings.links;

/** A warning that the draft makes two accounts look like one person's. */
export const LinkLine = ({ link, onOpen }: { link: LinkView; onOpen: () => void }) => (
	<div class="more warn">
		<button type="button" class="wide" id={wayTo('link')} onClick={onOpen}>
			<Icon name="alert" />
			<span>
				{words.links(link.own, link.other)}
				<small>{words.alike(link.crowd)}</small>
			</span>
			<Icon name="next" small />
		</button>
	</div>
);
