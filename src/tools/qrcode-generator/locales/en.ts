import { formatNumber, plural, type Words } from '../../../i18n/words';
import type { BatchFault } from '../batch';
import type { ContentType } from '../content-types';
import { LEVEL_PERCENT, type DesignWarning, type Level, type Shape } from '../../../lib/qr/design';
import type { Terminal } from '../../../lib/qr/half-blocks';
import type { ContactForm, PayloadFault, Zone } from '../payload';
import type { Mode } from '../../../lib/qr/segments';
import type { words as zhCn } from './zh-cn';

const number = (n: number) => formatNumber('en', n);

const LEVELS: Record<Level, string> = { low: 'low', medium: 'medium', quartile: 'quartile', high: 'high' };
const LEVEL_NAMES: Record<Level, string> = { low: 'Low', medium: 'Medium', quartile: 'Quartile', high: 'High' };
const SHAPES: Record<Shape, string> = { square: 'Square', rounded: 'Rounded', dots: 'Dots' };
const MODES: Record<Mode, string> = { byte: 'byte', alphanumeric: 'alphanumeric', numeric: 'numeric' };
const TYPES: Record<ContentType, string> = {
  text: 'Text or URL',
  email: 'E-mail',
  phone: 'Phone',
  sms: 'SMS',
  location: 'Location',
  contact: 'Contact (vCard)',
  event: 'Event',
};
const CONTACT: Record<keyof ContactForm, string> = {
  firstName: 'First name',
  lastName: 'Last name',
  organisation: 'Organisation',
  title: 'Title',
  phone: 'Mobile phone',
  email: 'E-mail',
  website: 'Website',
  street: 'Street',
  city: 'City',
  region: 'Region',
  postalCode: 'Postal code',
  country: 'Country',
  note: 'Note',
};
const TERMINALS: Record<Terminal, string> = { dark: 'Dark terminal', light: 'Light terminal' };

export const words = {
  type: 'Content type',
  typeName: (type: ContentType) => TYPES[type],
  text: 'Text',
  emailTo: 'To',
  emailSubject: 'Subject',
  emailBody: 'Body',
  phoneNumber: 'Number',
  smsMessage: 'Message',
  latitude: 'Latitude',
  longitude: 'Longitude',
  contact: (field: keyof ContactForm) => CONTACT[field],
  eventTitle: 'Title',
  eventAllDay: 'All day',
  eventStart: 'Start',
  eventEnd: 'End',
  eventZone: 'Time zone',
  zone: (zone: Zone, here: string) =>
    zone === 'here' ? `Here (${here})` : zone === 'utc' ? 'UTC' : 'None (the reader’s local time)',
  eventPlace: 'Place',
  eventDescription: 'Description',
  payload: 'Payload',
  payloadHint: 'You may change it; a change of the form makes it anew.',
  payloadFault: (fault: PayloadFault): string => {
    switch (fault.code) {
      case 'empty-form':
        return 'Fill in the form, and the code appears here.';
      case 'bad-address':
        return `'${fault.address}' is not an e-mail address.`;
      case 'bad-number':
        return `A phone number cannot contain '${fault.found}'.`;
      case 'bad-latitude':
        return 'Enter a latitude from −90 to 90.';
      case 'bad-longitude':
        return 'Enter a longitude from −180 to 180.';
      case 'no-name':
        return 'Enter a name or an organisation.';
      case 'no-title':
        return 'Enter a title.';
      case 'no-start':
        return 'Enter when it starts.';
      case 'end-before-start':
        return 'The end is before the start.';
    }
  },
  level: 'Error correction',
  levelName: (level: Level) => `${LEVEL_NAMES[level]} ${LEVEL_PERCENT[level]}%`,
  foreground: 'Foreground',
  background: 'Background',
  size: 'Size',
  quietZone: 'Quiet zone (modules)',
  shape: 'Module shape',
  shapeName: (shape: Shape) => SHAPES[shape],
  logo: 'Logo',
  chooseLogo: 'Choose an image',
  removeLogo: 'Remove the logo',
  logoHint: 'At most 20% of the side; error correction switches to high.',
  notImage: 'This file is not an image.',
  reset: 'Reset to defaults',
  code: 'QR code',
  picture: (text: string) => `QR code: ${text}`,
  empty: 'Enter some text to encode.',
  tooLong: (level: Level, bytes: number, most: number) =>
    `Too long for error correction ${LEVELS[level]}: ${number(bytes)} bytes, at most ${number(most)}. ` +
    'Lower the correction level or shorten the text.',
  useLevel: (level: Level) => `Use ${LEVELS[level]} ${LEVEL_PERCENT[level]}%`,
  facts: (version: number, side: number, modes: readonly Mode[], used: number, available: number) =>
    `Version ${version} · ${side} × ${side} modules · ${modes.map((mode) => MODES[mode]).join(' + ')} mode · ` +
    `${number(used)} of ${number(available)} bytes used`,
  verifying: 'Checking',
  verified: 'Verified',
  fails: 'This design does not scan — raise the contrast or the correction level.',
  warning: (warning: DesignWarning): string => {
    switch (warning.code) {
      case 'low-contrast':
        return `The contrast is ${warning.ratio.toFixed(2)}:1, below 3:1; many readers fail.`;
      case 'inverted':
        return 'The foreground is lighter than the background (inverted); many readers do not invert.';
      case 'narrow-quiet-zone':
        return `The quiet zone is ${plural('en', warning.modules, { one: '1 module', other: `${warning.modules} modules` })} wide; the standard asks for 4.`;
      case 'transparent-background':
        return 'The background is transparent; on something dark the code may not scan.';
    }
  },
  broken: 'The text contains broken characters (lone surrogates); the code has U+FFFD instead.',
  tooSmall: (least: number) =>
    `A PNG needs at least ${number(least)} pixels, one for each module. SVG is not affected.`,
  copyImage: 'Copy image',
  imageCopied: 'Image copied to the clipboard',
  imageFailed: 'The browser did not allow copying the image. Download it instead.',
  copySvg: 'Copy SVG code',
  copyDataUri: 'Copy data URI',
  terminal: 'Text for a terminal',
  terminalName: (terminal: Terminal) => TERMINALS[terminal],
  batch: 'Batch',
  batchHint: 'One code per line, packed as a ZIP, in the design above.',
  batchLines: 'Contents, one per line',
  format: 'Format',
  makeZip: 'Make a ZIP',
  batchFault: (fault: BatchFault): string => {
    switch (fault.code) {
      case 'empty':
        return 'Enter at least one line.';
      case 'line-too-long':
        return `Line ${number(fault.line)} is too long for error correction ${LEVELS[fault.level]}: ${number(fault.bytes)} bytes, at most ${number(fault.most)}.`;
      case 'line-too-small':
        return `Line ${number(fault.line)} needs a PNG of at least ${number(fault.least)} pixels.`;
      case 'bad-logo':
        return 'This file is not an image.';
    }
  },
} satisfies Words<typeof zhCn>;
