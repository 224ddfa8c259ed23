import { LONGEST_DRAFT } from '../../core/advice/limits.ts';
import { type Advice, isAdvised } from '../../core/advice/result.ts';
import type { PopupView } from '../../messages/ui.ts';
import { strings } from '../../strings.ts';
import { Fish } from '../brand.tsx';

interface Instead {
	title: string;
	text: string;
	/** Whether posts can be added here: there is a page, but no draft to advise on. */
	adds?: true;
}

/** What is shown in place of advice; null if there is advice. */
export function insteadOf({ advice, showing, off, failed, site, ...where }: PopupView): Instead | null {
	if (off) return strings.off;
	if (failed) return strings.failed;
	if (advice === null && where.private) return strings.privateField;
	if (advice === null && where.unreadable) return strings.unreadableEditor;
	if (advice === null) return site === null ? strings.unreadable : { ...strings.noDraft, adds: true };
	if (showing.later > 0) return strings.shown.later;
	if (!showing.standing) return strings.shown[showing.badge ? 'button' : 'silent'];
	if (isAdvised(advice)) return null;
	return { ...noFilmsIn(advice), adds: true };
}

function noFilmsIn({ bounded, understood, others }: Advice) {
	if (bounded.text) return strings.noFilmsInPart(LONGEST_DRAFT);
	if (bounded.part) return { ...strings.noFilmsInPart(LONGEST_DRAFT), text: strings.partBounded };
	if (others > 0) return { ...strings.noOwnFilms, text: strings.others(others) };
	return understood === 'all' ? strings.noFilms : { ...strings.noFilms, text: strings.understood[understood] };
}

export const Empty = ({ title, text }: Instead) => (
	<div class="empty">
		<Fish />
		<h1>{title}</h1>
		<p class="soft">{text}</p>
	</div>
);
