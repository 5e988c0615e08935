import type { Card } from '../../types';

export const card = {
  name: 'OTP code generator and validator',
  description: 'Generate and check time-based (TOTP) and counter-based (HOTP) one-time codes.',
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
];
