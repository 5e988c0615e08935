/** A bookshop, as queries are usually shown. */
export const BOOKSHOP =
  '{"store":{"book":[{"title":"Sayings","price":8.95,"isbn":"0-553"},{"title":"三体","price":12.99},{"title":"Moby","price":8.99}]}}';
