import { isAddedKind, isOfAdded, type PackKind } from '../core/catalogue/packKinds.ts';
import type { AskWorker } from '../messages/ui.ts';
import { forgetImport, forgetRatings } from '../storage/ratings.ts';
import type { Import } from '../storage/records.ts';
import { SERVICES } from '../storage/services.ts';
import { strings } from '../strings.ts';
import type { Progress } from './importFile.ts';
import { ImportReport } from './importReport.tsx';
import { FileDrop } from './pages/fileDrop.tsx';
import { Unmatched } from './unmatched.tsx';
import type { RatingsState } from './useRatings.ts';

const words = strings.imports;

interface RatingsProps {
	ask: AskWorker;
	ratings: RatingsState;
	kinds: readonly PackKind[];
}

export function Ratings({ ask, ratings, kinds }: RatingsProps) {
	const { imports, damaged, progress, report, problem, news, start, change } = ratings;
	const hasOthers = kinds.some(isAddedKind) || imports.some(isOfAdded);
	const forgetAll = hasOthers ? words.forgetOfAll : words.forgetAll;
	return (
		<section class="panel body" id="ratings" aria-busy={progress !== null}>
			<h2>{hasOthers ? words.titleOfAll : words.title}</h2>
			<p>{words.why}</p>
			{hasOthers && <p>{words.others}</p>}
			<p class="soft">{words.where}</p>
			<HowTo others={hasOthers} />
			<FileDrop
				label={hasOthers ? words.chooseOfAll : words.choose}
				accept=".zip,.csv,.json,.txt,.xml,.gz"
				onFiles={start}
			/>
			{progress !== null && <progress aria-label={words.progress} max={1} value={progress.share} />}
			<p role="status" class="soft">
				{progress !== null ? phaseOf(progress) : news}
			</p>
			{problem !== '' && (
				<div class="notice" role="alert">
					<p>{problem}</p>
				</div>
			)}
			{report !== null && <ImportReport report={report} />}
			{damaged > 0 && (
				<div class="notice">
					<p>{hasOthers ? words.damagedOfAll(damaged) : words.damagedStored(damaged)}</p>
					<button type="button" onClick={() => change(forgetRatings, words.forgotten)}>
						{forgetAll}
					</button>
				</div>
			)}
			{imports.length > 0 && (
				<Imports
					imports={imports}
					kinds={kinds}
					forgetAll={forgetAll}
					onForget={(one) => change((from) => forgetImport(from, one), words.forgotten)}
					onForgetAll={() => change(forgetRatings, words.forgotten)}
				/>
			)}
			{imports.map((one) => (
				<Unmatched key={one.id} imported={one} ask={ask} onSettled={change} />
			))}
		</section>
	);
}

const phaseOf = ({ phase, file, films, kind }: Progress & { file: string }) =>
	phase === 'reading' ? words.phases.reading(file) : words.phases[phase](films, kind);

function HowTo({ others }: { others: boolean }) {
	return (
		<details class="how">
			<summary>{words.how}</summary>
			<dl>
				{SERVICES.map(({ id, name }) => {
					const how = strings.services.how(id);
					return (
						how !== null && (
							<div key={id}>
								<dt>{name}</dt>
								<dd>{how}</dd>
							</div>
						)
					);
				})}
				{others &&
					Object.entries(words.howOthers).map(([name, how]) => (
						<div key={name}>
							<dt>{name}</dt>
							<dd>{how}</dd>
						</div>
					))}
			</dl>
		</details>
	);
}

interface ImportsProps {
	imports: Import[];
	kinds: readonly PackKind[];
	forgetAll: string;
	onForget: (one: Import) => void;
	onForgetAll: () => void;
}

function Imports({ imports, kinds, forgetAll, onForget, onForgetAll }: ImportsProps) {
	return (
		<>
			<h3>{words.list}</h3>
			<ul class="card sites">
				{imports.map((one) => (
					<li key={one.id}>
						<span>
							<b>{one.file}</b>
							<br />
							<span class="soft">
								{words.imported(one.service, one.matched, one.date, one.kind)}
								{isOfAdded(one) && !kinds.includes(one.kind) && ` · ${words.waiting(strings.kinds.names[one.kind])}`}
							</span>
						</span>
						<button type="button" aria-label={words.forgetFile(one.file)} onClick={() => onForget(one)}>
							{words.forget}
						</button>
					</li>
				))}
			</ul>
			{imports.length > 1 && (
				<button type="button" onClick={onForgetAll}>
					{forgetAll}
				</button>
			)}
		</>
	);
}
