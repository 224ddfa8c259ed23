import { useEffect, useRef, useState } from 'preact/hooks';
import type { Database } from '../../storage/db.ts';
import { openEnrolment } from '../../storage/study.ts';
import { strings } from '../../strings.ts';
import type { Enrolment } from '../../study/enrolment.ts';
import { useLazy } from '../lazy.tsx';
import { Row } from '../pages/panel.tsx';
import type { StudyHost } from './host.ts';

const words = strings.studies;

interface SectionProps extends Pick<StudyHost, 'ask' | 'save'> {
	openDb: () => Promise<Database>;
	onStudy: (inStudy: boolean) => void;
}

interface StoredStudy {
	db: Database;
	enrolment: Enrolment | null;
	damaged: boolean;
}

export function StudySection({ ask, openDb, save, onStudy }: SectionProps) {
	const [read, setRead] = useState<StoredStudy | 'failed' | null>(null);
	const stored = read === 'failed' ? null : read;
	const [status, setStatus] = useState('');
	const heading = useRef<HTMLHeadingElement & HTMLParagraphElement>(null);
	const inStudy = stored !== null && (stored.enrolment !== null || stored.damaged);
	const part = useLazy(() => import('./part.tsx'), inStudy);

	async function load() {
		const found = await openEnrolment(openDb).catch(() => 'failed' as const);
		setRead(found);
		onStudy(found !== 'failed' && found.enrolment !== null && found.enrolment.left === undefined);
	}
	useEffect(() => void load(), []);

	async function left(sentence: string) {
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
	if (read !== null && !inStudy)
		return (
			<section id="study" class="panel">
				<Row icon="flask" title={words.title} detail={read === 'failed' ? words.failed : words.intro}>
					<a class="button" href="/consent.html">
						{words.open}
					</a>
				</Row>
				<p class="pad" role="status" ref={heading} tabIndex={-1}>
					{status}
				</p>
			</section>
		);
	return (
		<section id="study" class="panel body study" aria-busy={read === null || (inStudy && part === null)}>
			<h2 ref={heading} tabIndex={-1}>
				{words.title}
			</h2>
			{host !== null && inStudy && part !== null && (
				<part.Part host={host} enrolment={stored!.enrolment} onLeft={left} />
			)}
			<p role="status">{status}</p>
		</section>
	);
}
