/** Words about what the user says of a film: that they rated it, or that they never did. */
export const said = {
	word: { rated: 'you say that you rated it', never: 'you say that you never rated it' },
	notKept:
		'What you said of a film could not be kept: it counts for this draft only. Make room on the disk, or open the history and take back what you said of others.',
};
