import { isFineAlone } from '../../core/advice/goal.ts';
import type { AdvisedView } from '../../messages/ui.ts';
import { strings } from '../../strings.ts';
import { Rows } from './rows.tsx';
import { Emphasized, Verdict } from './verdict.tsx';

const words = strings.popup.earlier;

export const EarlierVerdict = ({ view: { advice } }: { view: AdvisedView }) => (
	<Verdict tone="bad" title={strings.popup.verdict.earlier(isFineAlone(advice))}>
		<Emphasized of={strings.popup.verdict.about(advice.crowd, true)} />
	</Verdict>
);

interface EarlierHelpProps {
	posts: number;
	onHistory: () => void;
}

/** No change to this draft helps. */
export const EarlierHelp = ({ posts, onHistory }: EarlierHelpProps) => (
	<section class="action" aria-labelledby="help">
		<div class="head">
			<h2 id="help">{words.help}</h2>
		</div>
		<div class="go">
			<button type="button" class="primary" onClick={onHistory}>
				{words.show(posts)}
			</button>
		</div>
		<Rows rows={[{ title: words.account, text: words.accountHow }]} />
	</section>
);
