import { useState } from 'preact/hooks';
import type { Database } from '../../storage/db.ts';
import { deleteStudyDay } from '../../storage/studyLog.ts';
import { study as words } from '../../strings/study.ts';
import type { StudyEvent } from '../../study/events.ts';
import { Sure } from '../pages/sure.tsx';

interface DaysProps {
	db: Database;
	events: readonly StudyEvent[];
	onChange: () => Promise<void>;
}

export function Days({ db, events, onChange }: DaysProps) {
	const [problem, setProblem] = useState('');
	const counts = new Map<number, number>();
	for (const { day } of events) counts.set(day, (counts.get(day) ?? 0) + 1);

	async function remove(day: number) {
		try {
			await deleteStudyDay(db, day);
			setProblem('');
			await onChange();
		} catch {
			setProblem(words.deletedNot);
		}
	}

	return (
		<section>
			<h3>{words.recorded}</h3>
			{counts.size === 0 ? (
				<p class="soft">{words.nothing}</p>
			) : (
				<ul class="card sites">
					{[...counts].map(([day, count]) => (
						<li key={day}>
							<span>
								{words.day(day)} <span class="soft">{words.events(count)}</span>
							</span>
							<Sure
								text={words.deleteDay}
								label={words.deleteDayLabel(words.day(day))}
								question={words.deleteDaySure(count)}
								onYes={() => void remove(day)}
							/>
						</li>
					))}
				</ul>
			)}
			<p class="bad" role="alert">
				{problem}
			</p>
		</section>
	);
}
