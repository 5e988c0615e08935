import { captureWords } from '../../../i18n/capture/en';
import { numbersOf, type Words } from '../../../i18n/words';
import { RESOLUTION_NAMES } from '../../../lib/capture/constraints';
import type { RecordingFault } from '../recording';
import type { words as zhCn } from './zh-cn';

const { count: number, plural } = numbersOf('en');

const count = (n: number, digits = 0) => number(n, { maximumFractionDigits: digits });

function recordingFault(found: RecordingFault): string {
  switch (found.code) {
    case 'cannot-begin':
      return `The browser could not begin to record (${found.name}).`;
    case 'broke-off':
      return `The recording broke off (${found.name}); what was recorded until then is kept.`;
    case 'empty':
      return 'The recording ended too early: there is nothing in it.';
  }
}

export const words = {
  ...captureWords,
  source: 'Source',
  sources: { camera: 'Camera', screen: 'Screen' },
  options: {
    resolution: { label: 'Resolution', values: RESOLUTION_NAMES },
    timer: { label: 'Self-timer', values: (n: number) => (n === 0 ? 'Off' : `${count(n)} s`) },
    screenSound: 'Sound of what is shared',
    mirror: 'Mirror the preview',
    mirrorFiles: 'Mirror saved files too',
    photoFormat: { label: 'Photo format', values: { png: 'PNG', jpeg: 'JPEG', webp: 'WebP' } },
    quality: { label: 'Quality', unit: '%' },
    videoFormat: { label: 'Video format', values: { auto: 'Automatic', mp4: 'MP4', webm: 'WebM' } },
  },
  frameRate: 'Frame rate',
  rate: (rate) => (rate === 'auto' ? 'Automatic' : `${count(Number(rate))} fps`),
  automaticFormat: (container) => `Automatic (${{ mp4: 'MP4', webm: 'WebM' }[container]})`,
  invitation: 'The browser asks for your permission first. The picture never leaves this device.',
  open: { camera: 'Start the camera', screen: 'Share the screen' },
  tryAgain: 'Try again',
  opening: 'Opening…',
  soundComing: 'Waiting for the microphone…',
  close: { camera: 'Turn off the camera', screen: 'Stop sharing' },
  preview: 'Preview',
  real: (width, height, rate) =>
    [
      width === undefined || height === undefined ? '' : `${width} × ${height}`,
      rate === undefined ? '' : `${count(rate, 2)} fps`,
    ]
      .filter(Boolean)
      .join(' · '),
  takePhoto: 'Take a photo',
  cancelPhoto: 'Cancel the photo',
  countdown: (n) => plural(n, { one: 'Photo in 1 second', other: `Photo in ${count(n)} seconds` }),
  photoTaken: 'Photo taken',
  photoFailed: 'No photo could be taken: there is no picture, or memory is short.',
  record: 'Record',
  stop: 'Stop',
  pause: 'Pause',
  resume: 'Resume',
  recordingStatus: { recording: 'Recording', paused: 'Paused', ending: 'Saving…' },
  saving: 'Saving the recording…',
  length: 'Length of the recording',
  inMemory: 'There is no room on the disk; a long recording will fill the memory.',
  noRecorder: 'This browser cannot record video.',
  keys: 'Keys: Space takes a photo, R starts and stops recording.',
  gallery: 'Photos and clips',
  amount: (n, size) => `${plural(n, { one: '1 item', other: `${count(n)} items` })}, ${size}`,
  clip: (name) => `Clip ${name}`,
  copyNamed: (name) => `Copy ${name}`,
  photoCopied: 'Photo copied to the clipboard',
  copyFailed: 'The browser did not allow copying the photo. Download it instead.',
  deleteNamed: (name) => `Delete ${name}`,
  deleted: (name) => `${name} deleted`,
  deleteIt: 'Delete',
  deleteAll: 'Delete all',
  deleteAllTitle: 'Delete everything?',
  deleteAllText: (n) =>
    plural(n, {
      one: 'It cannot be brought back. Download it first if you want to keep it.',
      other: `These ${count(n)} photos and clips cannot be brought back. Download first what you want to keep.`,
    }),
  deleteClipTitle: 'Delete this clip?',
  deleteClipText: 'It cannot be brought back. Download it first if you want to keep it.',
  leaveTitle: 'Leave this page?',
  leaveRecording: 'A recording is going on. It is lost when you leave.',
  leaveUnsaved: (n) =>
    plural(n, {
      one: 'A photo or clip was not downloaded. It cannot be brought back.',
      other: `${count(n)} photos and clips were not downloaded. They cannot be brought back.`,
    }),
  leave: 'Leave',
  downloadAll: 'Download all',
  tooLargeForZip: 'Together this is more than one ZIP file can hold (about 4 GB). Download the files one by one.',
  recordingFault,
} satisfies Words<typeof zhCn>;
