import { useState } from 'preact/hooks';
import { GUARDS, USUAL_GUARDS } from '../../core/adversaries/guards.ts';
import type { Persona } from '../../storage/records.ts';
import { strings } from '../../strings.ts';

const NAMES = Object.keys(GUARDS);
const usual = (names: readonly string[]) =>
	names.length === USUAL_GUARDS.length && names.every((name) => (USUAL_GUARDS as readonly string[]).includes(name));

const words = strings.history;

interface GuardProps {
	persona: Persona;
	onSave: (part: Partial<Persona>) => Promise<boolean>;
}

export function Guard({ persona, onSave }: GuardProps) {
	const [none, setNone] = useState(false);
	const all = persona.guard === null;
	const chosen = NAMES.filter((id) => (persona.guard ?? (USUAL_GUARDS as readonly string[])).includes(id));
	const toggle = (id: string) => {
		const next = chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id];
		setNone(next.length === 0);
		if (next.length > 0) void onSave({ guard: usual(next) ? null : next });
	};
	return (
		<>
			<div class="line">
				<div class="what">
					<b id="guard">{words.guard}</b>
					<span>{words.guardHelp}</span>
				</div>
			</div>
			<fieldset aria-labelledby="guard">
				<label class="pick">
					<input
						type="checkbox"
						checked={all}
						disabled={all}
						onChange={() => {
							setNone(false);
							void onSave({ guard: null });
						}}
					/>
					<span>{words.guardAll}</span>
				</label>
				{NAMES.map((id) => (
					<label key={id} class="pick">
						{/* The key re-creates the checkbox after a refused change, so that it shows the stored state. */}
						<input key={`${id} ${none}`} type="checkbox" checked={chosen.includes(id)} onChange={() => toggle(id)} />
						<span>{words.guarded[id]}</span>
					</label>
				))}
				<p class="pad bad" role="status">
					{none ? words.guardNone : ''}
				</p>
			</fieldset>
		</>
	);
}
