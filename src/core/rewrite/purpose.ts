/** What a post is for, without which its writer would not post it: a question, a request, or goods. */

const ASKS =
	/\?(?!\))|(?<!\p{L})(?:looking for|(?:I['’]m|I am) after|any (?:recs|recommendations|suggestions)|suggestions (?:welcome|please)|ich suche|suche|je cherche|busco|cerco|procuro)(?!\p{L})/iu;
const SELLS =
	/(?<!\p{L})(?:selling|for sale|wts|verkaufe|zu verkaufen|à vendre|je vends|vendo|se venden?|in vendita|à venda)(?!\p{L})/iu;
const PRICE = /[$€£]\s?\d|\d\s?[$€£]/u;

/** Whether a text offers what it lists. */
export const isSale = (text: string): boolean => SELLS.test(text) && PRICE.test(text);

/** Whether a text has lost all that it asks for. @param masked the text before, without the words of titles */
export const isUnasked = (masked: string, after: string): boolean => ASKS.test(masked) && !ASKS.test(after);
