import { formatNumber, plural, type Words } from '../../../i18n/words';
import type { ComponentName } from '../color-functions';
import type { words as zhCn } from './zh-cn';

const COMPONENTS: Record<ComponentName, string> = {
  red: 'red',
  green: 'green',
  blue: 'blue',
  hue: 'hue',
  saturation: 'saturation',
  lightness: 'lightness',
  value: 'value',
  whiteness: 'whiteness',
  blackness: 'blackness',
  chroma: 'chroma',
  a: 'a',
  b: 'b',
  x: 'x',
  y: 'y',
  z: 'z',
  cyan: 'cyan',
  magenta: 'magenta',
  yellow: 'yellow',
  black: 'black',
  alpha: 'alpha',
};
const EXPECTED = {
  number: 'a number',
  percentage: 'a percentage such as 50%',
  'number-or-percentage': 'a number or a percentage',
  angle: 'an angle such as 120, 120deg or 0.3turn',
};

export const words = {
  tabs: 'How many colours',
  one: 'One colour',
  list: 'Several colours',
  color: 'Colour',
  colorHint: 'Hex digits, a CSS colour or a name, in any notation. Several pasted lines open “Several colours”.',
  picker: 'Picker',
  pickColor: 'Pick a colour',
  eyeDropper: 'Pick from the screen',
  opacity: 'Opacity',
  options: {
    syntax: { label: 'RGB, HSL and HSV with', values: { commas: 'Commas', spaces: 'Spaces' } },
    hexCase: { label: 'Hex letters', values: { lower: 'Lower case', upper: 'Upper case' } },
    hexAlpha: { label: 'Alpha in hex', values: { last: '#RRGGBBAA', first: '#AARRGGBB' } },
    variable: { label: 'Variable name', placeholder: 'color' },
  },
  notations: 'Notations',
  otherNotations: 'More notations',
  notation: {
    name: 'Name',
    hex: 'Hex',
    rgb: 'RGB',
    hsl: 'HSL',
    hwb: 'HWB',
    hsv: 'HSV',
    cmyk: 'CMYK',
    lab: 'Lab',
    lch: 'LCH',
    oklab: 'Oklab',
    oklch: 'OKLCH',
    p3: 'Display P3',
    xyz: 'XYZ D65',
    integer: 'Integer',
  },
  outside: 'outside sRGB',
  outsideNote: 'Left the colour itself, right the nearest one in sRGB.',
  swatch: (color) => `Swatch of ${color}`,
  distance: (distance) => `The nearest name, at a distance ΔE2000 of ${distance}.`,
  otherNames: (names) => `Also called ${names.join(', ')}.`,
  cmykNote: 'Without a colour profile, approximate.',
  contrast: 'Contrast',
  contrastWith: { white: 'With white', black: 'With black' },
  sample: 'Text Aa',
  levels: { aa: 'AA', aaa: 'AAA', large: 'AA large text' },
  passes: (level) => `${level}: passed`,
  fails: (level) => `${level}: failed`,
  code: 'Code',
  badVariable: 'A name has letters, digits, - and _, and begins with a letter or _.',
  literal: {
    css: 'CSS variable',
    swiftui: 'SwiftUI',
    uikit: 'UIKit',
    compose: 'Android Compose',
    'android-xml': 'Android XML',
    flutter: 'Flutter',
  },
  colors: 'Colours',
  colorsHint: 'One colour per line, up to 1,000.',
  result: 'Result',
  count: (n) => plural('en', n, { one: `${n} colour`, other: `${formatNumber('en', n)} colours` }),
  input: 'Input',
  remark: 'Remark',
  listEmpty: 'Type or paste colours, one per line, and the result appears here.',
  notice: (notice) => {
    switch (notice.code) {
      case 'clamped':
        return `The ${COMPONENTS[notice.component]} ${notice.found} is out of range and was taken as ${notice.used}.`;
      case 'none':
        return 'none was taken as 0.';
      case 'argb':
        return 'Read as AARRGGBB, with the alpha first.';
    }
  },
  fault: (fault) => {
    switch (fault.code) {
      case 'empty':
        return 'Enter a colour.';
      case 'too-long':
        return `Not a colour: longer than ${formatNumber('en', fault.limit)} characters.`;
      case 'digit-count':
        return `Not a colour: ${fault.text} has ${plural('en', fault.digits, { one: '1 digit', other: `${fault.digits} digits` })}.`;
      case 'bad-digit':
        return `Not a colour: “${fault.found}” at position ${fault.position} is not a hex digit.`;
      case 'unknown-name':
        return `Not a colour: CSS has no colour named “${fault.name}”.`;
      case 'depends-on-page':
        return `${fault.name} depends on the page where it is used and cannot be converted.`;
      case 'unknown-function':
        return `Not a colour: there is no notation ${fault.name}().`;
      case 'unknown-space':
        return `Not a colour: color() has no space named “${fault.name}”.`;
      case 'unclosed':
        return `Not a colour: ${fault.name}( has no closing bracket.`;
      case 'after-end':
        return `Not a colour: position ${fault.position}, “${fault.found}” after the closing bracket.`;
      case 'component-count':
        return `Not a colour: ${fault.name}() takes ${fault.expected} components, not ${fault.found}.`;
      case 'bad-component':
        return `Not a colour: “${fault.found}” at position ${fault.position} should be ${EXPECTED[fault.expected]} (${COMPONENTS[fault.component]}).`;
      case 'unexpected':
        return `Not a colour: unexpected “${fault.found}” at position ${fault.position}.`;
      case 'mixed-separators':
        return `Not a colour: commas are mixed with blanks or a slash at position ${fault.position}.`;
      case 'no-commas':
        return `Not a colour: blanks separate the components of ${fault.name}(); there is a comma at position ${fault.position}.`;
      case 'mixed-units':
        return `Not a colour: with commas, the components of ${fault.name}() are all numbers or all percentages.`;
      case 'none-with-commas':
        return `Not a colour: none at position ${fault.position} is not allowed with commas.`;
      case 'too-large':
        return `The number ${fault.found} at position ${fault.position} is too large.`;
      case 'integer-range':
        return `${fault.found} is not a whole number of 32 bits.`;
      case 'too-many':
        return `Too many colours: ${formatNumber('en', fault.count)}, limit ${formatNumber('en', fault.limit)}.`;
    }
  },
} satisfies Words<typeof zhCn>;
