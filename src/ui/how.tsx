import { strings } from '../strings.ts';

/** A summary line that expands to explain how its numbers are computed. */
export function How({ line, text }: { line: string; text: string[] }) {
	return (
		<details class="how">
			<summary>{line}</summary>
			{text.map((paragraph) => (
				<p key={paragraph}>{paragraph}</p>
			))}
		</details>
	);
}

/** The same for numbers that are already displayed. */
export const HowKnown = ({ text }: { text: string[] }) => <How line={strings.how.summary} text={text} />;
