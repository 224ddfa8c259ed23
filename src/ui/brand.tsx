import type { ComponentChildren } from 'preact';
import type { Notice } from '../messages/ui.ts';
import { strings } from '../strings.ts';

export const Fish = () => (
	<svg class="fish" viewBox="0 0 128 128" aria-hidden="true">
		<path
			fill="currentColor"
			d="M4 66C18 38 46 26 74 36c10 3.600 18 9 24 15L122 28c3-2.600 5 .4 4 4-3.500 12-7 24-7 34s3.500 22 7 34c1 3.600-1 6.600-4 4L98 81c-6 6-14 11.400-24 15C46 106 18 94 4 66Z"
		/>
		<circle cx="31" cy="59" r="8" fill="var(--paper)" />
	</svg>
);

export function Brand({ children }: { children?: ComponentChildren }) {
	return (
		<header class="brand">
			<Fish />
			{strings.name}
			{children}
		</header>
	);
}

/** A message that stays until it is dismissed. */
export function NoticeBox({ text, onDismiss }: { text: string; onDismiss?: (() => void) | undefined }) {
	return (
		<div class="notice" role="status">
			<p>{text}</p>
			{onDismiss && (
				<button type="button" onClick={onDismiss}>
					{strings.dismiss}
				</button>
			)}
		</div>
	);
}

interface NoticeBoxesProps {
	notices: readonly Notice[];
	onDismiss: (notice: Notice) => unknown;
}

/** `recordsNewer` stays as long as there are such records. */
export const NoticeBoxes = ({ notices, onDismiss }: NoticeBoxesProps) => (
	<>
		{notices.map((notice) => (
			<NoticeBox
				key={notice}
				text={strings[notice]}
				onDismiss={notice === 'recordsNewer' ? undefined : () => onDismiss(notice)}
			/>
		))}
	</>
);
