/** What participants will see of a study before they join, as a page. */
import { spawn } from 'node:child_process';
import { consentSections } from '../../study/consent.ts';
import { exampleRows } from '../../study/example.ts';
import type { StudyFile } from '../../study/studyFile.ts';
import { escaped, pageOf, table } from '../report/markup.ts';

/** The consent page. The noise of its example is drawn as a participant's would be, but is the same each time. */
export async function previewPage(study: StudyFile): Promise<string> {
	const record = await exampleRows({ study, arm: study.arms[0]!.id, secret: '0'.repeat(64) });
	const sections = consentSections(study, record).map(
		({ heading, paragraphs, table: shown }) => `<section><h2>${escaped(heading)}</h2>
${paragraphs.map((text) => `<p>${escaped(text)}</p>`).join('\n')}
${shown === undefined ? '' : table(shown.head, shown.rows, heading)}</section>`,
	);
	return pageOf(`Preview: ${study.title}`, `<h1>${escaped(study.title)}</h1>\n${sections.join('\n')}`);
}

/** Opens a file with what the system opens pages with. @returns whether there is such a program */
export function openPage(file: string): Promise<boolean> {
	const [program, ...args] = {
		darwin: ['open', file],
		win32: ['cmd', '/c', 'start', '', file],
	}[process.platform as string] ?? ['xdg-open', file];
	return new Promise((resolve) => {
		const opened = spawn(program!, args, { detached: true, stdio: 'ignore' });
		opened.on('error', () => resolve(false));
		opened.on('spawn', () => {
			opened.unref();
			resolve(true);
		});
	});
}
