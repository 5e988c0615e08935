import { formatBytes, numbersOf, type Words } from '../../../i18n/words';
import type { words as zhCn } from './zh-cn';

const { count, plural } = numbersOf('fr');

export const words = {
  drop: 'Déposez un PDF ici, collez-le ou cliquez pour choisir',
  dropHint: 'Le fichier est vérifié sur cet appareil et n’est envoyé nulle part.',
  anotherFile: 'Autre fichier',
  roots: 'Certificats racine de confiance (PEM, facultatif)',
  rootsHint: 'Collez les certificats racine auxquels vous faites confiance pour savoir si le signataire est fiable',
  none: 'Ce PDF ne contient aucune signature numérique.',
  encrypted:
    'Le fichier est chiffré : les signatures sont vérifiées, mais leurs noms, motifs et autres textes sont illisibles.',
  more: (n) =>
    plural(n, {
      one: `${count(n)} autre signature n’a pas été vérifiée.`,
      other: `${count(n)} autres signatures n’ont pas été vérifiées.`,
    }),
  title: (place, kind) => `${kind === 'timestamp' ? 'Horodatage' : 'Signature'} ${count(place)}`,
  status: {
    intact: 'Intacte : ce qui a été signé n’a pas changé depuis.',
    changed: 'Modifiée : ce qui a été signé n’est plus le même.',
    invalid: 'Non valable : on ne peut pas se fier à cette signature.',
    unreadable: 'Cette signature est illisible.',
    unchecked: 'Non vérifiée : son algorithme ou sa forme n’est pas pris en charge ici.',
  },
  wholeFile: 'La signature couvre tout le fichier.',
  added: (bytes, later) => {
    const added = plural(bytes, {
      one: `${count(bytes)} octet ajouté après la signature`,
      other: `${count(bytes)} octets ajoutés après la signature`,
    });
    if (later === 0) return `${added}.`;
    return `${added}, suivis de ${plural(later, { one: `${count(later)} signature`, other: `${count(later)} signatures` })}.`;
  },
  signer: 'Signataire',
  stampedBy: 'Horodatée par',
  time: 'Signée le',
  timeFrom: {
    timestamp: 'd’après un horodatage',
    signer: 'selon le signataire',
    file: 'écrit dans le fichier seulement, non confirmé par le signataire',
  },
  name: 'Nom',
  reason: 'Motif',
  location: 'Lieu',
  contact: 'Contact',
  form: 'Forme',
  algorithm: 'Algorithme',
  facts: 'Informations',
  chain: 'Chaîne de certificats',
  chainOf: (place) => `Chaîne de certificats de la signature ${count(place)}`,
  details: (name) => `Détails de ${name}`,
  subject: 'Sujet',
  issuer: 'Émetteur',
  serial: 'Numéro de série',
  notBefore: 'Valable du',
  notAfter: 'Valable jusqu’au',
  key: 'Clé publique',
  signedWith: 'Signé avec',
  fingerprint: 'Empreinte SHA-256',
  copyPem: (name) => `Copier ${name} en PEM`,
  allPem: 'Tout copier en PEM',
  authority: 'AC',
  selfIssued: 'auto-émis',
  badSignature: 'signature fausse',
  uncheckedSignature: 'signature non vérifiée',
  trust: (trust) => {
    switch (trust.code) {
      case 'unasked':
        return 'L’émetteur n’est comparé à aucune liste : donnez ci-dessus des certificats racine pour qu’il le soit.';
      case 'trusted':
        return 'La chaîne mène à un certificat racine que vous avez donné.';
      case 'incomplete':
        return `La chaîne est incomplète : il manque l’émetteur « ${trust.issuer} ».`;
      case 'not-your-root':
        return `La chaîne finit à « ${trust.root} », qui n’est pas parmi vos racines.`;
      case 'wrong-signature':
        return `Le certificat « ${trust.subject} » n’a pas été signé par son émetteur.`;
      case 'not-yet-valid':
        return `Le certificat « ${trust.subject} » n’était pas encore valable.`;
      case 'expired':
        return `Le certificat « ${trust.subject} » avait expiré.`;
      case 'not-an-authority':
        return `Le certificat « ${trust.subject} » n’a pas le droit d’émettre celui qui le suit.`;
      case 'unsupported':
        return `Le certificat « ${trust.subject} » est signé avec un algorithme non pris en charge ici.`;
    }
  },
  notChecked: 'Non vérifié : la révocation des certificats, et ce que changent les octets ajoutés après la signature.',
  warning: (warning) => {
    switch (warning.code) {
      case 'weak-hash':
        return `${warning.hash} est cassé : on peut fabriquer un autre fichier de même empreinte.`;
      case 'short-key':
        return `La clé ${warning.key} est trop courte pour être sûre.`;
      case 'outside-validity':
        return 'La date de signature est hors de la période de validité du certificat du signataire.';
      case 'not-for-signing':
        return 'Le certificat du signataire n’est pas prévu pour cet usage.';
      case 'bad-timestamp':
        return 'L’horodatage de la signature n’est pas valable ; sa date n’est pas utilisée.';
    }
  },
  signatureFault: (fault) => {
    switch (fault.code) {
      case 'bad-range':
        return 'Son ByteRange n’est pas fait de deux plages.';
      case 'range-not-from-start':
        return 'Son ByteRange laisse de côté le début du fichier.';
      case 'ranges-overlap':
        return 'Les deux plages de son ByteRange se chevauchent.';
      case 'range-outside':
        return 'Son ByteRange dépasse la fin du fichier.';
      case 'gap-mismatch':
        return 'Ce que son ByteRange laisse de côté n’est pas la seule signature : on pourrait y mettre n’importe quoi.';
      case 'no-contents':
        return 'Elle n’a pas de Contents.';
      case 'not-cms':
        return 'Ses Contents ne sont pas une signature CMS.';
      case 'damaged':
        return 'Ses Contents sont abîmés.';
      case 'signer-count':
        return 'Elle devrait avoir exactement un signataire.';
      case 'no-certificate':
        return 'Le certificat de son signataire n’y est pas.';
      case 'wrong-digest':
        return 'L’empreinte du fichier n’est pas celle qui a été signée.';
      case 'wrong-signature':
        return 'Elle n’a pas été faite avec la clé de ce certificat, ou a été modifiée elle-même.';
      case 'wrong-certificate':
        return 'Elle désigne un autre certificat que celui-ci.';
      case 'wrong-type':
        return 'Le type de son contenu ne convient pas à sa forme.';
      case 'unknown-hash':
        return `Algorithme d’empreinte non pris en charge : ${fault.oid}.`;
      case 'unknown-scheme':
        return `Algorithme de signature non pris en charge : ${fault.oid}.`;
      case 'unknown-filter':
        return fault.oid === '' ? 'Elle ne dit pas sa forme (SubFilter).' : `Forme non prise en charge : ${fault.oid}.`;
    }
  },
  fault: (fault) =>
    fault.code === 'not-a-pdf'
      ? 'Ce n’est pas un PDF : il ne commence pas par %PDF-.'
      : 'Il n’y a ici aucun certificat en PEM (BEGIN CERTIFICATE).',
  size: (bytes) => formatBytes('fr', bytes),
} satisfies Words<typeof zhCn>;
