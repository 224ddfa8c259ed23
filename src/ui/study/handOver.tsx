import { useEffect, useState } from 'preact/hooks';
import { saveStruck } from '../../storage/studyLog.ts';
import { consent } from '../../strings/consent.ts';
import { study as words } from '../../strings/study.ts';
import type { Enrolment } from '../../study/enrolment.ts';
import type { StudyEvent } from '../../study/events.ts';
import type { Posters } from '../../study/givesAway.ts';
import { fileOf, type KeyedRow, keyedRows } from '../../study/handOver.ts';
import { useLazy } from '../lazy.ts';
import { GivesAway } from './givesAway.tsx';
import { Rows } from './rows.tsx';
import type { StudyHost } from './section.tsx';

interface HandOverProps {
	host: StudyHost;
	enrolment: Enrolment;
	recorded: { events: StudyEvent[]; deleted: number; struck: string[] };
}

/** What will be in the file, row by row; what it gives away; and saving it, as often as one likes. */
export function HandOver({ host, enrolment, recorded }: HandOverProps) {
	const { deleted } = recorded;
	const { study } = enrolment;
	const [rows, setRows] = useState<KeyedRow[] | null>(null);
	const [struck, setStruck] = useState<ReadonlySet<string>>(new Set(recorded.struck));
	const [form, setForm] = useState<'ndjson' | 'csv'>('ndjson');
	const [encrypt, setEncrypt] = useState(study.publicKey !== undefined);
	const [said, setSaid] = useState('');
	useEffect(() => {
		void keyedRows(enrolment, recorded.events).then(setRows);
	}, [enrolment, recorded]);
	const posters = useLazy(async () => ({ found: (await host.ask({ kind: 'studyPosters' })) as Posters | null }));
	// All at once: what comes later would move the button that is being pressed.
	if (rows === null || posters === null) return null;

	const kept = rows.filter(({ key }) => !struck.has(key));
	const missing = rows.length - kept.length + deleted;

	async function strike(keys: ReadonlySet<string>) {
		setStruck(keys);
		setSaid('');
		await saveStruck(host.db!, [...keys]).catch(() => setSaid(words.notStored));
	}

	async function save() {
		try {
			const { name, text, type } = await fileOf(enrolment, rows!, { struck, deleted, form, encrypt });
			host.save(name, text, type);
			setSaid(words.saved(name));
		} catch {
			setSaid(words.savedNot);
		}
	}

	return (
		<section class="hand-over">
			<h3>{words.file}</h3>
			<p class="soft">{words.fileHelp}</p>
			<p class="soft">{consent.rowWords}</p>
			<Rows study={study} rows={rows} struck={struck} onStrike={strike} />
			<p role="status">
				{words.counts(kept.length, rows.length)} {missing === 0 ? words.marked : words.notMarked(missing)}
			</p>
			<GivesAway posters={posters.found} study={study} rows={rows} struck={struck} events={recorded.events} />
			<h3>{words.save}</h3>
			<fieldset>
				<legend>{words.format}</legend>
				{(['ndjson', 'csv'] as const).map((one) => (
					<label key={one} class="choice">
						<input type="radio" name="form" checked={form === one} onChange={() => setForm(one)} />
						{words[one]}
					</label>
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
			<p role="status">{said}</p>
		</section>
	);
}
