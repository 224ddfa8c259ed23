/** The example post of the first page. */
import { saidOut } from '../core/advice/offered.ts';
import type { Advice, Instead } from '../core/advice/result.ts';
import { isHidden } from '../core/advice/verdict.ts';
import { edited } from '../core/algorithms/edits.ts';
import { allOwn } from '../core/mentions/others.ts';
import { type Said, takeOut } from '../core/rewrite/takeOut.ts';
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
	const advice = await host.advising.adviseOnce(pack, allOwn(text), draft, settings);
	const { crowd, verdict, mentions, tolerance } = advice;
	// Until the one question is answered, the number is shown.
	const safe = isHidden(verdict) || crowd >= tolerance;
	const marked = safe ? [] : mentions.filter(({ crowdWithout }) => costs(crowdWithout, crowd));
	return {
		...{ crowd: mentions.length > 0 ? crowd : null, verdict, safer: safe ? null : saferThan(text, advice) },
		marks: marked.map(({ start, end }) => ({ start, end })),
	};
}

/** The text with the changes of the plan. */
function saferThan(text: string, { mentions, plans, tolerance, wordings }: Advice): SampleView['safer'] {
	const says = new Map(
		plans.first.changes.map(({ mention, to }) => {
			const film = mentions[mention]!.film.id;
			return [film, to === null ? saidOut(wordings, film) : saidIn(to)];
		}),
	);
	const named = mentions.map(({ start, end, film }) => ({ start, end, film: film.id, kind: 'films' as const }));
	const isOut = (i: number) => says.has(named[i]!.film) && says.get(named[i]!.film) === undefined;
	const all = [...named.keys()];
	const inPlace = all.flatMap((i): [number, Said][] => {
		const said = says.get(named[i]!.film);
		return said === undefined ? [] : [[i, said]];
	});
	const edits = takeOut(text, named, all.filter(isOut), new Map(inPlace)).flatMap((change) => change.edits);
	const { crowd } = plans.first;
	return edits.length === 0 ? null : { text: edited(text, edits), crowd, reached: crowd >= tolerance };
}

/** What replaces a title. */
const saidIn = (to: Instead): Said => ('phrase' in to ? to.says : 'swap' in to ? to.swap.film.title : null);
