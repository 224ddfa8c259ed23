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
	/** Called with whether the user takes part in a study. */
	onStudy: (inStudy: boolean) => void;
}

interface StoredStudy {
	db: Database | null;
	enrolment: Enrolment | null;
	damaged: boolean;
}

/** Part of the settings for opening a study file and for the current study. Its parts are loaded on demand. */
export function StudySection({ ask, openDb, save, onStudy }: SectionProps) {
	const [stored, setStored] = useState<StoredStudy | null>(null);
	const [file, setFile] = useState<string | null>(null);
	const [status, setStatus] = useState('');
	const heading = useRef<HTMLHeadingElement>(null);
	const inStudy = stored !== null && (stored.enrolment !== null || stored.damaged);
	const part = useLazy(() => import('./part.tsx'), inStudy);
	const consent = useLazy(() => import('./consent.tsx'), file !== null);

	async function load() {
		const db = await openDb().catch(() => null);
		const found = db && (await readEnrolment(db).catch(() => null));
		setStored({ db, ...(found ?? { enrolment: null, damaged: false }) });
		onStudy(found?.enrolment != null && found.enrolment.left === undefined);
	}
	useEffect(() => void load(), []);

	async function open(input: HTMLInputElement) {
		const [chosen] = input.files ?? [];
		if (chosen === undefined) return;
		// Files far longer than any valid study file are not read.
		const text = chosen.size > 1_000_000 ? null : await chosen.text().catch(() => null);
		// Allows choosing the same file again.
		input.value = '';
		setStatus(text === null ? words.unreadable : '');
		setFile(text);
	}

	/** Closes the study file and shows the result. */
	async function close(sentence: string) {
		setFile(null);
		setStatus(sentence);
		await load();
		heading.current?.focus();
	}

	const host: StudyHost | null = stored && {
		...{ ask, save, db: stored.db },
		changed: async () => {
			await ask({ kind: 'studyChanged' });
			await load();
		},
	};
	return (
		<section id="study" class="panel body study" aria-busy={stored === null || (inStudy && part === null)}>
			<h2 ref={heading} tabIndex={-1}>
				{words.title}
			</h2>
			{host !== null && inStudy && part !== null && (
				<part.Part host={host} enrolment={stored!.enrolment} onLeft={close} />
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
			<p role="status">{status}</p>
			{host !== null && file !== null && consent !== null && (
				<consent.Consent key={file} host={host} file={file} before={stored!.enrolment} onClose={close} />
			)}
		</section>
	);
}
