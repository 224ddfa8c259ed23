import type { ComponentChildren } from 'preact';
import type { AdvisedView } from '../../messages/ui.ts';
import type { PopupHost } from './host.ts';
import type { Acts } from './usePopup.ts';

/** The props for the advice on a draft. */
export interface AdvisedProps {
	view: AdvisedView;
	/** The study's question, if one is due. */
	question: ComponentChildren;
	acts: Acts;
	host: Pick<PopupHost, 'openHistory' | 'openAbout'>;
}
