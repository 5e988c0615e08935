import { isBefore, type Draft } from './draft';
import { isIpv4, isIpv6 } from './ip-addresses';
import { isHostname, isIdnHostname, isPlainHostname } from './host-names';
import { isIri, isIriReference, isUri, isUriReference, isUriTemplate } from './uri-formats';

/** Whether a text is what a format asks for. */
type IsFormat = (text: string) => boolean;

const DAYS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;

function isLeapYear(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
}

/** `full-date` of RFC 3339. */
function isDate(text: string): boolean {
  const [, year, month, day] = (/^(\d{4})-(\d\d)-(\d\d)$/.exec(text) ?? []).map(Number);
  if (year === undefined || month === undefined || day === undefined) return false;
  const most = DAYS[month - 1] ?? 0;
  return day >= 1 && day <= (month === 2 && !isLeapYear(year) ? 28 : most);
}

const TIME = /^(\d\d):(\d\d):(\d\d)(?:\.\d+)?(?:[zZ]|([+-])(\d\d):(\d\d))$/;

/** `full-time` of RFC 3339: a leap second only where it is midnight in UTC. */
function isTime(text: string): boolean {
  const [all, hour, minute, second, sign, offsetHour, offsetMinute] = TIME.exec(text) ?? [];
  if (all === undefined) return false;
  const number = (digits = '0') => Number(digits);
  const minutes = number(hour) * 60 + number(minute);
  const offset = number(offsetHour) * 60 + number(offsetMinute);
  if (number(hour) > 23 || number(minute) > 59 || number(second) > 60) return false;
  if (number(offsetHour) > 23 || number(offsetMinute) > 59) return false;
  if (number(second) < 60) return true;
  const utc = sign === '-' ? minutes + offset : minutes - offset;
  return (utc + 2 * 1440) % 1440 === 1439;
}

function isDateTime(text: string): boolean {
  return /^.{10}[tT]/.test(text) && isDate(text.slice(0, 10)) && isTime(text.slice(11));
}

/** A duration of RFC 3339, appendix A: units follow one another without gaps, weeks stand alone. */
function isDuration(text: string): boolean {
  return (
    /^P\d+W$/.test(text) ||
    /^P(?=[\dT])(?:\d+Y(?:\d+M(?:\d+D)?)?|\d+M(?:\d+D)?|\d+D)?(?:T(?:\d+H(?:\d+M(?:\d+S)?)?|\d+M(?:\d+S)?|\d+S))?$/.test(
      text,
    )
  );
}

/** The part before the `@` (RFC 5321): words between points, or a text in quotes. */
const LOCAL_PART = /^(?:[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*|"(?:[ !#-[\]-~]|\\[ -~])*")$/;
const IDN_LOCAL_PART =
  /^(?:[\w!#$%&'*+/=?^`{|}~\u0080-\u{10ffff}-]+(?:\.[\w!#$%&'*+/=?^`{|}~\u0080-\u{10ffff}-]+)*|"(?:[ !#-[\]-~\u0080-\u{10ffff}]|\\[ -~])*")$/u;

function mail(local: RegExp, isHost: IsFormat): IsFormat {
  return (text) => {
    const at = text.lastIndexOf('@');
    if (at < 0 || !local.test(text.slice(0, at))) return false;
    const domain = text.slice(at + 1);
    const [, literal] = /^\[(.*)\]$/.exec(domain) ?? [];
    if (literal === undefined) return isHost(domain);
    return literal.startsWith('IPv6:') ? isIpv6(literal.slice(5)) : isIpv4(literal);
  };
}

function isJsonPointer(text: string): boolean {
  return /^(?:\/(?:[^~/]|~[01])*)*$/.test(text);
}

function isRelativePointer(text: string): boolean {
  const levels = /^(?:0|[1-9]\d*)/.exec(text)?.[0];
  if (levels === undefined) return false;
  const rest = text.slice(levels.length);
  return rest === '#' || isJsonPointer(rest);
}

function isRegex(text: string): boolean {
  try {
    return new RegExp(text, 'u') instanceof RegExp;
  } catch {
    return false;
  }
}

/** The formats of the standard, as all drafts together have them. */
const FORMATS = new Map<string, IsFormat>([
  ['date-time', isDateTime],
  ['date', isDate],
  ['time', isTime],
  ['duration', isDuration],
  ['email', mail(LOCAL_PART, isHostname)],
  ['idn-email', mail(IDN_LOCAL_PART, (host) => isIdnHostname(host.normalize('NFC')))],
  ['hostname', isHostname],
  ['idn-hostname', isIdnHostname],
  ['ipv4', isIpv4],
  ['ipv6', isIpv6],
  ['uri', isUri],
  ['uri-reference', isUriReference],
  ['iri', isIri],
  ['iri-reference', isIriReference],
  ['uri-template', isUriTemplate],
  ['uuid', (text) => /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text)],
  ['json-pointer', isJsonPointer],
  ['relative-json-pointer', isRelativePointer],
  ['regex', isRegex],
]);

/** The test of a format by its name; undefined for those that the standard does not know. */
export function formatTest(name: string, draft: Draft): IsFormat | undefined {
  return name === 'hostname' && isBefore(draft, '7') ? isPlainHostname : FORMATS.get(name);
}
