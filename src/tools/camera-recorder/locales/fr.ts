import { captureWords } from '../../../i18n/capture/fr';
import { numbersOf, type Words } from '../../../i18n/words';
import { RESOLUTION_NAMES } from '../../../lib/capture/constraints';
import type { RecordingFault } from '../recording';
import type { words as zhCn } from './zh-cn';

const { count: number, plural } = numbersOf('fr');

const count = (n: number, digits = 0) => number(n, { maximumFractionDigits: digits });

function recordingFault(found: RecordingFault): string {
  switch (found.code) {
    case 'cannot-begin':
      return `Le navigateur n’a pas pu commencer l’enregistrement (${found.name}).`;
    case 'broke-off':
      return `L’enregistrement s’est interrompu (${found.name}) ; ce qui précède est conservé.`;
    case 'empty':
      return 'L’enregistrement s’est terminé trop tôt : il est vide.';
  }
}

export const words = {
  ...captureWords,
  source: 'Source',
  sources: { camera: 'Caméra', screen: 'Écran' },
  options: {
    resolution: { label: 'Résolution', values: RESOLUTION_NAMES },
    timer: { label: 'Retardateur', values: (n: number) => (n === 0 ? 'Non' : `${count(n)} s`) },
    screenSound: 'Son de ce qui est partagé',
    mirror: 'Aperçu en miroir',
    mirrorFiles: 'Fichiers aussi en miroir',
    photoFormat: { label: 'Format des photos', values: { png: 'PNG', jpeg: 'JPEG', webp: 'WebP' } },
    quality: { label: 'Qualité', unit: '%' },
    videoFormat: { label: 'Format vidéo', values: { auto: 'Automatique', mp4: 'MP4', webm: 'WebM' } },
  },
  frameRate: 'Cadence',
  rate: (rate) => (rate === 'auto' ? 'Automatique' : `${count(Number(rate))} i/s`),
  automaticFormat: (container) => `Automatique (${{ mp4: 'MP4', webm: 'WebM' }[container]})`,
  invitation: 'Le navigateur demande d’abord votre accord. L’image ne quitte jamais cet appareil.',
  open: { camera: 'Démarrer la caméra', screen: 'Partager l’écran' },
  tryAgain: 'Réessayer',
  opening: 'Ouverture…',
  soundComing: 'En attente du microphone…',
  close: { camera: 'Éteindre la caméra', screen: 'Arrêter le partage' },
  preview: 'Aperçu',
  real: (width, height, rate) =>
    [
      width === undefined || height === undefined ? '' : `${width} × ${height}`,
      rate === undefined ? '' : `${count(rate, 2)} i/s`,
    ]
      .filter(Boolean)
      .join(' · '),
  takePhoto: 'Prendre une photo',
  cancelPhoto: 'Annuler la photo',
  countdown: (n) => plural(n, { one: `Photo dans ${count(n)} seconde`, other: `Photo dans ${count(n)} secondes` }),
  photoTaken: 'Photo prise',
  photoFailed: 'La photo a échoué : il n’y a pas d’image, ou la mémoire manque.',
  record: 'Enregistrer',
  stop: 'Arrêter',
  pause: 'Pause',
  resume: 'Reprendre',
  recordingStatus: { recording: 'Enregistrement', paused: 'En pause', ending: 'Sauvegarde…' },
  saving: 'Sauvegarde de l’enregistrement…',
  length: 'Durée de l’enregistrement',
  inMemory: 'Il n’y a plus de place sur le disque ; un long enregistrement remplira la mémoire.',
  noRecorder: 'Ce navigateur ne peut pas enregistrer de vidéo.',
  keys: 'Touches : Espace prend une photo, R démarre et arrête l’enregistrement.',
  gallery: 'Photos et vidéos',
  amount: (n, size) => `${plural(n, { one: `${count(n)} élément`, other: `${count(n)} éléments` })}, ${size}`,
  clip: (name) => `Vidéo ${name}`,
  copyNamed: (name) => `Copier ${name}`,
  photoCopied: 'Photo copiée dans le presse-papiers',
  copyFailed: 'Le navigateur n’a pas permis de copier la photo. Téléchargez-la.',
  deleteNamed: (name) => `Supprimer ${name}`,
  deleted: (name) => `${name} supprimé`,
  deleteIt: 'Supprimer',
  deleteAll: 'Tout supprimer',
  deleteAllTitle: 'Tout supprimer ?',
  deleteAllText: (n) =>
    plural(n, {
      one: 'Il sera impossible de revenir en arrière. Téléchargez d’abord ce que vous voulez garder.',
      other: `Ces ${count(n)} photos et vidéos seront perdues. Téléchargez d’abord ce que vous voulez garder.`,
    }),
  deleteClipTitle: 'Supprimer cette vidéo ?',
  deleteClipText: 'Il sera impossible de revenir en arrière. Téléchargez-la d’abord si vous voulez la garder.',
  leaveTitle: 'Quitter cette page ?',
  leaveRecording: 'Un enregistrement est en cours. Il sera perdu si vous quittez la page.',
  leaveUnsaved: (n) =>
    plural(n, {
      one: 'Une photo ou une vidéo n’a pas été téléchargée. Elle sera perdue.',
      other: `${count(n)} photos et vidéos n’ont pas été téléchargées. Elles seront perdues.`,
    }),
  leave: 'Quitter',
  downloadAll: 'Tout télécharger',
  tooLargeForZip:
    'L’ensemble dépasse ce qu’un fichier ZIP peut contenir (environ 4 Go). Téléchargez les fichiers un par un.',
  recordingFault,
} satisfies Words<typeof zhCn>;
