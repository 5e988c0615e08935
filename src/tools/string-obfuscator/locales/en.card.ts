import type { Card } from '../../types';

export const card = {
  name: 'String obfuscator',
  description: 'Masks a secret, or the secrets inside a log, so it can be shared without being revealed.',
} satisfies Card;

export const keywords = [
  'obfuscate',
  'mask',
  'hide',
  'secret',
  'token',
  'api key',
  'redact',
  'anonymize',
  'log',
  'censor',
  'blur',
  'secrets',
  'credentials',
  'pii',
  'gdpr',
  'privacy',
  'asterisks',
  'mask api key',
  'mask email',
  'mask credit card',
  'redaction',
  'sanitize logs',
  'scrub',
  'hide password',
  'stars',
];

/** What else the tool is called: found as by its name. */
export const aliases = [
  'obfuscate',
  'mask text',
  'redact',
  'hide secrets',
  'anonymize logs',
  'mask string',
  'redact text',
];
