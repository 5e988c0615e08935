import { captureWords } from '../../../i18n/capture/fr';
import { numbersOf, type Words } from '../../../i18n/words';
import { kindNames } from '../kind-names';
import type { words as zhCn } from './zh-cn';

const { count, plural } = numbersOf('fr');

/** `1`, `1 et 3`, `1, 2 et 4`. */
function list(places: readonly number[]): string {
  const [last = '', ...before] = places.map((place) => count(place)).toReversed();
  return before.length === 0 ? last : `${before.toReversed().join(', ')} et ${last}`;
}

const codes = (n: number) => plural(n, { one: `${count(n)} code`, other: `${count(n)} codes` });
const read = (places: readonly number[], of = '') =>
  plural(places.length, {
    one: `Partie ${list(places)}${of} lue`,
    other: `Parties ${list(places)}${of} lues`,
  });

const looks = {
  white: 'sur blanc',
  black: 'sur noir',
  margin: 'avec une marge',
  larger: 'agrandie',
  smaller: 'réduite',
  denoised: 'lissée',
};
const millions = (pixels: number) => count(pixels / 1_000_000, { maximumFractionDigits: 1 });
const noCode =
  'Aucun code trouvé. Essayez une image plus nette, plus grande ou plus droite ; le code doit être entier.';

export const words = {
  camera: captureWords.camera,
  firstCamera: captureWords.firstCamera,
  unnamedCamera: captureWords.unnamedCamera,
  captureFault: captureWords.fault,
  drop: 'Déposez, collez ou choisissez une ou plusieurs images',
  openCamera: 'Caméra',
  closeCamera: 'Éteindre la caméra',
  screen: 'Écran',
  screenName: (n) => `écran ${count(n)}.png`,
  screenFault: (fault) =>
    fault.code === 'insecure'
      ? 'Une image de l’écran exige une page sécurisée (https ou localhost).'
      : captureWords.fault(fault),
  example: 'Exemple',
  exampleFailed: 'Ce navigateur n’a pas pu dessiner l’exemple.',
  empty:
    'Déposez ou collez une image d’un QR code ou d’un code-barres, ou présentez-en un à la caméra. Les images ne quittent jamais cet appareil.',
  notes: {
    damaged: (n) =>
      plural(n, {
        one: 'Un code a été trouvé, mais il est abîmé.',
        other: `${count(n)} codes ont été trouvés, mais ils sont abîmés.`,
      }),
  },
  options: {
    kinds: 'Types de code',
    charset: {
      label: 'Texte des octets',
      values: {
        auto: 'Automatique',
        'utf-8': 'UTF-8',
        gb18030: 'GB18030',
        shift_jis: 'Shift_JIS',
        big5: 'Big5',
        'euc-kr': 'EUC-KR',
        'iso-8859-1': 'Latin-1',
        hex: 'Hexadécimal',
      },
    },
    language: 'Langue',
    width: { label: 'Largeur', unit: 'pixels' },
    height: { label: 'Hauteur', unit: 'pixels' },
  },
  cameraOptions: { keepScanning: 'Lecture continue', sound: 'Son' },
  kindsAre: (what) => `Types de code : ${what}`,
  allKinds: 'tous',
  someKinds: (n) => plural(n, { one: `${count(n)} choisi`, other: `${count(n)} choisis` }),
  kindGroups: { matrix: 'Codes 2D', product: 'Codes-barres de produits', linear: 'Autres codes-barres' },
  singly: (group) => `${group}, un par un`,
  kinds: { ...kindNames, qr: 'QR code', 'micro-qr': 'Micro QR code', 'dx-film-edge': 'DX (bord de film)' },
  reading: 'Lecture…',
  removeNamed: (name) => `Retirer ${name}`,
  pictureAlt: (name, n) => `Image ${name} avec ${codes(n)}`,
  found: codes,
  codesIn: (name) => `Codes dans ${name}`,
  codeOf: (title, name) => `${title} dans ${name}`,
  codeTitle: (n, kind) => `${count(n)} ${kind}`,
  showAll: (n) => `Afficher les ${count(n)}`,
  copyOf: (title) => `Copier ${title}`,
  copyAll: 'Tout copier',
  allTexts: 'tous les textes',
  noCode,
  tried: (tried) =>
    `Image essayée : ${[...new Set(tried.map(({ look, width, height }) => `${looks[look]} en ${width} × ${height}`))].join(', ')} ; chaque fois aussi tournée, en miroir et inversée.`,
  onlyKinds: (kinds) => `Seuls ces types ont été cherchés : ${kinds.join(', ')}.`,
  fault: (fault) => {
    switch (fault.code) {
      case 'no-code':
        return noCode;
      case 'not-picture':
        return fault.type.startsWith('image/')
          ? `Ce type d’image ne peut pas être lu ici (${fault.type}).`
          : 'Ce n’est pas une image.';
      case 'too-large':
        return `L’image est trop grande : ${millions(fault.pixels)} mégapixels, limite ${millions(fault.limit)}.`;
    }
  },
  damaged: 'Endommagé',
  damagedCode: 'Un code a été trouvé ici, mais il est endommagé.',
  text: 'Texte',
  bytes: 'Octets',
  bytesAsHex: (n) => `Octets en hexadécimal (${count(n)})`,
  copyHex: 'Copier l’hexadécimal',
  note: (title, what) => `${title} : ${what}`,
  factsOf: (title) => `${title} : détails`,
  version: 'Version',
  level: 'Correction d’erreurs',
  charsetName: 'Encodage',
  charset: (name, by) =>
    `${name}, ${{ only: 'le seul possible', mark: 'indiqué par le code', likely: 'le plus probable', chosen: 'choisi' }[by]}`,
  noText: 'Pas de texte, affiché en hexadécimal',
  addOn: 'Complément',
  longNumber: 'Numéro complet',
  look: 'Aspect',
  looks: ({ isInverted, isMirrored }) =>
    [isInverted ? 'inversé' : '', isMirrored ? 'en miroir' : ''].filter(Boolean).join(', '),
  series: 'Série',
  partOf: (place, of) => (of === 0 ? `Partie ${count(place)}` : `Partie ${count(place)} sur ${count(of)}`),
  missing: ({ places, of, missing }) =>
    `${read(places, ` sur ${count(of)}`)} ; ${plural(missing.length, {
      one: `la partie ${list(missing)} manque`,
      other: `les parties ${list(missing)} manquent`,
    })}.`,
  openSeries: (places) => `${read(places)} ; le code ne dit pas combien il y en a.`,
  whole: (n) => `Les ${count(n)} parties ont été lues.`,
  joined: 'Contenu réuni',
  checks: { right: 'Contrôle correct', wrong: 'Contrôle incorrect' },
  open: (host) => (host === '' ? 'Ouvrir' : `Ouvrir ${host}`),
  openInTool: 'Ouvrir dans son outil',
  fromCamera: 'Lus par la caméra',
  clear: 'Vider',
  preview: 'Image de la caméra',
  opening: 'Ouverture…',
  looking: 'Présentez un code devant la caméra.',
  justFound: (kind, text) => (text === undefined ? `Trouvé : ${kind}` : `Trouvé : ${kind}, ${text}`),
  rests: {
    hidden: 'La caméra a été éteinte, car la page était masquée.',
    found: 'Un code a été trouvé ; la caméra est éteinte.',
  },
  startAgain: 'Rallumer la caméra',
  torch: 'Lampe',
} satisfies Words<typeof zhCn>;
