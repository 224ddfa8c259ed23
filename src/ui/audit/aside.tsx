import { reaches } from '../../core/advice/goal.ts';
import { strings } from '../../strings.ts';
import { Icon, type IconName } from '../icons.tsx';
import { Panel } from '../pages/panel.tsx';
import { position } from '../popup/scale.ts';
import type { Result } from './useCheck.ts';

const words = strings.past;

/** What else is known of the posts: by year, and what taking down does not reach. */
export function Aside({ result: { audit, owner } }: { result: Result }) {
	const { years, members, newAccount, near, unknown } = audit;
	return (
		<aside class="stack" aria-label={strings.history.others}>
			<Panel title={words.yearsTitle} help={strings.audit.years}>
				<ul class="years" style={{ '--goal': `${position(owner.tolerance, members).toFixed(1)}%` }}>
					{years.map(({ year, crowd }) => (
						<li key={year} class={reaches(crowd, owner.tolerance) ? 'good' : ''}>
							<span>{words.year(year)}</span>
							<span class="bar">
								<i style={{ width: `${position(crowd, members).toFixed(1)}%` }} />
							</span>
							<b>{strings.people(crowd)}</b>
						</li>
					))}
				</ul>
				{unknown > 0 && <p class="pad soft">{strings.history.timelineUnknown(unknown)}</p>}
			</Panel>
			{newAccount.is !== null && (
				<Note icon="user" title={words.newAccountTitle}>
					{strings.audit.newAccount[newAccount.is]} {strings.audit.notToName(newAccount.films.map(strings.film))}
				</Note>
			)}
			{near.length > 0 && (
				<Note icon="clock" title={words.nearTitle}>
					{strings.audit.near(near.length)}
				</Note>
			)}
			<Note icon="alert" title={words.copiesTitle}>
				{strings.audit.copies}
			</Note>
		</aside>
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
