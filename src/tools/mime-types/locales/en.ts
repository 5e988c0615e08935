import { numbersOf, type Words } from '../../../i18n/words';
import type { words as zhCn } from './zh-cn';

const { count, plural } = numbersOf('en');

export const words = {
  search: 'Search',
  searchPlaceholder: 'Extension, MIME type or file name',
  options: {
    top: { label: 'Top-level type', values: (top: string) => (top === 'all' ? 'All types' : `${top}/`) },
    onlyRegistered: 'IANA only',
  },
  noData: 'The list could not be loaded. Check the connection and try again.',
  drop: 'Drop a file to see its type (the file is not read)',
  dropped: (name, type) =>
    type === '' ? `The browser does not know the type of ${name}.` : `The browser takes ${name} for ${type}.`,
  answer: 'Answer',
  also: 'Also:',
  sources: { iana: 'IANA', apache: 'Apache', nginx: 'nginx', own: 'own' },
  notTypeScript: '.ts is registered for MPEG video, not TypeScript, which has no registered type.',
  inner: (extension) => `The .${extension} inside is:`,
  ownExtension: (extension) => `.${extension} is not in the lists; it was added here.`,
  insteadOf: (type) => `${type} is an obsolete or wrong name. The right one is:`,
  noExtension: 'It has no extension.',
  snippets: 'Snippets',
  header: 'Header',
  attribute: 'Form attribute',
  matches: (n) => plural(n, { one: `${count(n)} type matches.`, other: `${count(n)} types match.` }),
  type: 'Type',
  extensions: 'Extensions',
  source: 'Source',
  charset: 'Charset',
  compressible: 'Compressible',
  yes: 'yes',
  no: 'no',
  nothingListed: 'No type matches.',
  listed: (n) => plural(n, { one: `${count(n)} type`, other: `${count(n)} types` }),
  data: (version, date) =>
    `Data: mime-db ${version} of ${date}, from the lists of IANA, Apache and nginx, with a few additions whose source is “own”.`,
  fault: (fault) => {
    switch (fault.code) {
      case 'bad-type':
        return 'A MIME type has the form type/subtype.';
      case 'unknown-extension':
        return `No type known for the extension “${fault.extension}”.`;
      case 'unknown-type':
        return `No type named ${fault.type} is known.`;
    }
  },
  faultHint: (fault) => {
    switch (fault.code) {
      case 'bad-type':
        return '';
      case 'unknown-extension':
        return 'Served as application/octet-stream by default.';
      case 'unknown-type':
        return fault.base === undefined ? '' : `By its suffix it has the syntax of ${fault.base}.`;
    }
  },
} satisfies Words<typeof zhCn>;
