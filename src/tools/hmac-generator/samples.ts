/** The same bytes in each form: RFC 4231, case 2. */
export const MESSAGES = {
  'utf-8': 'what do ya want for nothing?',
  hex: '7768617420646f2079612077616e7420666f72206e6f7468696e673f',
  base64: 'd2hhdCBkbyB5YSB3YW50IGZvciBub3RoaW5nPw==',
} as const;
export const KEYS = { text: 'Jefe', hex: '4a656665', base64: 'SmVmZQ==', base64url: 'SmVmZQ' } as const;
