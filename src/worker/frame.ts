import type { Draft } from '../storage/draft.ts';

/** The frame that sent a request. */
export interface Frame {
	tab: number;
	frame: number;
	/** Its own, or its opener's. */
	address: URL;
	site: string;
	private: boolean;
}

export const isFromFrame = (draft: Draft, { frame, site }: Frame) => draft.frame === frame && draft.site === site;
