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

/** One persona: how its crowd has changed, what it has said, and what it asks for. */
export function PersonaPart({ persona, posts, others, tolerance, size, ask, change }: PersonaPartProps) {
	const [view, setView] = useState<PostsView | null>(null);
	const [timeline, setTimeline] = useState<TimelineView | null>(null);
	const load = async () => {
		setView(await ask({ kind: 'posts', persona: persona.id }));
		setTimeline(await ask({ kind: 'timeline', persona: persona.id }).catch(() => null));
	};
	const changed = async (request: OwnRequestFor<Outcome>) => {
		const done = await change(request);
		await load();
		return done;
	};
	useEffect(() => void load(), []);
	// Shown at once, so that a second change does not work on what the first has replaced.
	const [shown, setShown] = useState(persona);
	const latest = useRef(persona);
	const hold = (next: Persona) => {
		latest.current = next;
		setShown(next);
	};
	const put = async (part: Partial<Persona>) => {
		const before = latest.current;
		hold({ ...before, ...part });
		const done = await changed({ kind: 'changePersona', persona: latest.current });
		if (!done) hold(before);
		return done;
	};
	return (
		<div class="persona" aria-busy={view === null}>
			<h2 class="persona-name">{persona.name}</h2>
			{view !== null && view.damaged > 0 && <NoticeBox text={words.damaged(view.damaged)} />}
			{posts >= MOST_POSTS && <NoticeBox text={words.full} />}
			{timeline !== null && <Timeline name={persona.name} view={timeline} />}
			{view !== null && <Posts posts={view.posts} personas={others} change={changed} />}
			<Name persona={shown} onSave={put} />
			<Sites persona={shown} onSave={put} />
			<Tolerance persona={shown} fallback={tolerance} onSave={put} />
			<Guard persona={shown} onSave={put} />
			<Members persona={shown} size={size} onSave={put} />
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
