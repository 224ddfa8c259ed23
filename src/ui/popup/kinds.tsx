import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { PackKind } from '../../core/catalogue/packKinds.ts';
import type { PopupView } from '../../messages/ui.ts';
import { strings } from '../../strings.ts';
import type { FilmsPlace } from './advisedProps.ts';
import { KindView, type KindViewProps, ToName, type ToNameProps } from './kindView.tsx';
import { LinkLine } from './link.tsx';
import { More, type Way } from './more.tsx';
import { RoomHead, useFocusOnWay } from './room.tsx';
import { type AddedSummary, addedIn, smallestKind } from './smallestKind.ts';

const words = strings.kinds;

export interface KindsProps {
	view: Pick<PopupView, 'advice' | 'kinds' | 'gone' | 'link'>;
	/** Renders the films; null if the draft names none. */
	films: ((place: FilmsPlace) => ComponentChildren) | null;
	onTakeOut: KindViewProps['onTakeOut'];
	onNotItem: KindViewProps['onNotItem'];
	onName: ToNameProps['onName'];
	children?: ComponentChildren;
}

interface Place {
	kind: PackKind;
	room: 'name' | 'link' | null;
}

/** A draft that names other kinds than films: the most revealing kind, with the others one click away. */
export function Kinds({ view, films, onTakeOut, onNotItem, onName, children }: KindsProps) {
	const { kinds, link } = view;
	const added = addedIn(view);
	const [chosen, setChosen] = useState<Place | null>(null);
	const first: Place = { kind: smallestKind(view), room: null };
	// It may have been taken out meanwhile.
	const isNamed = ({ kind }: Place) => (kind === 'films' ? films !== null : added.some((one) => one.kind === kind));
	const place = chosen !== null && isNamed(chosen) ? chosen : first;
	const { kind, room } = place;
	const isFirst = kind === first.kind;
	useFocusOnWay(room ?? (isFirst ? null : kind));

	const above = !isFirst && <RoomHead key={kind} onBack={() => setChosen(null)} />;
	const summary = added.find((one) => one.kind === kind);
	const ways = [...(summary === undefined ? [] : wayToName(summary)), ...(isFirst ? waysToKinds(kinds, kind) : [])];
	const below = (
		<>
			<More low ways={ways} onGo={(to) => setChosen(to === 'name' ? { kind, room: to } : { kind: to, room: null })} />
			{summary !== undefined && <p class="small soft">{words.bound}</p>}
		</>
	);
	if (summary === undefined) return films!({ above, below, room: room === 'link' ? room : null });
	if (room === 'name')
		return (
			<>
				<RoomHead key="name" onBack={() => setChosen({ kind, room: null })} />
				<ToName summary={summary} onName={onName} />
			</>
		);
	return (
		<>
			{above}
			<KindView {...{ summary, view, onTakeOut, onNotItem }}>
				{isFirst && link !== null && <LinkLine link={link} onOpen={() => setChosen({ kind: 'films', room: 'link' })} />}
			</KindView>
			{below}
			{isFirst && children}
		</>
	);
}

const wayToName = ({ kind, suggestions }: AddedSummary): Way<'name'>[] =>
	suggestions.length === 0 ? [] : [{ to: 'name', icon: 'plus', label: words.toName[kind], value: '' }];

const waysToKinds = (kinds: KindsProps['view']['kinds'], but: PackKind): Way<PackKind>[] =>
	kinds
		.filter(({ kind }) => kind !== but)
		.sort((a, b) => a.crowd - b.crowd)
		.map(({ kind, crowd }) => ({
			...{ to: kind, icon: kind === 'films' ? 'film' : 'puzzle', label: words.names[kind], value: words.about(crowd) },
		}));
