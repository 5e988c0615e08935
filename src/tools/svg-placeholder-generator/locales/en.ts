import type { Words } from '../../../i18n/words';
import type { words as zhCn } from './zh-cn';

export const words = {
  width: 'Width',
  height: 'Height',
  preset: 'Preset size',
  custom: 'Custom',
  square: 'Square',
  avatar: 'Avatar',
  openGraph: 'Open Graph',
  favicon: 'Favicon',
  text: 'Text',
  textHint: 'Empty shows the size. Line breaks are allowed.',
  fontSize: 'Font size',
  fitsBox: 'Fit the text to the box',
  font: 'Font',
  fonts: { 'sans-serif': 'Sans-serif', serif: 'Serif', monospace: 'Monospace' },
  background: 'Background',
  color: 'Text colour',
  radius: 'Corner radius',
  pattern: 'Pattern',
  patterns: { none: 'None', cross: 'Diagonal cross', border: 'Border' },
  exactSize: 'Exact size',
  hasTitle: 'Add a title for screen readers',
  pretty: 'Indented markup',
  scale: 'Export scale',
  reset: 'Reset to defaults',
  preview: 'Preview',
  picture: (caption) => `Placeholder: ${caption}`,
  svg: 'SVG markup',
  base64: 'Base64 data URI',
  encoded: 'URL-encoded data URI',
  img: 'HTML <img>',
  css: 'CSS background',
  fixFirst: 'Correct the options, and the result appears here.',
  rasterFault: ({ code }, format) =>
    code === 'too-large'
      ? `Too large for a ${format}; download the SVG instead.`
      : `This browser cannot write ${format}; download another format.`,
} satisfies Words<typeof zhCn>;
