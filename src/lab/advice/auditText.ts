import type { OwnRating } from '../../core/advice/case.ts';
import type { Audit, Without } from '../../core/audit/audit.ts';
import { nearLogged } from '../../core/audit/nearLogged.ts';
import { newAccountIs } from '../../core/audit/newAccount.ts';
import type { Year } from '../../core/audit/years.ts';
import type { Catalogue } from '../../core/catalogue/catalogue.ts';
import { filmKey } from '../../core/catalogue/titled.ts';
import type { PopulationFacts } from '../../core/population/population.ts';
import type { NamingPost, ReadAccount } from '../../imports/posts/account.ts';
import { strings } from '../../strings.ts';
import { aligned } from '../kit/cli/text.ts';
import { linesChanged, wordingsJson } from './adviceText.ts';
import type { EditedPost } from './auditEdits.ts';

interface About {
	audit: Audit;
	account: ReadAccount;
	tolerance: number;
	catalogue: Catalogue;
	population: Pick<PopulationFacts, 'name' | 'size'>;
	/** Of posts to take down, by their place. */
	edits: ReadonlyMap<number, EditedPost>;
	/** The writer's own ratings, if they are known. */
	rated: ReadonlyMap<number, OwnRating> | null;
}

/** Formats an audit as the documented JSON. */
export function toJson({ audit, account, tolerance, catalogue, rated, edits }: About) {
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
		doubtful: named(account.doubtful),
		unread: account.unread,
		wordings: audit.takeDown.flatMap(({ post }) => {
			const { id, site } = account.posts[post]!;
			const edit = edits.get(post);
			if (edit === undefined) return [];
			return [{ id, site, edited: edit.after, wordings: wordingsJson(edit.wordings, edit.text) }];
		}),
	};
}

function nameOf(catalogue: Catalogue, film: number) {
	const { title, year } = filmKey(catalogue, film);
	return { title, year };
}

/** Posts that can stay of which the films are printed. */
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
	const lines = [
		words.verdict(audit.crowd, audit.members),
		`${words.counted(account.posts.length, account.read, films)} ${strings.range(audit.low, audit.high)}`,
		strings.how.whose(about),
		strings.goal(tolerance),
		...leftOut,
		...unread,
	];
	const gone = new Set(audit.takeDown.map(({ post }) => post));
	const staying = audit.posts.filter(({ post }) => !gone.has(post));
	const lineOf = (post: NamingPost, named = post.films) => {
		const titles = named.map((film) => strings.film(filmKey(catalogue, film))).join(', ');
		return `${words.postOf(post.site, post.date)}: ${titles}`;
	};
	if (audit.takeDown.length === 0) lines.push(words.nothing);
	else {
		lines.push('', words.takeDown(audit.takeDown.length), words.takeDownHow(audit.isExact));
		for (const { post, crowd } of audit.takeDown) {
			const of = account.posts[post]!;
			lines.push(`  ${lineOf(of)}: ${strings.afterwards(crowd)}`, ...(of.link === null ? [] : [`    ${of.link}`]));
			const { text = '', after = null } = about.edits.get(post) ?? {};
			if (after !== null) lines.push(...linesChanged(text, after).map((line) => `    “${line}”`));
		}
		lines.push(words.end(audit.crowdAfter), ...newAccount(about));
	}
	if (staying.length > 0) lines.push('', words.staying(staying.length), ...printed(staying, account, lineOf));
	lines.push(...soonAfter(about, lineOf), '', words.years, ...yearLines(years), '', words.copies, strings.fine);
	return lines.join('\n');
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

function newAccount({ audit, account, catalogue }: About): string[] {
	const { is, films } = newAccountIs(audit, account.posts);
	if (is === null) return [];
	return [
		'',
		strings.audit.newAccount[is],
		strings.audit.notToName(films.map((film) => filmKey(catalogue, film).title)),
	];
}

const yearLines = (years: readonly Year[]) =>
	aligned(
		years.map(({ year, posts, crowd }) => [
			`  ${year ?? strings.audit.noYear}`,
			strings.people(crowd),
			strings.history.posts(posts),
		]),
	);
