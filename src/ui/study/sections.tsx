import { type ConsentSection, SAID, type Told } from '../../study/consent.ts';
import { Table } from './table.tsx';

/**
 * Parts of the consent page, in reading order. All of it is text: nothing in a study file is taken for markup. What only
 * the file says stands apart, so that it is never taken for what Red Herring sees to.
 */
export function Sections({ sections, of }: { sections: readonly ConsentSection[]; of: string }) {
	return (
		<>
			{sections.map(({ id, heading, said, ...own }) => (
				<section key={id} id={`${of}-${id}`}>
					<h4>{heading}</h4>
					<Parts {...own} label={heading} />
					{said !== undefined && (
						<div class="said">
							<p class="soft">{SAID}</p>
							<blockquote>
								<Parts {...said} label={`${heading}. ${SAID}`} />
							</blockquote>
						</div>
					)}
				</section>
			))}
		</>
	);
}

function Parts({ paragraphs, table, label }: Told & { label: string }) {
	return (
		<>
			{paragraphs.map((text, i) => (
				<p key={i}>{text}</p>
			))}
			{table !== undefined && <Table {...table} label={label} />}
		</>
	);
}
