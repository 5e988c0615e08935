import { numbersOf } from '../../../i18n/words';
import { countryNames } from '../../../lib/countries';
import type { BicFault } from '../../../lib/iban/bic';
import type { IbanFault, Part } from '../../../lib/iban/check';
import type { Kind } from '../../../lib/iban/registry';

const { count } = numbersOf('zh-cn');

const name = (country: string) => countryNames('zh-CN')(country);
const KINDS: Record<Kind, string> = { n: '数字', a: '字母', c: '字母或数字' };
const range = (from: number, to: number) => (from === to ? `第 ${from} 位` : `第 ${from}–${to} 位`);

const roles: Record<Part['role'], string> = {
  country: '国家代码',
  'check-digits': '校验位',
  bank: '银行代码',
  branch: '分行代码',
  account: '账号',
  check: '国内校验码',
  type: '账户类型',
  owner: '户主序号',
  holder: '户主身份号',
  currency: '货币',
  reserved: '保留位',
};

export const words = {
  options: {
    mode: { label: '模式', values: { one: '单个', many: '批量' } },
    country: '国家',
  },
  input: 'IBAN 或 BIC',
  placeholder: 'DE89 3704 0044 0532 0130 00',
  hint: '空格、连字符、小写与全角字符均可。不会保存，也不会上传。',
  lines: '每行一个 IBAN 或 BIC',
  examples: '示例',
  qrExample: 'CH（QR-IBAN）',
  generate: '生成测试 IBAN',
  make: '随机生成',
  testData: '测试数据',
  testNote: '校验位有效，但银行代码为虚构（全为 9 或 TEST），不属于任何账户。',
  registry: (release: number, month: string, list: string, date: string) =>
    `结构依据 SWIFT IBAN Registry 第 ${release} 版（${month}），SEPA 名单依据 ${list}（${date}）。本页只检查号码本身，无法得知账户是否存在。`,
  verdicts: {
    iban: { valid: 'IBAN 有效', notValid: 'IBAN 无效' },
    bic: { valid: 'BIC 格式正确', notValid: 'BIC 格式有误' },
  },
  unchecked: '未校验',
  parts: '结构',
  roles,
  result: '解析结果',
  list: '号码列表',
  country: '国家或地区',
  bban: 'BBAN',
  sepa: 'SEPA',
  qr: 'QR-IBAN',
  yes: '是',
  no: '否',
  friendly: '分组格式',
  electronic: '电子格式',
  bic: 'BIC',
  bicBank: '银行',
  bicPlace: '地点',
  bicBranch: '分行',
  headOffice: '总行',
  bicNote: { test: '第 8 位是 0：测试用 BIC。', passive: '第 8 位是 1：未直接接入 SWIFT 网络。' },
  checked: (n: number) => `${count(n)} 行`,
  counts: (valid: number, wrong: number) => `${count(valid)} 个有效，${count(wrong)} 个无效`,
  line: '行',
  typed: '输入',
  status: '结果',
  ok: '有效',
  wrong: '无效',
  remarks: '错误',
  nothing: '请输入一个 IBAN 或 BIC。',
  fault: (fault: IbanFault | BicFault): string => {
    switch (fault.code) {
      case 'odd-character':
        return `第 ${fault.at} 个字符「${fault.character}」不能出现在 IBAN 中。`;
      case 'no-country':
        return `IBAN 以两个字母的国家代码开头，这里是「${fault.found}」。`;
      case 'unknown-country':
        return `没有代码为 ${fault.country} 的国家。`;
      case 'no-iban':
        return `${name(fault.country)}不使用 IBAN。`;
      case 'borrowed':
        return `${name(fault.country)}没有自己的 IBAN 前缀，那里的账户使用 ${fault.lender}。`;
      case 'unregistered':
        return `${name(fault.country)}的账号虽写成 IBAN 的样子，但未列入 IBAN 注册表，无从校验。`;
      case 'length':
        return `${fault.country} 的 IBAN 应为 ${fault.expected} 位，这里有 ${fault.found} 位。`;
      case 'check-not-digits':
        return `第 3–4 位是校验位，应为数字，这里是「${fault.found}」。`;
      case 'kind':
        return `${fault.country} 的${range(fault.from, fault.to)}应为${KINDS[fault.kind]}，这里是「${fault.found}」。`;
      case 'check-digits':
        return `校验位是 ${fault.found}，而按此账号应为 ${fault.expected}：可能有一位输错了。`;
      case 'national-check':
        return fault.expected === undefined
          ? `第 ${fault.at} 位起的国内校验码是 ${fault.found}，但这个号码没有可用的校验码。`
          : `${name(fault.country)}国内校验码（第 ${fault.at} 位起）是 ${fault.found}，应为 ${fault.expected}。`;
      case 'bic-length':
        return `BIC 应为 8 位或 11 位，这里有 ${fault.found} 位。`;
      case 'bic-country-letters':
        return `第 5–6 位是国家代码，应为字母，这里是「${fault.found}」。`;
      case 'bic-country':
        return `没有代码为 ${fault.country} 的国家。`;
    }
  },
};
