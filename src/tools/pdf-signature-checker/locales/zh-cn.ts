import { rootFault } from '../../../i18n/pem-certificates/zh-cn';
import { formatBytes, numbersOf } from '../../../i18n/words';
import type { PdfFault } from '../check-pdf';
import type { Permission, SignatureFault, SignatureStatus, SignatureWarning, Trust } from '../report';

const { count } = numbersOf('zh-cn');

const timeFrom = {
  timestamp: '来自时间戳',
  signer: '由签名者声称',
  file: '仅写在文件中，未经签名者确认',
};

export const words = {
  drop: '将 PDF 拖到此处、粘贴或点击选择',
  dropHint: '文件只在本机检查，不会上传。',
  anotherFile: '换一个文件',
  roots: '受信任的根证书（PEM，可选）',
  rootsHint: '粘贴你信任的根证书，才会判断签名者是否可信',
  none: '此 PDF 没有数字签名。',
  encrypted: '文件已加密：签名照常校验，但其中的姓名、原因等文字无法读取。',
  more: (n: number) => `另有 ${count(n)} 个签名未检查。`,
  title: (place: number, kind: 'signature' | 'timestamp') =>
    `${kind === 'timestamp' ? '时间戳' : '签名'} ${count(place)}`,
  status: {
    intact: '完好：签名之后，被签内容未被改动。',
    changed: '已改动：签名之后，被签内容发生了变化。',
    invalid: '无效：此签名不可信。',
    unreadable: '无法读取此签名。',
    unchecked: '此签名未能校验。',
  } satisfies Record<SignatureStatus, string>,
  wholeFile: '签名覆盖整个文件。',
  added: (bytes: number, later: number) =>
    `签名之后文件增加了 ${count(bytes)} 字节${later > 0 ? `，其后另有 ${count(later)} 个签名` : ''}。`,
  summary: '概览',
  note: (title: string, sentences: readonly string[]) => `${title}：${sentences.join('')}`,
  signedBy: (name: string, time: { at: string; from: 'timestamp' | 'signer' | 'file' } | undefined): string =>
    time ? `由「${name}」于 ${time.at} 签名（${timeFrom[time.from]}）。` : `由「${name}」签名，时间不明。`,
  signer: '签名者',
  stampedBy: '时间戳签发者',
  time: '签名时间',
  timeFrom,
  name: '姓名',
  reason: '原因',
  location: '地点',
  contact: '联系方式',
  form: '签名格式',
  algorithm: '算法',
  facts: '签名信息',
  chain: '证书链',
  chainOf: (place: number) => `签名 ${count(place)} 的证书链`,
  details: (name: string) => `${name} 的详情`,
  subject: '主体',
  issuer: '颁发者',
  serial: '序列号',
  notBefore: '生效时间',
  notAfter: '到期时间',
  key: '公钥',
  signedWith: '签名算法',
  fingerprint: 'SHA-256 指纹',
  copyPem: (name: string) => `复制 ${name} 的 PEM`,
  allPem: '复制全部 PEM',
  authority: 'CA',
  selfIssued: '自签发',
  selfSigned: '自签名',
  given: '你所信任',
  badSignature: '签名错误',
  uncheckedSignature: '签名未校验',
  trust: (trust: Trust): string => {
    switch (trust.code) {
      case 'unasked':
        return '未按任何列表检查颁发者是否可信：在上方提供根证书后才会判断。';
      case 'roots-unread':
        return '未检查颁发者是否可信：提供的根证书无法读取。';
      case 'given':
        return '签名者的证书本身就在你提供的受信任证书中。';
      case 'trusted':
        return '证书链通向你提供的根证书。';
      case 'incomplete':
        return `证书链不完整：缺少颁发者「${trust.issuer}」。`;
      case 'not-your-root':
        return `证书链止于「${trust.root}」，它不在你提供的根证书中。`;
      case 'wrong-signature':
        return `证书「${trust.subject}」的签名不是其颁发者所签。`;
      case 'not-yet-valid':
        return `证书「${trust.subject}」当时尚未生效。`;
      case 'expired':
        return `证书「${trust.subject}」当时已过期。`;
      case 'not-an-authority':
        return `证书「${trust.subject}」无权签发其下的证书。`;
      case 'unsupported':
        return `证书「${trust.subject}」的签名算法此处不支持。`;
    }
  },
  notChecked: '未检查：证书是否已被吊销，以及签名之后增加的内容改变了什么。',
  warning: (warning: SignatureWarning): string => {
    switch (warning.code) {
      case 'weak-hash':
        return `${warning.hash} 已被攻破：可以伪造出摘要相同的文件。`;
      case 'short-key':
        return `密钥 ${warning.key} 太短，不再安全。`;
      case 'outside-validity':
        return '签名时间不在签名者证书的有效期内。';
      case 'not-for-signing':
        return '签名者的证书没有这种用途。';
      case 'bad-timestamp':
        return '签名附带的时间戳无效，未采用其时间。';
      case 'self-signed':
        return '签名者的证书是自签名的：除其本人外，无人证明其身份。';
      case 'added-to-final':
        return '文档作者不允许任何更改，但签名之后增加了内容。';
    }
  },
  signatureFault: (fault: SignatureFault): string => {
    switch (fault.code) {
      case 'bad-range':
        return 'ByteRange 不是两段范围。';
      case 'range-not-from-start':
        return 'ByteRange 不是从文件开头起，开头部分未被签名。';
      case 'ranges-overlap':
        return 'ByteRange 的两段互相重叠。';
      case 'range-outside':
        return 'ByteRange 超出了文件末尾：文件比签名时短。';
      case 'gap-mismatch':
        return 'ByteRange 留出的空隙不正好是签名本身，其中可以藏入任何内容。';
      case 'cut-off':
        return '这里有一个签名，但文件在其中间被截断，无法读取其余部分。';
      case 'damaged-dictionary':
        return '签名的字典已损坏，无法读取。';
      case 'no-contents':
        return '签名没有内容（Contents）。';
      case 'not-cms':
        return '内容不是 CMS 签名。';
      case 'damaged':
        return '签名的内容已损坏。';
      case 'signer-count':
        return '签名里应当正好有一个签名者。';
      case 'no-certificate':
        return [
          `文件中没有签名者的证书，因此无法校验：请在上方提供该证书（PEM）。`,
          fault.digest === 'fits'
            ? '文件的摘要与签名中写明的一致，但无法证明它由谁所写。'
            : '没有该证书，也无法比较文件的摘要。',
          fault.signer
            ? `签名指明的证书：颁发者 ${fault.signer.issuer}，序列号 ${fault.signer.serial.toUpperCase()}。`
            : '',
        ].join('');
      case 'wrong-digest':
        return '文件的摘要与签名中的不一致。';
      case 'wrong-signature':
        return '签名不是用此证书的密钥签的，或签名本身被改动。';
      case 'wrong-certificate':
        return '签名指明的是另一份证书。';
      case 'wrong-type':
        return '签名的内容类型与其格式不符。';
      case 'unknown-hash':
        return `不支持的摘要算法：${fault.oid}。`;
      case 'unknown-scheme':
        return `不支持的签名算法：${fault.oid}。`;
      case 'unknown-filter':
        return fault.oid === '' ? '没有写明签名格式（SubFilter）。' : `不支持的签名格式：${fault.oid}。`;
    }
  },
  fault: (fault: PdfFault): string => {
    switch (fault.code) {
      case 'not-a-pdf':
        return '这不是 PDF：开头没有 %PDF-。';
    }
  },
  rootFault,
  permission: (permission: Permission): string => {
    switch (permission) {
      case 1:
        return '此签名认证了文档：作者不允许任何更改。';
      case 2:
        return '此签名认证了文档：作者只允许填写表单和签名。';
      case 3:
        return '此签名认证了文档：作者只允许填写表单、签名和批注。';
      case 'unread':
        return '此签名认证了文档，但无法读取作者允许哪些更改。';
    }
  },
  revocationData: '文件带有吊销信息（DSS），此处不作评估。',
  size: (bytes: number) => formatBytes('zh-cn', bytes),
};
