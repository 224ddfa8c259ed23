/** Options of a test that `npm test` leaves to `npm run test:all`, since a lighter one proves nearly as much. */
export const NIGHTLY = { tags: ['nightly'] };
