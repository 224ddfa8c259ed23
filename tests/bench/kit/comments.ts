/** Comments of Reddit as its export has them, made up, of which some name films. */
import { seededRandom } from '../../../src/core/advice/draw.ts';
import { type Catalogue, filmAt } from '../../../src/core/catalogue/catalogue.ts';
import type { Population } from '../../../src/core/population/population.ts';

/** Share of comments that name a film, and how many films the account knows. */
const [NAMING, KNOWN] = [0.2, 1500];
/** Bytes that come at once, as from a file. */
const CHUNK = 1 << 16;
const WORDS =
	'we talked about it the whole way home and then some more people came by to say what they had been doing since the summer ended which nobody really wanted to hear but it was late'.split(
		' ',
	);

/** Comments of 30 words, of which some name films, mostly well-known ones. */
export function* commentsOf(
	count: number,
	{ catalogue, population }: { catalogue: Catalogue; population: Population },
): Generator<Uint8Array, void> {
	const random = seededRandom(1);
	const popular = Array.from(population.raters, (_, film) => film).sort(
		(a, b) => population.raters[b]! - population.raters[a]!,
	);
	let rows = 'id,permalink,date,ip,subreddit,gildings,link,parent,body,media\n';
	for (let i = 0; i < count; i++) {
		const said = Array.from({ length: 30 }, () => WORDS[Math.floor(random() * WORDS.length)]).join(' ');
		const { title, year } = filmAt(catalogue, popular[Math.floor(KNOWN * random() ** 2)]!);
		const film = random() < NAMING ? ` I watched ${title.replaceAll('"', '""')} (${year}) again and loved it.` : '';
		const date = new Date(1.4e12 + (i * 3e11) / count).toISOString().slice(0, 19).replace('T', ' ');
		rows += `${i},,${date} UTC,,movies,0,,,"${said}.${film}",\n`;
		if (rows.length < CHUNK) continue;
		yield new TextEncoder().encode(rows);
		rows = '';
	}
	yield new TextEncoder().encode(rows);
}
