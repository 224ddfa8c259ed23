import { strings } from '../../strings.ts';
import { Icon } from '../icons.tsx';

export interface Undoable {
	text: string;
	onUndo: () => void;
}

/** Always drawn, so that screen readers read what appears in it. */
export const Toast = ({ undo }: { undo: Undoable | null }) => (
	<div class="toast" role="status">
		{undo && (
			<>
				<Icon name="check" />
				<p>{undo.text}</p>
				<button type="button" onClick={undo.onUndo}>
					{strings.popup.changes.undo}
				</button>
			</>
		)}
	</div>
);
