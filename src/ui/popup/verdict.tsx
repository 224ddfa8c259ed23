import type { ComponentChildren } from 'preact';
import { Icon, type IconName } from '../icons.tsx';

/** How a verdict looks: the writer is hidden, could be given away, may be either, or an answer decides. */
export type Tone = 'good' | 'bad' | 'mid' | 'ask';

const SIGNS: Record<Tone, IconName> = { good: 'check', bad: 'alert', mid: 'about', ask: 'ask' };

interface VerdictProps {
	tone: Tone;
	title: string;
	children?: ComponentChildren;
}

export const Verdict = ({ tone, title, children }: VerdictProps) => (
	<div class={`verdict ${tone}`}>
		<span class="sign">
			<Icon name={SIGNS[tone]} />
		</span>
		<div>
			<h1 tabIndex={-1}>{title}</h1>
			<p class="about">{children}</p>
		</div>
	</div>
);

/** A sentence whose number is the point. */
export const Emphasized = ({ of: [before, number, after] }: { of: readonly [string, string, string] }) => (
	<>
		{before}
		<b>{number}</b>
		{after}
	</>
);
