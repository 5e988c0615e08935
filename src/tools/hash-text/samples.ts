/** The same bytes in each form. */
export const SAMPLES = {
  'utf-8': 'The quick brown fox jumps over the lazy dog',
  hex: '54686520717569636b2062726f776e20666f78206a756d7073206f76657220746865206c617a7920646f67',
  base64: 'VGhlIHF1aWNrIGJyb3duIGZveCBqdW1wcyBvdmVyIHRoZSBsYXp5IGRvZw==',
} as const;
