import { numbersOf, type Words } from '../../../i18n/words';
import { englishCountry } from '../../../lib/countries';
import type { NumberType, PhoneFault, PhoneReport } from '../report';
import type { words as zhCn } from './zh-cn';

const { count, plural } = numbersOf('en');

const name = (country: string | undefined) => (country === undefined ? 'this plan' : englishCountry(country));

/** Calling codes that belong to no country (ITU-T E.164). */
const NETWORKS: Readonly<Record<string, string>> = {
  '800': 'International freephone',
  '808': 'International shared cost',
  '870': 'Inmarsat satellite',
  '878': 'Universal personal numbers',
  '881': 'Satellite phones',
  '882': 'International networks',
  '883': 'International networks',
  '888': 'Disaster relief',
  '979': 'International premium rate',
};

const types: Record<NumberType | 'UNKNOWN', string> = {
  MOBILE: 'Mobile',
  FIXED_LINE: 'Fixed line',
  FIXED_LINE_OR_MOBILE: 'Fixed line or mobile',
  TOLL_FREE: 'Toll free',
  PREMIUM_RATE: 'Premium rate',
  SHARED_COST: 'Shared cost',
  VOIP: 'VoIP',
  PERSONAL_NUMBER: 'Personal number',
  PAGER: 'Pager',
  UAN: 'UAN (company-wide number)',
  VOICEMAIL: 'Voicemail',
  UNKNOWN: 'Unknown',
};

export const words = {
  options: {
    mode: { label: 'Mode', values: { one: 'One', many: 'Many', find: 'Find in text' } },
    country: { label: 'Default country', hint: 'Numbers without a leading + are read by its rules.' },
    from: 'Dialled from',
  },
  anyCountry: 'None (numbers must start with +)',
  number: 'Phone number',
  registry: (date, version) => `Numbering plans: libphonenumber-js ${version} of ${date}`,
  numberHint: 'Written in any way. It is neither stored nor sent.',
  lines: 'One number per line',
  text: 'Text',
  textPlaceholder: 'Paste an e-mail, a page or a list of contacts',
  sameCountry: 'The default country',
  empty: 'Type a number; what it is appears here.',
  valid: 'This number is valid',
  notValid: 'This number is not valid',
  result: 'Number',
  list: 'Numbers',
  place: 'Country',
  several: (places) => `Several: ${places}`,
  network: (callingCode) => NETWORKS[callingCode] ?? 'International number',
  callingCode: 'Calling code',
  isValid: 'Valid',
  isPossible: 'Possible length',
  yes: 'Yes',
  no: 'No',
  type: 'Type',
  types,
  international: 'International',
  national: 'National',
  e164: 'E.164',
  rfc3966: 'RFC 3966',
  dialled: (country) => `From ${name(country)}`,
  extension: 'Extension',
  call: 'Call',
  message: 'Text message',
  whatsapp: 'WhatsApp',
  readAs: (digits) => `Letters were read as the keypad’s digits: ${digits}`,
  prefix: (country, expected) => `Start with +, or with ${expected} from ${name(country)}.`,
  reason: ({ reason, plan }: Pick<PhoneReport, 'reason' | 'plan'>): string => {
    switch (reason) {
      case 'too-short':
        return `Too short for ${name(plan)}.`;
      case 'too-long':
        return `Too long for ${name(plan)}.`;
      case 'wrong-length':
        return `No number of ${name(plan)} has this length.`;
      case 'not-assigned':
        return `The length is right, but ${name(plan)} has no numbers that begin like this.`;
      case undefined:
        return '';
    }
  },
  line: 'Line',
  input: 'Input',
  remark: 'Remark',
  sameAs: (line) => `Same as line ${line}`,
  found: (n) => plural(n, { one: `${count(n)} number`, other: `${count(n)} numbers` }),
  counts: (valid, wrong, same) =>
    `${count(valid)} valid, ${count(wrong)} not valid, ${plural(same, { one: `${count(same)} duplicate`, other: `${count(same)} duplicates` })}`,
  fault: (fault: PhoneFault): string => {
    switch (fault.code) {
      case 'no-number':
        return 'No phone number found.';
      case 'no-country':
        return 'Choose a country or start with +.';
      case 'unknown-calling-code':
        return `+${fault.callingCode} is not a country code in use.`;
      case 'too-short':
        return `Too short for ${name(fault.country)}.`;
      case 'too-long':
        return `Too long for ${name(fault.country)}.`;
    }
  },
} satisfies Words<typeof zhCn>;
