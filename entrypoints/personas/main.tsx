import { render } from 'preact';
import { browser } from 'wxt/browser';
import { History } from '../../src/ui/history/history.tsx';
import '../../src/ui/style.css';
import '../../src/ui/options.css';
import '../../src/ui/history/history.css';

function save(name: string, text: string): void {
	const link = document.createElement('a');
	link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
	link.download = name;
	link.click();
	// The browser reads it after this.
	setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

render(
	<History ask={(request) => browser.runtime.sendMessage(request)} save={save} />,
	document.getElementById('app')!,
);
