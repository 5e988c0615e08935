import { numbersOf } from '../../../i18n/words';
import { oidName } from '../../../lib/x509/oid-names';
import type { ExtensionValue } from '../../../lib/x509/extensions';
import { isoTime, namesText, netscapeTypes, type ExtensionWords } from './texts';

const { count } = numbersOf('zh-cn');
const list = (parts: readonly string[]) => parts.join('、');

const usages = {
  digitalSignature: '数字签名',
  nonRepudiation: '不可否认',
  keyEncipherment: '加密密钥',
  dataEncipherment: '加密数据',
  keyAgreement: '密钥协商',
  keyCertSign: '签发证书',
  cRLSign: '签发吊销列表',
  encipherOnly: '协商后仅加密',
  decipherOnly: '协商后仅解密',
};
const purposes: Readonly<Record<string, string>> = {
  '1.3.6.1.5.5.7.3.1': '服务器身份验证（TLS）',
  '1.3.6.1.5.5.7.3.2': '客户端身份验证（TLS）',
  '1.3.6.1.5.5.7.3.3': '代码签名',
  '1.3.6.1.5.5.7.3.4': '电子邮件',
  '1.3.6.1.5.5.7.3.8': '时间戳',
  '1.3.6.1.5.5.7.3.9': '签发 OCSP 应答',
  '2.5.29.37.0': '任何用途',
};
const policies: Readonly<Record<string, string>> = {
  '2.23.140.1.2.1': '域名验证',
  '2.23.140.1.2.2': '组织验证',
  '2.23.140.1.2.3': '个人验证',
  '2.23.140.1.1': '扩展验证',
  '2.5.29.32.0': '任何策略',
};
const places: Readonly<Record<string, string>> = {
  '1.3.6.1.5.5.7.48.1': 'OCSP 服务',
  '1.3.6.1.5.5.7.48.2': '颁发者的证书',
  '1.3.6.1.5.5.7.48.3': '时间戳服务',
  '1.3.6.1.5.5.7.48.5': '证书库',
};
const only = { user: '最终用户', authority: 'CA', attribute: '属性' };
const named = (oid: string, known: Readonly<Record<string, string>>) => {
  const name = (Object.hasOwn(known, oid) ? known[oid] : undefined) ?? oidName(oid);
  return name === undefined ? oid : `${name}（${oid}）`;
};

const sayNames = (value: ExtensionValue & { kind: 'name-constraints' }): string =>
  [
    value.permitted.length > 0 && `其下的证书只许使用：${list(namesText(value.permitted))}。`,
    value.excluded.length > 0 && `不许使用：${list(namesText(value.excluded))}。`,
  ]
    .filter(Boolean)
    .join('');

const sayConstraints = (value: ExtensionValue & { kind: 'policy-constraints' }): string =>
  [
    value.requireExplicit !== undefined && `再过 ${count(value.requireExplicit)} 级后必须有一致的策略。`,
    value.inhibitMapping !== undefined && `再过 ${count(value.inhibitMapping)} 级后不得映射策略。`,
  ]
    .filter(Boolean)
    .join('');

const sayPoint = (value: ExtensionValue & { kind: 'issuing-point' }): string =>
  [
    value.names.length > 0 && `此列表发布于：${list(namesText(value.names))}。`,
    value.only.length > 0 && `只涵盖这类证书：${list(value.only.map((one) => only[one]))}。`,
    value.reasons && '只涵盖部分吊销原因。',
    value.isIndirect && '也含其他颁发者的证书。',
  ]
    .filter(Boolean)
    .join('');

function say(value: ExtensionValue): string {
  switch (value.kind) {
    case 'basic-constraints':
      if (!value.isAuthority) return '不是 CA，不能签发证书。';
      return value.pathLength === undefined
        ? '是 CA，其下级数不限。'
        : `是 CA，其下最多 ${count(value.pathLength)} 级中间 CA。`;
    case 'key-usage':
      return `密钥可用于：${list(value.usages.map((usage) => usages[usage]))}。`;
    case 'extended-usage':
      return `证书可用于：${list(value.oids.map((oid) => named(oid, purposes)))}。`;
    case 'subject-names':
      return `证书对这些名称有效：${list(namesText(value.names))}。`;
    case 'issuer-names':
      return `颁发者的其他名称：${list(namesText(value.names))}。`;
    case 'key-id':
      return `自身密钥的标识：${value.id}。`;
    case 'issuer-key-id':
      return `颁发者密钥的标识：${list([value.id ?? '', ...namesText(value.issuers), value.serial ?? ''].filter(Boolean))}。`;
    case 'name-constraints':
      return sayNames(value);
    case 'policies':
      return `按这些策略签发：${list(
        value.policies.map(({ oid, statements, notices }) =>
          [named(oid, policies), ...statements, ...notices].join(' '),
        ),
      )}。`;
    case 'policy-mappings':
      return `视为相同的策略：${list(value.pairs.map(([from, to]) => `${from} = ${to}`))}。`;
    case 'policy-constraints':
      return sayConstraints(value);
    case 'inhibit-any-policy':
      return `再过 ${count(value.skip)} 级后「任何策略」不再算数。`;
    case 'crl-points':
      return `吊销列表位于：${list(value.points.flatMap(({ names }) => namesText(names)))}。`;
    case 'fresh-crl':
      return `增量吊销列表位于：${list(value.points.flatMap(({ names }) => namesText(names)))}。`;
    case 'authority-access':
    case 'subject-access':
      return `${list(value.places.map(({ method, name }) => `${named(method, places)} ${name.text}`))}。`;
    case 'scts':
      return `${count(value.list.length)} 个透明日志承诺公开此证书：${list(
        value.list.map(({ logIdBase64, time }) => `${logIdBase64}（${isoTime(time)}）`),
      )}。`;
    case 'precertificate':
      return '这是只供透明日志使用的预签证书，不能用于服务器。';
    case 'no-ocsp-check':
      return '此 OCSP 应答者的证书不需要再查是否吊销。';
    case 'tls-features':
      return value.features.includes(5)
        ? '服务器必须附上 OCSP 应答（must-staple）。'
        : `服务器必须支持 TLS 扩展：${list(value.features.map(String))}。`;
    case 'netscape-type':
      return `Netscape 时代的用途：${list(netscapeTypes(value.bits))}。`;
    case 'comment':
      return `注释：${value.text}`;
    case 'template':
      return `微软 CA 的模板：${value.name}。`;
    case 'statements':
      return `合格证书声明：${list(value.oids)}。`;
    case 'crl-number':
      return `此列表的编号：${value.number}。`;
    case 'delta-base':
      return `增量列表，基于编号 ${value.number} 的列表。`;
    case 'issuing-point':
      return sayPoint(value);
    case 'unknown':
      return '此处未知，内容见下。';
  }
}

export const extensionWords: ExtensionWords = {
  say,
  names: {
    'basic-constraints': '基本约束',
    'key-usage': '密钥用途',
    'extended-usage': '扩展密钥用途',
    'subject-names': '主体备用名称',
    'issuer-names': '颁发者备用名称',
    'key-id': '主体密钥标识符',
    'issuer-key-id': '颁发者密钥标识符',
    'name-constraints': '名称约束',
    policies: '证书策略',
    'policy-mappings': '策略映射',
    'policy-constraints': '策略约束',
    'inhibit-any-policy': '禁止任何策略',
    'crl-points': '吊销列表分发点',
    'fresh-crl': '最新吊销列表',
    'authority-access': '颁发机构信息访问',
    'subject-access': '主体信息访问',
    scts: '透明日志时间戳（SCT）',
    precertificate: '预签证书标记',
    'no-ocsp-check': '不查 OCSP 证书',
    'tls-features': 'TLS 特性',
    'netscape-type': 'Netscape 证书类型',
    comment: 'Netscape 注释',
    template: '证书模板',
    statements: '合格证书声明',
    'crl-number': '列表编号',
    'delta-base': '增量列表标记',
    'issuing-point': '发布点',
    unknown: '未知扩展',
  },
};
