import { formatNumber, plural, type Words } from '../../../i18n/words';
import type { BatchFault } from '../batch';
import type { ContentType } from '../content-types';
import { LEVEL_PERCENT, type DesignWarning, type Level, type Shape } from '../../../lib/qr/design';
import type { Terminal } from '../../../lib/qr/half-blocks';
import type { ContactForm, PayloadFault, Zone } from '../payload';
import type { Mode } from '../../../lib/qr/segments';
import type { words as zhCn } from './zh-cn';

const number = (n: number) => formatNumber('fr', n);
const ratio = (n: number) => formatNumber('fr', n, { minimumFractionDigits: 2, maximumFractionDigits: 2 });

const LEVELS: Record<Level, string> = { low: 'faible', medium: 'moyenne', quartile: 'élevée', high: 'maximale' };
const LEVEL_NAMES: Record<Level, string> = { low: 'Faible', medium: 'Moyenne', quartile: 'Élevée', high: 'Maximale' };
const SHAPES: Record<Shape, string> = { square: 'Carrés', rounded: 'Arrondis', dots: 'Points' };
const MODES: Record<Mode, string> = { byte: 'octets', alphanumeric: 'alphanumérique', numeric: 'numérique' };
const TYPES: Record<ContentType, string> = {
  text: 'Texte ou URL',
  email: 'E-mail',
  phone: 'Téléphone',
  sms: 'SMS',
  location: 'Lieu',
  contact: 'Contact (vCard)',
  event: 'Évènement',
};
const CONTACT: Record<keyof ContactForm, string> = {
  firstName: 'Prénom',
  lastName: 'Nom',
  organisation: 'Organisation',
  title: 'Fonction',
  phone: 'Téléphone mobile',
  email: 'E-mail',
  website: 'Site web',
  street: 'Rue',
  city: 'Ville',
  region: 'Région',
  postalCode: 'Code postal',
  country: 'Pays',
  note: 'Note',
};
const TERMINALS: Record<Terminal, string> = { dark: 'Terminal sombre', light: 'Terminal clair' };

export const words = {
  type: 'Type de contenu',
  typeName: (type: ContentType) => TYPES[type],
  text: 'Texte',
  emailTo: 'Destinataire',
  emailSubject: 'Objet',
  emailBody: 'Message',
  phoneNumber: 'Numéro',
  smsMessage: 'Message',
  latitude: 'Latitude',
  longitude: 'Longitude',
  contact: (field: keyof ContactForm) => CONTACT[field],
  eventTitle: 'Titre',
  eventAllDay: 'Toute la journée',
  eventStart: 'Début',
  eventEnd: 'Fin',
  eventZone: 'Fuseau horaire',
  zone: (zone: Zone, here: string) =>
    zone === 'here' ? `Ici (${here})` : zone === 'utc' ? 'UTC' : 'Aucun (heure locale du lecteur)',
  eventPlace: 'Lieu',
  eventDescription: 'Description',
  payload: 'Contenu codé',
  payloadHint: 'Modifiable ; tout changement du formulaire le refait.',
  payloadFault: (fault: PayloadFault): string => {
    switch (fault.code) {
      case 'empty-form':
        return 'Remplissez le formulaire, le code apparaît ici.';
      case 'bad-address':
        return `« ${fault.address} » n’est pas une adresse e-mail.`;
      case 'bad-number':
        return `Un numéro de téléphone ne peut contenir « ${fault.found} ».`;
      case 'bad-latitude':
        return 'Saisissez une latitude de −90 à 90.';
      case 'bad-longitude':
        return 'Saisissez une longitude de −180 à 180.';
      case 'no-name':
        return 'Saisissez un nom ou une organisation.';
      case 'no-title':
        return 'Saisissez un titre.';
      case 'no-start':
        return 'Saisissez le début.';
      case 'end-before-start':
        return 'La fin précède le début.';
    }
  },
  level: 'Correction d’erreurs',
  levelName: (level: Level) => `${LEVEL_NAMES[level]} ${LEVEL_PERCENT[level]} %`,
  foreground: 'Premier plan',
  background: 'Arrière-plan',
  size: 'Taille',
  quietZone: 'Marge (modules)',
  shape: 'Forme des modules',
  shapeName: (shape: Shape) => SHAPES[shape],
  logo: 'Logo',
  chooseLogo: 'Choisir une image',
  removeLogo: 'Retirer le logo',
  logoHint: 'Au plus 20 % du côté ; la correction passe au maximum.',
  notImage: 'Ce fichier n’est pas une image.',
  reset: 'Rétablir les valeurs par défaut',
  code: 'QR code',
  picture: (text: string) => `QR code : ${text}`,
  empty: 'Saisissez un texte à coder.',
  tooLong: (level: Level, bytes: number, most: number) =>
    `Trop long pour la correction ${LEVELS[level]} : ${number(bytes)} octets, au plus ${number(most)}. ` +
    'Abaissez la correction ou raccourcissez le texte.',
  useLevel: (level: Level) => `Utiliser ${LEVELS[level]} ${LEVEL_PERCENT[level]} %`,
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
        return `La marge est de ${plural('fr', warning.modules, { one: `${warning.modules} module`, other: `${warning.modules} modules` })} ; la norme en demande 4.`;
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
  copySvg: 'Copier le code SVG',
  copyDataUri: 'Copier l’URI data',
  terminal: 'Texte pour un terminal',
  terminalName: (terminal: Terminal) => TERMINALS[terminal],
  batch: 'Par lot',
  batchHint: 'Un code par ligne, réunis dans un ZIP, avec le motif ci-dessus.',
  batchLines: 'Contenus, un par ligne',
  format: 'Format',
  makeZip: 'Créer le ZIP',
  batchFault: (fault: BatchFault): string => {
    switch (fault.code) {
      case 'empty':
        return 'Saisissez au moins une ligne.';
      case 'line-too-long':
        return `La ligne ${number(fault.line)} est trop longue pour la correction ${LEVELS[fault.level]} : ${number(fault.bytes)} octets, au plus ${number(fault.most)}.`;
      case 'line-too-small':
        return `La ligne ${number(fault.line)} demande un PNG d’au moins ${number(fault.least)} pixels.`;
      case 'bad-logo':
        return 'Ce fichier n’est pas une image.';
    }
  },
} satisfies Words<typeof zhCn>;
