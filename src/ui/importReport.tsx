import { strings } from '../strings.ts';
import type { Report } from './importFile.ts';

const words = strings.imports;

export function ImportReport({ report }: { report: Report }) {
	const { file, kind, matched, unmatched, leftOut, damaged, unread } = report;
	return (
		<div class="report" role="status">
			<p>
				<b>{words.done(matched, file, kind)}</b> {words.notFound(unmatched, kind)}
			</p>
			{words.leftOut(leftOut, kind).map((text) => (
				<p key={text}>{text}</p>
			))}
			{unread.length > 0 && <p>{words.unread(unread)}</p>}
			{damaged.length > 0 && (
				<>
					<p>{words.damaged(damaged.length)}</p>
					<ul class="plain">
						{damaged.map((text) => (
							<li key={text}>{text}</li>
						))}
					</ul>
				</>
			)}
		</div>
	);
}
