import type { AdvisedView } from '../../messages/ui.ts';
import { strings } from '../../strings.ts';
import { Icon } from '../icons.tsx';
import { removable } from './kind.ts';
import { Verdict } from './verdict.tsx';

const words = strings.popup.earlier;

export function EarlierVerdict({ view: { advice } }: { view: AdvisedView }) {
	const films = removable(advice);
	const nothing = films.every(({ mention }) => strings.hardly(mention.crowdWithout, advice.crowd));
	const one = films.length === 1 ? films[0]!.mention.film.title : null;
	return (
		<Verdict before={words.before} crowd={words.posts} after={words.after} good={false}>
			{words.all(advice.crowd)} {words.naming(one, nothing)}
		</Verdict>
	);
}

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
		<ul class="help">
			<li>
				<Icon name="clock" />
				<span class="name">{words.edit}</span>
				<button type="button" onClick={onHistory}>
					{words.posted(posts)}
				</button>
			</li>
			<li>
				<Icon name="user" />
				<span class="name">
					{words.account}
					<small>{words.accountHow}</small>
				</span>
			</li>
		</ul>
	</section>
);
