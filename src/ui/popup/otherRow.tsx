import { strings } from '../../strings.ts';
import { KeepButton, useFocusAcross } from './change.tsx';
import { Menu } from './menu.tsx';
import type { OtherChange } from './otherKinds.ts';
import { Rewritten } from './rewritten.tsx';
import type { Acts } from './usePopup.ts';

const words = strings.popup.changes;

interface OtherRowProps {
	change: OtherChange;
	kept: boolean;
	gone: boolean;
	acts: Pick<Acts, 'ignore' | 'sayNever'>;
	onKeep: (kept: boolean) => void;
}

/** A title of another kind in its sentence, before and after. */
export function OtherRow({ change, kept, gone, acts, onKeep }: OtherRowProps) {
	const { kind, item, before, after, level, reason } = change;
	const button = useFocusAcross(kept);
	const keep = <KeepButton {...{ button, kept, onKeep }} title={item.title} />;
	if (kept)
		return (
			<li class="fix is-kept">
				<p>{words.kept(item.title)}</p>
				{keep}
			</li>
		);
	return (
		<li class="fix">
			<div class="top">
				<b>{item.title}</b>
				<span class="of-kind">{strings.yearAndKind({ title: '', year: 0, kind })}</span>
				<span class={level === 'most' ? 'level most' : 'level'}>{words.levels[level]}</span>
			</div>
			{!gone && (
				<Menu
					label={words.more(item.title)}
					items={[
						{ icon: 'star', label: words.never, act: () => void acts.sayNever(kind, item.id) },
						{ icon: 'x', label: strings.kinds.not[kind], act: () => void acts.ignore(kind, item) },
					]}
				/>
			)}
			<Rewritten before={before} after={after} />
			{reason !== null && <p class="why">{reason === 'few' ? strings.kinds.fewOf[kind] : words[reason]}</p>}
			<div class="acts">{keep}</div>
		</li>
	);
}
