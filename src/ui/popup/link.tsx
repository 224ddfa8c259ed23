import type { LinkView } from '../../messages/ui.ts';
import { strings } from '../../strings.ts';
import { Icon } from '../icons.tsx';
import { useLazy } from '../lazy.ts';
import type { LinkRoomProps } from './linkRoom.tsx';
import { wayTo } from './room.tsx';

const words = strings.links;

/** Says that the draft makes two of the user's accounts look like one person's, and leads to what can be done. */
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

/** What can be done about it, loaded only if it is opened. */
export function LazyLinkRoom(props: LinkRoomProps) {
	const module = useLazy(() => import('./linkRoom.tsx'));
	return module && <module.LinkRoom {...props} />;
}
