import { LEVEL_WORDS, QR_UNITS, qrWords } from '../../../i18n/qr/en';
import { numbersOf, type Words } from '../../../i18n/words';
import type { BatchFault } from '../batch';
import type { ContentType } from '../content-types';
import type { Shape } from '../../../lib/qr/design';
import type { Terminal } from '../../../lib/qr/half-blocks';
import type { ContactForm, PayloadFault, Zone } from '../payload';
import type { words as zhCn } from './zh-cn';

const { count: number } = numbersOf('en');

const SHAPES: Record<Shape, string> = { square: 'Square', rounded: 'Rounded', dots: 'Dots' };
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
  ...qrWords,
  type: 'Content type',
  typeName: (type: ContentType) => TYPES[type],
  wifi: 'To join a Wi-Fi network, use the',
  wifiTool: 'WiFi QR code generator',
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
      case 'sms-extension':
        return `A text message cannot be sent to the extension ${fault.extension}.`;
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
  quietZone: 'Quiet zone (modules)',
  shape: 'Module shape',
  shapeName: (shape: Shape) => SHAPES[shape],
  logo: 'Logo',
  chooseLogo: 'Choose an image',
  removeLogo: 'Remove the logo',
  logoHint: 'At most 20% of the side; error correction switches to high.',
  notImage: 'This file is not an image.',
  picture: (text: string) => `QR code: ${text}`,
  empty: 'Enter some text to encode.',
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
        return `Line ${number(fault.line)} is too long for error correction ${LEVEL_WORDS[fault.level]}: ${number(fault.bytes)} ${QR_UNITS[fault.unit]}, at most ${number(fault.most)}.`;
      case 'line-too-small':
        return `Line ${number(fault.line)} needs a PNG of at least ${number(fault.least)} pixels.`;
      case 'bad-logo':
        return 'This file is not an image.';
    }
  },
} satisfies Words<typeof zhCn>;
