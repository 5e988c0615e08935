import { notBase64 } from '../../../i18n/not-base64/zh-cn';
import { placeWords } from '../../../i18n/places/zh-cn';
import type { CredentialsFault } from '../credentials';
import type { DecodeFault } from '../decode';
import { shown } from '../../../lib/shown';

export const words = {
  username: '用户名',
  password: '密码',
  options: {
    charset: { label: '字符编码', values: { 'utf-8': 'UTF-8', 'iso-8859-1': 'ISO-8859-1' } },
    header: { label: '请求头名称', values: (name: string) => name },
  },
  charsetHint: '旧服务器可能要求 ISO-8859-1（Latin-1）。',
  result: '请求头及其他写法',
  lines: {
    header: '请求头',
    token: '令牌',
    curlUser: 'curl 用户',
    curlHeader: 'curl 请求头',
    fetchHeaders: 'fetch 请求头',
    url: 'URL',
  },
  example: '地址 example.com 只是示例，请换成自己的。',
  warning: 'Base64 只是编码，并未加密：请只通过 HTTPS 发送。',
  loneSurrogate: placeWords.loneSurrogate,
  decode: '解析',
  decodeInput: '请求头、令牌或 URL',
  decodeHint: '可以省略「Authorization:」和「Basic」，大小写、末尾的「=」和 base64url 都可以；也可以贴入 curl 命令。',
  decodeEmpty: '贴入请求头、令牌或带用户名和密码的 URL，即可读出其中的用户名和密码。',
  decoded: '解析结果',
  empty: '（空）',
  hasControls: '其中有控制字符，RFC 7617 不允许。',
  hasColon: '用户名里有冒号，不能用于 Basic 认证：第一个冒号之后都会算作密码。',
  credentialsFault: (fault: CredentialsFault) => {
    switch (fault.code) {
      case 'colon-in-username':
        return '用户名不能包含冒号「:」（RFC 7617）。';
      case 'control-character':
        return '不允许使用控制字符。';
      case 'not-in-charset':
        return `ISO-8859-1 中没有「${shown(fault.found)}」。`;
    }
  },
  decodeFault: (fault: DecodeFault) => {
    switch (fault.code) {
      case 'not-base64':
        return notBase64();
      case 'no-colon':
        return '解码后没有冒号「:」。';
      case 'other-scheme':
        return `这是 ${fault.scheme} 认证，不是 Basic 认证。`;
      case 'not-url':
        return '不是有效的 URL。';
      case 'no-credentials-in-command':
        return '这条命令里没有凭据。';
      case 'no-credentials':
        return '这个 URL 不含用户名和密码。';
    }
  },
};
