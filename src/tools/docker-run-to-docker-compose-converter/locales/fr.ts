import { placeWords } from '../../../i18n/places/fr';
import { numbersOf, type Words } from '../../../i18n/words';
import { yamlWords } from '../../../i18n/yaml/fr';
import type { Note } from '../notes';
import type { words as zhCn } from './zh-cn';

const { count, plural } = numbersOf('fr');

function reason({ reason: why, place = { line: 1, column: 1 } }: Note): string {
  switch (why.code) {
    case 'env-file':
      return 'Compose interprète aussi les guillemets et les variables de ce fichier.';
    case 'assignment':
      return 'à définir aussi pour docker compose.';
    case 'link':
      return 'le fichier doit contenir un service de ce nom.';
    case 'variable-volume':
      return 'si la variable est un nom de volume, déclarez-le sous volumes.';
    case 'variable-key':
      return 'un nom qui est une variable ne peut figurer dans un dictionnaire, d’où la liste.';
    case 'image-variable':
      return `seul un shell peut calculer ${why.source} ; donnez l’image dans la variable ${why.variable}.`;
    case 'tmpfs-mode':
      return `le mode octal est écrit en décimal, ${why.decimal}.`;
    case 'detach':
      return 'utilisez docker compose up -d.';
    case 'remove':
      return 'utilisez docker compose down, ou docker compose run --rm.';
    case 'publish-all':
      return 'énumérez les ports sous ports.';
    case 'attach':
      return 'utilisez docker compose up --attach.';
    case 'quiet':
      return 'utilisez docker compose up --quiet-pull.';
    case 'no-equivalent':
      return 'Compose n’a rien de tel.';
    case 'network-mode':
      return 'un service avec network_mode ne peut rejoindre de réseau.';
    case 'needs-network':
      return 'une adresse demande un --network.';
    case 'external-volume':
      return 'un volume qui existe a déjà son pilote.';
    case 'anonymous-volume':
      return 'seul un volume nommé peut avoir un pilote.';
    case 'redirection':
      return 'c’est l’affaire du shell, pas du conteneur.';
    case 'other-command':
      return 'ce n’est pas un docker run, laissé de côté.';
    case 'bad-value':
      return 'la valeur n’a pas de sens.';
    case 'substitution':
      return `laissé de côté, seul un shell peut calculer ${why.source}.`;
    case 'placeholder':
      return 'texte à remplacer par votre valeur.';
    case 'typographic-quotes':
      return `guillemets typographiques ligne ${count(place.line)}, colonne ${count(place.column)}, lus comme des guillemets droits.`;
    case 'typographic-quote':
      return `guillemet typographique ligne ${count(place.line)}, colonne ${count(place.column)}, que le shell ne reconnaît pas.`;
    case 'typographic-dash':
      return `tiret typographique ligne ${count(place.line)}, colonne ${count(place.column)}, lu comme ${why.read}.`;
    case 'missed-continuation':
      return `non converti, car la ligne ${count(why.brokenLine)} ne se termine pas par ${why.sign}.`;
    case 'given-twice':
      return `docker refuse ${why.member} à deux endroits ; les deux sont gardés.`;
    case 'other-given':
      return `laissé de côté, car --network donne déjà ${why.member}.`;
    case 'restart-policy':
      return `laissé de côté, car ${why.value} n’est pas une politique de redémarrage : no, always, on-failure[:n] ou unless-stopped.`;
    case 'unknown':
      return 'docker run n’a pas cette option.';
    case 'unknown-value':
      return `docker run n’a pas cette option ; ${why.value} a été pris pour sa valeur.`;
  }
}

export const words = {
  commands: 'Commandes',
  result: 'Fichier Compose',
  placeholder: 'Collez une ou plusieurs commandes docker run',
  samples: {
    short: 'Une commande',
    long: 'Plusieurs commandes',
    powerShell: 'PowerShell',
  },
  existing: 'Fusionner dans un fichier Compose existant (facultatif)',
  existingFile: 'Fichier Compose existant',
  existingHint: 'Ses commentaires et son ordre restent ; les nouveaux services viennent à la fin.',
  existingPlaceholder: 'Collez le contenu de votre compose.yaml',
  options: {
    indent: 'Retrait',
    environment: { label: 'Environnement', values: { list: 'Liste', map: 'Dictionnaire' } },
    namedVolumes: {
      label: 'Volumes nommés',
      values: {
        exact: 'Garder le nom exact',
        external: 'Externes',
        project: 'Propres au projet',
      },
      hints: {
        exact: 'Avec name: pour que le nom du projet ne soit pas mis devant',
        external: 'Avec external: true, le volume doit déjà exister',
        project: 'Le nom du projet est mis devant celui du volume',
      },
    },
    projectName: { label: 'Nom du projet', placeholder: 'sans name:' },
    fileName: {
      label: 'Nom du fichier',
      values: (name: string) => name,
    },
  },
  services: (n) => `${count(n)} ${plural(n, { one: 'service', other: 'services' })}`,
  lists: {
    remark: 'Traduit avec une remarque',
    none: 'Sans équivalent',
    unknown: 'Options inconnues',
  },
  note: (note) => `${note.option} : ${reason(note)}`,
  command: (n) => `Commande ${count(n)}`,
  fault: (fault) => {
    switch (fault.code) {
      case 'no-run':
        return 'Aucune commande docker run trouvée.';
      case 'other-command':
        return `${fault.command} n’est pas pris en charge : seulement docker run et docker create.`;
      case 'missed-continuation':
        return `La ligne ${count(fault.line)} termine la commande avant l’image : manque-t-il un ${fault.sign} à la fin ?`;
      case 'no-image':
        return `Pas de nom d’image dans la commande ${count(fault.command)}.`;
      case 'unclosed-quote':
        return `Guillemet non fermé, ligne ${count(fault.line)}, colonne ${count(fault.column)}.`;
      case 'bad-project-name':
        return 'Un nom de projet a des minuscules, des chiffres, - et _, et commence par une lettre ou un chiffre.';
      case 'bad-yaml':
        return yamlWords.fault(fault.problem);
      case 'several-documents':
        return placeWords.inLine(fault.line, 'le fichier contient plus d’un document');
      case 'not-a-map':
        return `${placeWords.lineColumn(fault.line, fault.column)} : un fichier Compose doit être un dictionnaire.`;
      case 'member-not-a-map':
        return `${placeWords.lineColumn(fault.line, fault.column)} : ${fault.key} doit être un dictionnaire.`;
    }
  },
} satisfies Words<typeof zhCn>;
