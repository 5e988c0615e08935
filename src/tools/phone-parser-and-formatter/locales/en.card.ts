import type { Card } from '../../types';

export const card = {
  name: 'Phone number parser',
  description: 'Reads phone numbers of any country, tells whether they are valid and of which type, and formats them.',
} satisfies Card;

export const keywords = [
  'telephone',
  'mobile',
  'e164',
  'rfc3966',
  'country code',
  'validate',
  'whatsapp',
  'sms',
  'phone',
  'tel',
  'cell',
  'carrier',
  'international number',
  'dialing code',
  'calling code',
  'area code',
  'e.164',
  'libphonenumber',
  'fax',
];

/** What else the tool is called: found as by its name. */
export const aliases = [
  'phone number',
  'phone validator',
  'phone number validator',
  'format phone number',
  'phone formatter',
  'validate phone number',
  'country code',
  'Phone parser and formatter',
];
