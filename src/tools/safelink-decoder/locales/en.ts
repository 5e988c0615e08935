import { hostLookWords } from '../../../i18n/host-look/en';
import { placeWords } from '../../../i18n/places/en';
import { numbersOf, type Words } from '../../../i18n/words';
import type { words as zhCn } from './zh-cn';

const { count, plural } = numbersOf('en');

export const words = {
  input: 'Rewritten links',
  output: 'Real links',
  placeholder: 'Paste a link, or a whole text with links',
  options: {
    repeat: {
      label: 'Decode all layers',
      hint: 'Goes on while the address is again a rewritten link, up to 10 layers',
    },
    removeTracking: {
      label: 'Remove tracking parameters',
      hint: 'Leaves utm_source, fbclid and their like out of the real link',
    },
  },
  details: 'The link',
  realLink: 'Real link',
  asFar: 'As far as can be seen',
  rewrittenBy: 'Rewritten by',
  layer: (n, filter) => `Layer ${n} (${filter})`,
  parameter: (name) => `Parameter ${name}`,
  fields: {
    recipient: 'Recipient',
    time: 'Rewritten at (UTC)',
    expires: 'Valid until (UTC)',
    tenant: 'Tenant ID',
    domain: 'Domain',
  },
  host: 'Host',
  path: 'Path',
  takeApart: 'Take this URL apart',
  open: (host) => `Open ${host}`,
  links: 'Links',
  found: (n) => plural(n, { one: `${count(n)} rewritten link`, other: `${count(n)} rewritten links` }),
  number: 'No.',
  remark: 'Remark',
  states: { plain: 'not rewritten', hidden: 'only the provider can resolve it', broken: 'cannot be decoded' },
  place: placeWords.character,
  more: (n) => plural(n, { one: `${count(n)} more link needs a look.`, other: `${count(n)} more links need a look.` }),
  plainCount: (n) =>
    plural(n, {
      one: `${count(n)} other link was not rewritten and stays as it is.`,
      other: `${count(n)} other links were not rewritten and stay as they are.`,
    }),
  goesOn: (n) => `${n} layers were decoded; inside is yet another rewritten link.`,
  warning: (warning): string => {
    switch (warning.code) {
      case 'punycode':
        return `The host has characters beyond ASCII: ${warning.unicode}, which is ${warning.host}.`;
      case 'look-alike':
        return hostLookWords.lookAlike(warning.host, warning.like);
      case 'mixed-scripts':
        return hostLookWords.mixedScripts(warning.host, warning.scripts);
      case 'user':
        return `“${warning.user}” before the @ is not the host; the link leads to ${warning.host}.`;
      case 'ip':
        return `The link leads to the IP address ${warning.host}, not to a domain.`;
      case 'not-web':
        return warning.scheme === ''
          ? 'What is inside is not a web address.'
          : `${warning.scheme}: is not a web address, so it cannot be opened here.`;
    }
  },
  fault: (fault): string => {
    switch (fault.code) {
      case 'not-wrapped':
        return 'This link is not rewritten by a known filter.';
      case 'no-link':
        return 'There is no link in this text.';
      case 'none-wrapped':
        return plural(fault.count, {
          one: 'The link in this text is not rewritten by a known filter.',
          other: `None of the ${count(fault.count)} links in this text is rewritten by a known filter.`,
        });
      case 'hidden':
        return `The address is not inside this link; only the provider (${fault.filter}) can resolve it.`;
      case 'broken':
        return `This ${fault.filter} link holds no address that can be decoded.`;
    }
  },
} satisfies Words<typeof zhCn>;
