import { Command } from 'commander';
import { openAccount } from '../../core/audit/account.ts';
import { auditPosts } from '../../core/audit/audit.ts';
import { afterEdits } from '../../core/audit/edited.ts';
import { yearsOf } from '../../core/audit/years.ts';
import { readAccount } from '../../imports/posts/account.ts';
import { editPosts } from '../../imports/posts/edits.ts';
import { showProgress } from '../kit/cli/progress.ts';
import { sourcesOf } from '../kit/exportFiles.ts';
import { toJson, toText } from './auditText.ts';
import { readOwnRatings } from './ownRatings.ts';
import { packOf } from './packOf.ts';
import { type SaidOptions, saidIn, withSaid } from './said.ts';

/** `npm run audit -- [--json] FILES...`. */
export const auditCommand = withSaid(
	new Command('audit')
		.description('What the posts of an account give away, and the fewest to edit, with new words.')
		.argument('<files...>', 'what a service has exported: files, folders or archives as they came'),
)
	.exitOverride()
	.action(async (files: string[], options: SaidOptions) => {
		const sources = (await Promise.all(files.map((file) => sourcesOf(file)))).flat();
		const pack = await packOf(options.pack);
		const { tolerance } = options;
		const rated = options.ratings === undefined ? null : await readOwnRatings(options.ratings, pack.catalogue);
		const owner = { said: saidIn(pack.catalogue, options), rated, tolerance };
		const progress = showProgress('Looking for films');
		const account = await readAccount([pack], sources, ({ bytes, total }) => progress.at(bytes, total)).finally(
			progress.end,
		);
		const audit = auditPosts(pack.population, account.posts, owner, tolerance);
		const { posts } = account;
		const edits = await editPosts(sources, posts, [{ pack, owner, posts, takeDown: audit.takeDown }]);
		const gone = new Set(audit.takeDown.map(({ post }) => post));
		const left = afterEdits(posts, gone, (post) => edits.get(post)?.afters[0]?.phrases ?? null);
		const crowdEdited = openAccount(pack.population, posts, owner).crowdOf(left);
		const { catalogue, population } = pack;
		const about = { edits, audit, account, crowdEdited, tolerance, rated, catalogue, population };
		if (options.json) console.log(JSON.stringify(toJson(about), null, '\t'));
		else console.log(toText(about, yearsOf(population, posts, owner)));
	});
