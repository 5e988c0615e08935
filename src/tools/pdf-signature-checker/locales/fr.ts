import { rootFault } from '../../../i18n/pem-certificates/fr';
import { formatBytes, numbersOf, type Words } from '../../../i18n/words';
import type { words as zhCn } from './zh-cn';

const { count, plural } = numbersOf('fr');

const timeFrom = {
  timestamp: 'd’après un horodatage',
  signer: 'selon le signataire',
  file: 'écrit dans le fichier seulement, non confirmé par le signataire',
};

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
    unchecked: 'Non vérifiée : cette signature n’a pas pu être contrôlée.',
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
  summary: 'Vue d’ensemble',
  note: (title, sentences) => `${title} : ${sentences.join(' ')}`,
  signedBy: (name, time) =>
    time
      ? `Signée par « ${name} », ${time.at} (${timeFrom[time.from]}).`
      : `Signée par « ${name} », à une date inconnue.`,
  signer: 'Signataire',
  stampedBy: 'Horodatée par',
  time: 'Signée le',
  timeFrom,
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
  selfSigned: 'auto-signé',
  given: 'de confiance pour vous',
  badSignature: 'signature fausse',
  uncheckedSignature: 'signature non vérifiée',
  trust: (trust) => {
    switch (trust.code) {
      case 'unasked':
        return 'L’émetteur n’est comparé à aucune liste : donnez ci-dessus des certificats racine pour qu’il le soit.';
      case 'roots-unread':
        return 'L’émetteur n’est pas vérifié : les certificats racine donnés sont illisibles.';
      case 'given':
        return 'Le certificat du signataire est lui-même parmi ceux que vous avez donnés comme fiables.';
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
      case 'self-signed':
        return 'Le certificat du signataire est auto-signé : personne d’autre n’atteste son identité.';
      case 'added-to-final':
        return 'L’auteur du document n’autorise aucune modification, mais des octets ont été ajoutés après la signature.';
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
        return 'Son ByteRange dépasse la fin du fichier, plus court qu’au moment de la signature.';
      case 'gap-mismatch':
        return 'Ce que son ByteRange laisse de côté n’est pas la seule signature : on pourrait y mettre n’importe quoi.';
      case 'cut-off':
        return 'Il y a une signature, mais le fichier est coupé au milieu de celle-ci, et la suite est illisible.';
      case 'damaged-dictionary':
        return 'Son dictionnaire est abîmé et illisible.';
      case 'no-contents':
        return 'Elle n’a pas de Contents.';
      case 'not-cms':
        return 'Ses Contents ne sont pas une signature CMS.';
      case 'damaged':
        return 'Ses Contents sont abîmés.';
      case 'signer-count':
        return 'Elle devrait avoir exactement un signataire.';
      case 'no-certificate':
        return [
          'Le certificat du signataire n’est pas dans le fichier, la signature ne peut donc pas être vérifiée : donnez-le ci-dessus en PEM.',
          fault.digest === 'fits'
            ? 'Le fichier a bien l’empreinte que la signature indique, mais rien ne prouve qui l’a écrite.'
            : 'Sans lui, l’empreinte du fichier ne peut pas non plus être comparée.',
          ...(fault.signer
            ? [
                `Elle désigne un certificat émis par ${fault.signer.issuer}, numéro de série ${fault.signer.serial.toUpperCase()}.`,
              ]
            : []),
        ].join(' ');
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
  fault: (fault) => {
    switch (fault.code) {
      case 'not-a-pdf':
        return 'Ce n’est pas un PDF : il ne commence pas par %PDF-.';
    }
  },
  rootFault,
  permission: (permission) => {
    switch (permission) {
      case 1:
        return 'Cette signature certifie le document : son auteur n’autorise aucune modification.';
      case 2:
        return 'Cette signature certifie le document : son auteur n’autorise que le remplissage des formulaires et la signature.';
      case 3:
        return 'Cette signature certifie le document : son auteur n’autorise que le remplissage des formulaires, la signature et les commentaires.';
      case 'unread':
        return 'Cette signature certifie le document, mais les modifications autorisées par son auteur sont illisibles.';
    }
  },
  revocationData: 'Le fichier contient des données de révocation (DSS), qui ne sont pas évaluées ici.',
  size: (bytes) => formatBytes('fr', bytes),
} satisfies Words<typeof zhCn>;
