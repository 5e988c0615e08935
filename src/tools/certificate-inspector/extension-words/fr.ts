import { numbersOf } from '../../../i18n/words';
import { oidName } from '../../../lib/x509/oid-names';
import type { ExtensionValue } from '../../../lib/x509/extensions';
import { isoTime, namesText, netscapeTypes, type ExtensionWords } from './texts';

const { count, plural } = numbersOf('fr');
const list = (parts: readonly string[]) => parts.join(', ');
const further = (n: number) => plural(n, { one: `${count(n)} certificat`, other: `${count(n)} certificats` });

const usages = {
  digitalSignature: 'signer des données',
  nonRepudiation: 'signer sans pouvoir le nier',
  keyEncipherment: 'chiffrer des clés',
  dataEncipherment: 'chiffrer des données',
  keyAgreement: 'convenir de clés',
  keyCertSign: 'signer des certificats',
  cRLSign: 'signer des listes de révocation',
  encipherOnly: 'seulement chiffrer après un accord',
  decipherOnly: 'seulement déchiffrer après un accord',
};
const purposes: Readonly<Record<string, string>> = {
  '1.3.6.1.5.5.7.3.1': 'serveurs (TLS)',
  '1.3.6.1.5.5.7.3.2': 'clients (TLS)',
  '1.3.6.1.5.5.7.3.3': 'signature de code',
  '1.3.6.1.5.5.7.3.4': 'courriel',
  '1.3.6.1.5.5.7.3.8': 'horodatage',
  '1.3.6.1.5.5.7.3.9': 'signature de réponses OCSP',
  '2.5.29.37.0': 'tout usage',
};
const policies: Readonly<Record<string, string>> = {
  '2.23.140.1.2.1': 'domaine validé',
  '2.23.140.1.2.2': 'organisation validée',
  '2.23.140.1.2.3': 'personne validée',
  '2.23.140.1.1': 'validation étendue',
  '2.5.29.32.0': 'toute politique',
};
const places: Readonly<Record<string, string>> = {
  '1.3.6.1.5.5.7.48.1': 'service OCSP',
  '1.3.6.1.5.5.7.48.2': 'certificat de l’émetteur',
  '1.3.6.1.5.5.7.48.3': 'horodatage',
  '1.3.6.1.5.5.7.48.5': 'dépôt',
};
const only = { user: 'utilisateurs', authority: 'autorités', attribute: 'attributs' };
const named = (oid: string, known: Readonly<Record<string, string>>) => {
  const name = (Object.hasOwn(known, oid) ? known[oid] : undefined) ?? oidName(oid);
  return name === undefined ? oid : `${name} (${oid})`;
};

const sayNames = (value: ExtensionValue & { kind: 'name-constraints' }): string =>
  [
    value.permitted.length > 0 &&
      `Les certificats sous lui ne peuvent nommer que : ${list(namesText(value.permitted))}.`,
    value.excluded.length > 0 && `Ils ne doivent pas nommer : ${list(namesText(value.excluded))}.`,
  ]
    .filter(Boolean)
    .join(' ');

const sayConstraints = (value: ExtensionValue & { kind: 'policy-constraints' }): string =>
  [
    value.requireExplicit !== undefined &&
      `Après encore ${further(value.requireExplicit)}, une politique commune est exigée.`,
    value.inhibitMapping !== undefined &&
      `Après encore ${further(value.inhibitMapping)}, les politiques ne se correspondent plus.`,
  ]
    .filter(Boolean)
    .join(' ');

const sayPoint = (value: ExtensionValue & { kind: 'issuing-point' }): string =>
  [
    value.names.length > 0 && `Cette liste est publiée à : ${list(namesText(value.names))}.`,
    value.only.length > 0 &&
      `Seulement pour les certificats de ce genre : ${list(value.only.map((one) => only[one]))}.`,
    value.reasons && 'Seulement pour certains motifs de révocation.',
    value.isIndirect && 'Elle a aussi des certificats d’autres émetteurs.',
  ]
    .filter(Boolean)
    .join(' ');

function say(value: ExtensionValue): string {
  switch (value.kind) {
    case 'basic-constraints':
      if (!value.isAuthority) return 'Ce n’est pas une autorité, il ne peut pas émettre de certificats.';
      return value.pathLength === undefined
        ? 'C’est une autorité, avec autant d’autorités que l’on veut sous elle.'
        : `C’est une autorité, avec au plus ${plural(value.pathLength, { one: `${count(value.pathLength)} autorité`, other: `${count(value.pathLength)} autorités` })} sous elle.`;
    case 'key-usage':
      return `Sa clé peut : ${list(value.usages.map((usage) => usages[usage]))}.`;
    case 'extended-usage':
      return `Il peut servir à : ${list(value.oids.map((oid) => named(oid, purposes)))}.`;
    case 'subject-names':
      return `Il vaut pour : ${list(namesText(value.names))}.`;
    case 'issuer-names':
      return `Autres noms de l’émetteur : ${list(namesText(value.names))}.`;
    case 'key-id':
      return `Identifiant de sa propre clé : ${value.id}.`;
    case 'issuer-key-id':
      return `Identifiant de la clé de l’émetteur : ${list([value.id ?? '', ...namesText(value.issuers), value.serial ?? ''].filter(Boolean))}.`;
    case 'name-constraints':
      return sayNames(value);
    case 'policies':
      return `Émis selon : ${list(
        value.policies.map(({ oid, statements, notices }) =>
          [named(oid, policies), ...statements, ...notices].join(' '),
        ),
      )}.`;
    case 'policy-mappings':
      return `Politiques tenues pour égales : ${list(value.pairs.map(([from, to]) => `${from} = ${to}`))}.`;
    case 'policy-constraints':
      return sayConstraints(value);
    case 'inhibit-any-policy':
      return `Après encore ${further(value.skip)}, « toute politique » ne compte plus.`;
    case 'crl-points':
      return `Sa liste de révocation se trouve à : ${list(value.points.flatMap(({ names }) => namesText(names)))}.`;
    case 'fresh-crl':
      return `Les changements de la liste se trouvent à : ${list(value.points.flatMap(({ names }) => namesText(names)))}.`;
    case 'authority-access':
    case 'subject-access':
      return `À disposition : ${list(value.places.map(({ method, name }) => `${named(method, places)} ${name.text}`))}.`;
    case 'scts':
      return `${plural(value.list.length, { one: `${count(value.list.length)} journal de transparence a`, other: `${count(value.list.length)} journaux de transparence ont` })} promis de le publier : ${list(
        value.list.map(({ logIdBase64, time }) => `${logIdBase64} (${isoTime(time)})`),
      )}.`;
    case 'precertificate':
      return 'C’est un précertificat pour les journaux de transparence, aucun serveur ne peut s’en servir.';
    case 'no-ocsp-check':
      return 'Il n’y a pas à demander si ce répondeur OCSP a été révoqué.';
    case 'tls-features':
      return value.features.includes(5)
        ? 'Les serveurs doivent y joindre une réponse OCSP (must-staple).'
        : `Les serveurs doivent connaître ces extensions de TLS : ${list(value.features.map(String))}.`;
    case 'netscape-type':
      return `Usages du temps de Netscape : ${list(netscapeTypes(value.bits))}.`;
    case 'comment':
      return `Un commentaire : ${value.text}`;
    case 'template':
      return `Modèle de l’autorité de Microsoft : ${value.name}.`;
    case 'statements':
      return `Déclarations d’un certificat qualifié : ${list(value.oids)}.`;
    case 'crl-number':
      return `Le numéro de cette liste : ${value.number}.`;
    case 'delta-base':
      return `Elle n’a que ce qui a changé depuis la liste de numéro ${value.number}.`;
    case 'issuing-point':
      return sayPoint(value);
    case 'unknown':
      return 'Elle n’est pas connue ici, son contenu se trouve dessous.';
  }
}

export const extensionWords: ExtensionWords = {
  say,
  names: {
    'basic-constraints': 'Contraintes de base',
    'key-usage': 'Usage de la clé',
    'extended-usage': 'Usage étendu de la clé',
    'subject-names': 'Noms alternatifs du sujet',
    'issuer-names': 'Noms alternatifs de l’émetteur',
    'key-id': 'Identifiant de la clé',
    'issuer-key-id': 'Identifiant de la clé de l’émetteur',
    'name-constraints': 'Contraintes de nom',
    policies: 'Politiques de certification',
    'policy-mappings': 'Correspondance de politiques',
    'policy-constraints': 'Contraintes de politique',
    'inhibit-any-policy': 'Interdiction de toute politique',
    'crl-points': 'Points de distribution des listes',
    'fresh-crl': 'Liste la plus fraîche',
    'authority-access': 'Accès aux informations de l’autorité',
    'subject-access': 'Accès aux informations du sujet',
    scts: 'Horodatages de transparence (SCT)',
    precertificate: 'Marque de précertificat',
    'no-ocsp-check': 'Sans vérification OCSP',
    'tls-features': 'Fonctions de TLS',
    'netscape-type': 'Genre de certificat Netscape',
    comment: 'Commentaire Netscape',
    template: 'Modèle de certificat',
    statements: 'Déclarations de certificat qualifié',
    'crl-number': 'Numéro de liste',
    'delta-base': 'Marque de liste de changements',
    'issuing-point': 'Point de publication',
    unknown: 'Extension inconnue',
  },
};
