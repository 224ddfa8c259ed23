/** How long the audit of an account takes, and in how much memory: `node --max-semi-space-size=4 tests/bench/audit.ts [COMMENTS]`. */
import { strToU8 } from 'fflate';
import { seededRandom } from '../../src/core/advice/draw.ts';
import { auditPosts } from '../../src/core/audit/audit.ts';
import { yearsOf } from '../../src/core/audit/years.ts';
import { filmAt } from '../../src/core/catalogue/catalogue.ts';
import { readAccount } from '../../src/imports/posts/account.ts';
import { openBuiltIn } from '../../src/pack/builtIn.ts';
import { postsOf, streamed } from '../unit/imports/posts/files.ts';
import { report } from './measure.ts';

const comments = Number(process.argv[2] ?? 10_000);
/** Share of comments that name a film, and how many films the account knows. */
const [NAMING, KNOWN] = [0.2, 1500];
const WORDS =
	'we talked about it the whole way home and then some more people came by to say what they had been doing since the summer ended which nobody really wanted to hear but it was late'.split(
		' ',
	);

const { catalogue, population } = await openBuiltIn();
const popular = Array.from(population.raters, (_, film) => film).sort(
	(a, b) => population.raters[b]! - population.raters[a]!,
);

/** Comments of 30 words, of which some name films, mostly well-known ones. */
function* rows() {
	const random = seededRandom(1);
	yield strToU8('id,permalink,date,ip,subreddit,gildings,link,parent,body,media\n');
	for (let i = 0; i < comments; i++) {
		const said = Array.from({ length: 30 }, () => WORDS[Math.floor(random() * WORDS.length)]).join(' ');
		const { title, year } = filmAt(catalogue, popular[Math.floor(KNOWN * random() ** 2)]!);
		const film = random() < NAMING ? ` I watched ${title.replaceAll('"', '""')} (${year}) again and loved it.` : '';
		const date = new Date(1.4e12 + (i * 3e11) / comments).toISOString().slice(0, 19).replace('T', ' ');
		yield strToU8(`${i},,${date} UTC,,movies,0,,,"${said}.${film}",\n`);
	}
}

const timed = async <T>(run: () => T | Promise<T>) => {
	const start = performance.now();
	const result = await run();
	return { result, seconds: (performance.now() - start) / 1000 };
};
const told = (n: number) => `${n.toFixed(1)} s`;

const account = await timed(() => readAccount(catalogue, [streamed('comments.csv', rows)]));
const { posts } = account.result;
const audit = await timed(() => ({
	...auditPosts(population, posts, {}, 100),
	years: yearsOf(population, posts, {}),
}));
const megabytes = Math.round(process.resourceUsage().maxRSS / 1000);
const reading = comments > 100_000 ? null : await timed(() => postsOf(streamed('comments.csv', rows)));
const whole = account.seconds + audit.seconds;
report(`The audit of ${comments} comments, of which ${posts.length} name films`, {
	...(reading && { 'writing and reading them alone': told(reading.seconds) }),
	'reading them and finding films': told(account.seconds),
	'everything: the crowds, the fewest to take down, the years': `${told(whole)}  (${(whole / account.seconds).toFixed(2)} times)`,
	'to take down': String(audit.result.takeDown.length),
	'most memory': `${megabytes} MB`,
});
