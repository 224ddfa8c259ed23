import type { KindAudit } from '../../messages/audit.ts';
import { strings } from '../../strings.ts';
import { titleOf } from '../history/standing.tsx';
import { Fold, Panel, Row } from '../pages/panel.tsx';
import { useShown } from '../useShown.tsx';
import { Hit } from './hit.tsx';
import { placeOf } from './place.ts';
import type { Checking, Result } from './useCheck.ts';

const words = strings.past;
/** Posts shown at a time. */
const SHOWN = 50;

interface PostsProps {
	result: Result;
	checking: Checking;
}

/** The fewest posts to edit for each kind that needs some; folded if a new account is less work. */
export function ToEdit({ result, checking }: PostsProps) {
	const old = result.audit.flatMap(({ filmsForOld }) => filmsForOld ?? []);
	const panels = result.audit
		.filter(({ takeDown }) => takeDown.length > 0)
		.map((audit) => <Edits key={audit.kind} {...{ result, audit, checking }} />);
	const { fresh } = words;
	if (old.length === 0) return <>{panels}</>;
	return (
		<>
			<Panel title={fresh.title}>
				<Row icon="user" title={fresh.open} detail={fresh.openHelp} />
				<Row icon="film" title={fresh.leave} detail={`${fresh.films(old.map(strings.film))} ${fresh.leaveHelp}`} />
			</Panel>
			<section class="panel">
				<Fold title={fresh.anyway} lazy>
					{panels}
				</Fold>
			</section>
		</>
	);
}

function Edits({ result, audit, checking }: PostsProps & { audit: KindAudit }) {
	const { check, done } = result;
	const { edits } = checking;
	const { takeDown, isExact, kind } = audit;
	const ticked = takeDown.filter(({ post }) => done.has(post)).length;
	const first = takeDown.find(({ post }) => !done.has(post))?.post;
	const title = ticked === 0 ? strings.audit.edit(takeDown.length) : words.doneOf(ticked, takeDown.length);
	const { shown, more } = useShown(SHOWN);
	const hasLinks = takeDown.some(({ post }) => check.posts[post]!.link !== null);
	return (
		<Panel title={titleOf(title, kind)} help={strings.audit.editHow(isExact, hasLinks)} busy={edits.isBusy}>
			{!edits.isBusy && edits.of.size === 0 && (
				<label class="reread">
					{words.reread}
					<input type="file" multiple onChange={(e) => checking.rewrite(result, [...(e.currentTarget.files ?? [])])} />
				</label>
			)}
			<p class="soft" role="status">
				{edits.isBusy ? words.writing : edits.problem}
			</p>
			<ul>
				{takeDown.slice(0, shown).map(({ post }) => (
					<Hit
						key={post}
						post={check.posts[post]!}
						edit={edits.of.get(post)}
						isFirst={post === first}
						isDone={done.has(post)}
						onTick={(on) => checking.tick(post, on)}
						onTurn={() => checking.turn(post)}
					/>
				))}
			</ul>
			{more(takeDown.length, words.more)}
		</Panel>
	);
}

export function Staying({ result: { check, audit } }: Pick<PostsProps, 'result'>) {
	const gone = new Set(audit.flatMap(({ takeDown }) => takeDown.map(({ post }) => post)));
	const all = new Set(audit.flatMap(({ posts }) => posts.map(({ post }) => post)));
	const staying = [...all].filter((post) => !gone.has(post));
	const { shown, more } = useShown(SHOWN);
	if (staying.length === 0) return null;
	return (
		<section class="panel">
			<Fold title={words.staying(staying.length)}>
				<ul class="soft">
					{staying.slice(0, shown).map((at) => {
						const post = check.posts[at]!;
						const titles = post.films.map(({ title }) => title).join(', ');
						return <li key={at}>{`${strings.audit.postOf(placeOf(post), post.date)}: ${titles}`}</li>;
					})}
				</ul>
				{more(staying.length, words.more)}
			</Fold>
		</section>
	);
}
