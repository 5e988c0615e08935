import type { Font, Pattern } from '../placeholder';
import type { RasterFault } from '../raster-formats';

const fonts: Readonly<Record<Font, string>> = { 'sans-serif': '无衬线', serif: '衬线', monospace: '等宽' };
const patterns: Readonly<Record<Pattern, string>> = { none: '无', cross: '对角线', border: '边框' };

export const words = {
  width: '宽度',
  height: '高度',
  preset: '预设尺寸',
  custom: '自定义',
  square: '正方形',
  avatar: '头像',
  openGraph: 'Open Graph',
  favicon: '网站图标',
  text: '文字',
  textHint: '留空则显示尺寸，可以换行。',
  fontSize: '字号',
  fitsBox: '文字适应画面',
  font: '字体',
  fonts,
  background: '背景色',
  color: '文字颜色',
  radius: '圆角',
  pattern: '图案',
  patterns,
  exactSize: '写入宽高',
  hasTitle: '添加标题（无障碍）',
  pretty: '缩进排版',
  scale: '导出倍数',
  reset: '恢复默认',
  preview: '预览',
  picture: (caption: string) => `占位图：${caption}`,
  svg: 'SVG 代码',
  base64: 'Base64 Data URI',
  encoded: 'URL 编码 Data URI',
  img: 'HTML <img>',
  css: 'CSS background',
  fixFirst: '改正选项后显示结果。',
  rasterFault: ({ code }: RasterFault, format: string) =>
    code === 'too-large'
      ? `尺寸过大，无法生成 ${format}，请下载 SVG。`
      : `此浏览器不支持生成 ${format}，请下载其他格式。`,
};
