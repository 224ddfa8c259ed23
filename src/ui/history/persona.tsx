import { Fragment } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { PostsView, Timeline as TimelineView } from '../../messages/history.ts';
import type { AskWorker } from '../../messages/ui.ts';
import { MOST_POSTS } from '../../storage/limits.ts';
import type { Persona } from '../../storage/records.ts';
import { strings } from '../../strings.ts';
import { NoticeBox } from '../brand.tsx';
import { Panel, Row } from '../pages/panel.tsx';
import { Sure } from '../pages/sure.tsx';
import type { Records } from '../records.ts';
import type { AccountsState } from '../useAccounts.ts';
import { usePersona } from '../usePersona.ts';
import { Imported } from './imported.tsx';
import { Posts } from './posts.tsx';
import { Name, Sites } from './sites.tsx';
import { Standing, smallestKind, TakeDown } from './standing.tsx';
import { Timeline } from './timeline.tsx';
import { Tolerance } from './tolerance.tsx';

const words = strings.history;

interface PersonaPartProps {
	persona: Persona;
	posts: number;
	personas: Persona[];
	tolerance: number;
	ask: AskWorker;
	records: Records;
	change: AccountsState['change'];
}

export function PersonaPart({ persona, posts, personas, tolerance, ask, records, change }: PersonaPartProps) {
	const [view, setView] = useState<PostsView | null>(null);
	const [timeline, setTimeline] = useState<TimelineView | null>(null);
	const load = async () => {
		setView(await ask({ kind: 'posts', persona: persona.id }));
		setTimeline(await ask({ kind: 'timeline', persona: persona.id }).catch(() => null));
	};
	const changeAndLoad: AccountsState['change'] = async (how) => {
		const done = await change(how);
		await load();
		return done;
	};
	useEffect(() => void load(), []);
	const shownTimeline = timeline && smallestKind(timeline);
	const { shown, save } = usePersona(persona, changeAndLoad);
	return (
		<div class="columns" aria-busy={view === null}>
			<div class="stack">
				{view !== null && view.damaged > 0 && <NoticeBox text={words.damaged(view.damaged)} />}
				{posts >= MOST_POSTS && <NoticeBox text={words.full} />}
				<Standing name={persona.name} timeline={timeline} />
				{timeline?.kinds.map((one) => (
					<Fragment key={one.kind}>
						{view !== null && <TakeDown posts={view.posts} timeline={one} />}
						<Timeline view={one} held={timeline.held === true} />
					</Fragment>
				))}
				{view !== null && (
					<Posts posts={view.posts} timeline={shownTimeline} personas={personas} change={changeAndLoad} />
				)}
			</div>
			<aside class="stack" aria-label={words.thisAccount}>
				<Tolerance persona={shown} fallback={tolerance} onSave={save} />
				<Name persona={shown} onSave={save} />
				<Sites persona={shown} onSave={save} />
				<Imported persona={persona.id} records={records} change={changeAndLoad} />
				<Panel title={words.others}>
					<Row icon="disk" title={<a href="/options.html#data">{words.backup}</a>} detail={words.backupHelp} />
					<Row icon="trash" title={words.deletePersona(persona.name)} detail={words.deleteHelp}>
						<Sure
							text={words.delete}
							label={words.deletePersona(persona.name)}
							question={words.deletePersonaSure(persona.name, posts)}
							onYes={() => change({ kind: 'deletePersona', persona: persona.id })}
						/>
					</Row>
				</Panel>
			</aside>
		</div>
	);
}
