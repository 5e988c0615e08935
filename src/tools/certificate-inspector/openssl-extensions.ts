import { readFullIpv6 } from './openssl-address';
import { unlessMalformed } from '../../lib/keys/malformed';
import { fromHex } from '../../lib/hex';
import type { CrlPoint, ExtensionValue } from '../../lib/x509/extensions';
import type { GeneralName } from '../../lib/x509/general-names';
import { ACCESS, EXTENDED, EXTENSIONS, NETSCAPE, USAGES } from './openssl-names';
import type { ExtensionFacts } from './report';

/** An extension with its name, as OpenSSL prints it. */
export function extensionLines({ oid, isCritical, value, hex }: ExtensionFacts): string[] {
  const lines = unlessMalformed(() => valueLines(value)) ?? printable(hex);
  return [`${EXTENSIONS[oid] ?? oid}: ${isCritical ? 'critical' : ''}`, ...lines.map((line) => `    ${line}`)];
}

const colons = (hex: string) => hex.toUpperCase().replaceAll(/(..)(?=.)/g, '$1:');

/** Bytes that are no ASCII become dots. */
function printable(hex: string): string[] {
  const bytes = fromHex(hex);
  const shown = bytes.ok
    ? Array.from(bytes.value, (byte) => (byte >= 0x20 && byte < 0x7f ? String.fromCharCode(byte) : '.'))
    : [];
  return [shown.join('')];
}

function nameText(name: GeneralName): string {
  switch (name.kind) {
    case 'dns':
      return `DNS:${name.text}`;
    case 'email':
      return `email:${name.text}`;
    case 'uri':
      return `URI:${name.text}`;
    case 'ip':
      return `IP Address:${readFullIpv6(name.bytes) ?? name.text}`;
    case 'directory':
      return `DirName:${name.name.attributes.map(({ name: key, value }) => `/${key}=${value}`).join('')}`;
    case 'id':
      return `Registered ID:${name.text}`;
    case 'other':
      return `othername: ${name.oid}::${name.text}`;
    case 'unknown':
      return name.text;
  }
}

/** Undefined for what is not known. */
function valueLines(value: ExtensionValue): string[] | undefined {
  switch (value.kind) {
    case 'basic-constraints': {
      const length = value.pathLength === undefined ? '' : `, pathlen:${value.pathLength}`;
      return [`CA:${value.isAuthority ? 'TRUE' : 'FALSE'}${length}`];
    }
    case 'key-usage':
      return [value.usages.map((usage) => USAGES[usage]).join(', ')];
    case 'extended-usage':
      return [value.oids.map((oid) => EXTENDED[oid] ?? oid).join(', ')];
    case 'subject-names':
    case 'issuer-names':
      return [value.names.map(nameText).join(', ')];
    case 'key-id':
      return [colons(value.id)];
    case 'issuer-key-id':
      return issuerKeyLines(value);
    case 'name-constraints':
      return [
        ...(value.permitted.length > 0
          ? ['Permitted:', ...value.permitted.map((name) => `  ${constraintText(name)}`)]
          : []),
        ...(value.excluded.length > 0
          ? ['Excluded:', ...value.excluded.map((name) => `  ${constraintText(name)}`)]
          : []),
      ];
    case 'policies':
      return value.policies.flatMap(({ oid, statements, notices }) => [
        `Policy: ${oid === '2.5.29.32.0' ? 'X509v3 Any Policy' : oid}`,
        ...statements.map((one) => `  CPS: ${one}`),
        ...notices.flatMap((one) => ['  User Notice:', `    Explicit Text: ${one}`]),
      ]);
    case 'crl-points':
    case 'fresh-crl':
      return value.points.flatMap(pointLines);
    case 'authority-access':
    case 'subject-access':
      return value.places.map(({ method, name }) => `${ACCESS[method] ?? method} - ${nameText(name)}`);
    case 'crl-number':
    case 'delta-base':
      return [value.number];
    case 'comment':
      return [value.text];
    case 'netscape-type':
      return [value.bits.map((bit) => NETSCAPE[bit] ?? bit).join(', ')];
    case 'tls-features':
      return [value.features.map((feature) => (feature === 5 ? 'status_request' : feature)).join(', ')];
    case 'policy-constraints':
      return [
        [
          ...(value.requireExplicit === undefined ? [] : [`Require Explicit Policy:${value.requireExplicit}`]),
          ...(value.inhibitMapping === undefined ? [] : [`Inhibit Policy Mapping:${value.inhibitMapping}`]),
        ].join(', '),
      ];
    case 'inhibit-any-policy':
      return [String(value.skip)];
    case 'scts':
      return value.list.flatMap(({ version, logId, time }) => [
        'Signed Certificate Timestamp:',
        `    Version   : v${version} (0x${version - 1})`,
        `    Log ID    : ${colons(logId)}`,
        `    Timestamp : ${new Date(time).toISOString()}`,
      ]);
    default:
      return undefined;
  }
}

const constraintText = (name: GeneralName): string => (name.kind === 'ip' ? `IP:${name.text}` : nameText(name));

function issuerKeyLines({ id, issuers, serial }: ExtensionValue & { kind: 'issuer-key-id' }): string[] {
  const isAlone = issuers.length === 0 && serial === undefined;
  return [
    ...(id === undefined ? [] : [isAlone ? colons(id) : `keyid:${colons(id)}`]),
    ...issuers.map(nameText),
    ...(serial === undefined ? [] : [`serial:${colons(serial)}`]),
  ];
}

const pointLines = ({ names, issuers }: CrlPoint): string[] => [
  ...(names.length > 0 ? ['Full Name:', ...names.map((name) => `  ${nameText(name)}`)] : []),
  ...(issuers.length > 0 ? ['CRL Issuer:', ...issuers.map((name) => `  ${nameText(name)}`)] : []),
];
