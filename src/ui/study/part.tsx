import { useEffect, useState } from 'preact/hooks';
import type { StudyView } from '../../messages/study.ts';
import { everRecorded, readLog, readStruck } from '../../storage/studyLog.ts';
import { study as words } from '../../strings/study.ts';
import { strings } from '../../strings.ts';
import type { Enrolment } from '../../study/enrolment.ts';
import type { StudyEvent } from '../../study/events.ts';
import { deletedRows } from '../../study/handOver.ts';
import { NoticeBox } from '../brand.tsx';
import { Agreed } from './agreed.tsx';
import { Days } from './days.tsx';
import { HandOver } from './handOver.tsx';
import { Leave } from './leave.tsx';
import { Log } from './log.tsx';
import { Mark, StudyQuestion } from './mark.tsx';
import type { StudyHost } from './section.tsx';

interface PartProps {
	host: StudyHost;
	/** Null where it cannot be read. */
	enrolment: Enrolment | null;
	onLeft: (sentence: string) => Promise<void>;
}

interface Recorded {
	events: StudyEvent[];
	damaged: number;
	deleted: number;
	struck: string[];
}

/** Somebody's part in a study: what was recorded, what to hand over, and the ways out. */
export function Part({ host, enrolment, onLeft }: PartProps) {
	const { ask, db } = host;
	const [view, setView] = useState<StudyView | null>(null);
	const [recorded, setRecorded] = useState<Recorded | null>(null);

	async function look() {
		const next = (await ask({ kind: 'study', tab: null })) as StudyView | null;
		const [{ events, damaged }, ever, struck] = await Promise.all([readLog(db!), everRecorded(db!), readStruck(db!)]);
		setView(next);
		setRecorded({
			events,
			damaged,
			deleted: enrolment === null ? 0 : deletedRows(enrolment.study, ever, events),
			struck,
		});
	}
	useEffect(() => void look(), [enrolment]);

	if (enrolment === null)
		return (
			<>
				<p class="notice">{words.damaged}</p>
				<Leave host={host} enrolment={null} onLeft={onLeft} />
			</>
		);
	const { study, code, left } = enrolment;
	return (
		<div class="part">
			{left !== undefined ? (
				<p class="notice">{words.left(study.endings.left)}</p>
			) : (
				view !== null && (
					<>
						<Mark study={view} tab={null} ask={ask} onChange={look} />
						<StudyQuestion study={view} ask={ask} onChange={look} />
					</>
				)
			)}
			{view?.phase === 'over' && <p class="notice">{words.complete(study.endings.complete)}</p>}
			{view?.notices.map((notice) => (
				<NoticeBox
					key={notice}
					text={strings[notice]}
					onDismiss={() => void ask({ kind: 'dismiss', notice }).then(look)}
				/>
			))}
			<p class="soft">{words.facts(code, study.version)}</p>
			<Agreed enrolment={enrolment} />
			{recorded !== null && (
				<>
					{recorded.damaged > 0 && <p class="bad">{words.notRead(recorded.damaged)}</p>}
					<Days db={db!} events={recorded.events} onChange={look} />
					{study.privacy.level !== 'plain' && recorded.events.length > 0 && (
						<Log study={study} events={recorded.events} />
					)}
					{recorded.events.length > 0 && (
						<HandOver key={recorded.events.length} host={host} enrolment={enrolment} recorded={recorded} />
					)}
				</>
			)}
			<Leave host={host} enrolment={enrolment} onLeft={onLeft} />
		</div>
	);
}
