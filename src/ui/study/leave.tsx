import { useState } from 'preact/hooks';
import { leaveStudy } from '../../storage/study.ts';
import { study as words } from '../../strings/study.ts';
import type { Enrolment } from '../../study/enrolment.ts';
import type { StudyHost } from './section.tsx';

interface LeaveProps {
	host: StudyHost;
	/** Null where it cannot be read. */
	enrolment: Enrolment | null;
	onLeft: (sentence: string) => Promise<void>;
}

/** The way out. What was recorded goes with it, unless it is asked to be kept. */
export function Leave({ host, enrolment, onLeft }: LeaveProps) {
	const [keep, setKeep] = useState(false);
	const [asking, setAsking] = useState(false);
	const [problem, setProblem] = useState('');
	const left = enrolment?.left !== undefined;
	const sure = left ? words.deleteKeptSure : words.leaveSure;

	async function leave() {
		const keeps = keep && !left;
		try {
			await leaveStudy(host.db!, keeps ? Date.now() : null);
			await host.changed();
		} catch {
			return setProblem(words.notStored);
		}
		const ending = enrolment === null || left ? '' : `${words.left(enrolment.study.endings.left)} `;
		setAsking(false);
		await onLeft(keeps ? ending : ending + words.deleted);
	}

	return (
		<section class="leave">
			<h3>{left ? words.deleteKept : words.leave}</h3>
			{enrolment !== null && !left && (
				<fieldset>
					<legend>{words.leaveHow}</legend>
					{[false, true].map((kept) => (
						<label key={String(kept)} class="choice">
							<input type="radio" name="leave" checked={keep === kept} onChange={() => setKeep(kept)} />
							{kept ? words.leaveKeep : words.leaveDelete}
						</label>
					))}
				</fieldset>
			)}
			{asking ? (
				<div class="sure" role="alertdialog" aria-label={sure}>
					<p>{sure}</p>
					<button type="button" class="danger" onClick={() => void leave()}>
						{left ? words.deleteKept : words.leaveYes}
					</button>
					<button type="button" ref={(button) => button?.focus()} onClick={() => setAsking(false)}>
						{words.leaveNo}
					</button>
				</div>
			) : (
				<button type="button" onClick={() => setAsking(true)}>
					{left ? words.deleteKept : words.leave}
				</button>
			)}
			<p class="bad" role="alert">
				{problem}
			</p>
		</section>
	);
}
