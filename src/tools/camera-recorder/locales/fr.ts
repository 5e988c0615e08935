import { numbersOf, type Words } from '../../../i18n/words';
import type { CaptureFault, Subject } from '../faults';
import type { RecordingFault } from '../recording';
import type { words as zhCn } from './zh-cn';

const { count: number, plural } = numbersOf('fr');

const count = (n: number, digits = 0) => number(n, { maximumFractionDigits: digits });

const the: Record<Subject, string> = { camera: 'la caméra', microphone: 'le microphone', screen: 'l’écran' };
const resolutions = { '480p': '480p', '720p': '720p', '1080p': '1080p', '4k': '4K' };
const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const to: Record<Subject, string> = { camera: 'à la caméra', microphone: 'au microphone', screen: 'à l’écran' };

function fault(found: CaptureFault): string {
  switch (found.code) {
    case 'insecure':
      return 'La caméra exige une page sécurisée (https ou localhost).';
    case 'unsupported':
      return found.about === 'screen'
        ? 'Ce navigateur ne peut pas enregistrer l’écran.'
        : `Ce navigateur ne donne pas accès ${to[found.about]}.`;
    case 'refused':
      return found.about === 'screen'
        ? 'Aucun écran n’a été choisi, ou le partage a été refusé. Réessayez et choisissez ce qui est à partager.'
        : `L’accès ${to[found.about]} a été refusé. Autorisez-le depuis l’icône de la barre d’adresse, puis réessayez.`;
    case 'refused-by-system':
      return `Le système d’exploitation refuse à ce navigateur l’accès ${to[found.about]}. Autorisez-le dans les réglages de confidentialité du système, puis réessayez.`;
    case 'not-found':
      return {
        camera: 'Aucune caméra trouvée.',
        microphone: 'Aucun microphone trouvé.',
        screen: 'Aucun écran trouvé.',
      }[found.about];
    case 'in-use':
      return found.about === 'screen'
        ? 'Le système d’exploitation n’a donné aucune image de l’écran. Autorisez l’enregistrement de l’écran dans ses réglages de confidentialité.'
        : `${upper(the[found.about])} est déjà ${found.about === 'camera' ? 'utilisée' : 'utilisé'} par une autre application.`;
    case 'blocked':
      return `Une règle de sécurité du navigateur ou du site interdit l’accès ${to[found.about]}.`;
    case 'aborted':
      return `Impossible de démarrer ${the[found.about]}. Réessayez, ou rebranchez l’appareil.`;
    case 'unknown':
      return `Impossible d’utiliser ${the[found.about]} (${found.name}).`;
    case 'disconnected':
      return `${upper(the[found.about])} a été ${found.about === 'camera' ? 'déconnectée' : 'déconnecté'}.`;
    case 'revoked':
      return `L’accès ${to[found.about]} a été retiré. Autorisez-le depuis l’icône de la barre d’adresse, puis réessayez.`;
    case 'sharing-ended':
      return 'Le partage de l’écran est terminé.';
    case 'no-screen-sound':
      return 'Aucun son n’est partagé. Cochez-le dans la fenêtre du navigateur, ou partagez un onglet.';
    case 'other-device':
      return found.about === 'camera'
        ? 'La caméra choisie n’est pas disponible ; celle par défaut est utilisée.'
        : 'Le microphone choisi n’est pas disponible ; celui par défaut est utilisé.';
    case 'cannot-size':
      return `Cette caméra ne peut pas fournir la ${resolutions[found.resolution]} ; la taille la plus proche est utilisée.`;
    case 'cannot-rate':
      return `Cette caméra ne peut pas fournir ${found.frameRate} images par seconde ; la cadence la plus proche est utilisée.`;
  }
}

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
  source: 'Source',
  sources: { camera: 'Caméra', screen: 'Écran' },
  camera: 'Caméra',
  firstCamera: 'Première caméra',
  unnamedCamera: (n) => `Caméra ${count(n)}`,
  microphone: 'Microphone',
  noMicrophone: 'Sans microphone',
  defaultMicrophone: 'Microphone par défaut',
  unnamedMicrophone: (n) => `Microphone ${count(n)}`,
  options: {
    resolution: { label: 'Résolution', values: resolutions },
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
  fault,
  recordingFault,
} satisfies Words<typeof zhCn>;
