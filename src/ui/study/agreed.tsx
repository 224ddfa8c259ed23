import { study as words } from '../../strings/study.ts';
import { consentSections } from '../../study/consent.ts';
import type { Enrolment } from '../../study/enrolment.ts';
import { Sections } from './sections.tsx';

/** What was agreed to, to be read again at any time; first of all whom to ask. */
export function Agreed({ enrolment }: { enrolment: Enrolment }) {
	const sections = consentSections(enrolment);
	const asked = sections.filter(({ id }) => id === 'contacts');
	return (
		<details class="agreed">
			<summary>{words.agreed}</summary>
			<Sections of="agreed" sections={[...asked, ...sections.filter((section) => !asked.includes(section))]} />
		</details>
	);
}
