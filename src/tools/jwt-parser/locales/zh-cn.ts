import { notBase64 } from '../../../i18n/not-base64/zh-cn';
import { numbersOf } from '../../../i18n/words';
import type { Algorithm } from '../../../lib/jwt/algorithms';
import type { VerifyFault, VerifyNote } from '../verify';

const { count: n } = numbersOf('zh-cn');

const PLACE = (line: number, column: number, seen: string) =>
  seen === '' ? '文本到此为止' : `第 ${n(line)} 行第 ${n(column)} 列出现意外的「${seen}」`;

function neededKey(alg: string): string {
  if (alg.startsWith('HS')) return `${alg} 令牌需要共享密钥。`;
  if (alg.startsWith('RS') || alg.startsWith('PS')) return `${alg} 令牌需要 RSA 公钥。`;
  const curves: Readonly<Record<string, string>> = {
    ES256: 'P-256',
    ES384: 'P-384',
    ES512: 'P-521',
    ES256K: 'secp256k1',
    EdDSA: 'Ed25519 或 Ed448',
  };
  return `${alg} 令牌需要 ${curves[alg] ?? alg} 公钥。`;
}

export const words = {
  token: '令牌',
  tokenPlaceholder: '粘贴 JWT，可带 Bearer 前缀',
  secret: '密钥',
  secretPlaceholder: '文本、base64url 或 JWK',
  publicKey: '公钥',
  publicKeyPlaceholder: '粘贴 PEM（公钥或证书）、JWK 或 JWK Set',
  keyHint: '只用来验证签名：不会保存，也不会离开本机。令牌自带的密钥从不使用。',
  options: {
    secretForm: { label: '密钥写法', values: { text: '文本', base64url: 'Base64url' } },
    show: { label: '显示', values: { table: '表格', json: 'JSON' } },
    dates: { label: '日期', values: { local: '本地', utc: 'UTC' } },
    leeway: { label: '时钟容差', unit: '秒' },
  },
  status: '状态',
  active: (relative: string) => `有效，${relative}过期`,
  expired: (relative: string) => `已于 ${relative}过期`,
  notYet: (instant: string) => `在 ${instant} 之前无效`,
  noExpiry: '永不过期',
  unreadable: '有效期无法读取',
  verified: '签名正确',
  wrong: '签名错误',
  notChecked: '签名未验证',
  checking: '正在验证签名',
  verifiedBy: (kid: string) => `验证所用密钥的 kid：${kid}`,
  unsigned: '此令牌没有签名：任何人都可以伪造。',
  encrypted: '加密的令牌（JWE）：只能读取头部。',
  parts: '令牌的各部分',
  header: '头部',
  payload: '载荷',
  signature: '签名',
  claim: '声明',
  value: '值',
  empty: '（空）',
  copyValue: (name: string) => `复制 ${name} 的值`,
  showAll: (length: number) => `显示全部（${n(length)} 个字符）`,
  showLess: '收起',
  moreClaims: (count: number) => `其余 ${n(count)} 个声明见 JSON 视图。`,
  noClaims: '没有声明。',
  looksLikeMilliseconds: '这像是毫秒；标准规定为秒。',
  asSeconds: (year: number) => `若按秒计，则是公元 ${year} 年。`,
  timeNotNumber: '这里应该是数字：自 1970 年起的秒数。',
  timeOutOfRange: '超出日期所能表示的范围。',
  payloadNotJson: (line: number, column: number, seen: string) => `载荷不是 JSON：${PLACE(line, column, seen)}。`,
  payloadEmpty: '载荷不是 JSON：它是空的。',
  payloadNotText: '载荷不是 UTF-8 文本；以十六进制显示。',
  notObject: '载荷是 JSON，但不是对象：这是 JWS，而不是 JWT。',
  duplicateHeader: '头部中有重复的名称；各程序读取的结果可能不同。',
  duplicateClaims: '载荷中有重复的名称；各程序读取的结果可能不同。',
  ownKey: (name: string) => `令牌自带密钥或其地址（${name}）。切勿因此信任它：伪造者也能放入自己的密钥。`,
  issuedLater: '令牌的签发时间（iat）在将来。',
  algorithm: (alg: string, algorithm: Algorithm) => {
    switch (algorithm.family) {
      case 'hmac':
        return `${alg}：使用 ${algorithm.hash} 的 HMAC。能验证的人也能签发。`;
      case 'rsa':
        return `${alg}：RSA 签名（PKCS#1 v1.5，旧式），${algorithm.hash}。新系统宜用 PS256、ES256 或 EdDSA。`;
      case 'rsa-pss':
        return `${alg}：RSA 签名（PSS），${algorithm.hash}。`;
      case 'ecdsa':
        return `${alg}：${algorithm.curve} 曲线上的 ECDSA 签名。`;
      case 'eddsa':
        return `${alg}：${algorithm.curves.join(' 或 ')} 曲线上的 EdDSA 签名。`;
    }
  },
  headerMeanings: {
    alg: '算法',
    typ: '类型',
    cty: '内容类型',
    kid: '密钥标识',
    jku: 'JWK Set 的地址',
    jwk: '签发者的公钥',
    x5u: '证书的地址',
    x5c: '证书链',
    x5t: '证书的 SHA-1 指纹',
    'x5t#S256': '证书的 SHA-256 指纹',
    crit: '必须理解的扩展',
    b64: '载荷是否用 base64url 编码',
    enc: '内容加密算法',
    zip: '压缩方式',
    epk: '临时公钥',
    apu: '发送方信息',
    apv: '接收方信息',
    iv: '初始向量',
    tag: '认证标签',
    p2s: 'PBKDF2 的盐',
    p2c: 'PBKDF2 的迭代次数',
  },
  claimMeanings: {
    iss: '签发者',
    sub: '主体',
    aud: '受众',
    exp: '过期时间',
    nbf: '生效时间',
    iat: '签发时间',
    jti: '令牌标识',
    auth_time: '用户登录的时间',
    updated_at: '资料更新的时间',
    name: '姓名',
    given_name: '名',
    family_name: '姓',
    middle_name: '中间名',
    nickname: '昵称',
    preferred_username: '用户名',
    profile: '个人主页',
    picture: '头像地址',
    website: '网站',
    email: '电子邮箱',
    email_verified: '邮箱是否已验证',
    gender: '性别',
    birthdate: '出生日期',
    zoneinfo: '时区',
    locale: '语言与地区',
    phone_number: '电话号码',
    phone_number_verified: '电话是否已验证',
    address: '地址',
    azp: '令牌所发给的客户端',
    nonce: '防重放的随机值',
    at_hash: '访问令牌的哈希',
    c_hash: '授权码的哈希',
    acr: '认证的强度等级',
    amr: '认证的方式',
    sid: '会话标识',
    client_id: '客户端标识',
    scope: '权限范围',
    scp: '权限范围',
    roles: '角色',
    groups: '用户组',
    permissions: '权限',
    entitlements: '授权项',
    tid: '租户标识',
    oid: '对象标识',
    cnf: '须证明持有的密钥',
    act: '代为操作者',
    may_act: '可代为操作者',
    events: '安全事件',
    realm_access: '域中的角色',
    resource_access: '各客户端中的角色',
  },
  note: (note: VerifyNote) => {
    switch (note.code) {
      case 'short-secret':
        return `密钥有 ${n(note.length)} 字节；此算法要求至少 ${n(note.wanted)} 字节。短密钥可以被猜出。`;
      case 'lone-surrogate':
        return '密钥中有不成对的代理项；按 U+FFFD 编码。';
      case 'private-key':
        return '此 JWK 还含有私钥部分；验证签名只需要公钥。';
      case 'certificate':
        return '公钥取自证书；证书本身（有效期、颁发者）未检查。';
    }
  },
  fault: (fault: VerifyFault) => {
    switch (fault.code) {
      case 'part-count':
        return `JWT 由点号隔开的三部分组成；这里有 ${n(fault.count)} 部分。`;
      case 'header-not-base64url':
        return notBase64(fault.character, '头部', 'base64url');
      case 'header-not-text':
        return '头部不是 UTF-8 文本。';
      case 'header-not-json':
        return `头部不是 JSON：${PLACE(fault.line, fault.column, fault.seen)}。`;
      case 'header-not-object':
        return '头部不是 JSON 对象。';
      case 'payload-not-base64url':
        return notBase64(fault.character, '载荷', 'base64url');
      case 'signature-not-base64url':
        return notBase64(fault.character, '签名', 'base64url');
      case 'not-canonical':
        return `${fault.part === 'header' ? '头部' : '载荷'}的 base64url 写法不规范：最后一个字符的多余位不为 0。`;
      case 'wrong-signature':
        return '签名与令牌和密钥不符。';
      case 'unsigned':
        return '没有可以验证的签名。';
      case 'encrypted':
        return '加密的令牌没有可以验证的签名。';
      case 'no-alg':
        return '头部没有写明算法（alg）。';
      case 'unknown-alg':
        return `此处不能验证算法「${fault.alg}」。`;
      case 'duplicate-header':
        return '头部中有重复的名称，因此不予验证。';
      case 'critical':
        return `令牌要求此处不支持的扩展（${fault.names}），因此不予验证。`;
      case 'key-mismatch':
        return neededKey(fault.alg);
      case 'public-key-as-secret':
        return `${fault.alg} 令牌需要共享密钥。公钥人人可知，不能当作密钥。`;
      case 'kid-not-found':
        return `其中没有 kid 为「${fault.kid}」的密钥。`;
      case 'small-rsa':
        return `RSA 密钥至少要有 2048 位；这个只有 ${n(fault.bits)} 位。`;
      case 'empty-secret':
        return '密钥是空的。';
      case 'secret-not-base64url':
        return notBase64(undefined, '密钥', 'base64url');
      case 'bad-pem':
        return 'PEM 不完整或已损坏。';
      case 'unknown-pem':
        return `无法读取「${fault.label}」；请用公钥或证书。`;
      case 'private-pem':
        return '这是私钥；验证签名要用公钥。';
      case 'bad-key':
        return '密钥无效。';
      case 'key-not-json':
        return '密钥不是有效的 JSON。';
      case 'bad-jwk':
        return '密钥不是有效的 JWK。';
      case 'no-jwk':
        return 'JWK Set 中没有密钥。';
      case 'jwk-member-missing':
        return `JWK 缺少成员「${fault.member}」。`;
      case 'unknown-key-type':
        return `无法使用此类密钥：「${fault.type}」。`;
      case 'key-for-something-else':
        return `此密钥另有用途：${fault.member} 为「${fault.value}」。`;
    }
  },
};
