/** What a study file may choose from. In a file apart, as the extension needs these lists without the checks of files. */

/** What an arm shows of the advice. */
export const SHOWN = ['nothing', 'badge', 'drop', 'add', 'mixed', 'all', 'placebo'] as const;
export type Shown = (typeof SHOWN)[number];

/** What an arm may leave out of all advice: sentences to choose from, why a film gives its writer away, questions. */
export const HIDDEN = ['sentence', 'reason', 'question'] as const;
export type Hidden = (typeof HIDDEN)[number];

export const PRIVACY_LEVELS = ['plain', 'coarse', 'randomised'] as const;
export type PrivacyLevel = (typeof PRIVACY_LEVELS)[number];
