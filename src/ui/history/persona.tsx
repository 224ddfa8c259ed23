import { useEffect, useRef, useState } from 'preact/hooks';
import type { Outcome, PostsView, Timeline as TimelineView } from '../../messages/history.ts';
import type { AskWorker, OwnRequestFor } from '../../messages/ui.ts';
import { MOST_POSTS } from '../../storage/limits.ts';
import type { Persona } from '../../storage/records.ts';
import { strings } from '../../strings.ts';
import { NoticeBox } from '../brand.tsx';
import { Guard } from './guard.tsx';
import { Members } from './members.tsx';
import { Posts } from './posts.tsx';
import { Name, Sites } from './sites.tsx';
import { Sure } from './sure.tsx';
import { Timeline } from './timeline.tsx';
import { Tolerance } from './tolerance.tsx';

const words = strings.history;

interface PersonaPartProps {
	persona: Persona;
	posts: number;
	others: Persona[];
	tolerance: number;
	size: number | null;
	ask: AskWorker;
	change: (request: OwnRequestFor<Outcome>) => Promise<boolean>;
}

/** One persona: its timeline, posts and settings. */
export function PersonaPart({ persona, posts, others, tolerance, size, ask, change }: PersonaPartProps) {
	const [view, setView] = useState<PostsView | null>(null);
	const [timeline, setTimeline] = useState<TimelineView | null>(null);
	const load = async () => {
		setView(await ask({ kind: 'posts', persona: persona.id }));
		setTimeline(await ask({ kind: 'timeline', persona: persona.id }).catch(() => null));
	};
	const changeAndLoad = async (request: OwnRequestFor<Outcome>) => {
		const done = await change(request);
		await load();
		return done;
	};
	useEffect(() => void load(), []);
	// Updated before the worker answers, so that a second change does not overwrite the first.
	const [shown, setShown] = useState(persona);
	const latest = useRef(persona);
	const update = (next: Persona) => {
		latest.current = next;
		setShown(next);
	};
	const save = async (part: Partial<Persona>) => {
		const before = latest.current;
		update({ ...before, ...part });
		const done = await changeAndLoad({ kind: 'changePersona', persona: latest.current });
		if (!done) update(before);
		return done;
	};
	return (
		<div class="persona" aria-busy={view === null}>
			<h2 class="persona-name">{persona.name}</h2>
			{view !== null && view.damaged > 0 && <NoticeBox text={words.damaged(view.damaged)} />}
			{posts >= MOST_POSTS && <NoticeBox text={words.full} />}
			{timeline !== null && <Timeline name={persona.name} view={timeline} />}
			{view !== null && <Posts posts={view.posts} personas={others} change={changeAndLoad} />}
			<Name persona={shown} onSave={save} />
			<Sites persona={shown} onSave={save} />
			<Tolerance persona={shown} fallback={tolerance} onSave={save} />
			<Guard persona={shown} onSave={save} />
			<Members persona={shown} size={size} onSave={save} />
			<section>
				<Sure
					text={words.deletePersona(persona.name)}
					question={words.deletePersonaSure(persona.name, posts)}
					onYes={() => change({ kind: 'deletePersona', persona: persona.id })}
				/>
			</section>
		</div>
	);
}
