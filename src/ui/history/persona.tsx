import { useEffect, useState } from 'preact/hooks';
import type { PostsView, Timeline as TimelineView } from '../../messages/history.ts';
import type { UiRequest } from '../../messages.ts';
import type { Persona } from '../../storage/records.ts';
import { strings } from '../../strings.ts';
import { NoticeBox } from '../brand.tsx';
import { Guard } from './guard.tsx';
import type { Ask } from './history.tsx';
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
	ask: Ask;
	change: (request: UiRequest) => Promise<boolean>;
}

/** One persona: how its crowd has changed, what it has said, and what it asks for. */
export function PersonaPart({ persona, posts, others, tolerance, size, ask, change }: PersonaPartProps) {
	const [view, setView] = useState<PostsView | null>(null);
	const [timeline, setTimeline] = useState<TimelineView | null>(null);
	const load = async () => {
		setView((await ask({ kind: 'posts', persona: persona.id })) as PostsView);
		setTimeline((await ask({ kind: 'timeline', persona: persona.id }).catch(() => null)) as TimelineView | null);
	};
	const changed = async (request: UiRequest) => {
		const done = await change(request);
		await load();
		return done;
	};
	useEffect(() => void load(), []);
	const put = (part: Partial<Persona>) => changed({ kind: 'changePersona', persona: { ...persona, ...part } });
	return (
		<div class="persona" aria-busy={view === null}>
			<h2 class="persona-name">{persona.name}</h2>
			{view !== null && view.damaged > 0 && <NoticeBox text={words.damaged(view.damaged)} />}
			{timeline !== null && <Timeline name={persona.name} view={timeline} />}
			{view !== null && <Posts posts={view.posts} personas={others} change={changed} />}
			<Name persona={persona} onSave={put} />
			<Sites persona={persona} onSave={put} />
			<Tolerance persona={persona} fallback={tolerance} onSave={put} />
			<Guard persona={persona} onSave={put} />
			<Members persona={persona} size={size} onSave={put} />
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
