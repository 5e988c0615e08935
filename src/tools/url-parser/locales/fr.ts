import { hostLookWords } from '../../../i18n/host-look/fr';
import type { Words } from '../../../i18n/words';
import type { Change } from '../changes';
import type { words as zhCn } from './zh-cn';

const CHANGES: Record<Change['code'], string> = {
  trimmed: 'Espaces ou caractères de contrôle retirés aux extrémités',
  breaks: 'Sauts de ligne ou tabulations retirés',
  resolved: 'Complétée avec l’URL de base',
  'scheme-case': 'Protocole en minuscules',
  slashes: 'Barres après le protocole remplacées par //',
  backslashes: 'Barres inverses remplacées par des barres obliques',
  'host-case': 'Nom d’hôte en minuscules',
  'host-idna': 'Nom d’hôte converti selon IDNA',
  'host-ipv4': 'Adresse IPv4 sous sa forme usuelle',
  'host-ipv6': 'Adresse IPv6 sous sa forme usuelle',
  'host-other': 'Nom d’hôte sous sa forme usuelle',
  'empty-credentials': 'Mot de passe ou identifiants vides omis',
  'default-port': 'Port par défaut du protocole omis',
  'port-form': 'Port sous sa forme usuelle',
  'root-path': 'Chemin vide remplacé par /',
  'dot-segments': 'Segments . et .. résolus',
  encoded: 'Caractères encodés en pourcent',
  other: 'Mise sous la forme usuelle',
};

export const words = {
  host: hostLookWords,
  url: 'URL',
  urlPlaceholder: 'Collez une URL, par exemple https://example.com/?a=1',
  base: 'URL de base',
  basePlaceholder: 'https://example.com/a/b',
  baseHint: 'Ne sert qu’aux adresses relatives.',
  options: { show: { label: 'Afficher', values: { decoded: 'Décodé', raw: 'Brut' } } },
  back: 'Revenir à l’URL englobante',
  partsTitle: 'Composants',
  parts: {
    href: 'URL normalisée',
    origin: 'Origine',
    protocol: 'Protocole',
    username: 'Utilisateur',
    password: 'Mot de passe',
    host: 'Hôte',
    hostname: 'Nom d’hôte',
    unicodeHostname: 'Nom d’hôte (Unicode)',
    port: 'Port',
    path: 'Chemin',
    query: 'Requête',
    fragment: 'Fragment',
  },
  segment: (n) => `Segment ${n} du chemin`,
  moreSegments: (n) => (n === 1 ? '1 autre segment n’est pas listé.' : `${n} autres segments ne sont pas listés.`),
  effectivePort: (port) => `${port} par défaut`,
  broken: 'indécodable',
  parameters: 'Paramètres de la requête',
  fragmentRoute: 'Route du fragment',
  textDirectives: 'Directives de texte',
  textDirective: { prefix: 'Texte avant', start: 'Début', end: 'Fin', suffix: 'Texte après' },
  fragmentParameters: 'Paramètres du fragment',
  noParameters: 'Il n’y a pas de paramètre dans la requête.',
  name: 'Nom',
  value: 'Valeur',
  marks: 'Remarques et actions',
  nameOf: (n) => `Nom du paramètre ${n}`,
  valueOf: (n) => `Valeur du paramètre ${n}`,
  noValue: 'absente',
  emptyValue: 'vide',
  tracking: 'pistage',
  open: 'Ouvrir',
  openNamed: (name) => `Ouvrir l’URL contenue dans ${name}`,
  openHeld: { json: 'Mettre en forme le JSON', token: 'Lire le jeton' },
  dataUrl: 'Une URL data: contient le fichier lui-même.',
  openAsFile: 'Ouvrir comme fichier',
  copyValue: (name) => `Copier la valeur de ${name}`,
  deleteNamed: (name) => `Supprimer ${name}`,
  removeTracking: 'Retirer le pistage',
  sort: 'Trier',
  sortByName: 'Trier par nom',
  add: 'Ajouter',
  newName: 'name',
  copyJson: 'Copier en JSON',
  copyForm: 'Copier en curl -d',
  change: (code, from, to) => `${CHANGES[code]} : ${from === '' ? '(vide)' : from} → ${to === '' ? '(vide)' : to}`,
  hostAsScheme: (protocol) => `« ${protocol} » est lu comme le protocole.`,
  useInstead: (url) => `Utiliser ${url}`,
  fault: (fault) => {
    switch (fault.code) {
      case 'no-scheme':
        return fault.suggestion === undefined
          ? 'URL non valide. Pas de protocole ; une adresse relative demande une URL de base.'
          : `URL non valide. Pas de protocole. Vouliez-vous dire ${fault.suggestion} ?`;
      case 'wrapped':
        return `URL non valide. Les guillemets ou crochets n’en font pas partie. Vouliez-vous dire ${fault.suggestion} ?`;
      case 'bad-base':
        return 'L’URL de base n’est pas valide.';
      case 'opaque-base':
        return 'Cette URL de base ne peut pas compléter une adresse relative.';
      case 'host-space':
        return 'URL non valide. Un nom d’hôte ne peut pas contenir d’espace.';
      case 'no-host':
        return 'URL non valide. L’hôte manque.';
      case 'bad-ipv4':
        return 'URL non valide. L’adresse IPv4 n’est pas valide.';
      case 'bad-ipv6':
        return 'URL non valide. L’adresse IPv6 n’est pas valide.';
      case 'bad-host':
        return 'URL non valide. Le nom d’hôte n’est pas valide.';
      case 'host-character':
        return `URL non valide. Un nom d’hôte ne peut pas contenir « ${fault.found} ».`;
      case 'bad-port':
        return 'URL non valide. Le port doit être compris entre 0 et 65535.';
      case 'not-a-url':
        return 'URL non valide.';
    }
  },
} satisfies Words<typeof zhCn>;
