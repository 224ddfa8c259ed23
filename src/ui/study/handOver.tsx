import { useState } from 'preact/hooks';
import { saveStruck } from '../../storage/studyLog.ts';
import { consent } from '../../strings/consent.ts';
import { study as words } from '../../strings/study.ts';
import { fileOf } from '../../study/handOver.ts';
import { Choice } from '../pages/choice.tsx';
import { GivesAway } from './givesAway.tsx';
import type { StudyHost } from './host.ts';
import { Rows } from './rows.tsx';
import type { ParticipationView } from './seen.ts';

interface HandOverProps {
	host: StudyHost;
	seen: ParticipationView;
}

export function HandOver({ host, seen }: HandOverProps) {
	const { enrolment, events, rows, deleted, posters } = seen;
	const { study } = enrolment;
	const [struck, setStruck] = useState<ReadonlySet<string>>(new Set(seen.struck));
	const [form, setForm] = useState<'ndjson' | 'csv'>('ndjson');
	const [encrypt, setEncrypt] = useState(study.publicKey !== undefined);
	const [status, setStatus] = useState('');
	const remaining = rows.filter(({ key }) => !struck.has(key));
	const missing = rows.length - remaining.length + deleted;

	async function strike(keys: ReadonlySet<string>) {
		setStruck(keys);
		setStatus('');
		await saveStruck(host.db!, [...keys]).catch(() => setStatus(words.notStored));
	}

	async function save() {
		try {
			const { name, text, type } = await fileOf(enrolment, rows, { struck, deleted, form, encrypt });
			host.save(name, text, type);
			setStatus(words.saved(name));
		} catch {
			setStatus(words.savedNot);
		}
	}

	return (
		<section class="hand-over">
			<h3>{words.file}</h3>
			<p class="soft">{words.fileHelp}</p>
			<p class="soft">{consent.rowWords}</p>
			<Rows study={study} rows={rows} struck={struck} onStrike={strike} />
			<p role="status">
				{words.counts(remaining.length, rows.length)} {missing === 0 ? words.marked : words.notMarked(missing)}
			</p>
			<GivesAway posters={posters} study={study} rows={rows} struck={struck} events={events} />
			<h3>{words.save}</h3>
			<fieldset>
				<legend>{words.format}</legend>
				{(['ndjson', 'csv'] as const).map((option) => (
					<Choice key={option} name="form" checked={form === option} onChoose={() => setForm(option)}>
						{words[option]}
					</Choice>
				))}
			</fieldset>
			{study.publicKey !== undefined && (
				<label class="choice">
					<input type="checkbox" checked={encrypt} onChange={(e) => setEncrypt(e.currentTarget.checked)} />
					{words.encrypt}
				</label>
			)}
			<p>
				<button type="button" onClick={save}>
					{words.save}
				</button>
			</p>
			<p role="status">{status}</p>
		</section>
	);
}
