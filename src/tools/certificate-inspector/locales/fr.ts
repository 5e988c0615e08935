import { rootFault } from '../../../i18n/pem-certificates/fr';
import { numbersOf, type Words } from '../../../i18n/words';
import type { Span } from '../time-left';
import type { words as zhCn } from './zh-cn';

const { count, plural } = numbersOf('fr');

const kinds = {
  certificate: 'Certificat',
  request: 'Demande de certificat',
  list: 'Liste de révocation',
  key: 'Clé',
};
const inSentence = {
  certificate: 'un certificat',
  request: 'une demande de certificat',
  list: 'une liste de révocation',
  key: 'une clé',
};
const damaged = {
  certificate: 'Ce certificat est abîmé et illisible.',
  request: 'Cette demande de certificat est abîmée et illisible.',
  list: 'Cette liste de révocation est abîmée et illisible.',
  key: 'Cette clé est abîmée et illisible.',
  pkcs7: 'Ce fichier PKCS#7 est abîmé et illisible.',
  pkcs12: 'Ce fichier PKCS#12 est abîmé et illisible.',
};

const reasons = {
  unspecified: 'sans motif indiqué',
  'key-compromise': 'clé compromise',
  'ca-compromise': 'autorité compromise',
  'affiliation-changed': 'changement d’affiliation',
  superseded: 'remplacé',
  cessation: 'plus utilisé',
  hold: 'suspendu',
  remove: 'retiré de la liste',
  'privilege-withdrawn': 'droit retiré',
  'aa-compromise': 'autorité d’attributs compromise',
};

const defaults = { version: 'la version', critical: 'une extension non critique', authority: 'pas une autorité' };
const days = (n: number) => plural(n, { one: `${count(n)} jour`, other: `${count(n)} jours` });
const units = { day: 'jour', hour: 'heure', minute: 'minute' };
const spanned = ({ n, unit }: Span) => {
  if (n === 0) return 'moins d’une minute';
  return plural(n, { one: `${count(n)} ${units[unit]}`, other: `${count(n)} ${units[unit]}s` });
};
const authoritiesBelow = (n: number) =>
  n === 0
    ? 'ne permet aucune autorité'
    : `permet ${plural(n, { one: `${count(n)} autorité`, other: `${count(n)} autorités` })}`;
const bytes = (n: number) => plural(n, { one: `${count(n)} octet`, other: `${count(n)} octets` });
const rounds = (n: number) => plural(n, { one: `${count(n)} tour`, other: `${count(n)} tours` });

export const words = {
  kinds,
  fault: (fault) => {
    switch (fault.code) {
      case 'nothing':
        return 'Il n’y a ici ni certificat, ni demande, ni liste de révocation, ni clé.';
      case 'no-certificate':
        return 'Il n’y a ici aucun certificat.';
      case 'bad-host':
        return 'Ce n’est ni un nom d’hôte ni une adresse IP.';
      case 'bad-time':
        return 'Ce n’est pas une date : écrivez 2026-02-01 ou 2026-02-01T12:00:00Z.';
      case 'not-base64':
        return `Le Base64 est abîmé au caractère ${count(fault.at + 1)}.`;
      case 'no-end':
        return `Il manque la ligne END ${fault.label ?? ''}.`;
      case 'cut-off':
        return `Coupé : ${bytes(fault.announced)} annoncés, ${count(fault.there)} présents.`;
      case 'java-keystore':
        return 'C’est un magasin de clés Java : exportez-le d’abord en PKCS#12.';
      case 'needs-password':
        return 'C’est chiffré : saisissez le mot de passe.';
      case 'wrong-password':
        return 'Mot de passe incorrect.';
      case 'inconsistent-key':
        return 'Les nombres de cette clé ne vont pas ensemble, elle n’est pas valable.';
      case 'unsupported-encryption':
        return `Ce chiffrement (${fault.found}) n’est pas pris en charge ici.`;
      case 'unsupported-key':
        return `Les clés de ce genre (${fault.found}) ne sont pas lues ici.`;
      case 'too-many-rounds':
        return `Le mot de passe demande ${rounds(fault.rounds)} ; au-delà de 10 millions, rien n’est commencé ici.`;
      case 'malformed':
        return fault.what === undefined ? 'C’est abîmé.' : damaged[fault.what];
      case 'unknown-object':
        return fault.oid === undefined
          ? 'C’est de l’ASN.1, mais ni certificat, ni demande, ni liste de révocation, ni clé.'
          : `Ce genre d’ASN.1 (${fault.oid}) n’est pas lu ici.`;
    }
  },
  rootFault,
  label: ({ label, kind }) => `Étiqueté ${label}, mais c’est ${inSentence[kind]}.`,
  note: (title, sentences) => `${title} : ${sentences.join(' ')}`,
  titles: (place, kind, name) => `${kinds[kind]} ${count(place)} « ${name} »`,
  chainTitle: (names) => `Chaîne ${names.join(' → ')}`,
  intact: {
    yes: 'Toutes les signatures sont justes.',
    no: 'Une signature est fausse.',
    unchecked: 'Les signatures n’ont pas toutes pu être vérifiées.',
  },
  complete: 'La chaîne est complète.',
  missing: (issuer, addresses) =>
    `Il manque l’émetteur ${issuer}${addresses.length > 0 ? `, disponible à ${addresses.join(', ')}` : ''}.`,
  trusted: {
    yes: 'Elle mène à une racine que vous avez donnée.',
    no: 'Elle ne mène pas valablement à une racine que vous avez donnée.',
    unasked: 'Comparée à aucune racine.',
  },
  reordered: 'Collés dans un autre ordre.',
  problem: (problem, name, moment) => {
    switch (problem.code) {
      case 'wrong-signature':
        return `La signature de « ${name} » est fausse.`;
      case 'unchecked-signature':
        return `L’algorithme de signature de « ${name} » n’est pas vérifié ici.`;
      case 'not-yet-valid':
        return `« ${name} » n’est pas encore valable.`;
      case 'expired':
        return `« ${name} » a expiré.`;
      case 'not-an-authority':
        return `« ${name} » n’est pas une autorité et ne peut pas émettre de certificats.`;
      case 'no-certificate-signing':
        return `L’usage de la clé de « ${name} » ne comprend pas la signature de certificats.`;
      case 'path-length':
        return `« ${name} » ${authoritiesBelow(problem.limit)} sous elle, mais il y en a ${problem.found === 1 ? 'une' : count(problem.found)}.`;
      case 'unknown-critical':
        return `« ${name} » a une extension critique inconnue ici : ${problem.oid}.`;
      case 'repeated-extension':
        return `« ${name} » a plusieurs fois l’extension ${problem.oid}.`;
      case 'precertificate':
        return `« ${name} » est un précertificat pour les journaux de transparence, inutilisable.`;
      case 'name-constraint':
        switch (problem.trespass.code) {
          case 'outside':
            return `Contrainte de nom : ${problem.trespass.name} est hors de ${problem.trespass.within.join(', ')}.`;
          case 'excluded':
            return `Contrainte de nom : ${problem.trespass.name} est dans ${problem.trespass.within.join(', ')}, qui est exclu.`;
          case 'unknown-constraint':
            return `Contrainte de nom : ${problem.trespass.name} est d’un genre qui ne se compare pas ici.`;
        }
      case 'no-policy':
        return 'La chaîne exige une politique de certification commune, et il n’y en a pas.';
      case 'revoked': {
        const reason = problem.reason === undefined ? '' : `, ${reasons[problem.reason]}`;
        return `« ${name} » est révoqué depuis le ${moment(problem.since)}${reason}.`;
      }
    }
  },
  limit: (limit) => {
    switch (limit.code) {
      case 'out-of-date':
        return 'Cette liste est périmée.';
      case 'not-yet':
        return 'Cette liste a été faite après le moment de la vérification.';
      case 'partial':
        return 'Cette liste ne vaut que pour certains motifs de révocation.';
    }
  },
  warning: (warning) => {
    switch (warning.code) {
      case 'expired':
        return 'Il a expiré.';
      case 'not-yet-valid':
        return 'Il n’est pas encore valable.';
      case 'no-names':
        return 'Il n’a pas de noms alternatifs : les navigateurs refusent un nom commun seul.';
      case 'weak-hash':
        return `Il est signé avec ${warning.hash}, qui est cassé.`;
      case 'short-key':
        return `Sa clé RSA a ${count(warning.bits)} bits, moins de 2048.`;
      case 'long-life':
        if (warning.days <= 398) return 'Il est valable plus que les 398 jours permis aux serveurs.';
        return `Il est valable ${days(warning.days)}, plus que les 398 permis aux serveurs.`;
    }
  },
  encoding: (note) => {
    switch (note.code) {
      case 'default-written':
        return `Valeur par défaut écrite (${defaults[note.what]}), que DER omet.`;
      case 'negative-serial':
        return 'Le numéro de série est négatif.';
      case 'zero-serial':
        return 'Le numéro de série est nul.';
      case 'long-serial':
        return `Le numéro de série a ${bytes(note.bytes)}, plus de 20.`;
      case 'padded-serial':
        return 'Le numéro de série commence par un octet superflu.';
      case 'wrong-string':
        return `${note.attribute} a un type de chaîne ou des caractères qui ne conviennent pas (${note.type}).`;
      case 'wrong-time':
        return `Une date n’est pas écrite comme il faut (${note.written}).`;
      case 'algorithms-differ':
        return 'L’algorithme de signature diffère entre l’intérieur et l’extérieur de ce qui est signé.';
      case 'not-der':
        return 'Les longueurs sont écrites en BER, pas en DER.';
      case 'repeated-extension':
        return `L’extension ${note.oid} apparaît plusieurs fois.`;
      case 'old-version':
        return 'Il a des extensions, bien que sa version soit inférieure à 3.';
    }
  },
  signature: { right: 'La signature est juste.', wrong: 'La signature est fausse.' },
  uncheckedScheme: (oid, name) =>
    `L’algorithme de signature ${oid}${name === oid ? '' : ` (${name})`} n’est pas vérifié ici.`,
  trailing: (n) => `Il y a ${bytes(n)} de trop à la fin.`,
  sameKey: (titles) => `Même clé publique : ${titles.join(', ')}.`,
  noMatch: (title) => `${title} a une clé publique que rien d’autre n’a ici.`,
  privateKey: 'Il y a ici une clé privée : ne donnez ce contenu à personne.',
  store: ({ certificates, keys, mac, encryption }) =>
    `PKCS#12 : ${[
      plural(certificates, { one: `${count(certificates)} certificat`, other: `${count(certificates)} certificats` }),
      plural(keys, { one: `${count(keys)} clé privée`, other: `${count(keys)} clés privées` }),
      mac ? `MAC ${mac.hash} avec ${rounds(mac.rounds)}` : 'sans MAC',
      ...encryption.map((one) => (one.rounds === undefined ? one.cipher : `${one.cipher} avec ${rounds(one.rounds)}`)),
    ].join(' ; ')}.`,
  hostFits: (by) => `L’hôte convient (${by}).`,
  hostDiffers: 'L’hôte ne convient pas.',
  notForServers: 'Son usage étendu ne comprend pas l’authentification de serveurs.',
  options: {
    hex: { label: 'Hexadécimal', values: { colons: 'A1:B2', plain: 'a1b2' } },
    dates: { label: 'Dates', values: { local: 'Locales', utc: 'UTC' } },
  },
  box: 'Certificats, listes et clés',
  placeholder: 'Collez du PEM, du Base64, de l’hexadécimal ou du SAML, même mélangés',
  drop: 'Déposez un ou plusieurs fichiers',
  filesName: 'fichiers.txt',
  empty: 'Collez ou déposez des certificats, des demandes, des listes ou des clés pour voir leur contenu.',
  locked: 'Le contenu s’affichera ici dès que le mot de passe sera juste.',
  password: 'Mot de passe',
  passwordHint: 'Il n’est pas conservé',
  host: 'Nom d’hôte à tester',
  hostPlaceholder: 'example.com ou 192.0.2.1',
  roots: 'Racines de confiance',
  rootsPlaceholder: 'Collez les racines auxquelles vous vous fiez (PEM)',
  time: 'Moment de la vérification',
  now: 'Maintenant',
  given: 'Donné',
  instant: 'Vérifié le',
  instantHint: 'ISO 8601 ou temps Unix',
  instantReadAs: (unit, iso) => `Lu comme temps Unix en ${unit === 's' ? 'secondes' : 'millisecondes'} : ${iso}`,
  summary: 'Vue d’ensemble',
  counts: (counts) =>
    `Trouvé : ${[
      plural(counts.certificate, {
        one: `${count(counts.certificate)} certificat`,
        other: `${count(counts.certificate)} certificats`,
      }),
      plural(counts.request, { one: `${count(counts.request)} demande`, other: `${count(counts.request)} demandes` }),
      plural(counts.list, {
        one: `${count(counts.list)} liste de révocation`,
        other: `${count(counts.list)} listes de révocation`,
      }),
      plural(counts.key, { one: `${count(counts.key)} clé`, other: `${count(counts.key)} clés` }),
    ]
      .filter((part) => !part.startsWith('0 '))
      .join(', ')}.`,
  oneChain: (n) => `Ces ${count(n)} certificats forment une seule chaîne.`,
  manyChains: (n) => `Ces certificats forment ${count(n)} chaînes.`,
  moreChains: (n) =>
    plural(n, {
      one: 'Une autre chaîne n’est pas montrée.',
      other: `${count(n)} autres chaînes ne sont pas montrées.`,
    }),
  hostOf: (host, title) => `${host}, ${title}`,
  chain: (place, all) => (all > 1 ? `Chaîne ${count(place)}` : 'Chaîne'),
  links: (place) => `Chaîne ${count(place)}, de la feuille à la racine`,
  issuedBy: (issuer) => `émis par ${issuer}`,
  problems: 'problèmes et remarques',
  answers: { intact: 'Intacte', complete: 'Complète', trusted: 'De confiance' },
  incomplete: 'La chaîne n’est pas complète.',
  pastedAs: (place) => `N° ${count(place)} du champ`,
  fromRoots: 'De vos racines',
  rightSignature: 'Signature juste',
  wrongSignature: 'Signature fausse',
  uncheckedSignature: 'Signature non vérifiée',
  revocation: { good: 'Non révoqué', revoked: 'Révoqué', unknown: 'Pas de liste de révocation utilisable' },
  orderedPem: 'Copier le PEM dans l’ordre',
  calendar: 'Calendrier des échéances',
  calendarSummary: (name) => `Le certificat « ${name} » expire`,
  objects: 'Objets',
  number: 'N°',
  kind: 'Genre',
  name: 'Nom',
  ends: 'Fin',
  state: 'État',
  show: 'Objet montré',
  authority: 'Autorité',
  selfSigned: 'Autosigné',
  selfIssued: 'Autoémis',
  expired: 'Expiré',
  future: 'Pas encore valable',
  warnings: (n) => plural(n, { one: `${count(n)} avertissement`, other: `${count(n)} avertissements` }),
  privateBadge: 'Privée',
  publicBadge: 'Publique',
  validity: 'Validité',
  timeLeft: {
    future: (span) => `Commence dans ${spanned(span)}`,
    current: (span) => `Encore ${spanned(span)}`,
    over: (span) => `Expiré il y a ${spanned(span)}`,
  },
  facts: (title) => `${title} : contenu`,
  version: 'Version',
  serialHex: 'Numéro de série',
  serialDecimal: 'Numéro, décimal',
  subject: 'Sujet',
  issuer: 'Émetteur',
  emptyName: '(vide)',
  notBefore: 'Valable depuis',
  notAfter: 'Valable jusqu’à',
  lifetime: 'Durée',
  days,
  publicKey: 'Clé publique',
  exponent: 'Exposant',
  spki: 'SHA-256 du SPKI',
  pin: 'Empreinte SPKI (Base64)',
  scheme: 'Signé avec',
  names: 'Noms',
  validation: 'Validation',
  validations: {
    domain: 'Domaine validé (DV)',
    organization: 'Organisation validée (OV)',
    individual: 'Personne validée (IV)',
    extended: 'Validation étendue (EV)',
  },
  friendlyName: 'Nom dans le fichier',
  inside: 'Provenance',
  listNumber: 'Numéro de liste',
  thisUpdate: 'Mise à jour',
  nextUpdate: 'Prochaine',
  entries: 'Entrées',
  challenge: 'Mot de passe de défi',
  hasChallenge: 'Présent (non montré)',
  attribute: 'Attribut',
  wasEncrypted: 'Était chiffrée',
  yes: 'Oui',
  extensions: 'Extensions',
  requested: 'Extensions demandées',
  copyExtension: (name) => `Copier « ${name} »`,
  bits: (n) => plural(n, { one: `${count(n)} bit`, other: `${count(n)} bits` }),
  critical: 'Critique',
  nameOfSubject: (name) => `Sujet ${name}`,
  nameOfIssuer: (name) => `Émetteur ${name}`,
  extensionHex: 'Contenu en hexadécimal',
  asn1: 'Structure ASN.1',
  text: 'Texte à la manière d’OpenSSL',
  textOf: (title) => `${title} : texte à la manière d’OpenSSL`,
  copyPem: 'Copier le PEM',
  copyPemOf: (title) => `${title} : copier le PEM`,
  downloads: 'Télécharger',
  publicKeyFile: 'Clé publique',
  openKey: 'Ouvrir la clé publique dans l’outil des clés',
  revoked: 'Certificats révoqués',
  findSerial: 'Chercher un numéro de série',
  serial: 'Numéro de série',
  since: 'Révoqué depuis',
  reason: 'Motif',
  reasons,
  invalidSince: (date) => `la clé a pu être perdue le ${date}`,
  found: (n) => plural(n, { one: `${count(n)} entrée`, other: `${count(n)} entrées` }),
  faults: 'Ce qui n’a pas pu être lu',
  character: (n) => `Caractère ${count(n)}`,
} satisfies Words<typeof zhCn>;
