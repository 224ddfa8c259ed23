import { useEffect } from 'preact/hooks';
import type { AdvisedView } from '../../messages/ui.ts';
import type { AsOne } from '../../storage/asOne.ts';
import { strings } from '../../strings.ts';
import { mayTakeOut } from './kind.ts';
import { RoomHead } from './room.tsx';

const words = strings.links;

interface LinkRoomProps {
	view: AdvisedView;
	note: string;
	onBack: () => void;
	onTakeOut: (films: readonly number[]) => void;
	onAsOne: (accounts: AsOne) => void;
}

export function LinkRoom({ view, note, onBack, onTakeOut, onAsOne }: LinkRoomProps) {
	const { link, showing, gone, history } = view;
	// The link to here is gone with its draft or account.
	useEffect(() => {
		if (link === null) onBack();
	}, [link === null]);
	if (link === null) return null;
	const { own, other, pair, crowd, accounts, goal, steps } = link;
	const end = steps.at(-1)?.crowd ?? crowd;
	return (
		<>
			<RoomHead title={words.title} onBack={onBack} />
			<p>
				{words.links(own, other)}. {words.alike(crowd)} {words.among(accounts, other)}
			</p>
			{steps.length > 0 && (
				<section class="action" aria-labelledby="linking">
					<div class="head">
						<h2 id="linking">{words.films}</h2>
					</div>
					<ul>
						{steps.map((step, i) => (
							<li key={step.film.id} class="step">
								<span class="name">
									{step.film.title} <small>{strings.yearAndKind(step.film)}</small>
								</span>
								<small>{i === 0 ? strings.afterwards(step.crowd) : words.afterAlso(step.crowd)}</small>
							</li>
						))}
					</ul>
					{mayTakeOut(showing) && (
						<div class="go">
							<button
								type="button"
								class="primary"
								disabled={gone}
								onClick={() => onTakeOut(steps.map(({ film }) => film.id))}
							>
								{strings.takeOutFilms(steps.length)}
							</button>
							<p role="status">{note === '' ? words.end(end, goal, end >= goal) : note}</p>
						</div>
					)}
				</section>
			)}
			<p class="small soft">{words.how}</p>
			{pair !== null && history?.private === false && (
				<p class="small soft">
					<button type="button" class="link" onClick={() => onAsOne(pair)}>
						{words.asOne}
					</button>{' '}
					{words.asOneHelp}
				</p>
			)}
		</>
	);
}
