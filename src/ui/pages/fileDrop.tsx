import { useState } from 'preact/hooks';
import { Icon } from '../icons.tsx';

interface FileDropProps {
	id?: string;
	label: string;
	accept: string;
	multiple?: boolean;
	onFiles: (files: FileList | null | undefined) => void;
}

export function FileDrop({ id, label, accept, multiple = false, onFiles }: FileDropProps) {
	const [over, setOver] = useState(false);
	return (
		<label
			class={over ? 'drop over' : 'drop'}
			onDragOver={(e) => {
				e.preventDefault();
				setOver(true);
			}}
			onDragLeave={() => setOver(false)}
			onDrop={(e) => {
				e.preventDefault();
				setOver(false);
				onFiles(e.dataTransfer?.files);
			}}
		>
			<Icon name="down" />
			{label}
			<input
				id={id}
				type="file"
				accept={accept}
				multiple={multiple}
				onChange={(e) => {
					onFiles(e.currentTarget.files);
					// Allows choosing the same file again after correcting it.
					e.currentTarget.value = '';
				}}
			/>
		</label>
	);
}
