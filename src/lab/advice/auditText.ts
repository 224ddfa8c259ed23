import type { OwnRating } from '../../core/advice/case.ts';
import { passageOf } from '../../core/algorithms/passage.ts';
import type { Audit, Without } from '../../core/audit/audit.ts';
import { nearLogged } from '../../core/audit/nearLogged.ts';
import { filmsForOld } from '../../core/audit/newAccount.ts';
import type { Year } from '../../core/audit/years.ts';
import type { Catalogue } from '../../core/catalogue/catalogue.ts';
import { filmKey } from '../../core/catalogue/titled.ts';
import type { PopulationFacts } from '../../core/population/population.ts';
import type { NamingPost, ReadAccount } from '../../imports/posts/account.ts';
import type { EditedPost } from '../../imports/posts/edits.ts';
import { UNKNOWN_SITE } from '../../imports/posts/values.ts';
import { strings } from '../../strings.ts';
import { aligned } from '../kit/cli/text.ts';
import { wordingsJson } from './adviceJson.ts';

interface About {
	audit: Audit;
	account: ReadAccount;
	tolerance: number;
	catalogue: Catalogue;
	population: Pick<PopulationFacts, 'name' | 'size'>;
	/** Posts to edit, by place. */
	edits: ReadonlyMap<number, EditedPost>;
	/** People who could have written all posts once these are edited; those without new words are taken down. */
	crowdEdited: number;
	/** The writer's own ratings, if they are known. */
	rated: ReadonlyMap<number, OwnRating> | null;
}

/** Formats an audit as the documented JSON. */
export function toJson({ audit, account, tolerance, catalogue, rated, edits, crowdEdited }: About) {
	const named = (films: readonly number[]) => films.map((film) => nameOf(catalogue, film));
	return {
		crowd: audit.crowd,
		low: audit.low,
		verdict: audit.verdict,
		tolerance,
		posts: audit.posts.map(({ post, crowd }) => {
			const of = account.posts[post]!;
			const { id, date, site, films } = of;
			const near = rated && { nearLogged: named(nearLogged(of, rated)) };
			return { id, date, site, films: named(films), crowdWithout: crowd, ...near };
		}),
		takeDown: audit.takeDown.map(({ post }) => account.posts[post]!.id),
		crowdAfter: audit.crowdAfter,
		crowdEdited,
		doubtful: named(account.doubtful),
		unread: account.unread,
		wordings: audit.takeDown.flatMap(({ post }) => {
			const { id, site } = account.posts[post]!;
			const edit = edits.get(post);
			if (edit === undefined) return [];
			return [{ id, site, edited: edit.afters[0]?.text ?? null, wordings: wordingsJson(edit.wordings, edit.text) }];
		}),
	};
}

function nameOf(catalogue: Catalogue, film: number) {
	const { title, year } = filmKey(catalogue, film);
	return { title, year };
}

/** Posts that can stay and whose films are printed. */
const MOST_STAYING = 10;

/** Formats an audit as sentences. */
export function toText(about: About, years: readonly Year[]): string {
	const { audit, account, tolerance, catalogue } = about;
	const words = strings.audit;
	const films = new Set(account.posts.flatMap((post) => post.films)).size;
	const unread = account.unread.length === 0 ? [] : [strings.past.unread(account.unread)];
	const doubtful = account.doubtful.map((film) => filmKey(catalogue, film).title);
	const leftOut = doubtful.length === 0 ? [] : [words.doubtful(doubtful)];
	if (films === 0) return [words.none(account.read), ...leftOut, ...unread].join('\n');
	const gone = new Set(audit.takeDown.map(({ post }) => post));
	const staying = audit.posts.filter(({ post }) => !gone.has(post));
	const lineOf = (post: NamingPost, named = post.films) => {
		const titles = named.map((film) => strings.film(filmKey(catalogue, film))).join(', ');
		return `${words.postOf(post.site === UNKNOWN_SITE ? '' : post.site, post.date)}: ${titles}`;
	};
	const lines = [
		...verdict(about),
		`${words.counted(account.posts.length, account.read, films)} ${strings.how.whose(about)}`,
		...leftOut,
		...unread,
	];
	if (gone.size > 0) lines.push('', `${words.edit(gone.size)}:`, ...edits(about, lineOf));
	if (staying.length > 0) lines.push('', strings.past.staying(staying.length), ...printed(staying, account, lineOf));
	lines.push(...soonAfter(about, lineOf), '', strings.past.yearsHelp(tolerance), ...yearLines(years));
	lines.push('', words.copies, strings.fine);
	return lines.join('\n');
}

function verdict({ audit, account, tolerance, catalogue, crowdEdited }: About): string[] {
	const words = strings.past;
	const { length } = audit.takeDown;
	if (length === 0) return [words.safe, words.safeAbout(audit.crowd, audit.low, tolerance)];
	const about = words.verdictAbout(audit.crowd).join('');
	const then = `${about} ${words.verdictEdited(length, crowdEdited)} ${strings.goal(tolerance)}`;
	const old = filmsForOld(audit, account.posts);
	if (old === null) return [words.verdict(length), then];
	const { fresh } = words;
	const titles = old.map((film) => filmKey(catalogue, film).title);
	return [
		...[fresh.verdict, `${fresh.edits(length, audit.posts.length)} ${fresh.openHelp}`],
		...[`${fresh.leave}: ${fresh.films(titles)}`, then],
	];
}

/** The posts to edit, each with the words to remove and to add. */
function edits({ audit, account, edits: found }: About, lineOf: (post: NamingPost) => string): string[] {
	return audit.takeDown.flatMap(({ post }) => {
		const of = account.posts[post]!;
		const edit = found.get(post);
		const marked = (mark: string, text: string) => text.split('\n').map((line) => `    ${mark} ${line}`);
		const [after] = edit?.afters ?? [];
		const { before, after: then } = passageOf(edit?.text ?? '', after?.text ?? '');
		return [
			`  ${lineOf(of)}`,
			...(of.link === null ? [] : [`    ${of.link}`]),
			...(after === undefined ? [`    ${strings.audit.noWording}`] : [...marked('-', before), ...marked('+', then)]),
		];
	});
}

function printed(staying: readonly Without[], { posts }: ReadAccount, lineOf: (post: NamingPost) => string): string[] {
	const lines = staying.slice(0, MOST_STAYING).map(({ post }) => `  ${lineOf(posts[post]!)}`);
	return staying.length > MOST_STAYING ? [...lines, `  ${strings.audit.more(staying.length - MOST_STAYING)}`] : lines;
}

/** Posts that were written within two weeks of when one of their films was logged, in the order of the audit. */
function soonAfter(
	{ audit, account, rated }: About,
	lineOf: (post: NamingPost, named: readonly number[]) => string,
): string[] {
	if (rated === null) return [];
	const near = audit.posts.flatMap(({ post }) => {
		const of = account.posts[post]!;
		const named = nearLogged(of, rated);
		return named.length === 0 ? [] : [`  ${lineOf(of, named)}`];
	});
	return near.length === 0 ? [] : ['', strings.audit.near(near.length), ...near];
}

const yearLines = (years: readonly Year[]) =>
	aligned(
		years.map(({ year, posts, crowd }) => [
			`  ${year ?? strings.audit.noYear}`,
			strings.people(crowd),
			strings.history.posts(posts),
		]),
	);
