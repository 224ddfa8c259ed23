import { useState } from 'preact/hooks';
import { isAddedKind } from '../../core/catalogue/packKinds.ts';
import { type AskWorker, filmsPack, type OwnRequest, type PackView, type SettingsView } from '../../messages/ui.ts';
import type { Database } from '../../storage/db.ts';
import { storePack } from '../../storage/packs.ts';
import { strings } from '../../strings.ts';
import { Icon } from '../icons.tsx';
import { Fold, Panel, Row } from '../pages/panel.tsx';

const words = strings.settings.pack;

/** Most bytes of a file: many times the built-in one. */
const LARGEST_FILE = 100_000_000;

interface PackPanelProps {
	view: Pick<SettingsView, 'packs'>;
	ask: AskWorker;
	openDb: () => Promise<Database>;
	onChange: () => Promise<void>;
}

export function PackPanel({ view, ask, openDb, onChange }: PackPanelProps) {
	const [status, setStatus] = useState('');
	const [busy, setBusy] = useState(false);
	const pack = filmsPack(view);

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

	async function change(request: OwnRequest & { kind: 'useBuiltIn' | 'removePack' }, done: string) {
		if (busy) return;
		setBusy(true);
		const { problem } = await ask(request).catch(() => ({ problem: words.notStored }));
		setStatus(problem ?? done);
		setBusy(false);
		await onChange();
	}

	return (
		<Panel id="pack" title={words.title} help={words.help} busy={busy}>
			{pack === undefined ? (
				<p class="pad bad">{words.unread}</p>
			) : (
				<>
					<Row
						title={strings.settings.listOf(pack.name, pack.date)}
						detail={`${words.counts(pack.items, pack.size)} · ${pack.file === null ? words.builtIn : words.from(pack.file)}`}
					/>
					<Sources of={pack.sources} />
				</>
			)}
			{view.packs.map((added) => {
				const { of } = added;
				if (!isAddedKind(of)) return null;
				const removed = words.removed(strings.kinds.names[of]);
				return <AddedList key={of} pack={added} onRemove={() => change({ kind: 'removePack', of }, removed)} />;
			})}
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
			{pack !== undefined && pack.file !== null && (
				<Row icon="back" title={words.back} detail={words.backHelp}>
					<button type="button" onClick={() => change({ kind: 'useBuiltIn' }, words.isBack)}>
						{words.goBack}
					</button>
				</Row>
			)}
			<p class="pad" role="status">
				{status}
			</p>
			<Fold title={strings.settings.computedTitle}>
				{strings.settings.computed.map((text) => (
					<p key={text}>{text}</p>
				))}
			</Fold>
		</Panel>
	);
}

function AddedList({ pack, onRemove }: { pack: PackView; onRemove: () => void }) {
	const kind = strings.kinds.names[pack.of];
	return (
		<>
			<Row
				title={words.listOf(kind, strings.settings.listOf(pack.name, pack.date))}
				detail={`${words.titles(pack.items, pack.size)} · ${words.from(pack.file ?? '')}`}
			>
				<button type="button" aria-label={words.removeKind(kind)} onClick={onRemove}>
					{words.remove}
				</button>
			</Row>
			<Sources of={pack.sources} />
		</>
	);
}

/** Where the figures of a list come from. */
export const Sources = ({ of }: { of: readonly string[] }) => (
	<Fold title={strings.settings.data}>
		<ul class="plain">
			{of.map((text) => (
				<li key={text}>{text}</li>
			))}
		</ul>
	</Fold>
);

/** Gives a file to the worker, which checks it; through the database, as it is larger than a message can be. */
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
