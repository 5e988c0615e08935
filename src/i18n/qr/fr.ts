import { LEVEL_PERCENT, type DesignWarning, type Level } from '../../lib/qr/design';
import type { Mode } from '../../lib/qr/segments';
import { numbersOf, type Words } from '../words';
import type { qrOptions as zhOptions, qrWords as zhCn } from './zh-cn';

const { count: number, plural } = numbersOf('fr');

/** What the length of a text is counted in, by the mode that it is written in. */
export const QR_UNITS: Record<Mode, string> = {
  byte: 'octets',
  alphanumeric: 'caractères alphanumériques',
  numeric: 'chiffres',
};
const ratio = (n: number) => number(n, { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Names of the correction levels, as they stand within a sentence. */
export const LEVEL_WORDS: Record<Level, string> = {
  low: 'faible',
  medium: 'moyenne',
  quartile: 'élevée',
  high: 'maximale',
};
const LEVEL_NAMES: Record<Level, string> = { low: 'Faible', medium: 'Moyenne', quartile: 'Élevée', high: 'Maximale' };
const MODES: Record<Mode, string> = { byte: 'octets', alphanumeric: 'alphanumérique', numeric: 'numérique' };

/** What the options are called that every tool which draws codes has. */
export const qrOptions = {
  level: { label: 'Correction d’erreurs', values: (level: Level) => `${LEVEL_NAMES[level]} ${LEVEL_PERCENT[level]} %` },
  foreground: 'Premier plan',
  background: 'Arrière-plan',
  size: { label: 'Taille', unit: 'px' },
} satisfies Words<typeof zhOptions>;

/** What every tool that draws codes says. */
export const qrWords = {
  code: 'QR code',
  tooLong: ({ level, bytes, most, unit }, canLower) =>
    `Trop long pour la correction ${LEVEL_WORDS[level]} : ${number(bytes)} ${QR_UNITS[unit]}, au plus ${number(most)}. ` +
    (canLower ? 'Abaissez la correction ou raccourcissez le texte.' : 'Raccourcissez le texte.'),
  useLevel: (level: Level) => `Utiliser ${LEVEL_WORDS[level]} ${LEVEL_PERCENT[level]} %`,
  facts: (version: number, side: number, modes: readonly Mode[], used: number, available: number) =>
    `Version ${version} · ${side} × ${side} modules · mode ${modes.map((mode) => MODES[mode]).join(' + ')} · ` +
    `${number(used)} octets sur ${number(available)}`,
  verifying: 'Vérification',
  verified: 'Vérifié',
  fails: 'Ce motif ne se lit pas — augmentez le contraste ou la correction.',
  warning: (warning: DesignWarning): string => {
    switch (warning.code) {
      case 'low-contrast':
        return `Le contraste est de ${ratio(warning.ratio)}:1, sous 3:1 ; bien des lecteurs échouent.`;
      case 'inverted':
        return 'Le premier plan est plus clair que l’arrière-plan ; bien des lecteurs n’inversent pas.';
      case 'narrow-quiet-zone':
        return `La marge est de ${plural(warning.modules, { one: `${warning.modules} module`, other: `${warning.modules} modules` })} ; la norme en demande 4.`;
      case 'transparent-background':
        return 'L’arrière-plan est transparent ; sur un fond sombre, le code risque de ne pas se lire.';
    }
  },
  broken: 'Le texte contient des caractères défectueux (demi-codets isolés), remplacés par U+FFFD dans le code.',
  tooSmall: (least: number) =>
    `Un PNG demande au moins ${number(least)} pixels, un par module. Le SVG n’est pas concerné.`,
  copyImage: 'Copier l’image',
  imageCopied: 'Image copiée dans le presse-papiers',
  imageFailed: 'Le navigateur n’a pas permis de copier l’image. Téléchargez-la.',
  copyAs: 'Copier en',
  copySvg: 'Copier le code SVG',
  copyDataUri: 'Copier l’URI data',
} satisfies Words<typeof zhCn>;
