import type { ComponentChildren } from 'preact';
import { strings } from '../../strings.ts';
import { Fish } from '../brand.tsx';
import { Icon, type IconName } from '../icons.tsx';

const words = strings.pages;
const PAGES = [
	{ name: 'history', href: '/personas.html', icon: 'clock' },
	{ name: 'past', href: '/audit.html', icon: 'rewind' },
	{ name: 'settings', href: '/options.html', icon: 'gear' },
] as const satisfies readonly { name: string; href: string; icon: IconName }[];

interface TopProps {
	at: (typeof PAGES)[number]['name'] | null;
	children?: ComponentChildren;
}

export function Top({ at, children }: TopProps) {
	return (
		<header class="top">
			<div>
				<Fish />
				<b>{strings.name}</b>
				{children}
				<nav aria-label={words.label}>
					{PAGES.map(({ name, href, icon }) => (
						<a key={name} href={href} aria-current={name === at ? 'page' : undefined}>
							<Icon name={icon} />
							<span>{words[name]}</span>
						</a>
					))}
				</nav>
			</div>
		</header>
	);
}
