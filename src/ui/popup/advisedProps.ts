import type { ComponentChildren } from 'preact';
import type { AdvisedView } from '../../messages/ui.ts';
import type { PopupHost } from './host.ts';
import type { Acts } from './usePopup.ts';

/** What the advice on a draft is shown with. */
export interface AdvisedProps {
	view: AdvisedView;
	/** The study's question, if one is due. */
	question: ComponentChildren;
	acts: Acts;
	host: Pick<PopupHost, 'openHistory' | 'openAbout'>;
}
