import type { KindAudit } from '../../messages/audit.ts';
import { about } from '../../strings/counts.ts';
import { strings } from '../../strings.ts';
import { Icon, type IconName } from '../icons.tsx';
import { Panel } from '../pages/panel.tsx';
import type { Result } from './useCheck.ts';

const words = strings.past;

export function Aside({ result: { audit, owner } }: { result: Result }) {
	const near = new Set(audit.flatMap((each) => each.near));
	const shown = audit.filter(({ years, unknown }) => years.length + unknown > 0 || audit.length === 1);
	return (
		<aside class="stack" aria-label={strings.history.others}>
			{shown.map((each) => (
				<Years key={each.kind} audit={each} tolerance={owner.tolerance} isAlone={audit.length === 1} />
			))}
			{near.size > 0 && (
				<Note icon="clock" title={words.nearTitle}>
					{strings.audit.near(near.size)}
				</Note>
			)}
			<Note icon="alert" title={words.copiesTitle}>
				{strings.audit.copies}
			</Note>
		</aside>
	);
}

/** Position on a logarithmic scale from one person to `members`, in percent. */
const position = (people: number, members: number) =>
	(100 * Math.log(Math.min(members, Math.max(1, people)))) / Math.log(members);

interface YearsProps {
	audit: KindAudit;
	tolerance: number;
	isAlone: boolean;
}

function Years({ audit, tolerance, isAlone }: YearsProps) {
	const { years, members, unknown, kind, low, high } = audit;
	const whole = `${strings.kinds.ofPosts(audit.crowd, members)} ${strings.range(low, high)}`;
	const name = kind === 'films' ? words.films : strings.kinds.names[kind];
	return (
		<Panel
			title={isAlone ? words.yearsTitle : `${name}: ${words.yearsTitle}`}
			help={isAlone ? words.yearsHelp(tolerance) : `${whole} ${words.yearsHelp(tolerance)}`}
		>
			<ul class="years" style={{ '--goal': `${position(tolerance, members).toFixed(1)}%` }}>
				{years.map(({ year, crowd }) => (
					<li key={year} class={crowd >= tolerance ? 'good' : ''}>
						<span>{words.year(year)}</span>
						<span class="bar">
							<i style={{ width: `${position(crowd, members).toFixed(1)}%` }} />
						</span>
						<b>{about(crowd)}</b>
					</li>
				))}
			</ul>
			{unknown > 0 && (
				<p class="pad soft">
					{kind === 'films' ? strings.history.timelineUnknown(unknown) : strings.kinds.unknown(unknown)}
				</p>
			)}
		</Panel>
	);
}

const Note = ({ icon, title, children }: { icon: IconName; title: string; children: preact.ComponentChildren }) => (
	<section class="note">
		<Icon name={icon} />
		<div>
			<h2>{title}</h2>
			<p>{children}</p>
		</div>
	</section>
);
