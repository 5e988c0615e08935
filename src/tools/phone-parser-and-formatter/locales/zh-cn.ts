import { numbersOf } from '../../../i18n/words';
import { countryNames } from '../../../lib/countries';
import type { NumberType, PhoneFault, PhoneReport } from '../report';

const { count } = numbersOf('zh-cn');

const name = (country: string | undefined) => (country === undefined ? '该号码计划' : countryNames('zh-CN')(country));

/** Calling codes that belong to no country (ITU-T E.164). */
const NETWORKS: Readonly<Record<string, string>> = {
  '800': '国际免费电话',
  '808': '国际分摊费用电话',
  '870': '海事卫星 Inmarsat',
  '878': '全球个人号码',
  '881': '卫星移动电话',
  '882': '国际网络',
  '883': '国际网络',
  '888': '国际救灾',
  '979': '国际付费电话',
};

const types: Record<NumberType | 'UNKNOWN', string> = {
  MOBILE: '手机',
  FIXED_LINE: '固定电话',
  FIXED_LINE_OR_MOBILE: '固定电话或手机',
  TOLL_FREE: '免费电话',
  PREMIUM_RATE: '付费电话',
  SHARED_COST: '分摊费用',
  VOIP: '网络电话（VoIP）',
  PERSONAL_NUMBER: '个人号码',
  PAGER: '寻呼机',
  UAN: '统一接入号码（UAN）',
  VOICEMAIL: '语音信箱',
  UNKNOWN: '未知',
};

export const words = {
  options: {
    mode: { label: '模式', values: { one: '单个', many: '批量', find: '从文本中查找' } },
    country: { label: '默认国家或地区', hint: '不以 + 开头的号码按此解析。' },
    from: '拨出地',
  },
  anyCountry: '不指定（号码须以 + 开头）',
  number: '电话号码',
  registry: (date: string, version: string) => `号码规则：libphonenumber-js ${version}，${date}版`,
  numberHint: '写法不限，全角亦可。不会保存，也不会上传。',
  lines: '每行一个号码',
  text: '文本',
  textPlaceholder: '粘贴邮件、网页或通讯录的文字',
  sameCountry: '与默认国家或地区相同',
  empty: '输入号码后，结果显示在这里。',
  valid: '号码有效',
  notValid: '号码无效',
  result: '号码信息',
  list: '号码列表',
  place: '国家或地区',
  several: (places: string) => `多个：${places}`,
  network: (callingCode: string) => NETWORKS[callingCode] ?? '国际号码',
  callingCode: '国家码',
  isValid: '有效',
  isPossible: '长度正确',
  yes: '是',
  no: '否',
  type: '类型',
  types,
  international: '国际格式',
  national: '国内格式',
  e164: 'E.164',
  rfc3966: 'RFC 3966',
  dialled: (country: string) => `从${name(country)}拨打`,
  extension: '分机',
  call: '拨打电话',
  message: '发短信',
  whatsapp: 'WhatsApp',
  readAs: (digits: string) => `字母已按键盘换成数字：${digits}`,
  prefix: (country: string, expected: string) => `请以 + 开头；从${name(country)}拨打时以 ${expected} 开头。`,
  reason: ({ reason, plan }: Pick<PhoneReport, 'reason' | 'plan'>): string => {
    switch (reason) {
      case 'too-short':
        return `对${name(plan)}来说位数太少。`;
      case 'too-long':
        return `对${name(plan)}来说位数太多。`;
      case 'wrong-length':
        return `${name(plan)}没有这么长的号码。`;
      case 'not-assigned':
        return `长度正确，但${name(plan)}没有启用这一号段。`;
      case undefined:
        return '';
    }
  },
  line: '行',
  input: '原文',
  remark: '说明',
  sameAs: (line: number) => `与第 ${line} 行相同`,
  found: (n: number) => `${count(n)} 个号码`,
  counts: (valid: number, wrong: number, same: number) =>
    `${count(valid)} 个有效，${count(wrong)} 个无效，${count(same)} 个重复`,
  fault: (fault: PhoneFault): string => {
    switch (fault.code) {
      case 'no-number':
        return '没有找到电话号码。';
      case 'no-country':
        return '请选择国家或地区，或以 + 开头。';
      case 'unknown-calling-code':
        return `+${fault.callingCode} 不是在用的国家码。`;
      case 'too-short':
        return `对${name(fault.country)}来说位数太少。`;
      case 'too-long':
        return `对${name(fault.country)}来说位数太多。`;
    }
  },
};
