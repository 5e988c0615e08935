import { notBase64 } from '../../../i18n/not-base64/en';
import { placeWords } from '../../../i18n/places/en';
import type { Words } from '../../../i18n/words';
import { shown } from '../../../lib/shown';
import type { words as zhCn } from './zh-cn';

export const words = {
  username: 'Username',
  password: 'Password',
  options: {
    charset: { label: 'Character encoding', values: { 'utf-8': 'UTF-8', 'iso-8859-1': 'ISO-8859-1' } },
    header: { label: 'Header name', values: (name: string) => name },
  },
  charsetHint: 'Old servers may expect ISO-8859-1 (Latin-1).',
  result: 'Header and other forms',
  lines: {
    header: 'Header',
    token: 'Token',
    curlUser: 'curl, user',
    curlHeader: 'curl, header',
    fetchHeaders: 'fetch headers',
    url: 'URL',
  },
  example: 'The address example.com is an example: put in your own.',
  warning: 'Base64 is an encoding, not encryption: send this over HTTPS only.',
  loneSurrogate: placeWords.loneSurrogate,
  decode: 'Decode',
  decodeInput: 'Header, token or URL',
  decodeHint:
    '“Authorization:” and “Basic” may be left out; any case, missing “=” and base64url are fine. A curl command is read as well.',
  decodeEmpty: 'Paste a header, a token or a URL with credentials to read the username and password in it.',
  decoded: 'Decoded',
  empty: '(empty)',
  hasControls: 'There are control characters, which RFC 7617 does not allow.',
  hasColon: 'The username holds a colon, so Basic cannot send it: all after the first colon would be the password.',
  credentialsFault: (fault) => {
    switch (fault.code) {
      case 'colon-in-username':
        return 'A username cannot contain “:” (RFC 7617).';
      case 'control-character':
        return 'Control characters are not allowed.';
      case 'not-in-charset':
        return `${shown(fault.found)} does not exist in ISO-8859-1.`;
    }
  },
  decodeFault: (fault) => {
    switch (fault.code) {
      case 'not-base64':
        return notBase64();
      case 'no-colon':
        return 'No “:” found after decoding.';
      case 'other-scheme':
        return `This is ${fault.scheme}, not Basic.`;
      case 'not-url':
        return 'Not a valid URL.';
      case 'no-credentials-in-command':
        return 'This command holds no credentials.';
      case 'no-credentials':
        return 'This URL holds no credentials.';
    }
  },
} satisfies Words<typeof zhCn>;
