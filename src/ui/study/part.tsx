import { useEffect, useState } from 'preact/hooks';
import { study as words } from '../../strings/study.ts';
import { consentSections } from '../../study/consent.ts';
import type { Enrolment } from '../../study/enrolment.ts';
import { NoticeBoxes } from '../brand.tsx';
import { Days } from './days.tsx';
import { HandOver } from './handOver.tsx';
import { Leave, type LeaveProps } from './leave.tsx';
import { Log } from './log.tsx';
import { Mark, StudyQuestion } from './mark.tsx';
import { Sections } from './sections.tsx';
import { loadParticipation, type ParticipationView } from './seen.ts';

/**
 * The user's participation in a study: recorded events, hand-over and leaving. Rendered only when everything is loaded,
 * as later insertions would shift the layout under the pointer.
 */
export function Part({ host, enrolment, onLeft }: LeaveProps) {
	const { ask, db } = host;
	const [seen, setSeen] = useState<ParticipationView | null>(null);
	const [unreadable, setUnreadable] = useState(false);

	async function load() {
		if (enrolment === null) return;
		try {
			setSeen(await loadParticipation(host, db!, enrolment));
		} catch {
			setUnreadable(true);
		}
	}
	useEffect(() => {
		void load();
		// Events are recorded in other tabs while this one is hidden.
		const back = () => document.visibilityState === 'visible' && void load();
		document.addEventListener('visibilitychange', back);
		return () => document.removeEventListener('visibilitychange', back);
	}, [enrolment]);

	if (enrolment === null || unreadable)
		return (
			<>
				<p class="notice">{words.damaged}</p>
				<Leave host={host} enrolment={enrolment} onLeft={onLeft} />
			</>
		);
	if (seen === null) return <div class="part" aria-busy="true" />;
	const { view, events, damaged, damagedRecords } = seen;
	const { study, code, left } = seen.enrolment;
	return (
		<div class="part">
			{left !== undefined ? (
				<p class="notice">{words.left(study.endings.left)}</p>
			) : (
				view !== null && (
					<>
						<Mark study={view} tab={null} ask={ask} onChange={load} />
						<StudyQuestion study={view} ask={ask} onChange={load} />
					</>
				)
			)}
			{view?.phase === 'over' && <p class="notice">{words.complete(study.endings.complete)}</p>}
			<NoticeBoxes notices={view?.notices ?? []} onDismiss={(notice) => ask({ kind: 'dismiss', notice }).then(load)} />
			<p class="soft">{words.facts(code, study.version)}</p>
			<Agreed enrolment={seen.enrolment} />
			{damaged > 0 && <p class="bad">{words.notRead(damaged)}</p>}
			{damagedRecords.includes('struck') && <p class="bad">{words.struckLost}</p>}
			{damagedRecords.some((name) => name !== 'struck') && <p class="bad">{words.notesLost}</p>}
			<Days db={db!} events={events} onChange={load} />
			{study.privacy.level !== 'plain' && events.length > 0 && <Log study={study} events={events} />}
			{events.length > 0 && <HandOver key={events.length} host={host} seen={seen} />}
			<Leave host={host} enrolment={seen.enrolment} onLeft={onLeft} />
		</div>
	);
}

/** The consent document, with the contacts first. */
function Agreed({ enrolment }: { enrolment: Enrolment }) {
	const sections = consentSections(enrolment);
	const asked = sections.filter(({ id }) => id === 'contacts');
	return (
		<details class="agreed">
			<summary>{words.agreed}</summary>
			<Sections of="agreed" sections={[...asked, ...sections.filter((section) => !asked.includes(section))]} />
		</details>
	);
}
