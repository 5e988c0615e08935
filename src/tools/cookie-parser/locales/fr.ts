import { numbersOf, type Words } from '../../../i18n/words';
import type { Advice } from '../advice';
import type { BuildFault } from '../build';
import type { PrefixRule, Refusal } from '../judge';
import type { LineFault } from '../read-text';
import type { AttributeNote } from '../set-cookie';
import type { WriteFault } from '../write-as';
import type { words as zhCn } from './zh-cn';

const { count, plural } = numbersOf('fr');

const rules: Readonly<Record<PrefixRule, string>> = {
  secure: 'Secure',
  'http-only': 'HttpOnly',
  'host-only': 'aucun Domain',
  'root-path': 'Path=/',
};

const refusals: { readonly [C in Refusal['code']]: (facts: Extract<Refusal, { code: C }>) => string } = {
  control: ({ at }) => `Le caractère ${count(at + 1)} est un caractère de commande.`,
  empty: () => 'Le nom et la valeur sont vides.',
  'nameless-equals': () => 'La valeur d’un cookie sans nom ne peut pas contenir de signe égal (Chromium).',
  'none-insecure': () => 'SameSite=None exige Secure (Chromium).',
  'partitioned-insecure': () => 'Partitioned exige Secure.',
  'domain-not-ascii': () => 'Domain contient des caractères hors ASCII : écrivez sa forme xn--.',
  'no-host': () => 'Domain n’est pas un nom d’hôte, comme example.com.',
  'insecure-page': () => 'Une page sans https ne peut pas créer de cookie Secure.',
  'too-big': ({ size }) => `Le nom et la valeur font ${count(size)} octets, au plus ${count(4096)} sont permis.`,
  prefix: ({ prefix, lacks }) =>
    `Un cookie qui commence par ${prefix} exige : ${lacks.map((rule) => rules[rule]).join(', ')}.`,
  'nameless-prefix': ({ prefix }) => `La valeur d’un cookie sans nom ne peut pas commencer par ${prefix}.`,
  'other-domain': ({ domain, host }) => `Domain « ${domain} » ne couvre pas l’hôte de la page, « ${host} ».`,
  'public-suffix': ({ domain }) => `« ${domain} » est un suffixe public, sous lequel chacun peut avoir un nom.`,
};

const notes: { readonly [C in AttributeNote['code']]: (facts: Extract<AttributeNote, { code: C }>) => string } = {
  unknown: ({ name, value }) => `L’attribut inconnu « ${value === '' ? name : `${name}=${value}`} » est ignoré.`,
  repeated: ({ name }) => `${name} figure plusieurs fois, le dernier compte.`,
  'too-long': ({ name }) => `La valeur de ${name} dépasse ${count(1024)} octets et est ignorée.`,
  'bad-expires': ({ value }) => `Expires « ${value} » est illisible et ignoré.`,
  'bad-path': ({ value }) => `Path « ${value} » ne commence pas par /, le chemin par défaut compte.`,
  'bad-max-age': ({ value }) => `Max-Age « ${value} » n’est pas un entier et est ignoré.`,
  'plus-max-age': ({ value, seconds }) =>
    `Selon la norme, Max-Age « ${value} » est ignoré. Chromium y lit ${plural(seconds, { one: `${count(seconds)} seconde`, other: `${count(seconds)} secondes` })}.`,
  'flag-value': ({ name, value }) => `${name} est actif dès qu’il figure, « =${value} » est sans effet.`,
  'bad-same-site': ({ value }) =>
    `SameSite « ${value} » n’est ni Strict, ni Lax, ni None : la valeur par défaut compte.`,
  tab: () => 'Une tabulation figure à l’intérieur : la norme garde le cookie, Chromium le refuse.',
  'leading-dot': () => 'Le point au début de Domain est ignoré.',
  'max-age-first': () => 'Max-Age l’emporte sur Expires.',
};

const advice: Readonly<Record<Advice, string>> = {
  'http-only': 'On dirait une session : avec HttpOnly, aucun script ne peut le lire.',
  secure: 'Avec Secure, il n’est jamais envoyé en clair par http.',
  'same-site': 'Précisez SameSite : la valeur par défaut varie selon les navigateurs.',
  'wide-domain': 'On dirait une session : sans Domain, il n’est pas envoyé à tous les sous-domaines.',
  'host-prefix': 'Son nom pourrait commencer par __Host-, aucun autre sous-domaine ne pourrait alors le remplacer.',
};

const lineFaults: Readonly<Record<LineFault['code'], string>> = {
  'no-pair': 'Aucun signe égal, donc pas de cookie.',
  columns: 'Moins de 7 colonnes, séparées par des tabulations.',
  'bad-column': 'La colonne 2 doit être TRUE ou FALSE, la colonne 5 un temps Unix.',
  'no-cookie': 'Ni nom ni valeur, donc pas de cookie.',
};

const fieldNames = { name: 'du nom', value: 'de la valeur', domain: 'de Domain', path: 'de Path' } as const;

export const words = {
  pages: 'Pages',
  tabs: { parse: 'Analyser', build: 'Créer' },
  text: 'Cookies ou en-têtes',
  placeholder: 'Collez des en-têtes Set-Cookie ou Cookie, une commande curl, cookies.txt ou un export JSON',
  page: 'Adresse de la page',
  pagePlaceholder: 'https://app.example.com/dir/page',
  pageHint: 'Facultatif : indique le domaine, le chemin par défaut et https.',
  time: 'Moment',
  now: 'Maintenant',
  given: 'Donné',
  instant: 'Lu à',
  instantHint: 'ISO 8601 ou temps Unix',
  instantReadAs: (unit: 's' | 'ms', iso: string) =>
    `Lu en ${unit === 's' ? 'secondes' : 'millisecondes'} Unix : ${iso}`,
  options: {
    kind: {
      label: 'Contenu',
      values: {
        auto: 'Reconnaître',
        'set-cookie': 'Set-Cookie',
        folded: 'Set-Cookie réunis en une ligne',
        cookie: 'Cookie',
        'cookies-txt': 'cookies.txt',
        json: 'JSON',
      },
    },
    decode: { label: 'Décoder les pourcents des valeurs' },
    form: {
      label: 'Écrire en',
      values: {
        json: 'JSON',
        header: 'en-tête Cookie',
        'cookies-txt': 'cookies.txt',
        curl: 'curl -b',
        javascript: 'document.cookie',
        express: 'Express',
        php: 'PHP',
        python: 'Python',
        go: 'Go',
      },
    },
    prefix: {
      label: 'Préfixe',
      values: {
        none: 'Aucun',
        '__Host-': '__Host-',
        '__Secure-': '__Secure-',
        '__Http-': '__Http-',
        '__Host-Http-': '__Host-Http-',
      },
    },
    encode: { label: 'Encoder la valeur en pourcents' },
    domain: { label: 'Domain', hint: 'Vide : cet hôte seul' },
    path: { label: 'Path' },
    life: { label: 'Durée', values: { session: 'Session', 'max-age': 'Max-Age', expires: 'Expires' } },
    seconds: { label: 'Max-Age', unit: 's' },
    expires: { label: 'Expires', hint: 'ISO 8601, temps Unix ou date d’en-tête' },
    secure: { label: 'Secure' },
    httpOnly: { label: 'HttpOnly' },
    sameSite: { label: 'SameSite', values: { unset: 'Absent', Strict: 'Strict', Lax: 'Lax', None: 'None' } },
    partitioned: { label: 'Partitioned' },
    priority: { label: 'Priority', values: { unset: 'Absente', Low: 'Low', Medium: 'Medium', High: 'High' } },
  },
  found: (cookies: number) => plural(cookies, { one: `${count(cookies)} cookie`, other: `${count(cookies)} cookies` }),
  forms: { 'set-cookie': 'Set-Cookie', cookie: 'Cookie', 'cookies-txt': 'cookies.txt', json: 'JSON' },
  copyAs: (form: string) => `Copier en ${form}`,
  download: 'Télécharger',
  showValues: 'Montrer les valeurs',
  hideValues: 'Masquer les valeurs',
  table: 'Cookies',
  entryHead: 'Élément',
  line: 'Ligne',
  name: 'Nom',
  value: 'Valeur',
  nameless: '(sans nom)',
  bytes: 'Octets',
  verdict: 'Verdict',
  states: {
    stored: 'Enregistré',
    refused: 'Refusé',
    deletes: 'Supprime le cookie',
    sent: 'Envoyé',
    expired: 'Expiré',
    replaced: 'Remplacé',
    unread: 'Illisible',
  },
  twice: (times: number) => `${count(times)} fois`,
  choose: 'Détails de',
  details: (name: string) => `Détails de ${name}`,
  emptyValue: '(vide)',
  holds: { percent: 'Pourcents décodés', base64: 'Contenu Base64', json: 'JSON', jwt: 'JWT', time: 'Temps Unix' },
  openJwt: 'Ouvrir dans l’analyseur de JWT',
  openJson: 'Ouvrir dans le formateur JSON',
  why: 'Pourquoi',
  sentTo: 'Envoyé à',
  hostOnly: (host: string) => `${host} seul, sans sous-domaines`,
  hostAndBelow: (host: string) => `${host} et tous ses sous-domaines`,
  ownHost: 'l’hôte qui le crée, sans sous-domaines',
  path: 'Chemin',
  allPaths: 'tous les chemins',
  pathAndBelow: (path: string) => `${path} et au-dessous`,
  defaultPathAndBelow: (path: string) => `${path} et au-dessous (chemin par défaut de la page)`,
  ownPath: 'le dossier de la page qui le crée',
  life: 'Durée',
  session: 'session : supprimé à la fermeture du navigateur',
  until: (local: string, iso: string, relative: string) => `jusqu’au ${local} (${iso}, ${relative})`,
  seconds: (seconds: number) =>
    plural(seconds, { one: `${count(seconds)} seconde`, other: `${count(seconds)} secondes` }),
  over: 'passée : supprimé aussitôt',
  capped: 'les navigateurs ne gardent rien plus de 400 jours',
  transport: 'Transport',
  secureOnly: 'par https seulement',
  insecure: 'par http et https',
  localSecure: 'la machine elle-même : les navigateurs permettent aussi http',
  scripts: 'Scripts',
  hidden: 'illisible pour les scripts de la page',
  readable: 'lisible pour les scripts de la page',
  sameSiteDefault: 'Par défaut : Lax dans Chromium, None ailleurs.',
  partitioned: 'gardé à part pour chaque site principal (pas encore dans la norme)',
  priority: (level: 'Low' | 'Medium' | 'High') =>
    `${level} : décide de ce que Chromium supprime d’abord s’il y en a trop`,
  grid: 'Quand il est envoyé',
  gridHeads: { context: 'Requête', sent: 'Envoyé' },
  contexts: {
    same: 'Même site',
    link: 'Lien d’un autre site',
    form: 'Formulaire POST d’un autre site',
    frame: 'Cadre ou image dans un autre site',
    fetch: 'fetch d’un autre site',
  },
  answers: {
    yes: 'Oui',
    no: 'Non',
    grace: 'Chromium : deux minutes après sa création ; les autres : oui',
    'chromium-no': 'Chromium : non ; les autres : oui, s’ils ne bloquent pas les cookies tiers',
    partition: 'Oui, un par site principal',
    'unless-blocked': 'Oui, sauf si le navigateur bloque les cookies tiers',
  },
  // The code decides which facts there are; the table has a function for each.
  refusal: (facts: Refusal): string => (refusals[facts.code] as (facts: Refusal) => string)(facts),
  note: (facts: AttributeNote): string => (notes[facts.code] as (facts: AttributeNote) => string)(facts),
  lineFault: ({ code }: LineFault) => lineFaults[code],
  replaced: (name: string, line: number) =>
    `« ${name} » est remplacé par la ligne ${count(line)}, qui a les mêmes nom, domaine et chemin.`,
  advice: (facts: Advice) => advice[facts],
  place: (line: number) => `Ligne ${count(line)}`,
  entry: (entry: number) => `Élément ${count(entry)}`,
  andMore: (place: string, more: number) => `${place} et ${count(more)} de plus`,
  maybeFolded: (parts: number) => `Cette ligne réunit peut-être ${count(parts)} cookies. Les navigateurs en lisent un.`,
  readFolded: 'Séparer',
  doubled: (name: string, times: number) =>
    `« ${name} » figure ${count(times)} fois. La plupart des serveurs prennent le premier.`,
  longHeader: (bytes: number, host?: string) =>
    `L’en-tête Cookie${host === undefined ? '' : ` pour ${host}`} fait ${count(bytes)} octets. Beaucoup de serveurs en refusent plus de ${count(8192)}.`,
  crowded: (cookies: number, host?: string) =>
    `${host ?? 'Un hôte'} a ${count(cookies)} cookies : la norme en promet 50, Chromium en garde 180 par domaine.`,
  more: (more: number) =>
    plural(more, { one: `${count(more)} autre remarque.`, other: `${count(more)} autres remarques.` }),
  presets: 'Durées usuelles',
  pickDate: 'Choisir une date (heure locale)',
  lessInFile: 'Le fichier n’a pas de place pour SameSite, Partitioned et Priority.',
  noHttpOnly: 'Un script ne peut pas poser HttpOnly, seul un serveur le peut.',
  unusual:
    'Le nom ou la valeur contient des caractères que la norme ne laisse pas envoyer aux serveurs (espaces, virgules, guillemets, lettres hors ASCII) : certains programmes les lisent autrement.',
  built: 'En-tête',
  deletion: 'En-tête qui le supprime',
  browser: 'Ce qu’en fait un navigateur',
  fault: ({ code }: WriteFault) =>
    ({
      none: 'Aucun cookie. Collez un en-tête Cookie ou Set-Cookie.',
      'bad-json': 'Ce JSON n’est pas valide.',
      'needs-page': 'cookies.txt demande un domaine : saisissez l’adresse de la page.',
      'bad-page': 'Ce n’est pas l’adresse d’une page.',
      'bad-time': 'Ce n’est pas un moment.',
      'none-stored': 'Aucun cookie à écrire : un navigateur n’en garde ou n’en envoie aucun.',
    })[code],
  buildFault(facts: BuildFault): string {
    if (facts.code === 'bad-character')
      return `Le caractère ${count(facts.at + 1)} ${fieldNames[facts.field]} ne peut pas y figurer.`;
    if (facts.code === 'edge-space') return `Une espace au début ou à la fin ${fieldNames[facts.field]} serait perdue.`;
    return facts.code === 'nothing'
      ? 'Saisissez un nom ou une valeur.'
      : 'Saisissez un moment en ISO 8601 ou en temps Unix.';
  },
} satisfies Words<typeof zhCn>;
