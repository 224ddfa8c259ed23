import { useEffect, useRef, useState } from 'preact/hooks';
import type { Database } from '../../storage/db.ts';
import { readEnrolment } from '../../storage/study.ts';
import { strings } from '../../strings.ts';
import type { Enrolment } from '../../study/enrolment.ts';
import { useLazy } from '../lazy.ts';
import type { StudyHost } from './host.ts';

const words = strings.studies;

interface SectionProps extends Pick<StudyHost, 'ask' | 'save'> {
	openDb: () => Promise<Database>;
	/** Told whether the user takes part in a study. */
	onStudy: (inStudy: boolean) => void;
}

interface Kept {
	db: Database | null;
	enrolment: Enrolment | null;
	damaged: boolean;
}

/** Where a study file is opened, and a study lived with. All but this is brought when it is needed. */
export function StudySection({ ask, openDb, save, onStudy }: SectionProps) {
	const [opening] = useState(() => openDb().catch(() => null));
	const [kept, setKept] = useState<Kept | null>(null);
	const [file, setFile] = useState<string | null>(null);
	const [said, setSaid] = useState('');
	const heading = useRef<HTMLHeadingElement>(null);
	const inStudy = kept !== null && (kept.enrolment !== null || kept.damaged);
	const part = useLazy(() => import('./part.tsx'), inStudy);
	const consent = useLazy(() => import('./consent.tsx'), file !== null);

	async function look() {
		const db = await opening;
		const found = db && (await readEnrolment(db).catch(() => null));
		setKept({ db, ...(found ?? { enrolment: null, damaged: false }) });
		onStudy(found?.enrolment != null && found.enrolment.left === undefined);
	}
	useEffect(() => void look(), []);

	async function open(input: HTMLInputElement) {
		const [chosen] = input.files ?? [];
		if (chosen === undefined) return;
		// Far longer than any study file may be: not even read.
		const text = chosen.size > 1_000_000 ? null : await chosen.text().catch(() => null);
		// The same file may be chosen again.
		input.value = '';
		setSaid(text === null ? words.unreadable : '');
		setFile(text);
	}

	/** Ends looking at a file, and says what came of it. */
	async function close(sentence: string) {
		setFile(null);
		setSaid(sentence);
		await look();
		heading.current?.focus();
	}

	const host: StudyHost | null = kept && {
		...{ ask, save, db: kept.db },
		changed: async () => {
			await ask({ kind: 'studyChanged' });
			await look();
		},
	};
	return (
		<section id="study" class="study" aria-busy={kept === null || (inStudy && part === null)}>
			<h2 ref={heading} tabIndex={-1}>
				{words.title}
			</h2>
			{host !== null && inStudy && part !== null && (
				<part.Part host={host} enrolment={kept!.enrolment} onLeft={close} />
			)}
			{!inStudy && <p class="soft">{words.intro}</p>}
			<p class="row">
				<label for="study-file">{words.open}</label>
				<input
					id="study-file"
					type="file"
					accept="application/json,.json"
					onChange={(event) => open(event.currentTarget)}
				/>
			</p>
			<p role="status">{said}</p>
			{host !== null && file !== null && consent !== null && (
				<consent.Consent key={file} host={host} file={file} before={kept!.enrolment} onClose={close} />
			)}
		</section>
	);
}
