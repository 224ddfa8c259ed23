import { createContext } from 'preact';

/** The level of what is said first: a popup has one h1, also where another kind's verdict stands over that of films. */
export const Heading = createContext<'h1' | 'h2'>('h1');
