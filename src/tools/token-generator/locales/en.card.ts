import type { Card } from '../../types';

export const card = {
  name: 'Token generator',
  description: 'Generates random tokens and passwords with the characters you choose.',
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
  'pwgen',
  'secure password',
  'strong password',
  'random characters',
  'diceware',
  'xkcd password',
  'random key',
  'jwt secret',
  'api token',
  'random number',
  'keepass',
  '1password',
  'random hex',
  'pin code',
  'pin generator',
  'nanoid',
  'cuid',
  'salt',
  'wordlist',
];

/** What else the tool is called: found as by its name. */
export const aliases = [
  'password generator',
  'random password',
  'generate password',
  'random string',
  'random string generator',
  'token',
  'api key generator',
  'secret generator',
  'passphrase generator',
  'strong password generator',
  'secret key generator',
];
