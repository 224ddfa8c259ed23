/** The report of `lab paper`: an overview of all papers, then a section for each. */
import { html } from 'htm/preact';
import type { Provenance } from '../kit/provenance.ts';
import { capital, countsSentence, joinWithAnd } from '../kit/report/claim.ts';
import { Waffle } from '../kit/report/page/marks.ts';
import { pageOf } from '../kit/report/page/page.ts';
import { entryOf, PaperSection } from './reportPaper.ts';
import type { PaperRun } from './run.ts';

const TITLE = 'The papers behind the advice, run again';

export const toHtml = (runs: readonly PaperRun[], provenance: Provenance | null = null): string =>
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
			${runs.map((run) => html`<${PaperSection} key=${run.id} run=${run} />`)}
			${provenance && html`<${Methods} runs=${runs} provenance=${provenance} />`}`,
	);

/** A paragraph for a paper of one's own. */
function Methods({ runs, provenance }: { runs: readonly PaperRun[]; provenance: Provenance }) {
	const { command, version, date, seed, data } = provenance;
	const files = data.map(
		({ file, bytes, sha256 }) => `${file} (${bytes.toLocaleString('en')} bytes, SHA-256 ${sha256})`,
	);
	const on = runs.map(({ title, size }) => `“${title}” on ${size}`);
	return html`<section class="panel" aria-labelledby="methods">
		<h2 id="methods">Methods, to cite</h2>
		<p>
			${[
				`We ran again, with Red Herring ${version}, ${joinWithAnd(on)}, on ${date}: `,
				html`<code>${command}</code>`,
				`${seed === undefined ? '' : `, seed ${seed}`}. `,
				files.length === 0 ? 'All data was made up from that seed. ' : `Data: ${joinWithAnd(files)}. `,
				'Shares of people have 95 % intervals by bootstrap over them, or Wilson’s where all or none are found.',
			]}
		</p>
	</section>`;
}
