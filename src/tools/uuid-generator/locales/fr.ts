import { numbersOf, type Words } from '../../../i18n/words';
import type { words as zhCn } from './zh-cn';
import { NAMESPACES } from '../versions';

const { count: n } = numbersOf('fr');

export const words = {
  tabs: 'Que faire',
  generate: 'Générer',
  inspect: 'Analyser',
  options: {
    version: {
      label: 'Version',
      values: {
        nil: 'NIL (que des zéros)',
        v1: 'v1 (heure et nœud)',
        v3: 'v3 (nom, MD5)',
        v4: 'v4 (aléatoire)',
        v5: 'v5 (nom, SHA-1)',
        v6: 'v6 (heure et nœud, triable)',
        v7: 'v7 (heure Unix, triable)',
        max: 'MAX (que des uns)',
      },
    },
    quantity: 'Quantité',
    namespace: { label: 'UUID de l’espace de noms', placeholder: NAMESPACES.dns },
    uppercase: { label: 'Lettres', values: { false: 'Minuscules', true: 'Majuscules' } },
    hyphens: 'Traits d’union',
    wrap: { label: 'Forme', values: { none: 'Nue', braces: '{…}', urn: 'urn:uuid:' } },
    list: {
      label: 'Disposition',
      values: {
        lines: 'Un par ligne',
        'single-quoted': 'Apostrophes et virgules',
        'double-quoted': 'Guillemets droits et virgules',
        json: 'Tableau JSON',
      },
    },
  },
  namespace: 'Espace de noms',
  namespaces: { dns: 'DNS', url: 'URL', oid: 'OID', x500: 'X.500', custom: 'Un autre UUID' },
  names: 'Nom',
  namesHint: 'Un nom par ligne, un UUID pour chacun ; un nom peut être vide.',
  time: 'Heure',
  now: 'Maintenant',
  given: 'Un instant donné',
  instant: 'Instant',
  instantHint:
    'ISO 8601, en UTC sauf fuseau indiqué, ou secondes ou millisecondes Unix ; v1 et v6 comptent par pas de 100 ns.',
  instantReadAs: (unit, iso) => `Lu comme des ${unit === 's' ? 'secondes' : 'millisecondes'} Unix : ${iso}`,
  urnHyphens: 'La forme urn:uuid: a toujours des traits d’union.',
  title: (count) => `${n(count)} UUID`,
  copyAll: 'Tout copier',
  refresh: 'Régénérer',
  emptyName: '(nom vide)',
  loneSurrogate: 'Un nom contient un demi-codet isolé ; il est codé en U+FFFD.',
  nodeNote:
    'Le nœud et la séquence d’horloge de v1 et v6 viennent d’un hasard sûr ; le nœud porte le bit de multidiffusion : ce n’est celui d’aucune carte réseau.',
  randomNote: 'Le hasard vient de crypto.getRandomValues.',
  uuid: 'UUID',
  uuidHint: 'Majuscules ou minuscules, avec accolades, urn:uuid: ou sans traits d’union.',
  inspectEmpty: 'Collez un UUID pour voir sa version, son heure et ses autres notations.',
  meaning: 'Signification',
  notations: 'Autres notations',
  facts: {
    variant: 'Variante',
    instantUtc: 'Heure (UTC)',
    instantLocal: 'Heure (locale)',
    clockSequence: 'Séquence d’horloge',
    node: 'Nœud',
    domain: 'Domaine',
    localId: 'Numéro local',
    canonical: 'Forme normale',
    hex: 'Hexadécimal',
    decimal: 'Décimal',
    base64: 'Base64',
    base64url: 'base64url',
    ulid: 'ULID',
    dotnet: 'Ordre des octets .NET',
    urn: 'URN',
  },
  kinds: {
    nil: 'NIL : les 128 bits sont à 0',
    max: 'MAX : les 128 bits sont à 1',
  },
  versionMeanings: {
    1: 'heure et nœud',
    2: 'sécurité DCE',
    3: 'MD5 d’un nom',
    4: 'aléatoire',
    5: 'SHA-1 d’un nom',
    6: 'heure et nœud, triable',
    7: 'heure Unix, triable',
    8: 'contenu libre',
    unknown: 'version que la RFC 9562 ne définit pas',
  },
  variants: {
    ncs: 'NCS (ancienne)',
    rfc9562: 'RFC 9562',
    microsoft: 'Microsoft (ancienne)',
    future: 'Réservée',
  },
  domains: { person: '0 (personne)', group: '1 (groupe)', organisation: '2 (organisation)' },
  notRfc: 'La variante n’est pas celle de la RFC 9562 : il n’y a donc pas de version.',
  randomNode: 'Aléatoire',
  realNode: 'Carte réseau',
  realNodeNote:
    'Le nœud n’a pas le bit de multidiffusion : ce peut être l’adresse de la carte réseau de la machine d’origine.',
  fault: (fault) => {
    switch (fault.code) {
      case 'bad-namespace':
        return 'L’espace de noms doit être un UUID.';
      case 'not-instant':
        return 'Ce n’est pas un instant : écrivez-le comme 2026-11-20T08:30:00Z ou 1795163400000.';
      case 'out-of-range':
        return `Cette version contient les instants du ${fault.first} au ${fault.last}.`;
      case 'not-uuid':
        return 'Ce n’est pas un UUID : 32 chiffres hexadécimaux attendus, avec ou sans traits d’union.';
    }
  },
} satisfies Words<typeof zhCn>;
