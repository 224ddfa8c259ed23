import { useState } from 'preact/hooks';
import type { joinPrompt } from '../../study/consent.ts';

interface EligibilityProps {
	act: ReturnType<typeof joinPrompt>;
	onJoin: () => Promise<void>;
	onDecline: () => void;
}

/** The form to join: every statement must be confirmed, and none is preselected. */
export function Eligibility({ act, onJoin, onDecline }: EligibilityProps) {
	const { heading, confirm, statements, join, decline } = act;
	const [confirmed, setConfirmed] = useState<boolean[]>(statements.map(() => false));
	const [busy, setBusy] = useState(false);
	return (
		<form
			class="join"
			onSubmit={(event) => {
				event.preventDefault();
				if (busy || !confirmed.every(Boolean)) return;
				setBusy(true);
				void onJoin().finally(() => setBusy(false));
			}}
		>
			<fieldset>
				<legend>
					<h4>{heading}</h4>
				</legend>
				<p>{confirm}</p>
				{statements.map((text, i) => (
					<label key={i} class="choice">
						<input
							type="checkbox"
							checked={confirmed[i]}
							onChange={({ currentTarget: { checked } }) =>
								setConfirmed(confirmed.map((before, at) => (at === i ? checked : before)))
							}
						/>
						{text}
					</label>
				))}
			</fieldset>
			<p class="row">
				<button type="submit" disabled={!confirmed.every(Boolean) || busy}>
					{join}
				</button>
				<button type="button" onClick={onDecline}>
					{decline}
				</button>
			</p>
		</form>
	);
}
