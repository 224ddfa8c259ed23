import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { OtherAdvised } from '../../core/advice/otherKind.ts';
import { isAdvised } from '../../core/advice/result.ts';
import type { PackKind } from '../../core/catalogue/packKinds.ts';
import type { PopupView } from '../../messages/ui.ts';
import { strings } from '../../strings.ts';
import type { FilmsPlace } from './advisedProps.ts';
import { KindView, type KindViewProps, ToName, type ToNameProps } from './kindView.tsx';
import { LinkLine } from './link.tsx';
import { More, type Way } from './more.tsx';
import { RoomHead, useFocusOnWay } from './room.tsx';
import { smallestOther } from './smallestOther.ts';

const words = strings.kinds;

export interface OtherKindsProps {
	view: Pick<PopupView, 'advice' | 'others' | 'gone' | 'link'>;
	/** Draws what is told of the films; null if the draft names none. */
	films: ((place: FilmsPlace) => ComponentChildren) | null;
	onTakeOut: KindViewProps['onTakeOut'];
	onNotItem: KindViewProps['onNotItem'];
	onName: ToNameProps['onName'];
	/** What stands below the first view where the draft names no films. */
	children?: ComponentChildren;
}

/** A kind, with what can be named of it, or which accounts its films link. */
interface Place {
	kind: PackKind;
	room: 'name' | 'link' | null;
}

/** What is told of a draft that names other kinds than films: of the one that tells most, with the others one click away. */
export function OtherKinds({ view, films, onTakeOut, onNotItem, onName, children }: OtherKindsProps) {
	const { others = [], link } = view;
	const [chosen, setChosen] = useState<Place | null>(null);
	const first: Place = { kind: smallestOther(view)?.kind ?? 'films', room: null };
	// What was chosen may have been taken out meanwhile.
	const isNamed = ({ kind }: Place) => (kind === 'films' ? films !== null : others.some((one) => one.kind === kind));
	const place = chosen !== null && isNamed(chosen) ? chosen : first;
	const { kind, room } = place;
	const isFirst = kind === first.kind;
	useFocusOnWay(room ?? (isFirst ? null : kind));

	const above = !isFirst && <RoomHead key={kind} onBack={() => setChosen(null)} />;
	const other = others.find((one) => one.kind === kind);
	const ways = [...(other === undefined ? [] : wayToName(other)), ...(isFirst ? waysToKinds(view, kind) : [])];
	const below = (
		<>
			<More low ways={ways} onGo={(to) => setChosen(to === 'name' ? { kind, room: to } : { kind: to, room: null })} />
			{other !== undefined && <p class="small soft">{words.bound}</p>}
		</>
	);
	if (other === undefined) return films!({ above, below, room: room === 'link' ? room : null });
	if (room === 'name')
		return (
			<>
				<RoomHead key="name" onBack={() => setChosen({ kind, room: null })} />
				<ToName other={other} onName={onName} />
			</>
		);
	return (
		<>
			{above}
			<KindView {...{ other, view, onTakeOut, onNotItem }}>
				{isFirst && link !== null && <LinkLine link={link} onOpen={() => setChosen({ kind: 'films', room: 'link' })} />}
			</KindView>
			{below}
			{isFirst && children}
		</>
	);
}

const wayToName = ({ kind, suggestions }: OtherAdvised): Way<'name'>[] =>
	suggestions.length === 0 ? [] : [{ to: 'name', icon: 'plus', label: words.toName[kind], value: '' }];

/** Ways to all kinds but one, that which tells most first. */
function waysToKinds({ advice, others = [] }: OtherKindsProps['view'], but: PackKind): Way<PackKind>[] {
	const films = advice !== null && isAdvised(advice) ? [{ kind: 'films' as const, crowd: advice.crowd }] : [];
	return [...films, ...others]
		.filter(({ kind }) => kind !== but)
		.sort((a, b) => a.crowd - b.crowd)
		.map(({ kind, crowd }) => ({
			...{ to: kind, icon: kind === 'films' ? 'film' : 'puzzle', label: words.names[kind], value: words.about(crowd) },
		}));
}
