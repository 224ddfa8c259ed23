import { render } from 'preact';
import { browser } from 'wxt/browser';
import { Options } from '../../src/ui/options.tsx';
import '../../src/ui/style.css';
import '../../src/ui/options.css';

render(<Options ask={(request) => browser.runtime.sendMessage(request)} />, document.getElementById('app')!);
