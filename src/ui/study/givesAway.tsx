import { study as words } from '../../strings/study.ts';
import { fieldOf } from '../../study/dictionary.ts';
import { type PostedRow, type Posters, randomisedCrowd, type Steps, trailCrowd } from '../../study/givesAway.ts';
import type { KeyedRow } from '../../study/handOver.ts';
import type { StudyFile } from '../../study/studyFile.ts';

interface GivesAwayProps {
	/** Null where they cannot be read. */
	posters: Posters | null;
	study: StudyFile;
	rows: readonly KeyedRow[];
	struck: ReadonlySet<string>;
}

/** What the file as a whole tells whoever has it and sees what everybody posts. */
export function GivesAway({ posters, study, rows, struck }: GivesAwayProps) {
	const sentences = [
		words.givesNames,
		...(posters === null ? [words.givesUnknown] : told(study, rows, struck, posters)),
		words.givesDays,
	];
	return (
		<section id="gives-away">
			<h3>{words.gives}</h3>
			<ul class="plain">
				{sentences.map((text) => (
					<li key={text}>{text}</li>
				))}
			</ul>
		</section>
	);
}

type Cells = Record<string, unknown>;

function told(study: StudyFile, rows: readonly KeyedRow[], struck: ReadonlySet<string>, posters: Posters): string[] {
	const { level, epsilon } = study.privacy;
	const kept = rows
		.map(({ key, row }, i) => ({ place: i + 1, key, row: row as unknown as Cells }))
		.filter(({ key }) => !struck.has(key));
	if (level === 'randomised') {
		const drafts = kept.filter(({ row }) => row.row === 'draft').length;
		if (drafts === 0) return [words.givesNoPosts];
		return [words.givesRandom(epsilon!, drafts, randomisedCrowd(drafts, epsilon!, posters), posters.size)];
	}
	const number = (value: unknown) => (typeof value === 'number' ? value : null);
	const posts = kept.filter(({ row }) => row.kind === 'posted');
	if (posts.length === 0) return [words.givesNoPosts];
	const facts = posts.map(
		({ row }): PostedRow => ({ day: Number(row.day), mentions: number(row.mentions), rarest: number(row.rarest) }),
	);
	const { crowd, most } = trailCrowd(facts, posters, stepsOf(level), study.schedule.days);
	const smallest = Math.min(...kept.map(({ row }) => number(row.before) ?? Number.POSITIVE_INFINITY));
	return [
		words.givesCrowd(posts.length, crowd, posters.size),
		...(most === null || posts.length === 1 ? [] : [words.givesMost(posts[most]!.place)]),
		...(Number.isFinite(smallest) ? [words.givesSmallest(2 ** smallest)] : []),
	];
}

function stepsOf(level: 'plain' | 'coarse'): Steps {
	const step = (name: keyof Steps) => {
		const { coarse } = fieldOf(name);
		return level === 'coarse' && typeof coarse === 'number' ? coarse : 1;
	};
	return { day: step('day'), mentions: step('mentions'), rarest: step('rarest') };
}
