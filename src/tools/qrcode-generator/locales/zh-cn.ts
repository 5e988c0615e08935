import type { InferOutput } from 'valibot';
import { LEVEL_WORDS, QR_UNITS, qrOptions, qrWords } from '../../../i18n/qr/zh-cn';
import type { OptionWords } from '../../../i18n/option-words';
import { numbersOf } from '../../../i18n/words';
import type { BatchFault } from '../batch';
import type { ContentType } from '../content-types';
import type { pageOptions } from '../operations';
import type { PayloadFault, Zone } from '../payload';
import type { Forms } from '../use-content';

const { count: number } = numbersOf('zh-cn');

export const words = {
  ...qrWords,
  options: {
    ...qrOptions,
    quietZone: '留白（模块）',
    shape: { label: '模块形状', values: { square: '方形', rounded: '圆角', dots: '圆点' } },
    terminal: { label: '终端文本', values: { dark: '深色终端', light: '浅色终端' } },
    batchFormat: { label: '格式', values: { svg: 'SVG', png: 'PNG' } },
  } satisfies OptionWords<InferOutput<typeof pageOptions>>,
  type: '内容类型',
  types: {
    text: '文本或网址',
    email: '电子邮件',
    phone: '电话',
    sms: '短信',
    location: '位置',
    contact: '名片（vCard）',
    event: '日程',
  } satisfies Record<ContentType, string>,
  wifi: '连接 Wi-Fi 请用',
  wifiTool: 'WiFi 二维码生成器',
  text: '文本',
  forms: {
    email: { to: '收件人', subject: '主题', body: '正文' },
    phone: { number: '号码' },
    sms: { number: '号码', message: '短信内容' },
    location: { latitude: '纬度', longitude: '经度' },
    contact: {
      firstName: '名',
      lastName: '姓',
      organisation: '单位',
      title: '职务',
      phone: '手机',
      email: '邮箱',
      website: '网站',
      street: '街道',
      city: '城市',
      region: '省或地区',
      postalCode: '邮编',
      country: '国家',
      note: '备注',
    },
    event: {
      title: '标题',
      start: '开始',
      end: '结束',
      zone: '时区',
      isAllDay: '全天',
      place: '地点',
      description: '说明',
    },
  } satisfies { readonly [T in keyof Forms]: Record<keyof Forms[T], string> },
  zone: (zone: Zone, here: string) =>
    zone === 'here' ? `本地（${here}）` : zone === 'utc' ? 'UTC' : '不带时区（按读者当地时间）',
  payload: '编码内容',
  payloadHint: '可以直接修改；改动表单后会重新生成。',
  payloadFault: (fault: PayloadFault): string => {
    switch (fault.code) {
      case 'empty-form':
        return '请填写表单，二维码会显示在这里。';
      case 'bad-address':
        return `「${fault.address}」不是邮箱地址。`;
      case 'bad-number':
        return `电话号码中不能有「${fault.found}」。`;
      case 'sms-extension':
        return `短信不能发到分机 ${fault.extension}。`;
      case 'bad-latitude':
        return '请输入 −90 到 90 之间的纬度。';
      case 'bad-longitude':
        return '请输入 −180 到 180 之间的经度。';
      case 'no-name':
        return '请输入姓名或单位。';
      case 'no-title':
        return '请输入标题。';
      case 'no-start':
        return '请输入开始时间。';
      case 'end-before-start':
        return '结束时间早于开始时间。';
    }
  },
  logo: '中央标志',
  chooseLogo: '选择图片',
  removeLogo: '移除标志',
  logoHint: '最多占边长的 20%，并自动改用高纠错级别。',
  notImage: '此文件不是图片。',
  picture: (text: string) => `二维码：${text}`,
  empty: '请输入要编码的文本。',
  batch: '批量生成',
  batchHint: '每行一个二维码，打包为 ZIP；使用上面的设计。',
  batchLines: '内容，每行一个',
  makeZip: '生成 ZIP',
  batchFault: (fault: BatchFault): string => {
    switch (fault.code) {
      case 'empty':
        return '请至少输入一行。';
      case 'line-too-long':
        return `第 ${number(fault.line)} 行太长：纠错级别「${LEVEL_WORDS[fault.level]}」下为 ${number(fault.bytes)} ${QR_UNITS[fault.unit]}，最多 ${number(fault.most)} ${QR_UNITS[fault.unit]}。`;
      case 'line-too-small':
        return `第 ${number(fault.line)} 行的 PNG 至少要 ${number(fault.least)} 像素。`;
      case 'bad-logo':
        return '此文件不是图片。';
    }
  },
};
