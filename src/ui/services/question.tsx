import { ELSEWHERE, membersOf, NOWHERE, SERVICES, withAnswer } from '../../storage/services.ts';
import { strings } from '../../strings.ts';

const words = strings.services;

interface QuestionProps {
	answers: readonly string[];
	locked: boolean;
	onChange: (answers: string[]) => void;
}

const options = () => [
	...SERVICES,
	{ id: ELSEWHERE, name: words.elsewhere, members: null },
	{ id: NOWHERE, name: words.nowhere, members: null },
];

/** Where the user rates or logs films, and what follows. Several answers are possible. */
export function ServicesQuestion({ answers, locked, onChange }: QuestionProps) {
	const all = options();
	const chosen = all.filter(({ id }) => answers.includes(id));
	const members = membersOf(answers);
	return (
		<section class="services" aria-labelledby="services-question">
			<h2 id="services-question">{words.question}</h2>
			<fieldset class="chips" aria-labelledby="services-question">
				{all.map(({ id, name }) => (
					<button
						key={id}
						type="button"
						disabled={locked}
						aria-pressed={answers.includes(id)}
						onClick={() => onChange(withAnswer(answers, id, !answers.includes(id)))}
					>
						{name}
					</button>
				))}
			</fieldset>
			<div role="status">
				{chosen.map(({ id, name }) =>
					id === NOWHERE ? (
						<p key={id}>{words.saidNowhere}</p>
					) : (
						<p key={id}>
							<b>{name}:</b> {words.how(id) ?? words.noImport}
						</p>
					),
				)}
				{members !== null && <p>{words.counted(members, chosen.length > 1)}</p>}
			</div>
		</section>
	);
}
