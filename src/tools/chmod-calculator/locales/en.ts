import type { Words } from '../../../i18n/words';
import type { ClassId, RightId, Target } from '../mode';
import type { words as zhCn } from './zh-cn';

const RIGHTS: Record<Target, Record<RightId, string>> = {
  file: { read: 'read', write: 'write', run: 'run' },
  directory: { read: 'list', write: 'add and remove entries', run: 'enter' },
};
const CLASSES: Record<ClassId, string> = { owner: 'Owner', group: 'Group', others: 'Others' };
const SPECIALS: Record<ClassId, Record<Target, string>> = {
  owner: {
    file: 'It runs as its owner (setuid).',
    directory: 'Setuid on a directory has no effect on Linux.',
  },
  group: {
    file: 'It runs as its group (setgid).',
    directory: 'New entries get the group of the directory (setgid).',
  },
  others: {
    file: 'Sticky on a file has no effect on Linux.',
    directory: 'Only the owner of an entry or of the directory may remove or rename it (sticky).',
  },
};

/** Letters as one lists them: `r or -`, `x, s, S or -`. */
function either(letters: readonly string[]): string {
  return [letters.slice(0, -1).join(', '), letters.at(-1)].join(' or ');
}

export const words = {
  options: {
    mode: 'Permissions',
    target: { label: 'Applies to', values: { file: 'File', directory: 'Directory' } },
    recursive: 'Recursive (-R)',
    umask: {
      label: 'umask value',
      hint: 'The bits to clear on what is newly made; one to four octal digits.',
      placeholder: '022',
    },
  },
  who: 'Who',
  digit: 'Digit',
  classes: { owner: 'Owner', group: 'Group', others: 'Others' },
  rights: { read: 'Read', write: 'Write', run: 'Run' },
  special: 'Special',
  specials: { owner: 'setuid', group: 'setgid', others: 'sticky' },
  cell: (classId, right) => `${CLASSES[classId]}: ${RIGHTS.file[right]}`,
  octal: 'Octal',
  readAs: (digits) => `Read as ${digits}.`,
  symbolic: 'Symbolic',
  symbolicHint: 'Nine letters, with or without the type letter, or a whole line of ls -l.',
  expression: 'Expression',
  expressionHint:
    'Such as u=rw+x, go-w, g=u, a+X. Without a class it is for all, leaving out the bits that the umask masks.',
  apply: 'Apply',
  gives: (octal, symbolic) => `Gives ${octal} (${symbolic})`,
  presets: 'Usual permissions',
  preset: 'Choose one',
  purposes: {
    '644': 'ordinary files: the owner edits, all read',
    '755': 'programs and directories: the owner edits, all use',
    '600': 'private files, such as keys',
    '700': 'private directories or scripts',
    '640': 'readable by the group, closed to others',
    '750': 'directories or programs for the group, closed to others',
    '775': 'directories that a group keeps together',
    '664': 'files that a group edits together',
    '400': 'readable by the owner alone, such as private keys',
    '444': 'read-only for all',
    '777': 'all may change it; seldom right',
    '1777': 'shared temporary directories, such as /tmp',
    '2775': 'shared directories whose new entries keep the group',
    '4755': 'programs that run as their owner',
  },
  result: 'Result',
  sentence: (rights, target) =>
    `${(['owner', 'group', 'others'] as const)
      .map((id, index) => {
        const name = index === 0 ? CLASSES[id] : CLASSES[id].toLowerCase();
        return `${name}: ${rights[id].map((right) => RIGHTS[target][right]).join(', ') || 'nothing'}`;
      })
      .join('; ')}.`,
  specialSentence: (specials, target) => specials.map((id) => SPECIALS[id][target]).join(' '),
  listing: 'ls -l',
  commands: 'Commands',
  path: 'Path',
  pathPattern: 'The pattern stays without quotes: the command changes every file that it matches.',
  numericCommand: 'By number',
  symbolicCommand: 'By letters',
  umask: 'umask of the mode and back',
  umaskDirectories: 'New directories get',
  umaskFiles: 'New files get',
  umaskForDirectories: 'For this mode on new directories',
  umaskForFiles: 'For this mode on new files',
  noUmaskRun: 'No umask makes new files that can be run.',
  noUmaskSpecial: 'No umask gives special bits.',
  notes: {
    'setuid-world-writable':
      'A setuid program that anyone may write hands the owner’s identity to anyone. Take the write permission from others.',
    'setgid-world-writable':
      'A setgid program that anyone may write hands the group’s identity to anyone. Take the write permission from others.',
    'world-writable': 'Anyone may change it.',
    'world-writable-sticky': 'Anyone may add entries, but sticky lets people remove only their own.',
    'mark-without-run':
      'A capital S or T means a special bit without the permission to run, which is usually an oversight.',
    'directory-keeps-set-ids':
      'On GNU systems chmod 755 keeps a setgid that a directory already has, while chmod 00755 clears it.',
    'owner-has-less':
      'The owner may do less than others. Only the first class that fits counts, so the owner cannot use the rights of group or others.',
  },
  fault: (fault) => {
    switch (fault.code) {
      case 'not-octal':
        return 'Octal digits are 0 to 7, at most four.';
      case 'bad-umask':
        return 'A umask is at most three digits from 0 to 7, with or without a leading 0.';
      case 'bad-letter':
        return `Position ${fault.position} must be ${either(fault.expected)}.`;
      case 'bad-type':
        return `“${fault.found}” is no letter of a file type.`;
      case 'bad-length':
        return `Expected 9 letters, or 10 with the type, found ${fault.length}.`;
      case 'bad-clause':
        return fault.clause === ''
          ? `Position ${fault.position}: a clause is missing between the commas.`
          : `The clause “${fault.clause}” is wrong at position ${fault.position}.`;
      case 'too-large':
        return `“${fault.clause}” is above 7777.`;
    }
  },
} satisfies Words<typeof zhCn>;
