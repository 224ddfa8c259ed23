/** The report of `lab paper`: an overview of all papers, then a section for each. */
import { html } from 'htm/preact';
import { capital, countsSentence } from '../kit/report/claim.ts';
import { Waffle } from '../kit/report/page/marks.ts';
import { pageOf } from '../kit/report/page/page.ts';
import { entryOf, PaperSection } from './reportPaper.ts';
import type { PaperRun } from './run.ts';

const TITLE = 'The papers behind the advice, run again';

export const toHtml = (runs: readonly PaperRun[]): string =>
	pageOf(
		TITLE,
		runs.map(entryOf),
		html`<header class="title">
				<h1>${TITLE}</h1>
				<p>What the papers claim, held against this run: their figures as they stand in them, ours with 95 % intervals. What is said of many people is not judged among few.</p>
			</header>
			<ul class="panel overview">
				${runs.map(
					({ id, title, size, people, verdicts }) => html`<li key=${id}>
						<div>
							<a href=${`#${id}`}>${title}</a>
							<span class="small"><b>${capital(size)}</b>; in the paper ${people}</span>
							<span class="small soft">${capital(countsSentence(verdicts))}</span>
						</div>
						<${Waffle} verdicts=${verdicts} />
					</li>`,
				)}
			</ul>
			${runs.map((run) => html`<${PaperSection} key=${run.id} run=${run} />`)}`,
	);
