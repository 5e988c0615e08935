import type { Card } from '../../types';

export const card = {
  name: 'String obfuscator',
  description: 'Masks a secret, or the secrets inside a log, so it can be shared without being revealed.',
} satisfies Card;

export const keywords = ['obfuscate', 'mask', 'hide', 'secret', 'token', 'api key', 'redact', 'anonymize', 'log'];
