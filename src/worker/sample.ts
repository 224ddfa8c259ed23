/** The example post of the first page. */
import { isHidden } from '../core/advice/verdict.ts';
import { allOwn } from '../core/mentions/others.ts';
import type { SampleView } from '../messages/ui.ts';
import { newDraft } from '../storage/draft.ts';
import type { WorkerHost } from './host.ts';
import { effectiveSettings } from './lists.ts';
import { costs } from './marks.ts';

/** No site has this name: the example belongs to no account, and is not kept. */
const NO_SITE = '';

/** Advises on a text as on a draft. @returns null if the list of films cannot be read */
export async function sampleView(host: WorkerHost, text: string): Promise<SampleView | null> {
	const pack = await host.pack().catch(() => null);
	if (pack === null) return null;
	const { settings } = await effectiveSettings(host.browser.storage);
	const draft = newDraft({ frame: 0, box: 0, site: NO_SITE });
	const { crowd, verdict, mentions } = await host.advising.adviseOnce(pack, allOwn(text), draft, settings);
	const safe = isHidden(verdict);
	const marked = safe ? [] : mentions.filter(({ crowdWithout }) => costs(crowdWithout, crowd));
	return {
		crowd: mentions.length > 0 ? crowd : null,
		safe,
		marks: marked.map(({ start, end }) => ({ start, end })),
	};
}
