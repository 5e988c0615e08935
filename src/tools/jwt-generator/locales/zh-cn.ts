import { base64Words } from '../../../i18n/base64/zh-cn';
import { hexWords } from '../../../i18n/hex/zh-cn';
import { jsonWords } from '../../../i18n/json/zh-cn';
import { keyFault } from '../../../i18n/keys/zh-cn';
import { placeWords } from '../../../i18n/places/zh-cn';
import { numbersOf } from '../../../i18n/words';
import type { KeyFault as JwkFault } from '../../../lib/jwt/key';
import type { RsaFault } from '../../../lib/keys/generate-key';
import type { SignAlg } from '../algs';
import type { BatchFault } from '../batch';
import type { KeyKind } from '../choose-jwk';
import type { NewKey } from '../make-key';
import type { SignNote } from '../notes';
import type { PayloadFault } from '../payload';
import type { SignFault } from '../sign';
import type { Template } from '../template-names';

const { count: n } = numbersOf('zh-cn');

const parts = { header: '头部', payload: '载荷' };

function kindName(kind: KeyKind): string {
  return kind === 'secret' ? '共享密钥' : `${kind} 密钥`;
}

function needed(alg: SignAlg): string {
  if (alg.startsWith('HS')) return '共享密钥';
  if (alg.startsWith('RS') || alg.startsWith('PS')) return 'RSA 私钥';
  const curves: Readonly<Partial<Record<SignAlg, string>>> = {
    ES256: 'P-256',
    ES384: 'P-384',
    ES512: 'P-521',
    ES256K: 'secp256k1',
    EdDSA: 'Ed25519 或 Ed448',
  };
  return `${curves[alg] ?? alg} 私钥`;
}

function jwkFault(fault: JwkFault): string {
  switch (fault.code) {
    case 'no-jwk':
      return 'JWK Set 中没有密钥。';
    case 'jwk-member-missing':
      return `JWK 缺少成员「${fault.member}」。`;
    case 'unknown-key-type':
      return `不能使用这类密钥：「${fault.type}」。`;
    case 'key-for-something-else':
      return `此密钥另有用途：${fault.member} 是「${fault.value}」。`;
    default:
      return '密钥不是有效的 JWK。';
  }
}

const newKeys: Readonly<Record<NewKey, string>> = {
  'secret-256': '共享密钥，256 位',
  'secret-384': '共享密钥，384 位',
  'secret-512': '共享密钥，512 位',
  'rsa-2048': 'RSA，2048 位',
  'rsa-3072': 'RSA，3072 位',
  'rsa-4096': 'RSA，4096 位',
  'P-256': 'ECDSA P-256',
  'P-384': 'ECDSA P-384',
  'P-521': 'ECDSA P-521',
  secp256k1: 'ECDSA secp256k1',
  ed25519: 'Ed25519',
  ed448: 'Ed448',
};

const templates: Readonly<Record<Template, string>> = {
  blank: '空白',
  'access-token': 'OAuth 访问令牌（RFC 9068）',
  'id-token': 'OpenID ID 令牌',
  'github-app': 'GitHub App',
  'service-account': '服务账号（Google）',
};

const NOT_OBJECT = 'JWT 的载荷应为 JSON 对象。';

export const words = {
  tabs: '要做什么',
  token: '一个令牌',
  batch: '批量',
  header: '头部',
  payload: '载荷',
  rawPayload: '载荷（任意文本）',
  signature: '签名',
  payloadPlaceholder: '输入或粘贴 JSON 声明',
  signRaw: '作为任意文本签名',
  template: '模板',
  replaced: '已换成模板。',
  undo: '撤销',
  secret: '密钥',
  secretPlaceholder: '文本、base64url 或 JWK',
  privateKey: '私钥',
  privateKeyPlaceholder: '粘贴 PEM、OpenSSH、JWK 或 JWK Set',
  keyHint: '密钥只在本页使用：不会保存、不会写入链接，也不会离开本机。',
  noKeyNeeded: '算法 none 不用密钥。',
  passphrase: '口令',
  keyInSet: '密钥集中的密钥',
  firstFitting: '第一个适用的',
  keyOfSet: (place: number, kid: string | undefined, kind: string, isPrivate: boolean) =>
    `${n(place)}. ${kid ?? '（无 kid）'}，${kind}${isPrivate ? '' : '，公钥'}`,
  makeKey: '生成密钥',
  newKey: '新密钥',
  newKeyType: '种类',
  newKeyHint: '已填入密钥栏。离开本页便会消失：显示后可复制或下载。',
  elapsed: (seconds: number) => `已用 ${n(seconds)} 秒`,
  options: {
    alg: { label: '算法', values: (alg: SignAlg) => (alg === 'none' ? 'none（不签名）' : alg) },
    secretForm: {
      label: '密钥写法',
      values: { text: '文本', base64url: 'Base64url', base64: 'Base64', hex: '十六进制' },
    },
    write: {
      label: '写入令牌的 JSON',
      values: { compact: '去掉空白', typed: '原样' },
      hint: '数字、顺序和转义总是逐字保留。',
    },
    kid: {
      label: '在头部加入 kid',
      values: { off: '不加', thumbprint: 'JWK 指纹', jwk: 'JWK 自带的 kid' },
    },
    raw: { label: '载荷是任意文本', hint: '这样得到的是 JWS，而不是 JWT。' },
    type: { label: '种类', values: newKeys },
    template: { label: '模板', values: templates },
  },
  result: '令牌',
  parts: '令牌的各部分',
  bytes: (count: number) => `${n(count)} 字节`,
  copyBearer: '复制 Authorization 头',
  copyCurl: '复制 curl',
  openJwt: '在 JWT 解析器中查看并验证',
  enterKey: '粘贴私钥，或生成一个，令牌便会出现在这里。',
  enterPayload: '输入载荷，令牌便会出现在这里。',
  verifier: '交给验证方',
  verifierRows: { pem: '公钥（PEM）', jwk: 'JWK', jwks: 'JWKS', thumbprint: '指纹（RFC 7638）' },
  claims: '声明',
  claimsUnread: '载荷是 JSON 对象时，可在这里逐项填写声明。',
  claimsTooLong: '载荷太长，请在文本中修改。',
  claimNames: {
    iss: '签发者',
    sub: '主体',
    aud: '受众',
    exp: '过期时间',
    nbf: '生效时间',
    iat: '签发时间',
    jti: '令牌 ID',
  },
  audHint: '每行一个；多个则写成列表。',
  newUuid: 'UUID',
  setTime: (name: string) => `设定 ${name}`,
  now: '现在',
  secondsOf: (name: string) => `${name}（秒）`,
  dateOf: (name: string) => `${name} 的日期`,
  notSeconds: '请输入自 1970 年起的秒数，或用日期选择。载荷未作更改。',
  ownClaim: '其他声明',
  ownName: '名称',
  ownValue: (name: string) => `${name} 的值`,
  ownNameOf: (name: string) => `声明 ${name} 的名称`,
  ownHint: '值是 JSON；不是 JSON 的便是字符串。',
  nameTaken: '已有同名的声明。',
  addClaim: '添加声明',
  removeClaim: (name: string) => `删除 ${name}`,
  moreClaims: (count: number) => `其余 ${n(count)} 个声明请在文本中修改。`,
  lines: 'NDJSON 声明',
  linesPlaceholder: '每行一个 JSON 对象',
  linesHint: '每行得到一个令牌，最多 10,000 行。算法、头部和密钥与「一个令牌」相同。',
  tokens: '令牌',
  tokensMade: (count: number) => `${n(count)} 个令牌`,
  enterLines: '每行输入一个令牌的声明。',
  batchKey: '先在「一个令牌」中填写密钥。',
  wrongLine: (line: number, fault: PayloadFault): string =>
    fault.code === 'payload-not-json' ? jsonWords.fault({ ...fault.json, line }) : placeWords.inLine(line, NOT_OBJECT),
  moreWrong: (count: number) => `另有 ${n(count)} 行没有令牌。`,
  inLine: placeWords.inLine,
  moreOdd: (count: number) => `另有 ${n(count)} 条这样的提示。`,
  signFault: (fault: SignFault | BatchFault): string => {
    switch (fault.code) {
      case 'header-not-json':
      case 'payload-not-json':
        return jsonWords.fault(fault.json);
      case 'header-not-object':
        return '头部应为 JSON 对象。';
      case 'no-alg':
        return '头部没有写明算法：缺少 alg，或它不是字符串。';
      case 'unknown-alg':
        return `这里不能用算法「${fault.alg}」签名。`;
      case 'unencoded':
        return 'JWT 的载荷总要编码：请去掉头部的 b64。';
      case 'payload-not-object':
        return 'JWT 的载荷应为 JSON 对象；要作为任意文本签名吗？';
      case 'no-secret':
        return '请输入密钥。';
      case 'no-key':
        return '请输入私钥。';
      case 'secret-not-base64':
        return base64Words.fault(fault.base64);
      case 'secret-not-hex':
        return hexWords.fault(fault.hex);
      case 'key-mismatch':
        return `${fault.alg} 需要 ${needed(fault.alg)}，而这是 ${kindName(fault.found)}。`;
      case 'public-key':
        return '这是公钥；签名需要私钥。';
      case 'kid-not-found':
        return `没有 kid 为「${fault.kid}」的密钥。`;
      case 'small-rsa':
        return `RSA 密钥至少要有 2048 位（RFC 7518）；此密钥只有 ${n(fault.bits, { useGrouping: false })} 位。`;
      case 'jwk':
        return jwkFault(fault.jwk);
      case 'key':
        return keyFault(fault.key);
      case 'no-lines':
        return '请每行输入一个令牌的声明。';
      case 'too-many-lines':
        return `最多 10,000 行；这里有 ${n(fault.lines)} 行。`;
    }
  },
  keyFault: (fault: RsaFault): string =>
    fault.code === 'refused' ? `浏览器拒绝生成：${fault.reason}` : '不能生成这种长度的密钥。',
  note: (note: SignNote): string => {
    switch (note.code) {
      case 'short-secret':
        return `密钥有 ${n(note.length)} 字节，至少应有 ${n(note.wanted)} 字节（RFC 7518）。短密钥可能被猜出。`;
      case 'public-key-as-secret':
        return '密钥栏中是公钥：人人都知道它，因此谁都能伪造此令牌。';
      case 'private-key-as-secret':
        return '密钥栏中是私钥的文本；要用它签名，请改选 RS、PS、ES 或 EdDSA。';
      case 'unsigned':
        return '任何人都可以伪造此令牌。';
      case 'lone-surrogate-secret':
        return '密钥含有不成对的代理项，按 U+FFFD 编码。';
      case 'lone-surrogate':
        return `${parts[note.part]}含有不成对的代理项，按 U+FFFD 签名。`;
      case 'exp-before':
        return `exp 早于 ${note.claim}：此令牌从不有效。`;
      case 'milliseconds':
        return `${note.claim} 像是毫秒；标准规定为秒。`;
      case 'time-not-number':
        return `${note.claim} 应为数字：自 1970 年起的秒数。`;
      case 'out-of-range':
        return `${note.claim} 超出日期所能表示的范围。`;
      case 'not-string':
        return note.claim === 'aud'
          ? 'aud 应为字符串或字符串的列表；有些程序会拒绝此令牌。'
          : `${note.claim} 应为字符串；有些程序会拒绝此令牌。`;
      case 'duplicate':
        return `${parts[note.part]}中名称「${note.name}」重复；各程序读取的结果可能不同。`;
      case 'critical':
        return `验证方必须懂得 crit 中的扩展（${note.names}），否则会拒绝此令牌。`;
      case 'no-own-kid':
        return '密钥没有自带 kid，因此没有加入。';
      case 'no-secret-thumbprint':
        return '共享密钥的指纹可用来试出密钥，因此没有加入。';
      case 'long':
        return note.limit === 4096
          ? '令牌超过 4,096 字节：放不进 Cookie。'
          : '令牌超过 8,192 字节：许多服务器会拒绝这样长的请求头。';
    }
  },
};
