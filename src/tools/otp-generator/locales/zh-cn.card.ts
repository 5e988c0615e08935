import type { Card } from '../../types';

export const card = {
  name: 'OTP 验证码生成与校验',
  description: '生成并校验基于时间（TOTP）与计数器（HOTP）的一次性验证码。',
} satisfies Card;

export const keywords = [
  '一次性密码',
  '双因素认证',
  '动态口令',
  '验证器',
  'totp',
  'hotp',
  '2fa',
  'mfa',
  'one time password',
  'authenticator',
  'base32',
  'otpauth',
  'qr',
  '两步',
  '验证码',
  '谷歌身份验证器',
];

/** What else the tool is called: found as by its name. */
export const aliases = ['动态口令', '一次性密码', '双因素认证', '谷歌验证器', '两步验证'];
