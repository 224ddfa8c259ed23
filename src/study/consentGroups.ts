/** The details of the consent page, in groups that are opened one by one. */
import { consent as words } from '../strings/consent.ts';
import type { ConsentSection } from './consentSection.ts';
import type { StudyFile } from './studyFile.ts';

export interface ConsentGroup {
	id: keyof typeof GROUPS;
	title: string;
	/** Its content, in a word or two. */
	note: string;
	sections: ConsentSection[];
}

const GROUPS = {
	procedures: ['trial', 'eligibility', 'procedures', 'dates', 'endings'],
	recorded: ['recorded', 'kinds', 'example', 'never'],
	arms: ['arms'],
	questions: ['questions'],
	safe: ['privacy', 'protection'],
	rights: ['risks', 'rights', 'compensation'],
	contacts: ['contacts'],
	about: ['about'],
} as const;

/** Puts every section into its group. */
export function groupsOf(study: StudyFile, sections: readonly ConsentSection[]): ConsentGroup[] {
	return (Object.keys(GROUPS) as (keyof typeof GROUPS)[]).map((id) => ({
		id,
		title: words.groups[id],
		note: noteOf(id, study),
		sections: sections.filter((section) => (GROUPS[id] as readonly string[]).includes(section.id)),
	}));
}

function noteOf(id: keyof typeof GROUPS, { recorded, arms, questions, publicKey }: StudyFile): string {
	const notes: Partial<Record<typeof id, string>> = {
		recorded: words.notes.recorded(recorded.length),
		arms: words.notes.arms(arms.length),
		questions: words.notes.questions(questions.length),
		safe: publicKey === undefined ? words.notes.noKey : words.notes.key,
		about: words.notes.about,
	};
	return notes[id] ?? '';
}
