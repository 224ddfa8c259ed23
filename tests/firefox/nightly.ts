/** What `npm test` leaves to `npm run test:all`: what a change to Firefox or to us seldom breaks, and Chromium proves as well. */
export const nightly = (is: boolean) => ({ tags: is ? ['nightly'] : [] });
