/** Why no other name hides a film, with the word that gives it away. */
export interface Why {
	kind: 'title' | 'director' | 'cast' | 'quote' | 'plot' | 'year';
	word: string;
}
