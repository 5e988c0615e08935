import { captureWords } from '../../../i18n/capture/zh-cn';
import type { OptionWords } from '../../../i18n/option-words';
import { numbersOf } from '../../../i18n/words';
import type { CaptureFault } from '../../../lib/capture/faults';
import type { InferOutput } from 'valibot';
import { kindNames } from '../kind-names';
import type { cameraOptions, remembered } from '../operations';
import type { ReadFault, Tried } from '../read-picture';
import type { KindGroup } from '../options';
import type { FoundCode, Series } from '../report';

const { count } = numbersOf('zh-cn');
const list = (places: readonly number[]) => places.map((place) => count(place)).join('、');

const looks: Readonly<Record<Tried['look'], string>> = {
  white: '铺白色',
  black: '铺黑色',
  margin: '加边',
  larger: '放大',
  smaller: '缩小',
  denoised: '降噪',
};
const millions = (pixels: number) => count(pixels / 1_000_000, { maximumFractionDigits: 1 });
const noCode = '没有找到码。请换一张更清晰、更大或更正的图片；码必须完整。';

export const words = {
  camera: captureWords.camera,
  firstCamera: captureWords.firstCamera,
  unnamedCamera: captureWords.unnamedCamera,
  captureFault: captureWords.fault,
  drop: '拖放、粘贴或选择图片，可多选',
  openCamera: '摄像头',
  closeCamera: '关闭摄像头',
  screen: '截取屏幕',
  screenName: (n: number) => `屏幕 ${count(n)}.png`,
  screenFault: (fault: CaptureFault) =>
    fault.code === 'insecure' ? '截取屏幕只能在安全的页面上使用（https 或 localhost）。' : captureWords.fault(fault),
  example: '示例',
  exampleFailed: '此浏览器未能绘制示例图片。',
  empty: '拖放或粘贴含有二维码或条形码的图片，或用摄像头对准它。图片不会离开本设备。',
  notes: {
    damaged: (n: number) => `有 ${count(n)} 个码已损坏，无法读取。`,
  },
  options: {
    kinds: '码的类型',
    charset: {
      label: '字节的编码',
      values: {
        auto: '自动',
        'utf-8': 'UTF-8',
        gb18030: 'GB18030',
        shift_jis: 'Shift_JIS',
        big5: 'Big5',
        'euc-kr': 'EUC-KR',
        'iso-8859-1': 'Latin-1',
        hex: '十六进制',
      },
    },
    language: '语言',
    width: { label: '宽度', unit: '像素' },
    height: { label: '高度', unit: '像素' },
  } satisfies OptionWords<
    InferOutput<typeof remembered> & { readonly language: string; readonly width: number; readonly height: number }
  >,
  cameraOptions: { keepScanning: '连续扫描', sound: '提示音' } satisfies OptionWords<InferOutput<typeof cameraOptions>>,
  kindsAre: (what: string) => `码的类型：${what}`,
  allKinds: '全部',
  someKinds: (n: number) => `${count(n)} 种`,
  kindGroups: { matrix: '二维码', product: '商品条码', linear: '其他条形码' } satisfies Record<KindGroup, string>,
  singly: (group: string) => `逐项选择「${group}」`,
  kinds: { ...kindNames, qr: 'QR 码', 'micro-qr': 'Micro QR 码', 'dx-film-edge': 'DX 胶片边码' },
  reading: '识别中…',
  removeNamed: (name: string) => `移除 ${name}`,
  pictureAlt: (name: string, n: number) => `图片 ${name}，含 ${count(n)} 个码`,
  found: (n: number) => `${count(n)} 个码`,
  codesIn: (name: string) => `${name} 中的码`,
  codeOf: (title: string, name: string) => `${name} 中的 ${title}`,
  codeTitle: (n: number, kind: string) => `${count(n)} ${kind}`,
  showAll: (n: number) => `显示全部 ${count(n)} 个`,
  copyOf: (title: string) => `复制 ${title}`,
  copyAll: '复制全部',
  allTexts: '全部文本',
  noCode,
  tried: (tried: readonly Tried[]) =>
    `已尝试：${[...new Set(tried.map(({ look, width, height }) => `${looks[look]} ${width} × ${height}`))].join('，')}；每次都包括旋转、镜像与反色。`,
  onlyKinds: (kinds: readonly string[]) => `只找了这些类型：${kinds.join('、')}。`,
  fault: (fault: ReadFault): string => {
    switch (fault.code) {
      case 'no-code':
        return noCode;
      case 'not-picture':
        return fault.type.startsWith('image/') ? `此处无法读取这种图片（${fault.type}）。` : '不是图片。';
      case 'too-large':
        return `图片过大：${millions(fault.pixels)} 百万像素，上限 ${millions(fault.limit)}。`;
    }
  },
  damaged: '损坏',
  damagedCode: '这里有一个码，但已损坏。',
  text: '文本',
  bytes: '字节',
  bytesAsHex: (n: number) => `十六进制字节（${count(n)}）`,
  copyHex: '复制十六进制',
  note: (title: string, what: string) => `${title}：${what}`,
  factsOf: (title: string) => `${title}：说明`,
  version: '版本',
  level: '纠错',
  charsetName: '编码',
  charset: (name: string, by: FoundCode['charsetBy']) =>
    `${name}（${{ only: '唯一符合', mark: '码中注明', likely: '最有可能', chosen: '手动选择' }[by]}）`,
  noText: '不是文本，以十六进制显示',
  addOn: '附加码',
  longNumber: '完整号码',
  look: '外观',
  looks: ({ isInverted, isMirrored }: Pick<FoundCode, 'isInverted' | 'isMirrored'>) =>
    [isInverted ? '反色' : '', isMirrored ? '镜像' : ''].filter(Boolean).join('、'),
  series: '分段码',
  partOf: (place: number, of: number) =>
    of === 0 ? `第 ${count(place)} 段` : `第 ${count(place)} 段，共 ${count(of)} 段`,
  missing: ({ places, of, missing }: Pick<Series, 'places' | 'of' | 'missing'>) =>
    `已识别第 ${list(places)} 段，共 ${count(of)} 段；缺第 ${list(missing)} 段。`,
  openSeries: (places: readonly number[]) => `已识别第 ${list(places)} 段；码中没有注明总段数。`,
  whole: (n: number) => `全部 ${count(n)} 段均已识别。`,
  joined: '合并后的内容',
  checks: { right: '校验正确', wrong: '校验有误' },
  open: (host: string) => (host === '' ? '打开' : `打开 ${host}`),
  openInTool: '在相应工具中打开',
  fromCamera: '摄像头识别结果',
  clear: '清空',
  preview: '摄像头画面',
  opening: '正在打开…',
  looking: '请将码置于画面中。',
  justFound: (kind: string, text: string | undefined) =>
    text === undefined ? `已识别：${kind}` : `已识别：${kind}，${text}`,
  rests: { hidden: '页面被隐藏，摄像头已关闭。', found: '已找到一个码，摄像头已关闭。' },
  startAgain: '再次打开摄像头',
  torch: '补光灯',
};
