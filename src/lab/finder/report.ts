import { seededRandom } from '../../core/advice/draw.ts';
import { type Interval, wilson } from '../kit/statistics.ts';
import type { Judgment, ScoredText } from './score.ts';

interface Rate {
	precision: number;
	recall: number;
	f1: number;
}

type DetectReport = ReturnType<typeof summarize>;

const RESAMPLES = 1000;
const BINS = 10;

/** Summarizes the accuracy of the finder on labeled texts. */
export function summarize(scored: readonly ScoredText[], seed: number) {
	const all = scored.flatMap((s) => s.judgments);
	const rest = (keep: (s: ScoredText) => boolean) => rate(scored.filter(keep).flatMap((s) => s.judgments));
	const matched = all.filter((o) => o.gold !== null && o.found !== null);
	const right = matched.filter((o) => o.right).length;
	const gold = all.filter((o) => o.gold !== null);
	const found = all.filter((o) => o.found !== null);
	const without = scored.filter((s) => s.text.mentions.length === 0);
	const wordsWithout = without.reduce((sum, s) => sum + s.words, 0);
	const falseWithout = without.reduce((sum, s) => sum + s.judgments.length, 0);
	return {
		texts: scored.length,
		words: scored.reduce((sum, s) => sum + s.words, 0),
		gold: gold.length,
		found: found.length,
		// With 95 % confidence intervals, by bootstrap over texts.
		span: { ...rate(all), interval: bootstrap(scored, seed) },
		// The same by mention, as if each were found by itself.
		wilson: {
			precision: wilson({ found: matched.length, of: found.length }),
			recall: wilson({ found: matched.length, of: gold.length }),
		},
		exact: rate(all, (o) => o.exact),
		film: {
			precision: share(right, found.length),
			recall: share(right, gold.length),
			givenSpan: share(right, matched.length),
			givenSpanAmong: share(matched.filter((o) => o.among).length, matched.length),
		},
		oneWord: rate(all.filter((o) => o.oneWord)),
		longer: rate(all.filter((o) => !o.oneWord)),
		lowerCase: rest((s) => s.lowerCase),
		mixedCase: rest((s) => !s.lowerCase),
		kinds: Object.fromEntries(
			[...new Set(gold.map((o) => o.gold!.kind))].sort().map((kind) => {
				const of = gold.filter((o) => o.gold!.kind === kind);
				return [
					kind || 'unlabeled',
					{ gold: of.length, recall: share(of.filter((o) => o.found !== null).length, of.length) },
				];
			}),
		),
		// In the texts without labels.
		falsePer1000Words: without.length === 0 ? null : (1000 * falseWithout) / wordsWithout,
		calibration: calibrate(found),
	};
}

const share = (part: number, whole: number) => (whole === 0 ? 0 : part / whole);

function rate(judgments: readonly Judgment[], hit = (o: Judgment) => o.gold !== null && o.found !== null): Rate {
	const hits = judgments.filter(hit).length;
	return rateOf(
		hits,
		judgments.filter((o) => o.found !== null).length,
		judgments.filter((o) => o.gold !== null).length,
	);
}

function rateOf(hits: number, found: number, gold: number): Rate {
	return { precision: share(hits, found), recall: share(hits, gold), f1: share(2 * hits, found + gold) };
}

function bootstrap(scored: readonly ScoredText[], seed: number): Record<keyof Rate, Interval> {
	const counts = scored.map(({ judgments }) => [
		judgments.filter((o) => o.gold !== null && o.found !== null).length,
		judgments.filter((o) => o.found !== null).length,
		judgments.filter((o) => o.gold !== null).length,
	]);
	const random = seededRandom(seed);
	const samples = Array.from({ length: RESAMPLES }, () => {
		const sum = [0, 0, 0];
		for (let i = 0; i < counts.length; i++) {
			const drawn = counts[Math.floor(random() * counts.length)]!;
			for (let k = 0; k < 3; k++) sum[k]! += drawn[k]!;
		}
		return rateOf(sum[0]!, sum[1]!, sum[2]!);
	});
	const interval = (key: keyof Rate): Interval => {
		const sorted = samples.map((s) => s[key]).sort((a, b) => a - b);
		return [sorted[Math.floor(0.025 * RESAMPLES)]!, sorted[Math.floor(0.975 * RESAMPLES)]!];
	};
	return { precision: interval('precision'), recall: interval('recall'), f1: interval('f1') };
}

function calibrate(found: readonly Judgment[]) {
	const bins = Array.from({ length: BINS }, (_, i) => ({
		from: i / BINS,
		to: (i + 1) / BINS,
		count: 0,
		confidence: 0,
		right: 0,
	}));
	for (const { found: mention, gold } of found) {
		const bin = bins[Math.min(BINS - 1, Math.floor(mention!.confidence * BINS))]!;
		bin.count++;
		bin.confidence += mention!.confidence;
		if (gold !== null) bin.right++;
	}
	const expectedError = bins.reduce((sum, b) => sum + Math.abs(b.confidence - b.right), 0) / Math.max(1, found.length);
	const filled = bins.filter((b) => b.count > 0);
	return {
		expectedError,
		bins: filled.map((b) => ({ ...b, confidence: b.confidence / b.count, right: b.right / b.count })),
	};
}

export function reportLines(r: DetectReport): string[] {
	const pct = (x: number) => x.toFixed(3);
	const prf = (name: string, x: Rate) =>
		`${name.padEnd(22)} precision ${pct(x.precision)}  recall ${pct(x.recall)}  F1 ${pct(x.f1)}`;
	const between = ([low, high]: Interval) => `${pct(low)}-${pct(high)}`;
	const { interval } = r.span;
	return [
		`${r.texts} texts, ${r.words} words, ${r.gold} labeled mentions, ${r.found} found`,
		prf('spans', r.span),
		`${''.padEnd(22)} 95 %: precision ${between(interval.precision)}, recall ${between(interval.recall)}, F1 ${between(interval.f1)}`,
		`${''.padEnd(22)} by mention (Wilson): precision ${between(r.wilson.precision)}, recall ${between(r.wilson.recall)}`,
		prf('exact spans', r.exact),
		prf('one word', r.oneWord),
		prf('longer', r.longer),
		prf('all-lower-case texts', r.lowerCase),
		prf('mixed-case texts', r.mixedCase),
		`${'films'.padEnd(22)} precision ${pct(r.film.precision)}  recall ${pct(r.film.recall)}  right given the span ${pct(r.film.givenSpan)}, among its alternatives ${pct(r.film.givenSpanAmong)}`,
		...Object.entries(r.kinds).map(([kind, k]) => `${`kind ${kind}`.padEnd(22)} recall ${pct(k.recall)} of ${k.gold}`),
		...(r.falsePer1000Words === null
			? []
			: [`${'no films in the text'.padEnd(22)} ${r.falsePer1000Words.toFixed(2)} false mentions per 1,000 words`]),
		`${'calibration'.padEnd(22)} expected error ${pct(r.calibration.expectedError)}`,
		...r.calibration.bins.map((b) => `  said ${b.confidence.toFixed(2)}, right ${b.right.toFixed(2)} of ${b.count}`),
	];
}

/** Lists each false and missed mention with the words around it. */
export function errorLines(scored: readonly ScoredText[]): string[] {
	return scored.flatMap(({ text, judgments }) =>
		judgments
			.filter((o) => o.gold === null || o.found === null)
			.map(({ gold, found }) => {
				const { start, end } = gold ?? found!;
				const context = `${text.text.slice(Math.max(0, start - 40), start)}[${text.text.slice(start, end)}]${text.text.slice(end, end + 40)}`;
				const what = gold === null ? `false ${found!.confidence.toFixed(2)}` : `missed ${gold.kind}`;
				return `${what}\t${text.id}\t${context.replace(/\s+/g, ' ')}`;
			}),
	);
}
