/** `at` is a UTF-16 offset in the text as given; `length` counts characters of the alphabet. */
export type Base64Fault =
  | { readonly code: 'bad-character'; readonly at: number; readonly found: string }
  | { readonly code: 'cut-off'; readonly length: number }
  | { readonly code: 'padding-inside'; readonly at: number }
  | { readonly code: 'only-padding'; readonly at: number }
  | { readonly code: 'data-without-base64'; readonly at: number };

/** What is unusual about Base64 that could be read all the same. */
export type Base64Note =
  | { readonly code: 'mixed-alphabets'; readonly at: number }
  | { readonly code: 'not-canonical'; readonly at: number; readonly found: string; readonly canonical: string }
  | { readonly code: 'wrong-padding'; readonly at: number; readonly found: number; readonly expected: number };
