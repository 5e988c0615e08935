import type { Card } from '../../types';

export const card = {
  name: 'Token generator',
  description: 'Generate random tokens and passwords with the characters you choose.',
} satisfies Card;

export const keywords = [
  'token',
  'random',
  'string',
  'password',
  'api key',
  'secret',
  'pin',
  'hex',
  'passphrase',
  'entropy',
];
