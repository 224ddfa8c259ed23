/** The steps of an attack as a picture, with nothing of the writer in it but titles and numbers. */
import { dots, FIELD } from './dots.ts';

/** A line, and the dots below it: how many were left before, and how many are left. */
export interface Scene {
	text: string;
	before: number;
	now: number;
}

const [WIDTH, EDGE, TEXT, LINE] = [800, 40, 22, 30];
const INNER = WIDTH - 2 * EDGE;
const SCALE = INNER / FIELD.width;
const COLORS = { paper: '#fcfaf6', ink: '#1d1b18', never: '#e5e0d6', live: '#1b6470', you: '#b43a24' };

/** Returns the picture as a PNG file. */
export async function drawPicture(title: string, scenes: readonly Scene[]): Promise<Blob> {
	const canvas = new OffscreenCanvas(WIDTH, 1);
	const measure = canvas.getContext('2d')!;
	measure.font = `${TEXT}px sans-serif`;
	const drawn = scenes.map((scene) => ({ ...scene, lines: linesOf(measure, scene.text) }));
	const heightOf = ({ lines, now }: (typeof drawn)[number]) =>
		lines.length * LINE + (now > 0 ? FIELD.height * SCALE : 0) + LINE;
	canvas.height = 2 * EDGE + 2 * LINE + drawn.reduce((sum, one) => sum + heightOf(one), 0);
	const to = canvas.getContext('2d')!;
	to.fillStyle = COLORS.paper;
	to.fillRect(0, 0, WIDTH, canvas.height);
	to.fillStyle = COLORS.ink;
	to.font = `bold ${TEXT * 1.4}px sans-serif`;
	to.fillText(title, EDGE, EDGE + TEXT);
	to.font = `${TEXT}px sans-serif`;
	let y = EDGE + 2 * LINE;
	for (const one of drawn) {
		to.fillStyle = COLORS.ink;
		one.lines.forEach((line, i) => {
			to.fillText(line, EDGE, y + i * LINE + TEXT);
		});
		if (one.now > 0) drawDots(to, y + one.lines.length * LINE + LINE / 3, one);
		y += heightOf(one);
	}
	return canvas.convertToBlob({ type: 'image/png' });
}

function drawDots(to: OffscreenCanvasRenderingContext2D, y: number, { now }: Scene): void {
	to.save();
	to.translate(EDGE, y);
	to.scale(SCALE, SCALE);
	to.lineCap = 'round';
	to.lineWidth = 5.6;
	const paths = [
		[COLORS.never, dots(now, Number.POSITIVE_INFINITY)],
		[COLORS.live, dots(1, now)],
		[COLORS.you, dots(0, 1)],
	] as const;
	for (const [color, path] of paths) {
		to.strokeStyle = color;
		to.stroke(new Path2D(path));
	}
	to.restore();
}

/** A text in lines that are narrow enough. */
function linesOf(measure: OffscreenCanvasRenderingContext2D, text: string): string[] {
	const lines: string[] = [];
	for (const word of text.split(' ')) {
		const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`;
		if (lines.length > 0 && measure.measureText(longer).width <= INNER) lines[lines.length - 1] = longer;
		else lines.push(word);
	}
	return lines;
}
