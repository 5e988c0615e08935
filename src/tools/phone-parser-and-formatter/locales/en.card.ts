import type { Card } from '../../types';

export const card = {
  name: 'Phone parser and formatter',
  description: 'Reads phone numbers of any country, tells whether they are valid and of which type, and formats them.',
} satisfies Card;

export const keywords = ['telephone', 'mobile', 'e164', 'rfc3966', 'country code', 'validate', 'whatsapp', 'sms'];
