import { study as words } from '../../strings/study.ts';
import { consentSections } from '../../study/consent.ts';
import type { Enrolment } from '../../study/enrolment.ts';
import { Sections } from './sections.tsx';

/** The consent document, available at any time, with the contacts first. */
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
