/** Every notation, group by group, in the order in which they are offered. */
export const DIALECTS = [
  'json',
  'xml-text',
  'xml-attribute',
  'xml-cdata',
  'csv',
  'yaml',
  'properties',
  'env',
  'url',
  'javascript',
  'javascript-double',
  'template',
  'java',
  'csharp',
  'c',
  'python',
  'python-double',
  'go',
  'rust',
  'php',
  'kotlin',
  'swift',
  'sql',
  'mysql',
  'postgresql',
  'postgresql-dollar',
  'sql-server',
  'like',
  'posix',
  'posix-double',
  'bash',
  'powershell',
  'powershell-double',
  'cmd',
  'windows-argument',
  'regex-javascript',
  'regex-pcre',
  'regex-python',
  'regex-java',
  'regex-dotnet',
  'replace-javascript',
  'replace-php',
  'replace-python',
  'replace-java',
  'replace-dotnet',
  'latex',
  'css',
  'markdown',
  'ldap-filter',
  'ldap-dn',
] as const;

export type DialectId = (typeof DIALECTS)[number];

export const GROUPS = ['data', 'code', 'sql', 'shell', 'regex', 'other'] as const;
export type Group = (typeof GROUPS)[number];

/** The first of each group. */
const FIRST: Readonly<Record<Group, DialectId>> = {
  data: 'json',
  code: 'javascript',
  sql: 'sql',
  shell: 'posix',
  regex: 'regex-javascript',
  other: 'latex',
};

export function groupOf(dialect: DialectId): Group {
  const at = DIALECTS.indexOf(dialect);
  return GROUPS.findLast((group) => DIALECTS.indexOf(FIRST[group]) <= at) ?? 'data';
}

/** All of a group, in their order. */
export function dialectsOf(group: Group): readonly DialectId[] {
  return DIALECTS.filter((dialect) => groupOf(dialect) === group);
}
