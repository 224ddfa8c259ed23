import { useState } from 'preact/hooks';
import type { OtherKind } from '../../core/catalogue/packKinds.ts';
import type { AskWorker, OtherPackView, SettingsView } from '../../messages/ui.ts';
import type { Database } from '../../storage/db.ts';
import { storePack } from '../../storage/packs.ts';
import { strings } from '../../strings.ts';
import { Icon } from '../icons.tsx';
import { Fold, Panel, Row } from '../pages/panel.tsx';

const words = strings.settings.pack;

/** Most bytes of a file: many times the built-in one. */
const LARGEST_FILE = 100_000_000;

interface PackPanelProps {
	/** The list of films, null if it cannot be read, and packs of other kinds that are used beside it. */
	view: Pick<SettingsView, 'population' | 'others'>;
	ask: AskWorker;
	openDb: () => Promise<Database>;
	/** Another pack is used. */
	onChange: () => Promise<void>;
}

/** Which list of films is used, and lists of other kinds beside it; ways to others. */
export function PackPanel({ view: { population: pack, others }, ask, openDb, onChange }: PackPanelProps) {
	const [status, setStatus] = useState('');
	const [busy, setBusy] = useState(false);

	async function load(input: HTMLInputElement) {
		const [file] = input.files ?? [];
		if (file === undefined || busy) return;
		setBusy(true);
		setStatus(words.checking);
		setStatus(await offer(file, ask, openDb));
		// Allows choosing the same file again.
		input.value = '';
		setBusy(false);
		await onChange();
	}

	async function goBack() {
		if (busy) return;
		setBusy(true);
		const { problem } = await ask({ kind: 'useBuiltIn' }).catch(() => ({ problem: words.notStored }));
		setStatus(problem ?? words.isBack);
		setBusy(false);
		await onChange();
	}

	async function remove(of: OtherKind) {
		if (busy) return;
		setBusy(true);
		const { problem } = await ask({ kind: 'removePack', of }).catch(() => ({ problem: words.notStored }));
		setStatus(problem ?? words.removed(strings.kinds.names[of]));
		setBusy(false);
		await onChange();
	}

	return (
		<Panel id="pack" title={words.title} help={words.help} busy={busy}>
			{pack === null ? (
				<p class="pad bad">{words.unread}</p>
			) : (
				<>
					<Row
						title={strings.settings.listOf(pack.name, pack.date)}
						detail={`${words.counts(pack.films, pack.size)} · ${pack.file === null ? words.builtIn : words.from(pack.file)}`}
					/>
					<Sources of={pack.sources} />
				</>
			)}
			{others.map((other) => (
				<OtherList key={other.of} other={other} onRemove={() => remove(other.of)} />
			))}
			<div class="line with-icon">
				<Icon name="up" />
				<div class="what">
					<b>{words.load}</b>
					<span>{words.loadHelp}</span>
					<p class="acts">
						<label for="pack-file">{words.file}</label>
						<input id="pack-file" type="file" accept=".pack" onChange={(e) => load(e.currentTarget)} />
					</p>
				</div>
			</div>
			{pack !== null && pack.file !== null && (
				<Row icon="back" title={words.back} detail={words.backHelp}>
					<button type="button" onClick={goBack}>
						{words.goBack}
					</button>
				</Row>
			)}
			<p class="pad" role="status">
				{status}
			</p>
		</Panel>
	);
}

/** A list of another kind than films, and the way to be without it. */
function OtherList({ other, onRemove }: { other: OtherPackView; onRemove: () => void }) {
	const kind = strings.kinds.names[other.of];
	return (
		<>
			<Row
				title={words.listOf(kind, strings.settings.listOf(other.name, other.date))}
				detail={`${words.titles(other.items, other.size)} · ${words.from(other.file)}`}
			>
				<button type="button" aria-label={words.removeKind(kind)} onClick={onRemove}>
					{words.remove}
				</button>
			</Row>
			<Sources of={other.sources} />
		</>
	);
}

const Sources = ({ of }: { of: readonly string[] }) => (
	<Fold title={strings.settings.data}>
		<ul class="plain">
			{of.map((text) => (
				<li key={text}>{text}</li>
			))}
		</ul>
	</Fold>
);

/** Hands a file to the worker, which checks it; through the database, as it is larger than a message can be. */
async function offer(file: File, ask: AskWorker, openDb: () => Promise<Database>): Promise<string> {
	if (file.size > LARGEST_FILE) return words.tooLarge(file.name, LARGEST_FILE);
	const bytes = await file.arrayBuffer().catch(() => null);
	if (bytes === null) return words.unreadable(file.name);
	try {
		const offer = crypto.randomUUID();
		await storePack(await openDb(), 'offered', { id: file.name, bytes, offer });
		const { problem } = await ask({ kind: 'usePack', offer });
		return problem ?? words.loaded(file.name);
	} catch {
		return words.notStored;
	}
}
