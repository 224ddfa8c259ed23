import browser from 'webextension-polyfill';
import { askUntilAnswered } from './ask.ts';
import { type AskWorker, READS } from './ui.ts';

/** Asks the worker from a page of the extension. @throws Error if the worker could not answer */
export const askWorker: AskWorker = askUntilAnswered((request) => browser.runtime.sendMessage(request), READS);
