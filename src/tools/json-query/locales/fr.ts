import { documentWords } from '../../../i18n/documents/fr';
import { indentNames } from '../../../i18n/indent/fr';
import { jsonWords } from '../../../i18n/json/fr';
import { jsonTreeWords } from '../../../i18n/json-tree/fr';
import { numbersOf, type Words } from '../../../i18n/words';
import { yamlWords } from '../../../i18n/yaml/fr';
import { shorten } from '../../../lib/shorten';
import type { CombineAct, DataFault, ExpressionReason, QueryFault, RunError } from '../faults';
import type { QueryNote } from '../report';
import type { words as zhCn } from './zh-cn';

const { count: number, plural } = numbersOf('fr');

const q = (text: string) => `« ${shorten(text)} »`;
const args = (n: number) => `${number(n)} ${plural(n, { one: 'argument', other: 'arguments' })}`;
const KINDS: Readonly<Record<string, string>> = {
  ValueType: 'une valeur',
  LogicalType: 'une condition',
  NodesType: 'des nœuds',
};
const DONE: Record<CombineAct, string> = {
  added: 's’additionnent',
  subtracted: 'se soustraient',
  multiplied: 'se multiplient',
  divided: 'se divisent',
};

function ofData(fault: DataFault): string {
  if (fault.code === 'too-large' || fault.code === 'too-deep') return documentWords.fault(fault);
  switch (fault.format) {
    case 'json':
      return jsonWords.fault(fault);
    case 'yaml':
      return yamlWords.fault(fault);
    case 'csv':
      return fault.code === 'open-quote'
        ? 'CSV : le guillemet ouvert ici n’est jamais fermé.'
        : 'CSV : après un guillemet fermant, il faut un séparateur ou une fin de ligne.';
  }
}

function ofExpression(reason: ExpressionReason): string {
  switch (reason.code) {
    case 'expression-end':
      return reason.expected === undefined
        ? 'L’expression n’est pas terminée.'
        : `L’expression se termine là où ${reason.expected} était attendu.`;
    case 'expression-unexpected':
      return reason.expected === undefined
        ? `${q(reason.found)} n’était pas attendu ici.`
        : `${reason.expected} était attendu, pas ${q(reason.found)}.`;
    case 'unclosed-quote':
      return `Le guillemet ${reason.quote} n’est jamais fermé.`;
    case 'unclosed-statement':
      return `${reason.word} n’est pas terminé : il manque end.`;
    case 'not-defined':
      return `${shorten(reason.name)} n’est pas défini.`;
    case 'expression-too-long':
      return 'L’expression est trop longue, ou trop imbriquée.';
    case 'no-modules':
      return 'Il n’y a pas de fichiers ici : import et include n’ont rien à lire.';
    case 'key-no-text':
      return `${shorten(reason.found)} ne peut pas être une clé : les clés sont des chaînes.`;
    case 'jq-refuses':
      return `jq n’accepte pas cette expression${reason.said === '' ? '' : ` : ${shorten(reason.said, 200)}`}.`;
    case 'no-dollar':
      return 'Un JSONPath doit commencer par $.';
    case 'blank-around':
      return 'Un JSONPath n’a de blanc ni devant son $ ni à sa fin (RFC 9535).';
    case 'no-scripts':
      return 'La RFC 9535 n’a pas d’expressions de script : le dernier élément s’écrit [-1].';
    case 'no-regex-operator':
      return '=~ n’est pas dans la RFC 9535 : utilisez match() ou search().';
    case 'leading-zero':
      return 'Un indice n’a pas de zéro en tête, et -0 n’existe pas.';
    case 'trailing-comma':
      return 'Il manque un sélecteur après la virgule.';
    case 'empty-brackets':
      return 'Il manque un sélecteur entre les crochets.';
    case 'bad-escape':
      return 'La chaîne contient un échappement ou un caractère interdit.';
    case 'bad-literal':
      return 'Ce qui est entre les accents graves n’est pas du JSON.';
    case 'index-too-large':
      return 'L’indice est trop grand : au plus 2⁵³ − 1 dans les deux sens.';
    case 'bad-number':
      return 'Un nombre ne s’écrit pas ainsi.';
    case 'must-be-compared':
      return `${reason.what ?? 'Ceci'} doit être comparé à quelque chose, par exemple avec ==.`;
    case 'not-comparable':
      return reason.what === undefined
        ? 'Un chemin qui peut trouver plusieurs nœuds ne se compare pas.'
        : `Ce que donne ${reason.what} ne se compare pas.`;
    case 'argument-count':
      return `${reason.name}() prend ${args(reason.expected)}, pas ${number(reason.given)}.`;
    case 'too-few-arguments':
      return `${reason.name}() prend au moins ${args(reason.expected)}, pas ${number(reason.given)}.`;
    case 'argument-kind':
      return `L’argument ${number(reason.number)} de ${reason.name}() doit être ${KINDS[reason.expected] ?? reason.expected}.`;
    case 'argument-type':
      return `L’argument ${number(reason.number)} de ${reason.name}() doit être ${reason.expected.join(' ou ')}, pas ${reason.given}.`;
    case 'step-zero':
      return 'Le pas d’une tranche ne peut pas être 0.';
    case 'nested-too-deeply':
      return `Imbrication trop profonde (limite : ${number(reason.limit)} niveaux).`;
  }
}

function fault(f: QueryFault): string {
  if ('format' in f) return ofData(f);
  switch (f.code) {
    case 'argument-name':
      return `${q(f.name)} n’est pas nom=valeur ; un nom a des lettres, des chiffres et _.`;
    case 'argument-twice':
      return `L’argument ${f.name} figure deux fois.`;
    case 'argument-not-json':
      return `Après :=, l’argument ${f.name} doit être du JSON.`;
    case 'too-slow':
      return `Arrêté après ${number(f.limit / 1000)} s : l’expression ne finit peut-être jamais.`;
    case 'out-of-memory':
      return 'Arrêté : jq a manqué de mémoire, ou l’imbrication est trop profonde.';
    case 'no-rows':
      return 'Les résultats ne peuvent pas être du CSV : il faut que tous soient des objets, ou tous des listes.';
    default:
      return ofExpression(f);
  }
}

function error(e: RunError): string {
  switch (e.code) {
    case 'cannot-index':
      return `Impossible d’indexer ${e.type} par ${e.key}.`;
    case 'cannot-iterate':
      return `Impossible de parcourir ${e.value}.`;
    case 'cannot-combine':
      return `${e.first} et ${e.second} ne ${DONE[e.act]} pas.`;
    case 'divided-by-zero':
      return `${e.first} ne se divise pas par ${e.second} : le diviseur est nul.`;
    case 'no-format':
      return `Il n’y a pas de format @${e.name}.`;
    case 'not-matched':
      return `${e.value} n’est pas une chaîne et ne se compare pas à un motif.`;
    case 'no-keys':
      return `${e.value} n’a pas de clés.`;
    case 'no-length':
      return `${e.value} n’a pas de longueur.`;
    case 'not-a-number':
      return `${e.value} ne se lit pas comme un nombre.`;
    case 'not-base64':
      return `${e.value} n’est pas du Base64 valable.`;
    case 'not-a-list':
      return `${e.value} n’est pas une liste.`;
    case 'not-in-row':
      return `${e.value} ne peut pas figurer dans une ligne de CSV.`;
    case 'no-key':
      return `${e.value} ne peut pas être une clé : les clés sont des chaînes.`;
    case 'not-json':
      return `${e.value} n’est pas du JSON valide.`;
    case 'no-path':
      return `${e.value} a été calculé et n’a pas de chemin.`;
    case 'no-such-date':
      return `${e.value} ne suit pas le format de date ${e.format}.`;
    case 'wrong-input':
      return `${e.name} n’accepte pas une valeur de ce type.`;
    case 'out-of-bounds':
      return 'L’indice négatif tombe avant le début de la liste.';
    case 'no-more-input':
      return 'Il n’y a plus d’entrée.';
    case 'halted':
      return 'L’expression s’est arrêtée d’elle-même.';
    case 'said':
      return `Erreur de jq : ${shorten(e.text, 500)}`;
  }
}

function note(n: QueryNote): string {
  switch (n.code) {
    case 'as-list':
      return `Les données sont ${number(n.count)} valeurs ; elles sont interrogées comme une liste.`;
    case 'read-as-csv':
      return 'Lu comme CSV, chaque ligne étant un objet ; les cellules écrites comme les nombres de JSON sont des nombres.';
    case 'digits-rounded':
      return `${n.source} a été calculé en double précision : ses derniers chiffres ne sont pas exacts.`;
    case 'cut-by-count':
      return `Seuls les ${number(n.limit)} premiers résultats sont donnés.`;
    case 'cut-by-size':
      return `Les résultats dépassent ${number(n.limit / 2 ** 20)} Mo ; le reste est omis.`;
    case 'tolerated':
      return yamlWords.tolerated(n.problem, n.count);
    default:
      return documentWords.note(n);
  }
}

export const words = {
  documents: documentWords,
  expression: 'Expression',
  expressionHint: {
    jq: 'Par exemple .store.book[].title',
    jsonpath: 'Par exemple $.store.book[*].title',
    jmespath: 'Par exemple store.book[*].title',
  },
  data: 'Données',
  dataHint: 'Collez du JSON, du YAML ou du CSV, ou déposez un fichier ici',
  results: 'Résultats',
  count: (n: number) => `${number(n)} ${plural(n, { one: 'résultat', other: 'résultats' })}`,
  run: 'Exécuter',
  askedHint: 'Ctrl+Entrée l’exécute.',
  arguments: 'Arguments',
  argumentsHint: 'Un par ligne : nom=texte, ou nom:=JSON ; l’expression les écrit $nom.',
  options: {
    language: { label: 'Langage', values: { jq: 'jq', jsonpath: 'JSONPath', jmespath: 'JMESPath' } },
    format: { label: 'Format des données', values: { auto: 'Auto', json: 'JSON', yaml: 'YAML', csv: 'CSV' } },
    output: { label: 'Sortie', values: { json: 'JSON', yaml: 'YAML', csv: 'CSV', lines: 'Lignes de texte' } },
    indent: { label: 'Retrait', values: indentNames('Aucun') },
    compact: { label: 'Compact', hint: 'Chaque résultat sur une ligne, comme -c de jq.' },
    raw: { label: 'Texte brut', hint: 'Les chaînes sans guillemets, comme -r de jq.' },
    slurp: { label: 'Tout en une liste', hint: 'Toutes les valeurs en une liste, comme -s de jq.' },
    nullInput: { label: 'Entrée nulle', hint: 'S’exécute une fois avec null ; input lit les valeurs, comme -n de jq.' },
    sortKeys: { label: 'Trier les clés', hint: 'Comme -S de jq.' },
    nodes: { label: 'Donner', values: { values: 'Valeurs', paths: 'Chemins', both: 'Chemins et valeurs' } },
    runs: { label: 'Exécution', values: { typing: 'Pendant la saisie', asked: 'Sur Ctrl+Entrée' } },
    argumentNames: 'Arguments déjà employés',
  },
  view: 'Vue',
  result: 'Résultats',
  tree: 'Arbre des données',
  sheet: 'Aide-mémoire',
  useIt: 'Essayer',
  usePath: 'Prendre comme expression',
  insertPath: 'Insérer dans l’expression',
  copyPathOf: (language: string) => `Copier le chemin ${language}`,
  completions: 'Complétions',
  found: (n: number) => `${number(n)} ${plural(n, { one: 'endroit marqué', other: 'endroits marqués' })} dans l’arbre`,
  messages: 'Messages',
  errors: 'Erreurs à l’exécution',
  partial: 'Les résultats d’avant l’erreur restent valables.',
  switchTo: (language: string) => `Passer à ${language}`,
  empty: 'Donnez des données et une expression.',
  noResults: 'Aucun résultat.',
  example: 'Exemple',
  means: 'Ce que cela donne',
  entries: {
    whole: 'Toute l’entrée',
    member: 'La valeur d’une clé',
    oddKey: 'Une clé au nom particulier',
    each: 'Chaque élément d’une liste',
    last: 'Le dernier élément',
    slice: 'Une partie d’une liste',
    deep: 'À toute profondeur',
    filter: 'Les éléments selon une condition',
    matching: 'Les éléments selon un motif',
    build: 'De nouveaux objets',
    list: 'Réunis en une liste',
    sort: 'Triés',
    group: 'Groupés',
    sum: 'La somme',
    count: 'Combien',
    fallback: 'Une valeur par défaut',
    lines: 'Des lignes de CSV',
    paths: 'Tous les chemins',
    flatten: 'Aplati',
    pick: 'Le plus grand',
    join: 'Texte joint',
  },
  ...jsonTreeWords,
  fault,
  placedFault: (f: QueryFault): string => {
    const message = fault(f);
    const isPlaced = 'excerpt' in f && !('format' in f && f.format === 'yaml');
    return isPlaced ? `${documentWords.place(f.line, f.column)} : ${message}` : message;
  },
  error,
  note,
} satisfies Words<typeof zhCn>;
