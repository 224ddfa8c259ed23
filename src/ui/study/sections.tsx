import { WideTable } from '../../markup/table.ts';
import { type ConsentContent, type ConsentSection, statedByResearchers } from '../../study/consentSection.ts';

interface SectionsProps {
	sections: readonly ConsentSection[];
	of: string;
	heading?: 'h3' | 'h4';
}

/**
 * Sections of the consent page, in reading order. All content is rendered as text: markup in a study file has no
 * effect. The study file's claims are set apart from Red Herring's own guarantees.
 */
export function Sections({ sections, of, heading: Heading = 'h4' }: SectionsProps) {
	return (
		<>
			{sections.map(({ id, heading, stated, ...own }) => (
				<section key={id} id={`${of}-${id}`}>
					<Heading>{heading}</Heading>
					<Parts {...own} label={heading} />
					{stated !== undefined && (
						<div class="said">
							<p class="soft">{statedByResearchers()}</p>
							<blockquote>
								<Parts {...stated} label={`${heading}. ${statedByResearchers()}`} />
							</blockquote>
						</div>
					)}
				</section>
			))}
		</>
	);
}

function Parts({ paragraphs, table, label }: ConsentContent & { label: string }) {
	return (
		<>
			{paragraphs.map((text, i) => (
				<p key={i}>{text}</p>
			))}
			{table !== undefined && <WideTable {...table} label={label} />}
		</>
	);
}
