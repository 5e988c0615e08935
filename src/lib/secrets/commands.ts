import type { Range } from './found-range';
import { lookAround } from './line-value';
import { isNoSecret, lineEnd, readValue } from './secret-value';

// Secrets that commands take as arguments. What stands between a command and its option is bounded, so that the time is in
// proportion to the text.

/** `--password x`, `-Password x`, `-storepass x`, `--client-secret x`; with `=` it is a pair like any other. */
const LONG_OPTION =
  /(?<![\w-])--?(?!no-)[\w-]{0,40}?(?:password|passwd|passphrase|passcode|pass|passin|passout|pwd|secret|token|api-?key|access-?key|access-?key-secret|secret-?key|secret-?access-?key|storepass|keypass|cookie)[ \t]{1,4}(?![-\s])/gi;

/** Commands with an option of one letter for a password; `glued` where the value follows without a blank. */
const SHORT_OPTIONS: readonly { readonly commands: string; readonly option: string; readonly glued?: boolean }[] = [
  {
    commands: '(?:mysql|mariadb)(?:-?(?:dump|admin|import|check|show|slap|sh|pump|binlog))?(?:\\.exe)?',
    option: 'p',
    glued: true,
  },
  { commands: '7z[azr]?|rar|unrar', option: 'p', glued: true },
  {
    commands:
      'sshpass|mongo(?:sh|dump|restore|export|import|stat|top)?|(?:docker|podman|helm registry|oc|az(?: acr)?|crane|skopeo|nerdctl)[ \\t]+login|psexec|usql|ejabberdctl|ipmitool',
    option: 'p',
  },
  { commands: 'sshpass', option: 'p', glued: true },
  { commands: 'redis-cli|valkey-cli', option: 'a' },
  { commands: 'sqlcmd|bcp|ipmitool|zip|unzip|isql|osql', option: 'P' },
  { commands: 'ldap(?:search|add|modify|delete|passwd|whoami)|cadaver', option: 'w' },
  { commands: 'openssl[ \\t]+(?:enc|aes\\S*|des\\S*)', option: '[kK]' },
  { commands: 'snmp(?:get|walk|set|bulkwalk|bulkget|next)', option: '[cAX]' },
];

const BETWEEN = String.raw`\b(?:[^\r\n|;&]|\\\r?\n){0,400}?[ \t\n]`;

const SHORT_PATTERNS = SHORT_OPTIONS.map(
  ({ commands, option, glued }) =>
    new RegExp(
      `(?<![\\w-])(?:${commands})${BETWEEN}-${option}${glued ? '(?=[^\\s-])' : '[ \\t]{1,4}(?=[^\\s-])'}`,
      'g',
    ),
);

/** `curl -u user:password`, and what else takes both in one word. */
const USER_AND_PASSWORD =
  /(?<![\w-])(?:curl|http|https|xh|ab|siege|wget|lftp|smbclient|httpie|svn|rpcclient)\b(?:[^\r\n|;&]|\\\r?\n){0,400}?[ \t\n](?:-[a-zA-Z]{0,6}[uUa]|--(?:user|proxy-user|auth))[ \t=]{0,2}(?:["'][^\r\n:%,"']{1,128}|[^\s:%,"']{1,128})[:%,](?=\S)/g;

/** `Password x` as whole words of files that have no sign between name and value: .netrc, redis.conf, switches, pg_hba. */
const CONFIG_WORDS =
  /(?<=^[ \t]{0,16})(?:requirepass|masterauth|rpc-secret|auth-pass|enable (?:secret|password)(?: \d)?|snmp-server community|username \S{1,64} (?:secret|password)(?: \d)?|login[ \t]+\S{1,255}[ \t]+password|password(?=[ \t]+\S+[ \t]*$))[ \t]{1,8}/gim;

/** Tokens of .netrc, which may stand in any order and on any number of lines. */
const NETRC =
  /(?<![\w-])(?:machine[ \t]{1,8}\S{1,255}|default)(?:\s{1,16}(?:login|user|account)\s{1,16}\S{1,255}){0,3}\s{1,16}password[ \t]{1,16}(?=\S)/gi;

/** `htpasswd -b file user password`, `net use … /user:x password`, `passwd --stdin` and `sudo -S` that are fed by a pipe. */
const PLACES: readonly RegExp[] = [
  /(?<![\w-])htpasswd[ \t]+-(?=[a-zA-Z]*b)[a-zA-Z]+[ \t]+(?:-\S+[ \t]+){0,4}(?:\S+[ \t]+)??\S+[ \t]+(?=\S+[ \t]*$)/gim,
  /(?<![\w-])(?:echo|printf)[ \t]+(?:-[neE]+[ \t]+)?(?=[^\r\n|]{1,200}\|[ \t]*(?:sudo[ \t]+(?:\S+[ \t]+)?-S|sudo[ \t]+passwd|passwd[ \t]+--stdin|docker[ \t]+login|gpg|kinit|su\b))/g,
  /(?<![\w-])aws[ \t]+configure[ \t]+set[ \t]+\S{0,80}(?:secret|token)\S{0,40}[ \t]+/gi,
  /(?<![\w-])(?:npm|pnpm|yarn)[ \t]+config[ \t]+set[ \t]+\S{0,120}(?:_auth|password|token)\S{0,40}[ \t]+/gi,
  /(?<![\w-])net[ \t]+use[ \t]+(?:\S+[ \t]+){1,4}?\/user:\S{1,128}[ \t]+(?=[^\s/])/gi,
  /(?<![\w-])net[ \t]+use[ \t]+(?:\S:[ \t]+)?\\\\\S{1,256}[ \t]+(?=[^\s/])/gi,
  /(?<=[ \t])\/(?:p|pass|password):/gi,
  /(?<![\w-])(?:rabbitmqctl[ \t]+(?:add_user|change_password)|net[ \t]+user)[ \t]+\S{1,64}[ \t]+(?=[^\s/-])/gi,
  /(?<![\w-])sqlplus[ \t]+(?:-\S+[ \t]+)?["']?[\w$#]{1,64}\/(?=[^\s@/])/gi,
];

const OF_OPENSSL = /^pass:/;
const NO_ARGUMENT = /^(?:env|file|fd):|^stdin$|^(?:and|or|is|to|for|with|was|the|of|from|in|as|must|can|will)$/i;

/** The argument that begins at a place. */
function argument(text: string, at: number, from: number): Range | undefined {
  const value = readValue(text, at, from, { quote: lookAround(text, at).quote });
  if (!value) return undefined;
  const written = text.slice(value.start, value.end);
  if (NO_ARGUMENT.test(written) || isNoSecret(written)) return undefined;
  return OF_OPENSSL.test(written) ? { start: value.start + 5, end: value.end } : value;
}

/** The password in `user:password`: the rest of a word of the shell, or of the quotes around both. */
function userPassword(text: string, match: RegExpExecArray): Range | undefined {
  const at = match.index + match[0].length;
  const { quote } = lookAround(text, at);
  const opening = match[0].charAt(Math.max(match[0].lastIndexOf('"'), match[0].lastIndexOf("'")));
  const isInQuotes = quote !== '' && opening === quote;
  const value = isInQuotes ? upToQuote(text, at, quote) : readValue(text, at, match.index, { quote });
  return !value || isNoSecret(text.slice(value.start, value.end)) ? undefined : value;
}

function upToQuote(text: string, at: number, quote: string): Range {
  const stop = lineEnd(text, at);
  let end = at;
  while (end < stop && text[end] !== quote) end += text[end] === '\\' && quote === '"' ? 2 : 1;
  return { start: at, end: Math.min(end, stop) };
}

/** The secrets among the arguments of commands, and in configuration files that look like them. */
export function scanCommands(text: string): Range[] {
  const found: (Range | undefined)[] = [];
  for (const pattern of [LONG_OPTION, CONFIG_WORDS, NETRC, ...SHORT_PATTERNS, ...PLACES]) {
    for (const match of text.matchAll(pattern)) found.push(argument(text, match.index + match[0].length, match.index));
  }
  for (const match of text.matchAll(USER_AND_PASSWORD)) found.push(userPassword(text, match));
  return found.filter((range) => range !== undefined);
}
