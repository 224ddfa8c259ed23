/** Previews what participants see of a study before they join. */
import { spawn } from 'node:child_process';
import { html } from 'htm/preact';
import { WideTable } from '../../markup/table.ts';
import { consentSections, joinPrompt } from '../../study/consent.ts';
import { type ConsentContent, type ConsentSection, statedByResearchers } from '../../study/consentSection.ts';
import { exampleFor } from '../../study/example.ts';
import { Panel, pageOf } from '../kit/report/page/page.ts';
import type { OpenStudy } from './inputs.ts';

const Parts = ({ paragraphs, table, label }: ConsentContent & { label: string }) =>
	html`${paragraphs.map((text) => html`<p key=${text}>${text}</p>`)}
	${table !== undefined && html`<${WideTable} ...${table} label=${label} />`}`;

const Section = ({ section: { id, heading, stated, ...own } }: { section: ConsentSection }) =>
	html`<${Panel} level=${2} id=${id} title=${heading}>
		<div class="body">
			<${Parts} ...${own} label=${heading} />
			${
				stated !== undefined &&
				html`<p>${statedByResearchers()}</p>
					<blockquote><${Parts} ...${stated} label=${`${heading}. ${statedByResearchers()}`} /></blockquote>`
			}
		</div>
	<//>`;

/** Renders the consent page up to the button for joining. */
export async function previewPage({ study, hash }: OpenStudy): Promise<string> {
	const { heading, confirm, statements, join, decline } = joinPrompt(study);
	const sections = consentSections({ study, hash }, await exampleFor(study));
	return pageOf(
		`Preview: ${study.title}`,
		[...sections.map(({ id, heading: name }) => ({ id, name })), { id: 'joining', name: heading }],
		html`<header class="title"><h1>${study.title}</h1></header>
			${sections.map((section) => html`<${Section} key=${section.id} section=${section} />`)}
			<${Panel} level=${2} id="joining" title=${heading}>
				<div class="body">
					<p>${confirm}</p>
					<ul>
						${statements.map((text) => html`<li key=${text}><label><input type="checkbox" /> ${text}</label></li>`)}
					</ul>
					<p><button type="button" disabled>${join}</button> <button type="button" disabled>${decline}</button></p>
				</div>
			<//>`,
	);
}

/** Opens a file in the system's browser. @returns whether that was possible */
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
