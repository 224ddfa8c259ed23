import type { ComponentChildren } from 'preact';
import { isSurelySafe } from '../../core/advice/kindSummary.ts';
import { MOST_FILMS } from '../../core/advice/limits.ts';
import { type FilmName, isAdvised } from '../../core/advice/result.ts';
import type { PackKind } from '../../core/catalogue/packKinds.ts';
import type { PopupView } from '../../messages/ui.ts';
import { strings } from '../../strings.ts';
import type { AddedSummary } from './smallestKind.ts';
import { Bounded } from './sure.tsx';
import { Verdict } from './verdict.tsx';

const words = strings.kinds;

export interface KindViewProps {
	view: Pick<PopupView, 'advice' | 'gone'>;
	summary: AddedSummary;
	onTakeOut: (kind: PackKind, item: FilmName) => void;
	onNotItem: (kind: PackKind, item: FilmName) => void;
	children?: ComponentChildren;
}

export function KindView({ summary, view: { advice, gone }, onTakeOut, onNotItem, children }: KindViewProps) {
	const { kind, crowd, low, high, tolerance, bounded, understood, ownRatings, earlier } = summary;
	const good = isSurelySafe(summary);
	const { before, after } = words.verdict[kind]();
	const notOwn = advice !== null && !isAdvised(advice) ? advice.others : 0;
	return (
		<>
			<Verdict tone={good ? 'good' : 'bad'} title={`${before}${strings.people(crowd)}${after}`}>
				{strings.range(low, high)} {good ? words.reached(tolerance) : strings.goal(tolerance)}
			</Verdict>
			{children}
			<Bounded advice={{ bounded: { ...bounded, films: false }, understood, others: notOwn }} />
			{bounded.films && <p class="small">{words.rarest(MOST_FILMS)}</p>}
			{earlier.films > 0 && <p class="small soft">{words.earlier(earlier.films)}</p>}
			{ownRatings && <p class="small soft">{words.rated}</p>}
			<Costly {...{ summary, gone, onTakeOut, onNotItem }} />
		</>
	);
}

type CostlyProps = Pick<KindViewProps, 'summary' | 'onTakeOut' | 'onNotItem'> & { gone: boolean };

function Costly({ summary: { kind, crowd, costly }, gone, onTakeOut, onNotItem }: CostlyProps) {
	if (costly.length === 0) return null;
	const id = `kind-${kind}`;
	const alone = costly.some((one) => !strings.hardly(one.crowd, crowd));
	return (
		<section class="action kind" aria-labelledby={id}>
			<div class="head">
				<h2 id={id}>{words.names[kind]}</h2>
			</div>
			<ul>
				{costly.map(({ item, crowd: then }) => {
					const [name, none] = [strings.film(item), words.not[kind]];
					return (
						<Row
							key={item.id}
							item={item}
							button={{
								...{ text: words.takeOut, label: strings.takeOut(name), disabled: gone },
								act: () => onTakeOut(kind, item),
							}}
						>
							{alone && strings.afterwards(then)}
							{!gone && (
								<button
									type="button"
									class="link"
									aria-label={`${none}: ${name}`}
									onClick={() => onNotItem(kind, item)}
								>
									{none}
								</button>
							)}
						</Row>
					);
				})}
			</ul>
			{!alone && <p class="rest">{words.together}</p>}
		</section>
	);
}

export interface ToNameProps {
	summary: AddedSummary;
	onName: (item: FilmName) => void;
}

export function ToName({ summary: { kind, suggestions }, onName }: ToNameProps) {
	const { add, addFilm, ratedBy } = strings.popup.mention;
	return (
		<section class="action" aria-labelledby="to-name-title">
			<div class="head">
				<h1 id="to-name-title">{words.toName[kind]}</h1>
			</div>
			<ul>
				{suggestions.map(({ item, share }) => (
					<Row
						key={item.id}
						item={item}
						button={{ text: add, label: addFilm(strings.film(item)), disabled: false, act: () => onName(item) }}
					>
						{ratedBy(share)}
					</Row>
				))}
			</ul>
		</section>
	);
}

interface RowProps {
	item: FilmName;
	button: { text: string; label: string; disabled: boolean; act: () => void };
	children: ComponentChildren;
}

const Row = ({ item, button: { text, label, disabled, act }, children }: RowProps) => (
	<li class="suggestion">
		<span class="name">
			{item.title} <small>{item.year || ''}</small>
		</span>
		<button type="button" aria-label={label} disabled={disabled} onClick={act}>
			{text}
		</button>
		<span class="facts">{children}</span>
	</li>
);
