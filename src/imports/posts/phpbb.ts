/**
 * The posts that phpBB forums export with the extension Privacy Protection: my_post_data.csv with post_id, topic_id,
 * forum_id, poster_ip, post_time, post_subject and post_text, separated by a comma and a space. The time is written as
 * the user sees it. Texts are as phpBB stores them: since 3.2 BBCode in XML, before in HTML, with the number of the
 * post in each tag of BBCode.
 */
import { hasColumns, tableRows } from './csvStream.ts';
import { baseOf, type Format } from './format.ts';
import { parseHtml } from './html.ts';
import { withoutQuotes } from './quotes.ts';
import { paragraphs, UNKNOWN_SITE } from './values.ts';
import { whenOf } from './when.ts';

const DELIMITER = ', ';
/** The end of a BBCode tag before 3.2: [b:1a2b3c4d], [/list:u:1a2b3c4d]. */
const TAG_END = /(\[\/?[a-z*][^\]\n]{0,200}?)(?::[a-z])?:[0-9a-z]{8}\]/gi;

export const phpbb: Format = {
	mayBe: (path) => /^my_post_data[^/]*\.csv$/i.test(baseOf(path)),
	is: ({ head }) => hasColumns(head, ['post_id', 'post_time', 'post_subject', 'post_text']),
	async *read(file) {
		for await (const { cell } of tableRows(file, DELIMITER)) {
			const subject = plain(cell('post_subject'));
			// Answers repeat someone else's title.
			const title = /^re:/i.test(subject) ? '' : subject;
			const text = paragraphs(title, withoutQuotes(plain(cell('post_text')).replace(TAG_END, '$1]')));
			const id = `phpbb ${cell('topic_id')} ${cell('post_id')}`;
			if (text !== '') yield { id, date: whenOf(cell('post_time')), site: UNKNOWN_SITE, link: null, text };
		}
	},
};

/** The typed text: elements are removed, and entities are replaced. */
function plain(stored: string): string {
	let text = '';
	parseHtml(stored, {
		text: (data) => {
			text += data;
		},
	});
	return text;
}
