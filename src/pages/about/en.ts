import type { Words } from '../../i18n/words';
import type { words as zhCn } from './zh-cn';

export const words = {
  title: 'About',
  purposeTitle: 'What this is',
  purpose: [
    'Handy Tools is a collection of small utilities for developers and IT workers: formatting, converting, generating, checking, ready as soon as the page is open. There is no sign-in and no account.',
    'Everything is computed in your browser. What you type and the files you drop never leave your machine; a strict content security policy keeps the pages from sending anything elsewhere. After the first visit the site also works offline.',
  ],
  technologyTitle: 'Technologies used',
  technology:
    'This is a static site without a server side of its own. It is written in TypeScript with React and Vite; slow work runs in web workers. The icons are Lucide’s.',
  credits:
    'Passphrases use the EFF large word list (Joseph Bonneau, Electronic Frontier Foundation, 2016, https://www.eff.org/dice), licensed under CC BY 3.0 US.',
  licencesTitle: 'Licences of others’ works',
  licences:
    'Parts of the following works are in this site, each under its licence. Every build checks that all that is bundled is named here and comes with its full text.',
  licencesLink: 'Full texts of the licences',
  registriesTitle: 'Registries',
  registries: 'Some tools rest on public registries. These are the versions that the site holds, with their dates.',
  registryNames: {
    mac: 'MAC address prefixes (IEEE)',
    phone: 'Numbering plans of telephones',
    agent: 'User agents of browsers and devices',
    mime: 'MIME types (IANA and others)',
    emoji: 'Emoji (Unicode)',
    characters: 'Names and blocks of characters (Unicode)',
    iban: 'Structures of IBANs',
    zone: 'Names of time zones',
  },
  securityTitle: 'Security',
  security:
    'Pages ask only this site for files, and a content security policy keeps foreign scripts out; secrets are in no address, storage or log. Each release comes with a list of what is in it and checksums, and one commit always gives the same bytes. SECURITY.md names each promise and the test that holds it.',
  securityReport:
    'If you find a weakness, say through the link below in which tool and version, and ask for a private way; keep the details out of public.',
  securityReportNone: 'If you find a weakness, please tell the operator of this site; keep the details out of public.',
  sourceTitle: 'Source code',
  source: 'The project is open source under the MIT licence.',
  reportTitle: 'Report bugs, request tools',
  report:
    'If a result is wrong, a page fails, or a tool you want is missing, tell us in the issue tracker. Name the tool, the version and the steps; leave private content out.',
  reportLink: 'Report an issue',
  reportNone:
    'If a result is wrong, a page fails, or a tool you want is missing, please tell the operator of this site.',
} satisfies Words<typeof zhCn>;
