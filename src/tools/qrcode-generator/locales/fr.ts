import { LEVEL_WORDS, QR_UNITS, qrOptions, qrWords } from '../../../i18n/qr/fr';
import { numbersOf, type Words } from '../../../i18n/words';
import type { BatchFault } from '../batch';
import type { PayloadFault, Zone } from '../payload';
import type { words as zhCn } from './zh-cn';

const { count: number } = numbersOf('fr');

export const words = {
  ...qrWords,
  options: {
    ...qrOptions,
    quietZone: 'Marge (modules)',
    shape: { label: 'Forme des modules', values: { square: 'Carrés', rounded: 'Arrondis', dots: 'Points' } },
    terminal: { label: 'Texte pour un terminal', values: { dark: 'Terminal sombre', light: 'Terminal clair' } },
    batchFormat: { label: 'Format', values: { svg: 'SVG', png: 'PNG' } },
  },
  type: 'Type de contenu',
  types: {
    text: 'Texte ou URL',
    email: 'E-mail',
    phone: 'Téléphone',
    sms: 'SMS',
    location: 'Lieu',
    contact: 'Contact (vCard)',
    event: 'Évènement',
  },
  wifi: 'Pour un réseau Wi-Fi :',
  wifiTool: 'QR code Wi-Fi',
  text: 'Texte',
  forms: {
    email: { to: 'Destinataire', subject: 'Objet', body: 'Message' },
    phone: { number: 'Numéro' },
    sms: { number: 'Numéro', message: 'Message' },
    location: { latitude: 'Latitude', longitude: 'Longitude' },
    contact: {
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
    },
    event: {
      title: 'Titre',
      start: 'Début',
      end: 'Fin',
      zone: 'Fuseau horaire',
      isAllDay: 'Toute la journée',
      place: 'Lieu',
      description: 'Description',
    },
  },
  zone: (zone: Zone, here: string) =>
    zone === 'here' ? `Ici (${here})` : zone === 'utc' ? 'UTC' : 'Aucun (heure locale du lecteur)',
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
      case 'sms-extension':
        return `Un SMS ne peut être envoyé au poste ${fault.extension}.`;
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
  logo: 'Logo',
  chooseLogo: 'Choisir une image',
  removeLogo: 'Retirer le logo',
  logoHint: 'Au plus 20 % du côté ; la correction passe au maximum.',
  notImage: 'Ce fichier n’est pas une image.',
  picture: (text: string) => `QR code : ${text}`,
  empty: 'Saisissez un texte à coder.',
  batch: 'Par lot',
  batchHint: 'Un code par ligne, réunis dans un ZIP, avec le motif ci-dessus.',
  batchLines: 'Contenus, un par ligne',
  makeZip: 'Créer le ZIP',
  batchFault: (fault: BatchFault): string => {
    switch (fault.code) {
      case 'empty':
        return 'Saisissez au moins une ligne.';
      case 'line-too-long':
        return `La ligne ${number(fault.line)} est trop longue pour la correction ${LEVEL_WORDS[fault.level]} : ${number(fault.bytes)} ${QR_UNITS[fault.unit]}, au plus ${number(fault.most)}.`;
      case 'line-too-small':
        return `La ligne ${number(fault.line)} demande un PNG d’au moins ${number(fault.least)} pixels.`;
      case 'bad-logo':
        return 'Ce fichier n’est pas une image.';
    }
  },
} satisfies Words<typeof zhCn>;
