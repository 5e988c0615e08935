import { numbersOf, type Words } from '../../../i18n/words';
import type { words as zhCn } from './zh-cn';

const { count, plural } = numbersOf('fr');

export const words = {
  search: 'Rechercher',
  searchPlaceholder: 'Extension, type MIME ou nom de fichier',
  options: {
    top: { label: 'Type principal', values: (top: string) => (top === 'all' ? 'Tous les types' : `${top}/`) },
    onlyRegistered: 'Enregistrés à l’IANA seulement',
  },
  noData: 'La liste n’a pas pu être chargée. Vérifiez la connexion et réessayez.',
  drop: 'Déposez un fichier pour voir son type (le fichier n’est pas lu)',
  dropped: (name, type) =>
    type === ''
      ? `Le navigateur ne connaît pas le type de ${name}.`
      : `Pour le navigateur, ${name} est de type ${type}.`,
  answer: 'Réponse',
  also: 'Aussi :',
  sources: { iana: 'IANA', apache: 'Apache', nginx: 'nginx', own: 'ajout' },
  notTypeScript: '.ts est enregistré pour la vidéo MPEG et non pour TypeScript, qui n’a pas de type enregistré.',
  inner: (extension) => `Le .${extension} à l’intérieur est :`,
  ownExtension: (extension) => `.${extension} n’est pas dans les listes ; elle a été ajoutée ici.`,
  insteadOf: (type) => `${type} est un nom obsolète ou erroné. Le bon est :`,
  noExtension: 'Il n’a pas d’extension.',
  snippets: 'Extraits de code',
  header: 'En-tête',
  attribute: 'Attribut',
  matches: (n) => plural(n, { one: `${count(n)} type correspond.`, other: `${count(n)} types correspondent.` }),
  type: 'Type',
  extensions: 'Extensions',
  source: 'Source',
  charset: 'Jeu de caractères',
  compressible: 'Compressible',
  yes: 'oui',
  no: 'non',
  nothingListed: 'Aucun type ne correspond.',
  listed: (n) => plural(n, { one: `${count(n)} type`, other: `${count(n)} types` }),
  data: (version, date) =>
    `Données : mime-db ${version} du ${date}, d’après les listes de l’IANA, d’Apache et de nginx, avec quelques ajouts signalés comme tels.`,
  fault: (fault) => {
    switch (fault.code) {
      case 'bad-type':
        return 'Un type MIME a la forme type/sous-type.';
      case 'unknown-extension':
        return `Aucun type connu pour l’extension « ${fault.extension} ».`;
      case 'unknown-type':
        return `Aucun type connu ne s’appelle ${fault.type}.`;
    }
  },
  faultHint: (fault) => {
    switch (fault.code) {
      case 'bad-type':
        return '';
      case 'unknown-extension':
        return 'Servi en application/octet-stream par défaut.';
      case 'unknown-type':
        return fault.base === undefined ? '' : `D’après son suffixe, sa syntaxe est celle de ${fault.base}.`;
    }
  },
} satisfies Words<typeof zhCn>;
