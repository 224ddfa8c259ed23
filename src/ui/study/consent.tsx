import { useEffect, useRef, useState } from 'preact/hooks';
import { goOnUnder, joinStudy } from '../../storage/study.ts';
import { study as words } from '../../strings/study.ts';
import { consentSections } from '../../study/consent.ts';
import type { Enrolment } from '../../study/enrolment.ts';
import { exampleRows } from '../../study/example.ts';
import type { ExportRow } from '../../study/exportFile.ts';
import { agreed, enrol, goesOn, hashOf } from '../../study/joining.ts';
import { joinProblem } from '../../study/problems.ts';
import { readStudy, type StudyFile, StudyFileError } from '../../study/studyFile.ts';
import { Eligibility } from './eligibility.tsx';
import { Example } from './example.tsx';
import type { StudyHost } from './section.tsx';
import { Sections } from './sections.tsx';

interface ConsentProps {
	host: StudyHost;
	file: string;
	/** What was agreed to before. */
	before: Enrolment | null;
	onClose: (sentence: string) => Promise<void>;
}

interface Opened {
	study: StudyFile;
	record: ExportRow[];
	/** Why nobody can join, or somebody cannot join now. */
	obstacle: string | null;
	/** What an earlier consent has to do with it. */
	notes: string[];
}

/** Everything that somebody is told before joining, and the explicit act of joining. */
export function Consent({ host, file, before, onClose }: ConsentProps) {
	const [opened, setOpened] = useState<Opened | { problems: readonly string[] } | null>(null);
	const [problem, setProblem] = useState('');
	const heading = useRef<HTMLHeadingElement>(null);
	useEffect(() => {
		open(file, host.db === null, before).then(setOpened, (error: Error) =>
			setOpened({ problems: error instanceof StudyFileError ? error.problems : [error.message] }),
		);
	}, []);
	useEffect(() => heading.current?.focus(), [opened]);
	if (opened === null) return null;
	if ('problems' in opened) return <Refused problems={opened.problems} />;
	const { study, record, obstacle, notes } = opened;
	const changes = before !== null;

	async function join() {
		try {
			if (changes) await goOnUnder(host.db!, await agreed(before, study, file), !goesOn(before, study));
			else if (!(await joinStudy(host.db!, await enrol(study, file, Date.now()))))
				return setProblem(words.joinedElsewhere);
		} catch {
			return setProblem(words.notStored);
		}
		await host.changed();
		await onClose(words.joined);
	}

	return (
		<div class="consent">
			<h3 ref={heading} tabIndex={-1}>
				{study.title}
			</h3>
			{notes.map((text) => (
				<p key={text} class="notice">
					{text}
				</p>
			))}
			<Sections sections={consentSections(study, record)} />
			<Example study={study} ask={host.ask} />
			{obstacle !== null ? (
				<p class="notice">{obstacle}</p>
			) : (
				<Eligibility
					statements={study.eligibility}
					act={changes ? words.agree : words.join}
					onJoin={join}
					onDecline={() => onClose(words.over)}
				/>
			)}
			<p class="bad" role="alert">
				{problem}
			</p>
		</div>
	);
}

async function open(file: string, nothingKept: boolean, before: Enrolment | null): Promise<Opened> {
	const study = readStudy(file);
	const notes: string[] = [];
	let obstacle = nothingKept ? words.noStorage : joinProblem(study, new Date().toLocaleDateString('sv'));
	if (before !== null && before.study.id !== study.id) obstacle = words.other(before.study.title);
	else if (before !== null && before.left !== undefined) obstacle = words.leftBefore;
	else if (before !== null) {
		const [then, now] = [before.study.version, study.version];
		if (before.hash === (await hashOf(file))) obstacle = words.same;
		else if (now < then) obstacle = words.older(then, now);
		else notes.push(words.changed(then, now), ...(goesOn(before, study) ? [] : [words.startsAnew]));
	}
	// Chance plays no part in what is shown to be decided on.
	const record = await exampleRows({ study, arm: study.arms[0]!.id, secret: '0'.repeat(64) });
	return { study, record, obstacle, notes };
}

/** Problems that are told; of more their number is enough. */
const MOST_TOLD = 20;

function Refused({ problems }: { problems: readonly string[] }) {
	return (
		<div class="notice" role="alert">
			<div>
				<p>{words.refused}</p>
				<ul class="plain">
					{problems.slice(0, MOST_TOLD).map((problem) => (
						<li key={problem}>{problem}</li>
					))}
				</ul>
				{problems.length > MOST_TOLD && <p>{words.moreProblems(problems.length - MOST_TOLD)}</p>}
			</div>
		</div>
	);
}
