import type { Kind, ReadFault } from '../read/reading';
import { jsonTreeWords } from '../../../i18n/json-tree/fr';
import { jsonWords } from '../../../i18n/json/fr';
import { placeWords } from '../../../i18n/places/fr';
import { formatBytes, numbersOf, type Words } from '../../../i18n/words';
import type { Note } from '../notes';
import type { TargetName } from '../options';
import type { Secret } from '../secrets';
import type { words as zhCn } from './zh-cn';

const { count, plural } = numbersOf('fr');

const targets: Readonly<Record<TargetName, string>> = {
  fetch: 'JavaScript (fetch)',
  axios: 'JavaScript (axios)',
  python: 'Python (requests)',
  go: 'Go',
  java: 'Java 11',
  php: 'PHP',
  csharp: 'C#',
  httpie: 'HTTPie',
  powershell: 'PowerShell',
  raw: 'HTTP brut',
  har: 'HAR',
  curl: 'curl (bash)',
  'curl-cmd': 'curl (cmd)',
  'curl-powershell': 'curl (PowerShell)',
};

const kinds: Readonly<Record<Kind | 'auto', string>> = {
  auto: 'Reconnaître',
  bash: 'curl (bash)',
  cmd: 'curl (cmd)',
  powershell: 'curl (PowerShell)',
  fetch: 'fetch',
  axios: 'axios',
  python: 'Python requests',
  httpie: 'HTTPie',
  wget: 'wget',
  invoke: 'Invoke-WebRequest',
  raw: 'HTTP brut',
  har: 'HAR',
  url: 'URL',
};

const isHost = (name: string) => /^host$/i.test(name);

const list = (names: readonly string[]) => names.join(', ');

/** Qui envoie la requête. */
function client(target: TargetName): string {
  return targets[target].replace(/^JavaScript \((.*)\)$/, '$1');
}

function note(facts: Note, target: TargetName): string {
  switch (facts.code) {
    case 'old-carets':
      return 'Entre guillemets sans ^, cmd ne lit pas les ^ (d’anciens navigateurs copiaient ainsi) : lu comme il était voulu.';
    case 'get-body':
      return `${client(target)} refuse un corps avec GET et HEAD.`;
    case 'credentials':
      return 'Avec les credentials inclus, le navigateur ajoute ses propres cookies, absents du code.';
    case 'password-asked':
      return '-u est sans mot de passe et curl le demande ; ici il est vide.';
    case 'stdin':
      return 'Le contenu vient de l’entrée standard.';
    case 'two-methods':
      return 'curl refuse -d, -F, -T et -I ensemble : une seule est retenue.';
    case 'file-placeholder':
      return 'Les fichiers nommés ne sont pas lus : un texte en tient lieu et la longueur est inconnue.';
    case 'encoded-url':
      return 'URI de Java refuse les espaces, {} et autres : ils sont encodés en pourcents.';
    case 'windows-quotes':
      return 'Les guillemets d’un argument n’arrivent à curl.exe qu’à partir de PowerShell 7.3.';
    case 'percent':
      return 'Dans un fichier .bat, écrivez %% pour chaque %.';
    case 'length':
      return 'Le corps n’a pas la longueur de Content-Length ; il est pris tel quel.';
    case 'duplicate-parts':
      return `De plusieurs champs de même nom, ${client(target)} ne garde que le dernier.`;
    case 'variable-placeholder':
      return 'Les variables ne sont pas connues ici : ${NOM} en tient lieu et la longueur est inconnue.';
    case 'lone-surrogate':
      return placeWords.loneSurrogate;
    case 'no-effect':
      return `Sans effet sur la requête : ${list(facts.names)}.`;
    case 'unknown-option':
      return `Inconnu et ignoré : ${list(facts.names)}.`;
    case 'no-equivalent':
      return `Sans équivalent en ${client(target)} : ${list(facts.names)}.`;
    case 'unread-file':
      return `Fichiers qui ne sont pas lus : ${list(facts.names)}.`;
    case 'embedded-file':
      return `Le contenu de ces fichiers n’est pas connu ici ; dans le JSON, un texte en tient lieu : ${list(facts.names)}.`;
    case 'files':
      return `Le code ouvre : ${list(facts.names)}.`;
    case 'browser-headers':
      return `Dans un navigateur, ces en-têtes sont les siens et ceux du code sont écartés${facts.names.some(isHost) ? ' ; Node.js écarte aussi Host' : ''} : ${list(facts.names)}.`;
    case 'latin1':
      return latin1(facts.names, target);
    case 'refused-headers':
      return `${client(target)} refuse ces en-têtes, qui sont omis : ${list(facts.names)}.`;
    case 'kept-defaults':
      return `${client(target)} ne peut pas omettre ce qu’il ajoute lui-même : ${list(facts.names)}.`;
    case 'dropped-headers':
      return `Omis, car seuls les navigateurs les envoient : ${list(facts.names)}.`;
    case 'part-types':
      return `${client(target)} ne peut pas fixer le type ou le nom de fichier de ces champs : ${list(facts.names)}.`;
    case 'mixed-parts':
      return `Seul curl envoie plusieurs fichiers en un seul champ (multipart/mixed) ; ici chacun est un champ de ce nom : ${list(facts.names)}.`;
    case 'variable':
      return `${facts.source} n’est pas connu ici ; le code lit la variable d’environnement ${facts.name}.`;
    case 'command':
      return `${facts.source} n’est jamais exécuté ; le code lit son résultat dans la variable d’environnement ${facts.name}.`;
    case 'other-scheme':
      return `${facts.scheme}:// n’est pas HTTP ; le code ne pourra peut-être pas l’envoyer.`;
    case 'cut':
      return `L’adresse en désigne plus de ${count(facts.count)} ; les ${count(facts.count)} premières sont prises.`;
  }
}

function latin1(names: readonly string[], target: TargetName): string {
  const which = list(names);
  return target === 'fetch' || target === 'axios'
    ? `${client(target)} n’accepte que Latin-1 dans les en-têtes ; ces valeurs sont écrites par leurs octets UTF-8 : ${which}.`
    : `${client(target)} ne peut pas envoyer d’en-têtes au-delà de l’ASCII : ${which}.`;
}

export const words = {
  ...jsonTreeWords,
  text: 'Requête',
  result: 'Code',
  placeholder: 'Collez une commande curl, fetch(…), requests.post(…), HTTPie, une requête HTTP brute ou un HAR',
  samples: { curl: 'curl', cmd: 'Copier comme cURL (cmd)', fetch: 'Copier comme fetch', raw: 'HTTP brut' },
  options: {
    target: { label: 'Cible', values: targets },
    kind: { label: 'Lire comme', values: kinds },
    indent: { label: 'Retrait', values: { 2: '2', 4: '4' } },
    oneLine: 'Sur une ligne',
    longOptions: 'Options longues',
    dropBrowser: { label: 'Sans en-têtes de navigateur', hint: 'sec-*, accept-language, dnt, priority, etc.' },
    hideSecrets: {
      label: 'Variables pour les secrets',
      hint: 'Jetons, cookies et mots de passe viennent de l’environnement',
    },
  },
  readAs: (kind) => `Lu comme ${kind}`,
  request: 'Détail de la requête',
  requestNumber: (n) => `Requête ${count(n)}`,
  requests: (n) => plural(n, { one: `${count(n)} requête`, other: `${count(n)} requêtes` }),
  found: (n) => plural(n, { one: `${count(n)} trouvée`, other: `${count(n)} trouvées` }),
  list: 'Liste des requêtes',
  find: 'Chercher par méthode ou adresse',
  chosen: 'Numéro de la requête',
  number: 'N°',
  writeAll: 'Tout écrire',
  method: 'Méthode',
  query: 'Paramètres',
  headers: 'En-têtes',
  cookies: 'Cookies',
  fields: 'Champs du formulaire',
  settings: 'Autres options',
  removed: 'Non envoyés',
  bodyFile: 'Corps tiré de',
  body: 'Corps',
  bytes: (n) => formatBytes('fr', n),
  copyBody: 'Copier le corps',
  name: 'Nom',
  value: 'Valeur',
  place: 'Emplacement',
  secrets: (n) => plural(n, { one: `${count(n)} secret`, other: `${count(n)} secrets` }),
  places: {
    header: 'En-tête',
    cookie: 'Cookies',
    query: 'Paramètres',
    body: 'Corps',
    option: 'Option',
  } satisfies Record<Secret['place'], string>,
  openBasic: 'Ouvrir dans le générateur Basic auth',
  openCookies: 'Ouvrir dans l’analyseur de cookies',
  note,
  fault(facts: ReadFault): string {
    switch (facts.code) {
      case 'none':
        return 'Aucune requête trouvée. Collez une commande curl, fetch(…), une requête HTTP brute ou un fichier HAR.';
      case 'unclosed-quote':
        return `Guillemet non fermé à la ligne ${count(facts.line)}, colonne ${count(facts.column)}.`;
      case 'no-url':
        return `Aucune URL dans la commande ${count(facts.command)}.`;
      case 'no-argument':
        return `L’option ${facts.option}, à la fin de la commande ${count(facts.command)}, attend un argument.`;
      case 'not-literal':
        return `Seules des valeurs littérales peuvent être lues (ligne ${count(facts.line)} : « ${facts.found} »).`;
      case 'unclosed-code':
        return `Un guillemet ou une parenthèse de la ligne ${count(facts.line)} n’est pas fermé.`;
      case 'bad-request-line':
        return `La ligne ${count(facts.line)} n’est ni une ligne de requête ni un en-tête.`;
      case 'bad-har':
        return jsonWords.fault(facts.problem);
      case 'no-entries':
        return 'Il n’y a aucune requête dans ce HAR.';
      case 'too-large':
        return jsonWords.tooLarge(facts.bytes, facts.limit);
    }
  },
} satisfies Words<typeof zhCn>;
