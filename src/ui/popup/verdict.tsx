import type { ComponentChildren } from 'preact';
import { Icon } from '../icons.tsx';

interface VerdictProps {
	/** The sentence in three parts, the second one emphasized. */
	before: string;
	crowd: string;
	after: string;
	good: boolean;
	children?: ComponentChildren;
}

export function Verdict({ before, crowd, after, good, children }: VerdictProps) {
	return (
		<div class={good ? 'verdict good' : 'verdict'}>
			<span class="sign">
				<Icon name={good ? 'check' : 'alert'} />
			</span>
			<div>
				<h1 tabIndex={-1}>
					{before}
					<em>{crowd}</em>
					{after}
				</h1>
				<p class="about">{children}</p>
			</div>
		</div>
	);
}
