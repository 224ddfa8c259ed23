/** Lets the user save a file. */
export function save(name: string, content: string | Blob, type: string): void {
	const link = document.createElement('a');
	link.href = URL.createObjectURL(new Blob([content], { type }));
	link.download = name;
	link.click();
	// The browser reads the blob asynchronously.
	setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
