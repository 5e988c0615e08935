import { RESOLUTION_NAMES } from '../../lib/capture/constraints';
import type { CaptureFault, Subject } from '../../lib/capture/faults';
import { numbersOf, type Words } from '../words';
import type { captureWords as zhCn } from './zh-cn';

const { count } = numbersOf('fr');

const the: Record<Subject, string> = { camera: 'la caméra', microphone: 'le microphone', screen: 'l’écran' };
const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const to: Record<Subject, string> = { camera: 'à la caméra', microphone: 'au microphone', screen: 'à l’écran' };

function fault(found: CaptureFault): string {
  switch (found.code) {
    case 'insecure':
      return 'La caméra exige une page sécurisée (https ou localhost).';
    case 'unsupported':
      return found.about === 'screen'
        ? 'Ce navigateur ne peut pas partager l’écran.'
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
      return `Cette caméra ne peut pas fournir la ${RESOLUTION_NAMES[found.resolution]} ; la taille la plus proche est utilisée.`;
    case 'cannot-rate':
      return `Cette caméra ne peut pas fournir ${found.frameRate} images par seconde ; la cadence la plus proche est utilisée.`;
  }
}

export const captureWords = {
  camera: 'Caméra',
  firstCamera: 'Première caméra',
  unnamedCamera: (n) => `Caméra ${count(n)}`,
  microphone: 'Microphone',
  noMicrophone: 'Sans microphone',
  defaultMicrophone: 'Microphone par défaut',
  unnamedMicrophone: (n) => `Microphone ${count(n)}`,
  fault,
} satisfies Words<typeof zhCn>;
