import type { Card } from '../../types';

export const card = {
  name: 'OTP generator',
  description: 'Generates and checks time-based (TOTP) and counter-based (HOTP) one-time codes.',
} satisfies Card;

export const keywords = [
  'otp',
  'totp',
  'hotp',
  '2fa',
  'mfa',
  'one time password',
  'authenticator',
  'secret',
  'base32',
  'otpauth',
  'qr',
  'two factor',
  'two-factor',
  '2 factor',
  'mfa code',
  'authy',
  'verification code',
  'time based',
  'security code',
  '6 digit code',
  'token code',
  'steam guard',
  'rfc 6238',
];

/** What else the tool is called: found as by its name. */
export const aliases = [
  'otp',
  'totp',
  '2fa',
  '2fa code',
  'google authenticator',
  'one time password',
  'two factor authentication',
  'authenticator',
  'OTP code generator and validator',
];
