/** Words about what the user says of a film: that they rated it, or that they never did. */
export const said = {
	word: { rated: 'you say that you rated it', never: 'you say that you never rated it' },
};
