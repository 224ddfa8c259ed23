/** TF-IDF (Frankowski et al. 2006): cosine of what is mentioned and what was rated, each film weighted by its rarity. */

/** w(u, m) = log2(|U| / |U_m|), of a film that the user rated or mentions; 0 where nobody rated it. */
export const tfidfWeight = (raters: number, users: number) => (raters === 0 ? 0 : Math.log2(users / raters));
