import { placeWords } from '../../../i18n/places/en';
import { numbersOf, type Words } from '../../../i18n/words';
import type { AddressFault } from '../address';
import type { words as zhCn } from './zh-cn';

const { count, plural } = numbersOf('en');

function why(fault: AddressFault): string {
  switch (fault.code) {
    case 'no-at':
      return 'not an e-mail address.';
    case 'no-local':
      return 'not an e-mail address; the name before the @ is missing.';
    case 'no-domain':
      return 'not an e-mail address; the domain behind the @ is missing.';
    case 'dots':
      return 'not an e-mail address; a dot cannot begin or end the name, nor follow another.';
    case 'local-long':
      return 'not an e-mail address; more than 64 bytes stand before the @.';
    case 'domain-long':
      return 'not an e-mail address; the domain has more than 255 bytes.';
    case 'open-quote':
      return 'not an e-mail address; the quotation marks do not end.';
    case 'local-character':
      return `not an e-mail address; “${fault.found}” cannot stand before the @.`;
    case 'domain-character':
      return `not an e-mail address; a domain cannot contain “${fault.found}”.`;
    case 'bad-domain':
      return `not an e-mail address; “${fault.domain}” is not a valid domain.`;
  }
}

const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export const words = {
  input: 'E-mail addresses',
  output: 'Normalised',
  placeholder: 'One address per line, or any text with addresses',
  rulesOf: 'Rules of providers',
  options: {
    gmail: { label: 'Gmail', hint: 'Ignores dots and the +tag; googlemail.com becomes gmail.com' },
    outlook: { label: 'Outlook, Hotmail, Live, MSN', hint: 'Ignores the +tag' },
    icloud: { label: 'iCloud', hint: 'Ignores the +tag, also at me.com and mac.com' },
    proton: { label: 'Proton', hint: 'Ignores the +tag, also at pm.me' },
    fastmail: { label: 'Fastmail', hint: 'Ignores the +tag; a user name in a subdomain moves before the @' },
    yahoo: { label: 'Yahoo', hint: 'Ignores the keyword behind a hyphen' },
    lowerCase: {
      label: 'Lower case before the @',
      hint: 'Strictly, only the owner of a domain knows whether case counts',
    },
    domainForm: { label: 'International domains', values: { ascii: 'Punycode', unicode: 'Unicode' } },
    removeDuplicates: 'Remove duplicates',
    sort: 'Sort',
  },
  addresses: (n) => plural(n, { one: `${count(n)} row`, other: `${count(n)} rows` }),
  line: 'Line',
  original: 'Original',
  normalised: 'Normalised',
  applied: 'Rules applied',
  remark: 'Remark',
  providers: {
    gmail: 'Gmail',
    outlook: 'Outlook',
    icloud: 'iCloud',
    proton: 'Proton',
    fastmail: 'Fastmail',
    yahoo: 'Yahoo',
  },
  rules: {
    dots: 'dots removed',
    tag: '+tag removed',
    keyword: '-keyword removed',
    domain: 'one domain',
    subdomain: 'user name from the subdomain',
    case: 'lower case',
    'domain-case': 'domain in lower case',
    quotes: 'quotes removed',
    idn: 'international domain converted',
  },
  sameAs: (line) => `Same as line ${count(line)}`,
  table: 'Each address',
  groupsLabel: 'Duplicates',
  groups: (n) =>
    plural(n, { one: `${count(n)} mailbox appears repeatedly`, other: `${count(n)} mailboxes appear repeatedly` }),
  mailbox: 'Mailbox',
  count: 'Times',
  originals: 'Written as',
  lines: 'Lines',
  listed: (items) => items.join(', '),
  counts: (mailboxes, wrong) => {
    const found = plural(mailboxes, { one: `${count(mailboxes)} mailbox`, other: `${count(mailboxes)} mailboxes` });
    return wrong === 0 ? found : `${found}, ${count(wrong)} not an address`;
  },
  place: placeWords.line,
  more: (n) =>
    plural(n, {
      one: `${count(n)} more is not an e-mail address.`,
      other: `${count(n)} more are not e-mail addresses.`,
    }),
  why: (fault) => sentence(why(fault)),
  fault: (fault) => placeWords.inLine(fault.line, why(fault.why)),
} satisfies Words<typeof zhCn>;
