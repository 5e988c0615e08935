import type { Card } from '../../types';

export const card = {
  name: 'Générateur de codes OTP',
  description: 'Génère et vérifie des codes à usage unique TOTP et HOTP.',
} satisfies Card;

export const keywords = [
  'mot de passe à usage unique',
  'double authentification',
  'code à usage unique',
  'totp',
  'hotp',
  '2fa',
  'mfa',
  'authenticator',
  'secret',
  'base32',
  'otpauth',
  'qr',
  'code de vérification',
  'deux facteurs',
];

/** What else the tool is called: found as by its name. */
export const aliases = [
  'double authentification',
  'mot de passe à usage unique',
  'code 2FA',
  'Générateur et validateur de codes OTP',
];
