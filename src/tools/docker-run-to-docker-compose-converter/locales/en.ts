import { placeWords } from '../../../i18n/places/en';
import { numbersOf, type Words } from '../../../i18n/words';
import { yamlWords } from '../../../i18n/yaml/en';
import type { Note } from '../notes';
import type { words as zhCn } from './zh-cn';

const { count, plural } = numbersOf('en');

function reason({ reason: why, place = { line: 1, column: 1 } }: Note): string {
  switch (why.code) {
    case 'env-file':
      return 'Compose also reads quotes and variables in this file.';
    case 'assignment':
      return 'set it for docker compose, too.';
    case 'link':
      return 'the file needs a service of this name.';
    case 'variable-volume':
      return 'if the variable is the name of a volume, declare it under volumes.';
    case 'variable-key':
      return 'a name that is a variable cannot stand in a map, so this is a list.';
    case 'image-variable':
      return `only a shell can work out ${why.source}; give the image in the variable ${why.variable}.`;
    case 'tmpfs-mode':
      return `the octal mode is written as the decimal number ${why.decimal}.`;
    case 'detach':
      return 'use docker compose up -d.';
    case 'remove':
      return 'use docker compose down, or docker compose run --rm.';
    case 'publish-all':
      return 'list each port under ports.';
    case 'attach':
      return 'use docker compose up --attach.';
    case 'quiet':
      return 'use docker compose up --quiet-pull.';
    case 'no-equivalent':
      return 'Compose has nothing like it.';
    case 'network-mode':
      return 'a service with network_mode cannot join networks.';
    case 'needs-network':
      return 'an address needs a --network.';
    case 'external-volume':
      return 'a volume that is there already has its driver.';
    case 'anonymous-volume':
      return 'only a named volume can have a driver.';
    case 'redirection':
      return 'the shell does this, not the container.';
    case 'other-command':
      return 'not a docker run, left out.';
    case 'bad-value':
      return 'the value makes no sense.';
    case 'substitution':
      return `left out, as only a shell can work out ${why.source}.`;
    case 'placeholder':
      return 'a placeholder: put in what you have.';
    case 'typographic-quotes':
      return `typographic quotes at line ${count(place.line)}, column ${count(place.column)}, read as plain ones.`;
    case 'typographic-quote':
      return `a typographic quote at line ${count(place.line)}, column ${count(place.column)}, which no shell takes for one.`;
    case 'typographic-dash':
      return `a typographic dash at line ${count(place.line)}, column ${count(place.column)}, read as ${why.read}.`;
    case 'missed-continuation':
      return `left out, as line ${count(why.brokenLine)} does not end with ${why.sign}.`;
    case 'given-twice':
      return `docker refuses ${why.member} in two places; both are kept.`;
    case 'other-given':
      return `left out, as --network has given another ${why.member}.`;
    case 'restart-policy':
      return `left out, as ${why.value} is no restart policy: no, always, on-failure[:n] or unless-stopped.`;
    case 'unknown':
      return 'docker run has no such option.';
    case 'unknown-value':
      return `docker run has no such option; ${why.value} was taken for its value.`;
  }
}

export const words = {
  commands: 'Commands',
  result: 'Compose file',
  placeholder: 'Paste one or more docker run commands',
  samples: {
    short: 'One command',
    long: 'Several commands',
    powerShell: 'PowerShell',
  },
  existing: 'Merge into an existing Compose file (optional)',
  existingFile: 'Existing Compose file',
  existingHint: 'Its comments and order stay; new services are added at the end.',
  existingPlaceholder: 'Paste what your compose.yaml holds',
  options: {
    indent: 'Indent',
    environment: { label: 'Environment', values: { list: 'List', map: 'Map' } },
    namedVolumes: {
      label: 'Volumes',
      values: {
        exact: 'Exact name',
        external: 'External',
        project: 'Project-scoped',
      },
      hints: {
        exact: 'With name:, so that the project’s name does not come before it',
        external: 'With external: true; the volume must be there already',
        project: 'The project’s name comes before that of the volume',
      },
    },
    projectName: { label: 'Project name', placeholder: 'no name: line' },
    fileName: {
      label: 'File name',
      values: (name: string) => name,
    },
  },
  services: (n) => `${count(n)} ${plural(n, { one: 'service', other: 'services' })}`,
  lists: {
    remark: 'Translated with a remark',
    none: 'Without equivalent',
    unknown: 'Unknown options',
  },
  note: (note) => `${note.option}: ${reason(note)}`,
  command: (n) => `Command ${count(n)}`,
  fault: (fault) => {
    switch (fault.code) {
      case 'no-run':
        return 'No docker run command found.';
      case 'other-command':
        return `${fault.command} is not supported: only docker run and docker create.`;
      case 'missed-continuation':
        return `Line ${count(fault.line)} ends the command before its image: is a ${fault.sign} missing at its end?`;
      case 'no-image':
        return `No image name in command ${count(fault.command)}.`;
      case 'unclosed-quote':
        return `Unclosed quote at line ${count(fault.line)}, column ${count(fault.column)}.`;
      case 'bad-project-name':
        return 'A project name has lower case letters, digits, - and _, and begins with a letter or digit.';
      case 'bad-yaml':
        return yamlWords.fault(fault.problem);
      case 'several-documents':
        return placeWords.inLine(fault.line, 'the file holds more than one document');
      case 'not-a-map':
        return `${placeWords.lineColumn(fault.line, fault.column)}: a Compose file must be a map.`;
      case 'member-not-a-map':
        return `${placeWords.lineColumn(fault.line, fault.column)}: ${fault.key} must be a map.`;
    }
  },
} satisfies Words<typeof zhCn>;
