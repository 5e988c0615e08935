import type { DialectId } from './dialects';

/** Those whose names are words of a language. */
type Worded =
  | 'xml-text'
  | 'xml-attribute'
  | 'csv'
  | 'url'
  | 'template'
  | 'sql'
  | 'like'
  | 'cmd'
  | 'windows-argument'
  | 'ldap-filter'
  | 'css'
  | Extract<DialectId, `regex-${string}` | `replace-${string}`>;

/** What is called alike everywhere. */
export const LANGUAGE_NAMES: Readonly<Record<Exclude<DialectId, Worded>, string>> = {
  json: 'JSON',
  'xml-cdata': 'XML CDATA',
  yaml: 'YAML',
  properties: 'Java .properties',
  env: '.env',
  javascript: "JavaScript '…'",
  'javascript-double': 'JavaScript "…"',
  java: 'Java',
  csharp: 'C#',
  c: 'C / C++',
  python: "Python '…'",
  'python-double': 'Python "…"',
  go: 'Go',
  rust: 'Rust',
  php: 'PHP',
  kotlin: 'Kotlin',
  swift: 'Swift',
  mysql: 'MySQL / MariaDB',
  postgresql: "PostgreSQL E'…'",
  'postgresql-dollar': 'PostgreSQL $$…$$',
  'sql-server': "SQL Server N'…'",
  posix: "sh '…'",
  'posix-double': 'sh "…"',
  bash: "bash $'…'",
  powershell: "PowerShell '…'",
  'powershell-double': 'PowerShell "…"',
  latex: 'LaTeX',
  markdown: 'Markdown',
  'ldap-dn': 'LDAP DN',
};
