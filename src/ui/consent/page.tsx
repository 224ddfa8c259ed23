import { useEffect, useRef, useState } from 'preact/hooks';
import type { AskWorker } from '../../messages/ui.ts';
import type { Database } from '../../storage/db.ts';
import { openEnrolment } from '../../storage/study.ts';
import { study as words } from '../../strings/study.ts';
import type { Enrolment } from '../../study/enrolment.ts';
import { FileDrop } from '../pages/fileDrop.tsx';
import { Top } from '../pages/top.tsx';
import { Consent } from './consent.tsx';

interface ConsentPageProps {
	ask: AskWorker;
	openDb: () => Promise<Database>;
}

interface Stored {
	/** Null without storage. */
	db: Database | null;
	enrolment: Enrolment | null;
}

/** Bytes; any valid study file is far shorter. */
const LARGEST = 1_000_000;

/** The page to open a study file and decide whether to take part. Nothing is stored before the decision. */
export function ConsentPage({ ask, openDb }: ConsentPageProps) {
	const [stored, setStored] = useState<Stored | null>(null);
	const [file, setFile] = useState<string | null>(null);
	const [problem, setProblem] = useState('');
	const [end, setEnd] = useState<'joined' | 'declined' | null>(null);
	const heading = useRef<HTMLHeadingElement>(null);

	async function load() {
		setStored(await openEnrolment(openDb).catch(() => ({ db: null, enrolment: null })));
	}
	useEffect(() => void load(), []);

	async function open(files: FileList | null | undefined) {
		const [chosen] = files ?? [];
		if (chosen === undefined) return;
		const text = chosen.size > LARGEST ? null : await chosen.text().catch(() => null);
		// Another window may have joined or left since.
		await load();
		setEnd(null);
		setProblem(text === null ? words.unreadable : '');
		setFile(text);
	}

	useEffect(() => {
		if (end !== null) heading.current?.focus();
	}, [end]);

	const chooser = <FileDrop id="study-file" label={words.choose} accept="application/json,.json" onFiles={open} />;
	return (
		<>
			<Top at={null} />
			<main class="wrap" aria-busy={stored === null}>
				{stored !== null && file !== null && (
					<Consent
						key={file}
						host={{ ask, db: stored.db, changed: () => ask({ kind: 'studyChanged' }) }}
						file={file}
						before={stored.enrolment}
						chooser={chooser}
						onEnd={(joined) => {
							setFile(null);
							setEnd(joined ? 'joined' : 'declined');
						}}
					/>
				)}
				{file === null && (
					<section class="stack choose">
						<h1 ref={heading} tabIndex={-1}>
							{end === null ? words.chooseTitle : end === 'joined' ? words.joined : words.over}
						</h1>
						{end === 'joined' && <p>{words.joinedHelp}</p>}
						{end !== null && (
							<p>
								<a class="button" href="/options.html#study">
									{words.toSettings}
								</a>
							</p>
						)}
						{end === null && <p class="soft">{words.chooseHelp}</p>}
						{end !== 'joined' && chooser}
						<p class="bad" role="status">
							{problem}
						</p>
					</section>
				)}
			</main>
		</>
	);
}
