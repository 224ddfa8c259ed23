import { strings } from '../strings.ts';

/** One line that opens to say how its numbers are known. */
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

/** The line of numbers that already stand there. */
export const HowKnown = ({ text }: { text: string[] }) => <How line={strings.how.summary} text={text} />;
