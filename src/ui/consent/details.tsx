import { useEffect, useRef } from 'preact/hooks';
import { consent as words } from '../../strings/consent.ts';
import type { ConsentGroup } from '../../study/consentGroups.ts';
import { Fold } from '../pages/panel.tsx';
import { Sections } from '../study/sections.tsx';

/** Print shows all details. */
export function Details({ groups }: { groups: readonly ConsentGroup[] }) {
	const all = useRef<HTMLDivElement>(null);
	const openAll = (open: boolean) => {
		for (const fold of all.current?.querySelectorAll('details') ?? []) fold.open = open;
	};
	useEffect(() => {
		const print = () => openAll(true);
		addEventListener('beforeprint', print);
		return () => removeEventListener('beforeprint', print);
	}, []);
	return (
		<section class="stack" aria-labelledby="details">
			<div class="acts apart">
				<h2 id="details">{words.details}</h2>
				<div class="acts">
					<button type="button" onClick={() => openAll(true)}>
						{words.openAll}
					</button>
					<button type="button" onClick={() => openAll(false)}>
						{words.closeAll}
					</button>
				</div>
			</div>
			<div class="panel study" ref={all}>
				{groups.map(({ id, title, note, sections }) => (
					<Fold key={id} title={title} note={note}>
						<Sections of="consent" sections={sections} heading="h3" />
					</Fold>
				))}
			</div>
		</section>
	);
}
