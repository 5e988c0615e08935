import { placeWords } from '../../../i18n/places/fr';
import { numbersOf, type Words } from '../../../i18n/words';
import type { words as zhCn } from './zh-cn';

const { count: number, plural } = numbersOf('fr');

const HINT_FORMS = {
  brands: 'une liste comme "Chromium";v="126", "Google Chrome";v="126"',
  strings: 'des chaînes entre guillemets droits, séparées par des virgules',
  string: 'une chaîne entre guillemets droits, comme "Windows"',
  boolean: '?0 ou ?1',
};

export const words = {
  userAgent: 'Agent utilisateur',
  placeholder: 'Collez un agent utilisateur ; s’il y en a plusieurs, un par ligne',
  useThis: 'Utiliser ce navigateur',
  exampleList: 'Tous, un par ligne',
  hints: 'Client hints (facultatif)',
  hintsPlaceholder: 'Sec-CH-UA-Platform: "Windows"\nSec-CH-UA-Platform-Version: "15.0.0"',
  hintsHint:
    'Les en-têtes d’une requête qui commencent par Sec-CH-UA ; ils disent ce que l’agent utilisateur tait ou fige.',
  registry: (date, version) => `Motifs : les nôtres, et ua-parser-js ${version} du ${date}`,
  hintsForOne: 'Les client hints ne vont qu’avec un seul agent utilisateur.',
  ownHints: 'Avec les client hints de ce navigateur : versions, système et modèle sont donc les vrais.',
  result: 'Ce qu’il dit',
  copyJson: 'Copier le JSON',
  part: (title, row) => `${title} : ${row.toLowerCase()}`,
  titles: {
    browser: 'Navigateur',
    engine: 'Moteur',
    os: 'Système',
    device: 'Appareil',
    cpu: 'Processeur',
    kind: 'Nature',
  },
  rows: {
    name: 'Nom',
    version: 'Version',
    vendor: 'Fabricant',
    model: 'Modèle',
    type: 'Type',
    architecture: 'Architecture',
    kind: 'Nature',
    purpose: 'But',
  },
  none: {
    browser: 'Aucun navigateur trouvé',
    engine: 'Aucun moteur trouvé',
    os: 'Aucun système trouvé',
    device: 'Aucun appareil trouvé',
    cpu: 'Aucune architecture trouvée',
    kind: 'Aucune nature trouvée',
    version: 'Aucune version trouvée',
    vendor: 'Aucun fabricant trouvé',
    model: 'Aucun modèle trouvé',
    type: 'Aucun type trouvé',
  },
  kind: (kind) =>
    ({
      browser: 'Navigateur',
      app: 'Application',
      mail: 'Messagerie',
      player: 'Lecteur multimédia',
      bot: 'Robot',
      library: 'Bibliothèque',
    })[kind],
  purpose: (purpose) =>
    ({
      search: 'Moteur de recherche',
      ai: 'IA : entraînement, recherche ou lecture à la demande',
      preview: 'Aperçu de lien',
      seo: 'Analyse SEO',
      monitoring: 'Surveillance',
      archive: 'Archive du Web',
      security: 'Balayage du réseau',
      ads: 'Contrôle des annonces',
    })[purpose],
  deviceType: (type) =>
    new Map([
      ['mobile', 'Mobile'],
      ['tablet', 'Tablette'],
      ['smarttv', 'Téléviseur connecté'],
      ['console', 'Console de jeu'],
      ['wearable', 'Objet porté'],
      ['xr', 'Casque'],
      ['embedded', 'Système embarqué'],
    ]).get(type) ?? type,
  note: (note) =>
    ({
      'windows-10-or-11': 'Windows 10 et 11 envoient tous deux « Windows NT 10.0 » ; la chaîne ne les distingue pas.',
      amd64:
        'amd64 est le nom de l’architecture, Intel compris ; un navigateur sous Windows pour Arm peut l’envoyer aussi.',
      'mac-frozen':
        'macOS 10.15.7 est figé : les versions suivantes et les Mac à puce Apple l’envoient aussi. Ce peut être un iPad qui demande la version pour ordinateur.',
      'ios-frozen': 'Depuis Safari 26, la version d’iOS est figée vers 18.6 ; c’est la version de Safari qui compte.',
      'reduced-android':
        '« Android 10; K » est la forme réduite qu’envoie Chrome, ni la vraie version ni le vrai modèle.',
      'reduced-version': 'Chrome n’envoie que sa version majeure ; « .0.0.0 » est figé.',
      'harmony-android': 'La version d’Android est celle dont HarmonyOS exécute les applications, non la sienne.',
      'darwin-any':
        'Darwin est le noyau d’iOS, d’iPadOS, de macOS, de tvOS et de watchOS ; cette chaîne ne dit pas lequel.',
      'arkweb-chrome': 'ArkWeb ne cite Chrome que pour les anciennes pages ; il n’y a pas de Chrome ici.',
      'claimed-bot':
        'N’importe qui peut prendre le nom d’un robot ; vérifiez par DNS inverse ou par les plages d’adresses publiées.',
      automated: 'Un navigateur sans fenêtre, piloté par un programme.',
      cut: 'La chaîne est très longue ; seuls ses 500 premiers caractères ont été lus.',
    })[note],
  fault: (fault) => {
    switch (fault.code) {
      case 'empty':
        return 'Il n’y a pas d’agent utilisateur.';
      case 'nothing-recognised':
        return 'Rien n’a été reconnu dans cette chaîne.';
      case 'no-hints':
        return 'Aucun en-tête ne commence ici par Sec-CH-UA.';
      case 'bad-hint':
        return placeWords.inLine(fault.line, `la valeur de ${fault.header} doit être ${HINT_FORMS[fault.expected]}.`);
    }
  },
  agents: (count) => plural(count, { one: '1 agent utilisateur', other: `${number(count)} agents utilisateurs` }),
  distinct: (count) => plural(count, { one: '1 distinct', other: `${number(count)} distincts` }),
  table: 'Agents utilisateurs',
  nothing: 'Rien de reconnu',
} satisfies Words<typeof zhCn>;
