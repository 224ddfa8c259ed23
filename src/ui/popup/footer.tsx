import { strings } from '../../strings.ts';
import { Icon } from '../icons.tsx';

const words = strings.popup;

interface FooterProps {
	/** Null if pages cannot be read. */
	site: string | null;
	off: boolean;
	onSwitch: (off: boolean) => void;
	onOldPosts: () => void;
	onSettings: () => void;
}

export const Footer = ({ site, off, onSwitch, onOldPosts, onSettings }: FooterProps) => (
	<footer>
		{site !== null && (
			<button type="button" class="switch" role="switch" aria-checked={!off} onClick={() => onSwitch(!off)}>
				<i />
				<span>{off ? words.site.off(site) : words.site.on(site)}</span>
			</button>
		)}
		<button type="button" class="old" onClick={onOldPosts}>
			<Icon name="clock" small />
			{words.oldPosts}
		</button>
		<button type="button" class="way" aria-label={words.settings} title={words.settings} onClick={onSettings}>
			<Icon name="gear" />
		</button>
	</footer>
);
