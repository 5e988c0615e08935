import { numbersOf } from '../../../i18n/words';
import { oidName } from '../../../lib/x509/oid-names';
import type { ExtensionValue } from '../../../lib/x509/extensions';
import { isoTime, namesText, netscapeTypes, type ExtensionWords } from './texts';

const { count, plural } = numbersOf('en');
const list = (parts: readonly string[]) => parts.join(', ');
const further = (n: number) => plural(n, { one: 'one more certificate', other: `${count(n)} more certificates` });

const usages = {
  digitalSignature: 'sign data',
  nonRepudiation: 'sign so that it cannot be denied',
  keyEncipherment: 'encrypt keys',
  dataEncipherment: 'encrypt data',
  keyAgreement: 'agree on keys',
  keyCertSign: 'sign certificates',
  cRLSign: 'sign revocation lists',
  encipherOnly: 'only encrypt after an agreement',
  decipherOnly: 'only decrypt after an agreement',
};
const purposes: Readonly<Record<string, string>> = {
  '1.3.6.1.5.5.7.3.1': 'servers (TLS)',
  '1.3.6.1.5.5.7.3.2': 'clients (TLS)',
  '1.3.6.1.5.5.7.3.3': 'signing code',
  '1.3.6.1.5.5.7.3.4': 'e-mail',
  '1.3.6.1.5.5.7.3.8': 'time stamps',
  '1.3.6.1.5.5.7.3.9': 'signing OCSP answers',
  '2.5.29.37.0': 'any use',
};
const policies: Readonly<Record<string, string>> = {
  '2.23.140.1.2.1': 'domain validated',
  '2.23.140.1.2.2': 'organisation validated',
  '2.23.140.1.2.3': 'individual validated',
  '2.23.140.1.1': 'extended validation',
  '2.5.29.32.0': 'any policy',
};
const places: Readonly<Record<string, string>> = {
  '1.3.6.1.5.5.7.48.1': 'OCSP service',
  '1.3.6.1.5.5.7.48.2': 'certificate of the issuer',
  '1.3.6.1.5.5.7.48.3': 'time stamps',
  '1.3.6.1.5.5.7.48.5': 'repository',
};
const only = { user: 'end users', authority: 'CAs', attribute: 'attributes' };
const named = (oid: string, known: Readonly<Record<string, string>>) => {
  const name = (Object.hasOwn(known, oid) ? known[oid] : undefined) ?? oidName(oid);
  return name === undefined ? oid : `${name} (${oid})`;
};

const sayNames = (value: ExtensionValue & { kind: 'name-constraints' }): string =>
  [
    value.permitted.length > 0 && `Certificates below it may only name: ${list(namesText(value.permitted))}.`,
    value.excluded.length > 0 && `They must not name: ${list(namesText(value.excluded))}.`,
  ]
    .filter(Boolean)
    .join(' ');

const sayConstraints = (value: ExtensionValue & { kind: 'policy-constraints' }): string =>
  [
    value.requireExplicit !== undefined && `After ${further(value.requireExplicit)} a common policy is required.`,
    value.inhibitMapping !== undefined && `After ${further(value.inhibitMapping)} policies may not be mapped.`,
  ]
    .filter(Boolean)
    .join(' ');

const sayPoint = (value: ExtensionValue & { kind: 'issuing-point' }): string =>
  [
    value.names.length > 0 && `This list is published at: ${list(namesText(value.names))}.`,
    value.only.length > 0 && `Only for certificates of: ${list(value.only.map((one) => only[one]))}.`,
    value.reasons && 'Only for some reasons of revocation.',
    value.isIndirect && 'It has certificates of other issuers, too.',
  ]
    .filter(Boolean)
    .join(' ');

function say(value: ExtensionValue): string {
  switch (value.kind) {
    case 'basic-constraints':
      if (!value.isAuthority) return 'It is no CA and may not issue certificates.';
      return value.pathLength === undefined
        ? 'It is a CA, with any number of CAs below it.'
        : `It is a CA, with at most ${plural(value.pathLength, { one: `${count(value.pathLength)} CA`, other: `${count(value.pathLength)} CAs` })} below it.`;
    case 'key-usage':
      return `Its key may: ${list(value.usages.map((usage) => usages[usage]))}.`;
    case 'extended-usage':
      return `It may be used for: ${list(value.oids.map((oid) => named(oid, purposes)))}.`;
    case 'subject-names':
      return `It holds for: ${list(namesText(value.names))}.`;
    case 'issuer-names':
      return `Other names of its issuer: ${list(namesText(value.names))}.`;
    case 'key-id':
      return `Identifier of its own key: ${value.id}.`;
    case 'issuer-key-id':
      return `Identifier of its issuer’s key: ${list([value.id ?? '', ...namesText(value.issuers), value.serial ?? ''].filter(Boolean))}.`;
    case 'name-constraints':
      return sayNames(value);
    case 'policies':
      return `It was issued by: ${list(
        value.policies.map(({ oid, statements, notices }) =>
          [named(oid, policies), ...statements, ...notices].join(' '),
        ),
      )}.`;
    case 'policy-mappings':
      return `Policies that count as the same: ${list(value.pairs.map(([from, to]) => `${from} = ${to}`))}.`;
    case 'policy-constraints':
      return sayConstraints(value);
    case 'inhibit-any-policy':
      return `After ${further(value.skip)} “any policy” no longer counts.`;
    case 'crl-points':
      return `Its revocation list is at: ${list(value.points.flatMap(({ names }) => namesText(names)))}.`;
    case 'fresh-crl':
      return `Changes to the revocation list are at: ${list(value.points.flatMap(({ names }) => namesText(names)))}.`;
    case 'authority-access':
    case 'subject-access':
      return `To be had: ${list(value.places.map(({ method, name }) => `${named(method, places)} ${name.text}`))}.`;
    case 'scts':
      return `${plural(value.list.length, { one: 'One transparency log has', other: `${count(value.list.length)} transparency logs have` })} promised to publish it: ${list(
        value.list.map(({ logIdBase64, time }) => `${logIdBase64} (${isoTime(time)})`),
      )}.`;
    case 'precertificate':
      return 'It is a precertificate for transparency logs; no server can use it.';
    case 'no-ocsp-check':
      return 'Whether this responder of OCSP was revoked need not be asked.';
    case 'tls-features':
      return value.features.includes(5)
        ? 'Servers must send an OCSP answer with it (must-staple).'
        : `Servers must support these extensions of TLS: ${list(value.features.map(String))}.`;
    case 'netscape-type':
      return `Uses in the days of Netscape: ${list(netscapeTypes(value.bits))}.`;
    case 'comment':
      return `A comment: ${value.text}`;
    case 'template':
      return `Template of Microsoft’s CA: ${value.name}.`;
    case 'statements':
      return `Statements of a qualified certificate: ${list(value.oids)}.`;
    case 'crl-number':
      return `The number of this list: ${value.number}.`;
    case 'delta-base':
      return `It has only what changed since the list of number ${value.number}.`;
    case 'issuing-point':
      return sayPoint(value);
    case 'unknown':
      return 'It is not known here; its contents stand below.';
  }
}

export const extensionWords: ExtensionWords = {
  say,
  names: {
    'basic-constraints': 'Basic constraints',
    'key-usage': 'Key usage',
    'extended-usage': 'Extended key usage',
    'subject-names': 'Subject alternative names',
    'issuer-names': 'Issuer alternative names',
    'key-id': 'Subject key identifier',
    'issuer-key-id': 'Authority key identifier',
    'name-constraints': 'Name constraints',
    policies: 'Certificate policies',
    'policy-mappings': 'Policy mappings',
    'policy-constraints': 'Policy constraints',
    'inhibit-any-policy': 'Inhibit any policy',
    'crl-points': 'CRL distribution points',
    'fresh-crl': 'Freshest CRL',
    'authority-access': 'Authority information access',
    'subject-access': 'Subject information access',
    scts: 'Signed certificate timestamps',
    precertificate: 'Precertificate poison',
    'no-ocsp-check': 'OCSP no check',
    'tls-features': 'TLS features',
    'netscape-type': 'Netscape certificate type',
    comment: 'Netscape comment',
    template: 'Certificate template',
    statements: 'Qualified certificate statements',
    'crl-number': 'CRL number',
    'delta-base': 'Delta CRL indicator',
    'issuing-point': 'Issuing distribution point',
    unknown: 'Unknown extension',
  },
};
