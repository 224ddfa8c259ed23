import { guardOf } from '../../core/adversaries/guards.ts';
import type { PlanEnd } from '../../core/advice/plans.ts';
import type { AdvisedView } from '../../messages/ui.ts';
import { strings } from '../../strings.ts';
import { save } from '../save.ts';
import { DOTS, dots, dotsFor, FIELD, peoplePerDot } from './dots.ts';
import { drawPicture, type Scene } from './picture.ts';

const words = strings.how;

interface SureProps {
	view: AdvisedView;
	/** Null if nothing changes. */
	end: PlanEnd | null;
	onAbout: () => void;
}

/** What anyone can do with this very post, in steps; then how the number is known. */
export function Sure({ view: { advice, steps }, end, onAbout }: SureProps) {
	const { mentions, crowd, members, low, high } = advice;
	const scenes = scenesOf(members, steps, crowd);
	const savePicture = async () =>
		save(
			'red-herring.png',
			await drawPicture(strings.popup.why, [...scenes, { text: words.who, before: 0, now: 0 }]),
			'image/png',
		);
	return (
		<section class="sure" aria-label={strings.popup.why}>
			<p>{words.ratings}</p>
			<ol>
				{scenes.map((scene) => (
					<li key={scene.text}>
						{scene.text}
						<Field {...scene} />
					</li>
				))}
				{mentions.some(({ stance }) => stance?.class != null) && <li>{words.opinions}</li>}
			</ol>
			<p class="soft">{words.key(peoplePerDot(members))}</p>
			{end !== null && <p>{strings.end(end.crowd)}</p>}
			<p>{words.who}</p>
			<p>{words.unseen}</p>
			<button type="button" onClick={() => void savePicture()}>
				{words.picture}
			</button>
			<details>
				<summary>{words.more}</summary>
				<p>
					{strings.range(low, high)} {strings.often}
				</p>
				{words.crowd(advice, guardOf(advice.adversaries[0]!.name)).map((paragraph) => (
					<p key={paragraph}>{paragraph}</p>
				))}
				{end !== null && <p>{strings.endUnder(end.naive, end.aware)}</p>}
				<button type="button" class="link" onClick={onAbout}>
					{strings.popup.learnMore}
				</button>
			</details>
		</section>
	);
}

function scenesOf(members: number, steps: AdvisedView['steps'], crowd: number): Scene[] {
	let now = DOTS;
	const scene = (text: string, people: number | null): Scene => {
		const before = now;
		now = people === null ? before : Math.min(before, dotsFor(people, members));
		return { text, before, now };
	};
	return [
		scene(words.members(members), members),
		...steps.map(({ film: { title }, left }, i) => scene(words.rated(title, left, i === 0), left)),
		scene(words.fit(crowd), crowd),
	];
}

/** Who is left, and who drops out. All of this is also in words. */
const Field = ({ before, now }: Scene) => (
	<svg class="field" viewBox={`0 0 ${FIELD.width} ${FIELD.height}`} aria-hidden="true">
		<path class="never" d={dots(now, DOTS)} />
		<path class="gone" d={dots(now, before)} />
		<path class="live" d={dots(1, now)} />
		<path class="you" d={dots(0, 1)} />
	</svg>
);
