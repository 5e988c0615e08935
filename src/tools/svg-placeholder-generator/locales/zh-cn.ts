import type { RasterFault } from '../raster-formats';

export const words = {
  options: {
    width: { label: '宽度', unit: 'px' },
    height: { label: '高度', unit: 'px' },
    fontSize: { label: '字号', unit: 'px' },
    fitsBox: '文字适应画面',
    font: { label: '字体', values: { 'sans-serif': '无衬线', serif: '衬线', monospace: '等宽' } },
    background: '背景色',
    color: '文字颜色',
    exactSize: '写入宽高',
    radius: { label: '圆角', unit: 'px' },
    pattern: { label: '图案', values: { none: '无', cross: '对角线', border: '边框' } },
    hasTitle: '添加标题（无障碍）',
    pretty: '缩进排版',
    scale: { label: '导出倍数', values: { '1': '1×', '2': '2×', '3': '3×' } },
  },
  presets: {
    '16:9': '16:9',
    '4:3': '4:3',
    square: '正方形',
    avatar: '头像',
    openGraph: 'Open Graph',
    favicon: '网站图标',
  },
  preset: '预设尺寸',
  custom: '自定义',
  text: '文字',
  textHint: '留空则显示尺寸，可以换行。',
  tooLong: '文字太长：最多 5,000 个字符。',
  badSize: (side: 'width' | 'height') => `${side === 'width' ? '宽度' : '高度'}须为 1 到 20,000 的整数。`,
  preview: '预览',
  picture: (caption: string) => `占位图：${caption}`,
  svg: 'SVG 代码',
  base64: 'Base64 Data URI',
  encoded: 'URL 编码 Data URI',
  img: 'HTML <img>',
  css: 'CSS background',
  rasterFault: ({ code }: RasterFault, format: string) =>
    code === 'too-large'
      ? `尺寸过大，无法生成 ${format}，请下载 SVG。`
      : `此浏览器不支持生成 ${format}，请下载其他格式。`,
};
