import type { ConsentSection } from '../../study/consent.ts';

/** Parts of the consent page, in reading order. All of it is text: nothing in a study file is taken for markup. */
export function Sections({ sections }: { sections: readonly ConsentSection[] }) {
	return (
		<>
			{sections.map(({ id, heading, paragraphs, table }) => (
				<section key={id} id={`consent-${id}`}>
					<h4>{heading}</h4>
					{paragraphs.map((text, i) => (
						<p key={i}>{text}</p>
					))}
					{table !== undefined && <Table {...table} />}
				</section>
			))}
		</>
	);
}

function Table({ head, rows }: NonNullable<ConsentSection['table']>) {
	return (
		// Wide tables scroll by themselves, with the keyboard too.
		// biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached
		<div class="wide" tabIndex={0}>
			<table>
				<thead>
					<tr>
						{head.map((text) => (
							<th key={text} scope="col">
								{text}
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{rows.map(([first, ...cells], i) => (
						<tr key={i}>
							<th scope="row">{first}</th>
							{cells.map((text, j) => (
								<td key={j}>{text}</td>
							))}
						</tr>
					))}
				</tbody>
			</table>
		</div>
	);
}
