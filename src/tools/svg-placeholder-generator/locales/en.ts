import type { Words } from '../../../i18n/words';
import type { words as zhCn } from './zh-cn';

export const words = {
  options: {
    width: { label: 'Width', unit: 'px' },
    height: { label: 'Height', unit: 'px' },
    fontSize: { label: 'Font size', unit: 'px' },
    fitsBox: 'Fit the text to the box',
    font: { label: 'Font', values: { 'sans-serif': 'Sans-serif', serif: 'Serif', monospace: 'Monospace' } },
    background: 'Background',
    color: 'Text colour',
    exactSize: 'Exact size',
    radius: { label: 'Corner radius', unit: 'px' },
    pattern: { label: 'Pattern', values: { none: 'None', cross: 'Diagonal cross', border: 'Border' } },
    hasTitle: 'Add a title for screen readers',
    pretty: 'Indented markup',
    scale: { label: 'Export scale', values: { '1': '1×', '2': '2×', '3': '3×' } },
  },
  presets: {
    '16:9': '16:9',
    '4:3': '4:3',
    square: 'Square',
    avatar: 'Avatar',
    openGraph: 'Open Graph',
    favicon: 'Favicon',
  },
  preset: 'Preset size',
  custom: 'Custom',
  text: 'Text',
  textHint: 'Empty shows the size. Line breaks are allowed.',
  tooLong: 'Too long: at most 5,000 characters.',
  badSize: (side) => `The ${side} must be a whole number from 1 to 20,000.`,
  preview: 'Preview',
  picture: (caption) => `Placeholder: ${caption}`,
  svg: 'SVG markup',
  base64: 'Base64 data URI',
  encoded: 'URL-encoded data URI',
  img: 'HTML <img>',
  css: 'CSS background',
  rasterFault: ({ code }, format) =>
    code === 'too-large'
      ? `Too large for a ${format}; download the SVG instead.`
      : `This browser cannot write ${format}; download another format.`,
} satisfies Words<typeof zhCn>;
