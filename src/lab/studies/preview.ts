/** What participants will see of a study before they join, as a page. */
import { spawn } from 'node:child_process';
import { type ConsentSection, consentSections, joiningOf, SAID, type Told } from '../../study/consent.ts';
import { exampleFor } from '../../study/example.ts';
import { escaped, pageOf, table } from '../kit/report/markup.ts';
import type { OpenStudy } from './inputs.ts';

const parts = ({ paragraphs, table: shown }: Told, label: string) =>
	`${paragraphs.map((text) => `<p>${escaped(text)}</p>`).join('\n')}
${shown === undefined ? '' : table(shown.head, shown.rows, label)}`;

const section = ({ heading, said, ...own }: ConsentSection) => `<section><h2>${escaped(heading)}</h2>
${parts(own, heading)}
${said === undefined ? '' : `<p>${escaped(SAID)}</p>\n<blockquote>${parts(said, `${heading}. ${SAID}`)}</blockquote>`}</section>`;

/** The consent page, to the act of joining. */
export async function previewPage({ study, hash }: OpenStudy): Promise<string> {
	const { heading, confirm, statements, join, decline } = joiningOf(study);
	const boxes = statements.map((text) => `<li><label><input type="checkbox"> ${escaped(text)}</label></li>`);
	const act = `<section><h2>${escaped(heading)}</h2>
<p>${escaped(confirm)}</p>
<ul class="act">${boxes.join('\n')}</ul>
<p><button type="button" disabled>${escaped(join)}</button> <button type="button" disabled>${escaped(decline)}</button></p></section>`;
	const sections = consentSections({ study, hash }, await exampleFor(study)).map(section);
	return pageOf(`Preview: ${study.title}`, [`<h1>${escaped(study.title)}</h1>`, ...sections, act].join('\n'));
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
