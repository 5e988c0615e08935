import { numbersOf, type Words } from '../../../i18n/words';
import type { words as zhCn } from './zh-cn';

const { count, plural } = numbersOf('fr');

const kinds = {
  qr: 'QR code',
  'micro-qr': 'Micro QR code',
  rmqr: 'Code rMQR',
  'data-matrix': 'Data Matrix',
  aztec: 'Code Aztec',
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
  itf: 'Entrelacé 2 parmi 5',
  databar: 'GS1 DataBar',
  'databar-limited': 'GS1 DataBar limité',
  'databar-expanded': 'GS1 DataBar étendu',
  'dx-film-edge': 'Code DX de film',
};

const charsets = {
  auto: 'Automatique',
  'utf-8': 'UTF-8',
  gb18030: 'GB18030',
  shift_jis: 'Shift_JIS',
  big5: 'Big5',
  'euc-kr': 'EUC-KR',
  'iso-8859-1': 'Latin-1',
  hex: 'Hexadécimal',
};

const looks = {
  white: 'telle quelle',
  black: 'sur fond noir',
  margin: 'avec une marge',
  larger: 'agrandie',
  smaller: 'réduite',
  denoised: 'débruitée',
};
const millions = (pixels: number) => count(pixels / 1_000_000, { maximumFractionDigits: 1 });

const list = (places: readonly number[]) => new Intl.ListFormat('fr').format(places.map(String));
const parts = (places: readonly number[]) =>
  plural(places.length, { one: `Partie ${places.join()}`, other: `Parties ${list(places)}` });

export const words = {
  kinds,
  charsets,
  fault: (fault) => {
    switch (fault.code) {
      case 'not-picture':
        return fault.type.startsWith('image/')
          ? `Ce type d’image ne peut pas être lu ici (${fault.type}).`
          : 'Ce n’est pas une image.';
      case 'too-large':
        return `Trop grande : ${millions(fault.pixels)} mégapixels, limite ${millions(fault.limit)}.`;
      case 'no-code': {
        const tried = fault.tried.map(({ look, width, height }) => `${looks[look]} ${width} × ${height}`);
        return `Aucun code trouvé. Essayez une image plus nette, plus grande ou plus droite ; le code doit être entier. Essais : ${tried.join(', ')}.`;
      }
    }
  },
  notes: {
    damaged: (codes) =>
      plural(codes, {
        one: 'Un code a été trouvé, mais il est abîmé.',
        other: `${count(codes)} codes ont été trouvés, mais ils sont abîmés.`,
      }),
    incomplete: (read, of, missing) =>
      `${parts(read)} sur ${of} ; ${plural(missing.length, { one: `il manque la partie ${missing.join()}`, other: `il manque les parties ${list(missing)}` })}.`,
    openSeries: (read) => `${parts(read)} ; leur nombre n’est pas connu.`,
  },
  options: {
    kinds: { label: 'Types', values: kinds },
    charset: { label: 'Encodage du texte', values: charsets },
    language: 'Langue',
    width: { label: 'Largeur', unit: 'pixels' },
    height: { label: 'Hauteur', unit: 'pixels' },
  },
} satisfies Words<typeof zhCn>;
