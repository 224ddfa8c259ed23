import { useState } from 'preact/hooks';
import { leaveStudy } from '../../storage/study.ts';
import { study as words } from '../../strings/study.ts';
import type { Enrolment } from '../../study/enrolment.ts';
import { Choice } from '../pages/choice.tsx';
import { Sure } from '../pages/sure.tsx';
import type { StudyHost } from './host.ts';

export interface LeaveProps {
	host: StudyHost;
	/** Null if it cannot be read. */
	enrolment: Enrolment | null;
	onLeft: (sentence: string) => Promise<void>;
}

/** Recorded data is deleted unless the participant chooses to keep it. */
export function Leave({ host, enrolment, onLeft }: LeaveProps) {
	const [keep, setKeep] = useState(false);
	const [problem, setProblem] = useState('');
	const left = enrolment?.left !== undefined;
	const act = left ? words.deleteKept : words.leave;

	async function leave() {
		const keeps = keep && !left;
		try {
			await leaveStudy(host.db!, keeps ? Date.now() : null);
			await host.changed();
		} catch {
			return setProblem(words.notStored);
		}
		const ending = enrolment === null || left ? '' : `${words.left(enrolment.study.endings.left)} `;
		await onLeft(keeps ? ending : ending + words.deleted);
	}

	return (
		<section class="leave">
			<h3>{act}</h3>
			{enrolment !== null && !left && (
				<fieldset>
					<legend>{words.leaveHow}</legend>
					{[false, true].map((kept) => (
						<Choice key={String(kept)} name="leave" checked={keep === kept} onChoose={() => setKeep(kept)}>
							{kept ? words.leaveKeep : words.leaveDelete}
						</Choice>
					))}
				</fieldset>
			)}
			<Sure
				text={act}
				question={left ? words.deleteKeptSure : words.leaveSure}
				yes={left ? words.deleteKept : words.leaveYes}
				no={words.leaveNo}
				onYes={() => void leave()}
			/>
			<p class="bad" role="alert">
				{problem}
			</p>
		</section>
	);
}
