import { RESOLUTION_NAMES } from '../../lib/capture/constraints';
import type { CaptureFault, Subject } from '../../lib/capture/faults';
import { numbersOf, type Words } from '../words';
import type { captureWords as zhCn } from './zh-cn';

const { count } = numbersOf('en');

const names: Record<Subject, string> = { camera: 'camera', microphone: 'microphone', screen: 'screen' };

function fault(found: CaptureFault): string {
  switch (found.code) {
    case 'insecure':
      return 'The camera needs a secure page (https or localhost).';
    case 'unsupported':
      return found.about === 'screen'
        ? 'This browser cannot share the screen.'
        : `This browser gives no access to a ${names[found.about]}.`;
    case 'refused':
      return found.about === 'screen'
        ? 'No screen was chosen, or sharing it was refused. Try again and choose what to share.'
        : `Access to the ${names[found.about]} was refused. Allow it from the icon in the address bar, then try again.`;
    case 'refused-by-system':
      return `The operating system does not let this browser use the ${names[found.about]}. Allow it in the privacy settings of the system, then try again.`;
    case 'not-found':
      return `No ${names[found.about]} was found.`;
    case 'in-use':
      return found.about === 'screen'
        ? 'The operating system gave no picture of the screen. Allow screen recording in its privacy settings.'
        : `The ${names[found.about]} is used by another application.`;
    case 'blocked':
      return `A security policy of the browser or of the site forbids the ${names[found.about]}.`;
    case 'aborted':
      return `The ${names[found.about]} could not be started. Try again, or connect the device anew.`;
    case 'unknown':
      return `The ${names[found.about]} cannot be used (${found.name}).`;
    case 'disconnected':
      return `The ${names[found.about]} was disconnected.`;
    case 'revoked':
      return `Access to the ${names[found.about]} was taken back. Allow it from the icon in the address bar, then try again.`;
    case 'sharing-ended':
      return 'Sharing the screen has ended.';
    case 'no-screen-sound':
      return 'No sound is shared. Tick it in the window of the browser, or share a tab.';
    case 'other-device':
      return `The chosen ${names[found.about]} is not available; the default one is used.`;
    case 'cannot-size':
      return `This camera cannot do ${RESOLUTION_NAMES[found.resolution]}; the nearest size is used.`;
    case 'cannot-rate':
      return `This camera cannot do ${found.frameRate} fps; the nearest rate is used.`;
  }
}

export const captureWords = {
  camera: 'Camera',
  firstCamera: 'First camera',
  unnamedCamera: (n) => `Camera ${count(n)}`,
  microphone: 'Microphone',
  noMicrophone: 'No microphone',
  defaultMicrophone: 'Default microphone',
  unnamedMicrophone: (n) => `Microphone ${count(n)}`,
  fault,
} satisfies Words<typeof zhCn>;
