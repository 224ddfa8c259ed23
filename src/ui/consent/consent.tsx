import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { joinStudy, updateEnrolment } from '../../storage/study.ts';
import { consent } from '../../strings/consent.ts';
import { study as words } from '../../strings/study.ts';
import { consentSections, joinPrompt } from '../../study/consent.ts';
import { groupsOf } from '../../study/consentGroups.ts';
import type { Enrolment } from '../../study/enrolment.ts';
import { exampleFor } from '../../study/example.ts';
import type { ExportRow } from '../../study/exportFile.ts';
import { inShort } from '../../study/inShort.ts';
import { agreeToChange, canContinue, enrol } from '../../study/joining.ts';
import { openStudy } from '../../study/openStudy.ts';
import { joinProblem } from '../../study/problems.ts';
import { StudyFileError } from '../../study/readStudy.ts';
import { sha256 } from '../../study/sha256.ts';
import type { StudyFile } from '../../study/studyFile.ts';
import { Icon } from '../icons.tsx';
import { Panel } from '../pages/panel.tsx';
import type { StudyHost } from '../study/host.ts';
import { Details } from './details.tsx';
import { Eligibility } from './eligibility.tsx';
import { Example, recordOf, type Shown } from './example.tsx';
import { InShort } from './inShort.tsx';

interface ConsentProps {
	host: Pick<StudyHost, 'ask' | 'db' | 'changed'>;
	file: string;
	/** Null without an earlier consent. */
	before: Enrolment | null;
	/** Opens another file if this one cannot be used. */
	chooser: ComponentChildren;
	onEnd: (joined: boolean) => void;
}

interface Opened {
	study: StudyFile;
	hash: string;
	record: ExportRow[];
	live: Shown;
	/** Why the user cannot join, or null. */
	obstacle: string | null;
	notes: string[];
}

/** All information before joining, and the form to join: first what matters most, then every detail. */
export function Consent({ host, file, before, chooser, onEnd }: ConsentProps) {
	const [opened, setOpened] = useState<Opened | { problems: readonly string[] } | null>(null);
	const [problem, setProblem] = useState('');
	const heading = useRef<HTMLHeadingElement>(null);
	useEffect(() => {
		open(file, host, before).then(setOpened, (error: Error) =>
			setOpened({ problems: error instanceof StudyFileError ? error.problems : [error.message] }),
		);
	}, []);
	useEffect(() => heading.current?.focus(), [opened]);
	if (opened === null) return null;
	if ('problems' in opened)
		return (
			<>
				<Refused problems={opened.problems} />
				{chooser}
			</>
		);
	const { study, hash, record, live, obstacle, notes } = opened;
	const changes = before !== null;

	async function join() {
		try {
			const done = changes
				? await updateEnrolment(host.db!, before, await agreeToChange(before, study, file), !canContinue(before, study))
				: await joinStudy(host.db!, await enrol(study, file, Date.now()));
			if (!done) return setProblem(changes ? words.changedElsewhere : words.joinedElsewhere);
		} catch {
			return setProblem(words.notStored);
		}
		await host.changed();
		onEnd(true);
	}

	return (
		<div class="consent stack">
			<div class="columns">
				<div class="stack">
					<header class="who">
						<p class="soft">{consent.asks(study.institution, study.approval)}</p>
						<h1 ref={heading} tabIndex={-1}>
							{consent.invitation}
						</h1>
						<p class="soft">{consent.byWhom(study.title, study.investigator)}</p>
					</header>
					{notes.map((text) => (
						<p key={text} class="notice">
							{text}
						</p>
					))}
					<InShort lines={inShort(study)} />
					{obstacle !== null ? (
						<>
							<p class="notice">{obstacle}</p>
							{chooser}
						</>
					) : (
						<Eligibility act={joinPrompt(study, changes)} onJoin={join} onDecline={() => onEnd(false)} />
					)}
					<p class="bad" role="alert">
						{problem}
					</p>
				</div>
				<aside class="stack" aria-label={consent.wouldBe}>
					<Example study={study} ask={host.ask} first={live} />
					<Never />
				</aside>
			</div>
			<Details groups={groupsOf(study, consentSections({ study, hash }, record))} />
		</div>
	);
}

const Never = () => (
	<Panel title={consent.never}>
		<ul class="never">
			{consent.neverAlways.map((text) => (
				<li key={text}>
					<Icon name="x" small />
					{text}
				</li>
			))}
		</ul>
	</Panel>
);

async function open(file: string, { ask, db }: ConsentProps['host'], before: Enrolment | null): Promise<Opened> {
	const study = await openStudy(file);
	const hash = await sha256(file);
	const notes: string[] = [];
	let obstacle = db === null ? words.noStorage : joinProblem(study, new Date().toLocaleDateString('sv'));
	if (before !== null && before.study.id !== study.id) obstacle = words.other(before.study.title);
	else if (before !== null && before.left !== undefined) obstacle = words.leftBefore;
	else if (before !== null) {
		const [then, now] = [before.study.version, study.version];
		if (before.hash === hash) obstacle = words.same;
		else if (now < then) obstacle = words.older(then, now);
		else notes.push(words.changed(then, now), ...(canContinue(before, study) ? [] : [words.startsAnew]));
	}
	const [record, live] = await Promise.all([exampleFor(study), recordOf(study, words.liveDraft, ask)]);
	return { study, hash, record, live, obstacle, notes };
}

const MOST_LISTED = 20;

function Refused({ problems }: { problems: readonly string[] }) {
	return (
		<div class="notice" role="alert">
			<div>
				<p>{words.refused}</p>
				<ul class="plain">
					{problems.slice(0, MOST_LISTED).map((problem) => (
						<li key={problem}>{problem}</li>
					))}
				</ul>
				{problems.length > MOST_LISTED && <p>{words.moreProblems(problems.length - MOST_LISTED)}</p>}
			</div>
		</div>
	);
}
