import type { Card } from '../../types';

export const card = {
  name: 'Bcrypt',
  description: 'Hashes a password with bcrypt and checks a password against a hash.',
} satisfies Card;

export const keywords = [
  'bcrypt',
  'hash',
  'compare',
  'verify',
  'password',
  'salt',
  'rounds',
  'cost',
  'blowfish',
  'htpasswd',
  'argon2',
  'scrypt',
  'password_hash',
  'hashing',
];

/** What else the tool is called: found as by its name. */
export const aliases = ['bcrypt hash generator', 'password hash', 'hash password', 'bcrypt verify'];
