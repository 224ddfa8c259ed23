import { useState } from 'preact/hooks';
import { study as words } from '../../strings/study.ts';

interface EligibilityProps {
	statements: readonly string[];
	/** What the button that joins says. */
	act: string;
	onJoin: () => Promise<void>;
	onDecline: () => void;
}

/** Joining: every statement confirmed by hand, then a button. Nothing is chosen beforehand. */
export function Eligibility({ statements, act, onJoin, onDecline }: EligibilityProps) {
	const all = [...statements, words.read];
	const [confirmed, setConfirmed] = useState<boolean[]>(all.map(() => false));
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
					<h4>{words.consent}</h4>
				</legend>
				<p>{words.confirm}</p>
				{all.map((text, i) => (
					<label key={text} class="choice">
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
					{act}
				</button>
				<button type="button" onClick={onDecline}>
					{words.decline}
				</button>
			</p>
		</form>
	);
}
