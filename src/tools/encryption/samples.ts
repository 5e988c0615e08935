/** The same bytes in each form. */
export const TEXTS = {
  text: 'Lorem ipsum dolor sit amet',
  hex: '4c6f72656d20697073756d20646f6c6f722073697420616d6574',
  base64: 'TG9yZW0gaXBzdW0gZG9sb3Igc2l0IGFtZXQ=',
} as const;
export const FIRST_PASSPHRASE = 'my secret key';
/** The text, encrypted with the passphrase. */
export const FIRST_CIPHERTEXT =
  'aesgcm1.600000.AAECAwQFBgcICQoLDA0ODw.AAECAwQFBgcICQoL.W-QXkz05UyE8HijID31nQ80VaG49QBTRR2JUmCZk4tR4LzQPu7WMjVOY';
