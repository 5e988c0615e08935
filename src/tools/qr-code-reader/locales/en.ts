import { captureWords } from '../../../i18n/capture/en';
import { numbersOf, type Words } from '../../../i18n/words';
import { kindNames } from '../kind-names';
import type { words as zhCn } from './zh-cn';

const { count, plural } = numbersOf('en');

/** `1`, `1 and 3`, `1, 2 and 4`. */
function list(places: readonly number[]): string {
  const [last = '', ...before] = places.map((place) => count(place)).toReversed();
  return before.length === 0 ? last : `${before.toReversed().join(', ')} and ${last}`;
}

const parts = (places: readonly number[], word = 'part') =>
  plural(places.length, { one: `${word} ${list(places)}`, other: `${word}s ${list(places)}` });
const codes = (n: number) => plural(n, { one: '1 code', other: `${count(n)} codes` });

const looks = {
  white: 'on white',
  black: 'on black',
  margin: 'with a margin',
  larger: 'enlarged',
  smaller: 'reduced',
  denoised: 'smoothed',
};
const millions = (pixels: number) => count(pixels / 1_000_000, { maximumFractionDigits: 1 });
const noCode = 'No code found. Try a sharper, larger or straighter picture; the code must be whole.';

export const words = {
  camera: captureWords.camera,
  firstCamera: captureWords.firstCamera,
  unnamedCamera: captureWords.unnamedCamera,
  captureFault: captureWords.fault,
  drop: 'Drop, paste or choose pictures, also several',
  openCamera: 'Camera',
  closeCamera: 'Turn off the camera',
  screen: 'Screen',
  screenName: (n) => `screen ${count(n)}.png`,
  screenFault: (fault) =>
    fault.code === 'insecure'
      ? 'A picture of the screen needs a secure page (https or localhost).'
      : captureWords.fault(fault),
  example: 'Example',
  exampleFailed: 'This browser could not draw the example.',
  empty:
    'Drop or paste a picture with a QR code or a barcode, or hold the camera over one. Pictures never leave this device.',
  notes: {
    damaged: (n) =>
      plural(n, {
        one: 'A code was found but it is damaged.',
        other: `${count(n)} codes were found but they are damaged.`,
      }),
  },
  options: {
    kinds: 'Kinds of code',
    charset: {
      label: 'Text of bytes',
      values: {
        auto: 'Automatic',
        'utf-8': 'UTF-8',
        gb18030: 'GB18030',
        shift_jis: 'Shift_JIS',
        big5: 'Big5',
        'euc-kr': 'EUC-KR',
        'iso-8859-1': 'Latin-1',
        hex: 'Hexadecimal',
      },
    },
    language: 'Language',
    width: { label: 'Width', unit: 'pixels' },
    height: { label: 'Height', unit: 'pixels' },
  },
  cameraOptions: { keepScanning: 'Keep scanning', sound: 'Sound' },
  kindsAre: (what) => `Kinds of code: ${what}`,
  allKinds: 'all',
  someKinds: (n) => `${count(n)} chosen`,
  kindGroups: { matrix: '2D codes', product: 'Product barcodes', linear: 'Other barcodes' },
  singly: (group) => `${group} one by one`,
  kinds: { ...kindNames, qr: 'QR code', 'micro-qr': 'Micro QR code', 'dx-film-edge': 'DX film edge' },
  reading: 'Reading…',
  removeNamed: (name) => `Remove ${name}`,
  pictureAlt: (name, n) => `Picture ${name} with ${codes(n)}`,
  found: codes,
  codesIn: (name) => `Codes in ${name}`,
  codeOf: (title, name) => `${title} in ${name}`,
  codeTitle: (n, kind) => `${count(n)} ${kind}`,
  showAll: (n) => `Show all ${count(n)}`,
  copyOf: (title) => `Copy ${title}`,
  copyAll: 'Copy all',
  allTexts: 'all texts',
  noCode,
  tried: (tried) =>
    `Tried: ${[...new Set(tried.map(({ look, width, height }) => `${looks[look]} at ${width} × ${height}`))].join(', ')}; each also turned, mirrored and inverted.`,
  onlyKinds: (kinds) => `Only these kinds were looked for: ${kinds.join(', ')}.`,
  fault: (fault) => {
    switch (fault.code) {
      case 'no-code':
        return noCode;
      case 'not-picture':
        return fault.type.startsWith('image/')
          ? `This kind of picture cannot be read here (${fault.type}).`
          : 'Not a picture.';
      case 'too-large':
        return `The picture is too large: ${millions(fault.pixels)} megapixels, limit ${millions(fault.limit)}.`;
    }
  },
  damaged: 'Damaged',
  damagedCode: 'A code was found here but it is damaged.',
  text: 'Text',
  bytes: 'Bytes',
  bytesAsHex: (n) => `Bytes as hex (${count(n)})`,
  copyHex: 'Copy hex',
  note: (title, what) => `${title}: ${what}`,
  factsOf: (title) => `${title}: facts`,
  version: 'Version',
  level: 'Error correction',
  charsetName: 'Charset',
  charset: (name, by) =>
    `${name}, ${{ only: 'the only one that fits', mark: 'as the code says', likely: 'the likeliest', chosen: 'as chosen' }[by]}`,
  noText: 'No text, shown as hex',
  addOn: 'Add-on',
  longNumber: 'Full number',
  look: 'Look',
  looks: ({ isInverted, isMirrored }) =>
    [isInverted ? 'inverted' : '', isMirrored ? 'mirrored' : ''].filter(Boolean).join(', '),
  series: 'Series',
  partOf: (place, of) => (of === 0 ? `Part ${count(place)}` : `Part ${count(place)} of ${count(of)}`),
  missing: ({ places, of, missing }) =>
    `${parts(places, 'Part')} of ${count(of)} read; ${parts(missing)} ${plural(missing.length, { one: 'is', other: 'are' })} missing.`,
  openSeries: (places) => `${parts(places, 'Part')} read; how many there are the code does not say.`,
  whole: (n) => `All ${count(n)} parts were read.`,
  joined: 'Joined contents',
  checks: { right: 'Check right', wrong: 'Check wrong' },
  open: (host) => (host === '' ? 'Open' : `Open ${host}`),
  openInTool: 'Open in its tool',
  fromCamera: 'Found by the camera',
  clear: 'Clear',
  preview: 'Picture of the camera',
  opening: 'Opening…',
  looking: 'Hold a code into the picture.',
  justFound: (kind, text) => (text === undefined ? `Found: ${kind}` : `Found: ${kind}, ${text}`),
  rests: {
    hidden: 'The camera was turned off because the page was hidden.',
    found: 'A code was found; the camera is off.',
  },
  startAgain: 'Turn the camera on again',
  torch: 'Torch',
} satisfies Words<typeof zhCn>;
