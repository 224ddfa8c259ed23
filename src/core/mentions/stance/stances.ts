/** What a writer says about each film in a text: whether they liked it, and the stars they give. */
import { describeAll, FEATURES } from './features.ts';
import { judgeStance, type StanceModel, stanceModel } from './model.ts';
import { type Named, sceneOf } from './scene.ts';
import type { Stars } from './starsWritten.ts';

export type StanceClass = 'liked' | 'soso' | 'disliked';

export interface Stance {
	/** Null if the writer has no opinion on the film, or only reports others'. */
	class: StanceClass | null;
	/** The rating as written. */
	stars?: Stars;
}

/** Classes in the order of {@link judgeStance}. */
const CLASSES = [null, 'liked', 'soso', 'disliked'] as const;

/** Shares of the scale from which a rating is so-so, and from which it is good. */
const [LEAST_SOSO, LEAST_LIKED] = [0.45, 0.65];

/** The class of a rating by its share of the scale. */
const classOfShare = (share: number): StanceClass =>
	share >= LEAST_LIKED ? 'liked' : share >= LEAST_SOSO ? 'soso' : 'disliked';

/**
 * Reads the stance on each mention, in their order. Takes time in proportion to the text.
 * @param mentions in the order of the text, without overlaps
 */
export function readStances(text: string, mentions: readonly Named[], model: StanceModel = stanceModel()): Stance[] {
	if (mentions.length === 0) return [];
	const scene = sceneOf(text, mentions);
	const rows = describeAll(scene);
	return mentions.map((_, i) => {
		const stars = scene.stars[i] ?? null;
		if (stars !== null) return { class: classOfShare(stars.value / stars.scale), stars };
		const chances = judgeStance(model, rows, i * FEATURES.length);
		return { class: CLASSES[chances.indexOf(Math.max(...chances))]! };
	});
}
