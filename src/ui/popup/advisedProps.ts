import type { ComponentChildren } from 'preact';
import type { AdvisedView } from '../../messages/ui.ts';
import type { PopupHost } from './host.ts';
import type { RoomName } from './room.tsx';
import type { Acts } from './usePopup.ts';

/** Where the films of a draft stand among other kinds that it names. */
export interface FilmsPlace {
	above: ComponentChildren;
	below: ComponentChildren;
	room: RoomName | null;
}

/** What the advice on a draft is shown with. */
export interface AdvisedProps {
	view: AdvisedView;
	/** Null if the draft names films only. */
	place: FilmsPlace | null;
	/** The study's question, if one is due. */
	question: ComponentChildren;
	acts: Acts;
	host: Pick<PopupHost, 'openHistory' | 'openAbout'>;
}
