/** What participants will see of a study before they join, as a page. */
import { spawn } from 'node:child_process';
import {
	type ConsentContent,
	type ConsentSection,
	consentSections,
	joinPrompt,
	STATED_BY_RESEARCHERS,
} from '../../study/consent.ts';
import { exampleFor } from '../../study/example.ts';
import { escaped, pageOf, table } from '../kit/report/markup.ts';
import type { OpenStudy } from './inputs.ts';

const parts = ({ paragraphs, table: shown }: ConsentContent, label: string) =>
	`${paragraphs.map((text) => `<p>${escaped(text)}</p>`).join('\n')}
${shown === undefined ? '' : table(shown.head, shown.rows, label)}`;

const section = ({ heading, stated, ...own }: ConsentSection) => `<section><h2>${escaped(heading)}</h2>
${parts(own, heading)}
${stated === undefined ? '' : `<p>${escaped(STATED_BY_RESEARCHERS)}</p>\n<blockquote>${parts(stated, `${heading}. ${STATED_BY_RESEARCHERS}`)}</blockquote>`}</section>`;

/** The consent page, to the act of joining. */
export async function previewPage({ study, hash }: OpenStudy): Promise<string> {
	const { heading, confirm, statements, join, decline } = joinPrompt(study);
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
