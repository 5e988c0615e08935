import type { CliWords } from './zh-cn';

export const words: CliWords = {
  about: 'Handy Tools en ligne de commande : les mêmes fonctions que la page, les mêmes réponses.',
  usage: 'Utilisation :',
  usageLines: [
    ['handy', 'liste les outils'],
    [
      'handy OUTIL [OPÉRATION] [--option valeur] [ENTRÉE]',
      'lance un outil ; l’entrée peut venir de stdin ou de --file',
    ],
    ['handy OUTIL --in-place|--output-dir DOSSIER FICHIER…', 'traite plusieurs fichiers'],
    ['handy OUTIL --help', 'opérations, options et exemples d’un outil'],
    ['handy detect [ENTRÉE]', 'quels outils conviennent à ce contenu'],
    ['handy run CHAÎNE.json [--chain NOM] [ENTRÉE]', 'lance une chaîne exportée de la page'],
    ['handy completion bash|zsh|fish', 'un script qui complète les commandes'],
    ['handy mcp [OUTIL…]', 'un serveur MCP pour assistants, par stdin et stdout, avec les outils nommés ou tous'],
  ],
  tools: 'Outils :',
  ownOptions: 'Options de tous les outils :',
  ownOptionLines: [
    ['-f, --file FICHIER', 'lit l’entrée principale dans un fichier ; - est stdin'],
    ['-o, --output FICHIER', 'écrit le résultat dans un fichier'],
    ['--json', 'donne en JSON tout le résultat, ou la faute et sa place'],
    ['--in-place', 'remplace chaque fichier nommé par son résultat'],
    ['--output-dir DOSSIER', 'écrit le résultat de chaque fichier dans un dossier'],
    ['--extension EXT', 'l’extension des résultats dans le dossier'],
    ['-q, --quiet', 'ni remarques ni progression'],
    ['--lang zh-cn|en|fr', 'la langue ; par défaut celle de l’environnement'],
    ['-h, --help', 'aide'],
    ['-V, --version', 'version'],
  ],
  secrets:
    'Les secrets (mots de passe, clés) ne figurent jamais sur la ligne de commande : utilisez une variable d’environnement, --NOM-file FICHIER ou stdin.',
  exitCodes: 'Codes de sortie : 0 réussi, 1 entrée incorrecte, 2 utilisation incorrecte.',
  operations: 'Opérations :',
  mainOperation: 'par défaut',
  inputs: 'Entrées :',
  options: 'Options :',
  examples: 'Exemples :',
  optional: 'facultatif',
  file: 'FICHIER',
  text: 'TEXTE',
  orVariable: (variable, flag) => `variable d’environnement ${variable} ou --${flag}-file FICHIER`,
  defaultsTo: (value) => `par défaut ${value}`,
  between: (least, most) => `de ${least} à ${most}`,
  wholeNumber: 'nombre entier',
  number: 'nombre',
  list: 'liste (avec virgules, ou JSON)',
  kinds: {
    text: 'texte',
    bytes: 'octets',
    file: 'fichier',
    rows: 'lignes',
    image: 'image',
    html: 'HTML',
    report: 'rapport',
  },
  noOperations: (tool) => `L’outil « ${tool} » ne fonctionne que sur sa page.`,
  unknownTool: (tool) => `Il n’y a pas d’outil « ${tool} ». Lancez handy pour en avoir la liste.`,
  didYouMean: (names) => `Vouliez-vous dire : ${names}`,
  unknownOperation: (tool, names) => `« ${tool} » n’a pas cette opération. Il a : ${names}`,
  tryHelp: (command) => `Lancez ${command} --help pour son utilisation.`,
  usageFault: (fault) => {
    switch (fault.code) {
      case 'bad-option':
        return `--${fault.flag} ne peut pas valoir « ${fault.given} ».`;
      case 'unknown-option':
        return `Il n’y a pas d’option --${fault.flag}.`;
      case 'no-value':
        return `--${fault.flag} demande une valeur.`;
      case 'not-with-value':
        return `--${fault.flag} ne prend pas de valeur.`;
      case 'secret-option':
      case 'secret-input':
        return `« ${fault.flag} » est un secret et ne figure jamais sur la ligne de commande : utilisez la variable d’environnement ${fault.variable ?? ''}, --${fault.flag}-file FICHIER ou stdin.`;
      case 'twice':
        return `L’entrée de --${fault.flag} est donnée deux fois.`;
      case 'too-many':
        return fault.most === 0
          ? `Cette opération ne prend pas d’entrée : « ${fault.found} » est de trop.`
          : `« ${fault.found} » est de trop. Mettez les textes avec espaces entre guillemets.`;
      case 'no-input':
        return fault.isSecret
          ? `« ${fault.input} » manque : utilisez la variable d’environnement ${fault.variable}, --${fault.input}-file FICHIER ou stdin.`
          : `L’entrée « ${fault.input} » manque.`;
      case 'one-place':
        return 'Une seule des options --output, --in-place et --output-dir est possible.';
      case 'no-files':
        return 'Nommez les fichiers.';
      case 'no-main-input':
        return 'Cette opération ne lit aucune entrée.';
    }
  },
  failure: (failure) => {
    switch (failure.code) {
      case 'not-text':
        return `Ce n’est pas un texte ${failure.encoding.toUpperCase()} : l’octet ${failure.at + 1} n’y a pas sa place.`;
      case 'too-large':
        return `Il y a ${failure.bytes} octets ; la limite est de ${failure.limit}.`;
      case 'unreadable':
        return 'La lecture est impossible.';
      case 'unavailable':
        return 'Une partie du programme ne peut pas être chargée.';
      case 'worker-died':
        return 'Le travail s’est arrêté en cours de route, sans doute faute de mémoire.';
      case 'too-slow':
        return `Arrêté après ${failure.limit / 1000} secondes.`;
      case 'crashed':
        return `Une erreur du programme lui-même : ${failure.name} : ${failure.message}`;
    }
  },
  acceptedValues: (values) => `Valeurs possibles : ${values}`,
  fileFault: (path, code) => `« ${path} » ne peut pas être lu ou écrit : ${code}`,
  binary:
    'Le résultat n’est pas un texte et n’est pas montré dans un terminal. Utilisez --output FICHIER, ou passez-le à un autre programme.',
  clash: (path) => `Deux fichiers seraient écrits dans « ${path} ».`,
  summary: (written, same, failed) => `écrits : ${written}, inchangés : ${same}, en échec : ${failed}`,
  progress: 'En cours',
  noChain: (name) => `Le fichier n’a pas de chaîne nommée « ${name} ».`,
  severalChains: (names) => `Le fichier a plusieurs chaînes ; choisissez-en une avec --chain : ${names}`,
  chainFile: {
    'no-json': 'Ce n’est pas du JSON.',
    'no-chains': 'Il ne contient pas de chaînes exportées.',
    'none-understood': 'Aucune de ses chaînes n’est comprise.',
    newer: 'Il vient d’une version plus récente.',
    'too-large': 'Il est trop volumineux.',
  },
  chainSecret: (step, input, variable) =>
    `Il manque « ${input} » à l’étape ${step} : définissez la variable d’environnement ${variable}.`,
  chainStep: (step, tool) => `Étape ${step} (${tool})`,
  chainFault: {
    'unknown-input': 'elle n’a pas cette entrée.',
    'unknown-step': 'il n’y a pas de tel outil ou de telle opération.',
    'wrong-options': (option) => `ses options ne sont pas acceptées : ${option}`,
    'no-secret': 'il manque un secret.',
    refused: (reason) => `elle a refusé son entrée : ${reason}`,
    'no-output': 'elle n’a rien donné à transmettre.',
    'not-read': 'son entrée ne peut pas être lue comme texte.',
  },
  nothingDetected: 'Aucun outil ne convient.',
  detected: { tool: 'Outil', command: 'Commande', preview: 'Aperçu' },
  completionShell: 'Choisissez bash, zsh ou fish.',
};
