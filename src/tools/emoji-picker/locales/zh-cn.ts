import { numbersOf } from '../../../i18n/words';
import type { Group, Tone } from '../emoji-set';
import type { Form } from '../forms';
import type { PartKind } from '../sequence';

const { count: number } = numbersOf('zh-cn');

const TONES: Record<Tone | 'default', string> = {
  default: '默认',
  light: '较浅肤色',
  'medium-light': '中等偏浅肤色',
  medium: '中等肤色',
  'medium-dark': '中等偏深肤色',
  dark: '较深肤色',
};

/** Versions are numbers such as 15.1. */
const versionOf = (version: number) => version.toFixed(1).replace(/\.0$/, '');

export const words = {
  search: '搜索表情符号',
  searchPlaceholder: '名称、:rocket:、U+1F680 或粘贴表情符号',
  options: {
    tone: { label: '肤色', values: TONES },
    copies: {
      label: '点击复制',
      values: {
        emoji: '表情符号',
        codePoints: '码点',
        escape: '转义序列',
        shortcode: '短代码',
        html: 'HTML',
      },
    },
    recent: '最近',
    favourites: '收藏',
  },
  toned: (name: string, tones: readonly Tone[]) => `${name}：${tones.map((tone) => TONES[tone]).join('、')}`,
  collect: '收集',
  basket: '已收集',
  basketHint: '点击的表情符号会依次加到这里，并立即复制全部内容。',
  undo: '撤销',
  empty: '清空',
  copyBasket: '复制全部',
  forgetRecent: '清除最近记录',
  emojis: '表情符号',
  groups: {
    smileys: '笑脸与情感',
    people: '人物与身体',
    animals: '动物与自然',
    food: '食物与饮料',
    travel: '旅行与地点',
    activities: '活动',
    objects: '物品',
    symbols: '符号',
    flags: '旗帜',
  } as Record<Group, string>,
  jump: '跳转到分组',
  results: '搜索结果',
  amount: (n: number) => `${number(n)} 个`,
  none: (query: string) => `没有与「${query}」匹配的表情符号。`,
  nearest: '相近的词：',
  copied: (what: string) => `已复制 ${what}`,
  copiedInstead: (what: string) => `GitHub 没有它的短代码，已复制 ${what} 本身`,
  collected: (what: string) => `已加入 ${what}，并复制了全部内容`,
  cannotDraw: (version: number) => `你的系统无法显示这个表情符号（Emoji ${versionOf(version)}）。`,
  keys: '方向键移动，Enter 复制，空格查看详情，/ 回到搜索框。',
  details: '详情',
  version: (version: number) => `Emoji ${versionOf(version)}`,
  copyEmoji: '复制表情符号',
  favourite: '已收藏',
  addFavourite: '收藏',
  tones: (count: number) => (count > 5 ? '肤色组合' : '肤色'),
  forms: '代码形式',
  form: {
    codePoints: '码点',
    escape: '转义序列',
    codePointEscape: '\\u{…}',
    css: 'CSS',
    htmlHex: 'HTML 十六进制',
    htmlDecimal: 'HTML 十进制',
    python: 'Python',
    utf8: 'UTF-8 字节',
    url: 'URL',
  } as Record<Form, string>,
  shortcode: '短代码',
  noShortcode: 'GitHub 尚未提供',
  shortcodeWithoutTone: '短代码不含肤色。',
  keywords: '关键词',
  list: (texts: readonly string[]) => texts.join('、'),
  sequence: '组成',
  part: (kind: PartKind, char: string) => {
    const parts: Record<PartKind, string> = {
      sign: '字符',
      joiner: '连接符：把前后合成一个表情符号',
      'emoji-style': '以彩色表情符号显示',
      'text-style': '以文字样式显示',
      'skin-tone': '肤色',
      hair: '发型',
      region: `地区代码字母 ${char}`,
      tag: `标签字符 ${char}`,
      'tag-end': '标签结束',
      keycap: '键帽外框',
    };
    return parts[kind];
  },
};
