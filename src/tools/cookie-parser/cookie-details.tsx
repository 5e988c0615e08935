import { useLocale } from '../../i18n/context';
import { LANGUAGE_TAGS } from '../../i18n/locale';
import { localTime } from '../../i18n/local-time';
import { relativeTime } from '../../lib/relative-time';
import { FactRows } from '../../ui/copy-rows/fact-rows';
import type { CopyRowProps } from '../../ui/copy-rows/copy-rows';
import { OpenIn } from '../../ui/open-in/open-in';
import { MASK, nameOf } from './masked';
import type { Verdict } from './judge';
import type { Found } from './look-into';
import type { Entry } from './entry';
import { SendingGrid } from './sending-grid';
import { deletionOf } from './set-line';
import type { ParsedCookie } from './set-cookie';
import { type ToolWords, useWords } from './use-words';

export interface CookieDetailsProps {
  entry: Entry;
  now: number;
  areShown: boolean;
  /** Its line and the one that deletes it stand above. */
  isBuilt?: boolean;
}

/** What there is to know of one cookie: its value, where and how long it goes, and when it is sent. */
export function CookieDetails({ entry, now, areShown, isBuilt = false }: CookieDetailsProps) {
  const words = useWords();
  const locale = useLocale();
  const { value, found, set } = entry;
  const foundText = (each: Found) =>
    each.kind === 'time' ? `${localTime(each.at, locale)} (${new Date(each.at).toISOString()})` : each.text;
  const hide = (text: string) => (areShown ? text : MASK);
  return (
    <>
      <FactRows
        title={words.details(nameOf(entry, words))}
        nameWidth={130}
        actions={<Ways found={found} />}
        rows={[
          ...(isBuilt ? [] : [{ label: words.value, value, shown: value === '' ? words.emptyValue : hide(value) }]),
          ...found.map((each) => ({
            label: words.holds[each.kind],
            value: foundText(each),
            shown: hide(foundText(each)),
          })),
          ...(set ? rowsOf(set, { words, now, locale, isBuilt }) : []),
        ]}
      />
      {set?.verdict.state === 'stored' ? <SendingGrid cookie={set.cookie} /> : null}
    </>
  );
}

/** To the tools that look further into what a value holds. */
function Ways({ found }: { found: Entry['found'] }) {
  const words = useWords();
  return found.map((each) => {
    if (each.kind !== 'jwt' && each.kind !== 'json') return null;
    return (
      <OpenIn key={each.kind} tool={each.kind === 'jwt' ? 'jwt-parser' : 'json-prettify'} text={each.text}>
        {each.kind === 'jwt' ? words.openJwt : words.openJson}
      </OpenIn>
    );
  });
}

interface Style {
  readonly words: ToolWords;
  readonly now: number;
  readonly locale: ReturnType<typeof useLocale>;
  readonly isBuilt: boolean;
}

type Facts = NonNullable<Entry['set']>;

function rowsOf(set: Facts, style: Style): CopyRowProps[] {
  const { words } = style;
  const { cookie, verdict } = set;
  const rows = factsOf(set, style).map(([label, value]) => ({ label, value }));
  const hasNone = style.isBuilt || verdict.state !== 'stored';
  return hasNone
    ? rows
    : [...rows, { label: words.deletion, value: `Set-Cookie: ${deletionOf(cookie, verdict.path)}` }];
}

/** One sentence for each thing an attribute settles; of a refused one only why. */
function factsOf({ cookie, verdict }: Facts, style: Style): (readonly [label: string, text: string])[] {
  const { words } = style;
  if (verdict.refusals.length > 0) return [[words.why, verdict.refusals.map((each) => words.refusal(each)).join(' ')]];
  const transport = verdict.isLocal ? words.localSecure : cookie.secure ? words.secureOnly : words.insecure;
  return [
    [words.sentTo, hostText(verdict, words)],
    [words.path, pathText(cookie, verdict, words)],
    [words.life, lifeText(verdict, style)],
    [words.transport, transport],
    [words.scripts, cookie.httpOnly ? words.hidden : words.readable],
    ['SameSite', cookie.sameSite ?? words.sameSiteDefault],
    ...(cookie.partitioned ? [['Partitioned', words.partitioned] as const] : []),
    ...(cookie.priority ? [['Priority', words.priority(cookie.priority)] as const] : []),
  ];
}

function hostText({ host, withSubdomains }: Verdict, words: ToolWords): string {
  if (host === undefined) return words.ownHost;
  return withSubdomains ? words.hostAndBelow(host) : words.hostOnly(host);
}

function pathText(cookie: ParsedCookie, { path }: Verdict, words: ToolWords): string {
  if (path === undefined) return words.ownPath;
  if (path === '/') return words.allPaths;
  return cookie.path === undefined ? words.defaultPathAndBelow(path) : words.pathAndBelow(path);
}

function lifeText({ life }: Verdict, { words, now, locale }: Style): string {
  if (life.kind === 'session') return words.session;
  const { at, seconds, isCapped, from } = life;
  if (at <= now) return words.over;
  if (Number.isNaN(new Date(at).getTime())) return words.seconds(seconds);
  const until = words.until(
    localTime(at, locale),
    new Date(at).toISOString(),
    relativeTime(at, now, LANGUAGE_TAGS[locale]),
  );
  return [from === 'max-age' && words.seconds(seconds), until, isCapped && words.capped].filter(Boolean).join(' · ');
}
