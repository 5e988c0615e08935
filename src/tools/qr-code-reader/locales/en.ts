import { numbersOf, type Words } from '../../../i18n/words';
import type { words as zhCn } from './zh-cn';

const { count, plural } = numbersOf('en');

const kinds = {
  qr: 'QR code',
  'micro-qr': 'Micro QR code',
  rmqr: 'rMQR code',
  'data-matrix': 'Data Matrix',
  aztec: 'Aztec code',
  pdf417: 'PDF417',
  maxicode: 'MaxiCode',
  'ean-13': 'EAN-13',
  'ean-8': 'EAN-8',
  'upc-a': 'UPC-A',
  'upc-e': 'UPC-E',
  'code-128': 'Code 128',
  'code-39': 'Code 39',
  'code-93': 'Code 93',
  codabar: 'Codabar',
  itf: 'Interleaved 2 of 5',
  databar: 'GS1 DataBar',
  'databar-limited': 'GS1 DataBar Limited',
  'databar-expanded': 'GS1 DataBar Expanded',
  'dx-film-edge': 'DX film edge',
};

const charsets = {
  auto: 'Automatic',
  'utf-8': 'UTF-8',
  gb18030: 'GB18030',
  shift_jis: 'Shift_JIS',
  big5: 'Big5',
  'euc-kr': 'EUC-KR',
  'iso-8859-1': 'Latin-1',
  hex: 'Hexadecimal',
};

const looks = {
  white: 'as it is',
  black: 'on black',
  margin: 'with a margin',
  larger: 'enlarged',
  smaller: 'reduced',
  denoised: 'denoised',
};
const millions = (pixels: number) => count(pixels / 1_000_000, { maximumFractionDigits: 1 });

const list = (places: readonly number[]) => new Intl.ListFormat('en').format(places.map(String));
const parts = (places: readonly number[]) =>
  plural(places.length, { one: `Part ${places.join()}`, other: `Parts ${list(places)}` });

export const words = {
  kinds,
  charsets,
  fault: (fault) => {
    switch (fault.code) {
      case 'not-picture':
        return fault.type.startsWith('image/')
          ? `This kind of picture cannot be read here (${fault.type}).`
          : 'Not a picture.';
      case 'too-large':
        return `Too large: ${millions(fault.pixels)} megapixels, limit ${millions(fault.limit)}.`;
      case 'no-code': {
        const tried = fault.tried.map(({ look, width, height }) => `${looks[look]} ${width} × ${height}`);
        return `No code found. Try a sharper, larger or straighter picture; the code must be whole. Tried: ${tried.join(', ')}.`;
      }
    }
  },
  notes: {
    damaged: (codes) =>
      plural(codes, {
        one: 'A code was found but it is damaged.',
        other: `${count(codes)} codes were found but they are damaged.`,
      }),
    incomplete: (read, of, missing) =>
      `${parts(read)} of ${of} read; ${plural(missing.length, { one: `part ${missing.join()} is`, other: `parts ${list(missing)} are` })} missing.`,
    openSeries: (read) => `${parts(read)} read; how many there are is not known.`,
  },
  options: {
    kinds: { label: 'Kinds', values: kinds },
    charset: { label: 'Text encoding', values: charsets },
    language: 'Language',
    width: { label: 'Width', unit: 'pixels' },
    height: { label: 'Height', unit: 'pixels' },
  },
} satisfies Words<typeof zhCn>;
