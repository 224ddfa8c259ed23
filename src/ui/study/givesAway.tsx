import { study as words } from '../../strings/study.ts';
import { countedIn, disclosureOf } from '../../study/disclosure.ts';
import type { StudyEvent } from '../../study/events.ts';
import type { KeyedRow } from '../../study/handOver.ts';
import type { StudyFile } from '../../study/studyFile.ts';
import type { Posters } from '../../study/trail.ts';

interface GivesAwayProps {
	/** Null if they cannot be read. */
	posters: Posters | null;
	study: StudyFile;
	rows: readonly KeyedRow[];
	struck: ReadonlySet<string>;
	events: readonly StudyEvent[];
}

/** What the whole file reveals to an adversary who has it and sees all posts. */
export function GivesAway(props: GivesAwayProps) {
	return (
		<section id="gives-away">
			<h3>{words.gives}</h3>
			{/* Striking a row changes it. */}
			<ul class="plain" aria-live="polite">
				{sentencesOf(props).map((text) => (
					<li key={text}>{text}</li>
				))}
			</ul>
		</section>
	);
}

function sentencesOf({ posters, study, rows, struck, events }: GivesAwayProps): string[] {
	const { counted, uncounted } = countedIn(study);
	const sorted = rows.some(({ key, row }) => !struck.has(key) && row.row === 'event' && typeof row.site === 'number');
	return [
		words.givesNames(sorted),
		...(posters === null ? [words.givesUnknown] : crowdOf(posters)),
		...(uncounted.some((name) => name !== 'answer') ? [words.givesUncounted.crowds] : []),
		...(uncounted.includes('answer') ? [words.givesUncounted.answers] : []),
		words.givesDays,
	];

	function crowdOf(known: Posters): string[] {
		const given = disclosureOf(study, rows, struck, events, known);
		if (given === null) return [words.givesNoPosts];
		const { crowd, most, smallest } = given;
		const { level, epsilon } = study.privacy;
		if (level === 'randomised') return [words.givesRandom(epsilon!, given.rows, crowd, known.size)];
		const exported = counted.filter((name) => name !== 'site' || sorted);
		const names = exported.map((name) => words.counted[name as keyof typeof words.counted]);
		return [
			words.givesCrowd(given.rows, names, crowd, known.size),
			...(most.length === 0 ? [] : [words.givesMost(most)]),
			...(smallest === null ? [] : [words.givesSmallest(smallest)]),
		];
	}
}
