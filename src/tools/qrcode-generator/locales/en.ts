import { LEVEL_WORDS, QR_UNITS, qrOptions, qrWords } from '../../../i18n/qr/en';
import { numbersOf, type Words } from '../../../i18n/words';
import type { BatchFault } from '../batch';
import type { PayloadFault, Zone } from '../payload';
import type { words as zhCn } from './zh-cn';

const { count: number } = numbersOf('en');

export const words = {
  ...qrWords,
  options: {
    ...qrOptions,
    quietZone: 'Quiet zone (modules)',
    shape: { label: 'Module shape', values: { square: 'Square', rounded: 'Rounded', dots: 'Dots' } },
    terminal: { label: 'Text for a terminal', values: { dark: 'Dark terminal', light: 'Light terminal' } },
    batchFormat: { label: 'Format', values: { svg: 'SVG', png: 'PNG' } },
  },
  type: 'Content type',
  types: {
    text: 'Text or URL',
    email: 'E-mail',
    phone: 'Phone',
    sms: 'SMS',
    location: 'Location',
    contact: 'Contact (vCard)',
    event: 'Event',
  },
  wifi: 'To join a Wi-Fi network, use the',
  wifiTool: 'WiFi QR code generator',
  text: 'Text',
  forms: {
    email: { to: 'To', subject: 'Subject', body: 'Body' },
    phone: { number: 'Number' },
    sms: { number: 'Number', message: 'Message' },
    location: { latitude: 'Latitude', longitude: 'Longitude' },
    contact: {
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
    },
    event: {
      title: 'Title',
      start: 'Start',
      end: 'End',
      zone: 'Time zone',
      isAllDay: 'All day',
      place: 'Place',
      description: 'Description',
    },
  },
  zone: (zone: Zone, here: string) =>
    zone === 'here' ? `Here (${here})` : zone === 'utc' ? 'UTC' : 'None (the reader’s local time)',
  payload: 'Payload',
  payloadHint: 'You may change it; a change of the form makes it anew.',
  payloadFault: (fault: PayloadFault): string => {
    switch (fault.code) {
      case 'empty-form':
        return 'Fill in the form, and the code appears here.';
      case 'bad-address':
        return `“${fault.address}” is not an e-mail address.`;
      case 'bad-number':
        return `A phone number cannot contain “${fault.found}”.`;
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
  logo: 'Logo',
  chooseLogo: 'Choose an image',
  removeLogo: 'Remove the logo',
  logoHint: 'At most 20% of the side; error correction switches to high.',
  notImage: 'This file is not an image.',
  picture: (text: string) => `QR code: ${text}`,
  empty: 'Enter some text to encode.',
  batch: 'Batch',
  batchHint: 'One code per line, packed as a ZIP, in the design above.',
  batchLines: 'Contents, one per line',
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
