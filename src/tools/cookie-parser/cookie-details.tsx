import { useLocale } from '../../i18n/context';
import { LANGUAGE_TAGS } from '../../i18n/locale';
import { localTime } from '../../i18n/local-time';
import { relativeTime } from '../../lib/relative-time';
import { FactRows } from '../../ui/copy-rows/fact-rows';
import { OpenIn } from '../../ui/open-in/open-in';
import { Table } from '../../ui/table/table';
import { MASK, nameOf } from './masked';
import type { Verdict } from './judge';
import type { Found } from './look-into';
import type { Entry } from './report';
import type { ParsedCookie } from './set-cookie';
import { type ToolWords, useWords } from './use-words';

/** What there is to know of one cookie: its value, where and how long it goes, and when it is sent. */
export function CookieDetails({ entry, now, areShown }: { entry: Entry; now: number; areShown: boolean }) {
  const words = useWords();
  const locale = useLocale();
  const { value, found, set } = entry;
  const token = found.find(({ kind }) => kind === 'jwt');
  const foundText = (each: Found) =>
    each.kind === 'time' ? `${localTime(each.at, locale)} (${new Date(each.at).toISOString()})` : each.text;
  const hide = (text: string) => (areShown ? text : MASK);
  return (
    <>
      <FactRows
        title={words.details(nameOf(entry, words))}
        nameWidth={130}
        actions={
          token?.kind === 'jwt' ? (
            <OpenIn tool="jwt-parser" text={token.text}>
              {words.openJwt}
            </OpenIn>
          ) : undefined
        }
        rows={[
          { label: words.value, value, shown: value === '' ? '' : hide(value) },
          ...found.map((each) => ({
            label: words.holds[each.kind],
            value: foundText(each),
            shown: hide(foundText(each)),
          })),
          ...(set ? factsOf(set, { words, now, locale }) : []).map(([label, text]) => ({ label, value: text })),
        ]}
      />
      {set && set.verdict.state !== 'refused' ? <Grid cookie={set.cookie} /> : null}
    </>
  );
}

interface Style {
  readonly words: ToolWords;
  readonly now: number;
  readonly locale: ReturnType<typeof useLocale>;
}

type Fact = readonly [label: string, text: string];

function factsOf({ cookie, verdict }: NonNullable<Entry['set']>, style: Style): Fact[] {
  const { words } = style;
  const sameSite = cookie.sameSite ?? words.sameSiteDefault;
  const transport = verdict.isLocal ? words.localSecure : cookie.secure ? words.secureOnly : words.insecure;
  const facts: Fact[] = [];
  if (verdict.refusals.length > 0)
    facts.push([words.why, verdict.refusals.map((each) => words.refusal(each)).join(' ')]);
  facts.push(
    [words.sentTo, hostText(verdict, words)],
    [words.path, pathText(cookie, verdict, words)],
    [words.life, lifeText(verdict, style)],
    [words.transport, transport],
    [words.scripts, cookie.httpOnly ? words.hidden : words.readable],
    [words.sameSiteLabel, sameSite],
  );
  if (cookie.partitioned) facts.push([words.partitionedLabel, words.partitioned]);
  return facts;
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
  if (Number.isNaN(new Date(at).getTime())) return words.seconds(seconds);
  const until = words.until(
    localTime(at, locale),
    new Date(at).toISOString(),
    relativeTime(at, now, LANGUAGE_TAGS[locale]),
  );
  return [from === 'max-age' && words.seconds(seconds), until, isCapped && words.capped].filter(Boolean).join(' · ');
}

const CONTEXTS = ['same', 'link', 'form', 'frame', 'fetch'] as const;
type Context = (typeof CONTEXTS)[number];

/** Whether a cookie goes with a request, by where that comes from. */
function answerFor(context: Context, { sameSite, partitioned }: ParsedCookie, words: ToolWords): string {
  if (context === 'same') return words.yes;
  if (sameSite === 'Strict') return words.no;
  if (context === 'link') return words.yes;
  if (sameSite === 'None')
    return partitioned && context !== 'form' ? words.partition : context === 'form' ? words.yes : words.unlessBlocked;
  return sameSite === undefined && context === 'form' ? words.grace : words.no;
}

function Grid({ cookie }: { cookie: ParsedCookie }) {
  const words = useWords();
  return (
    <Table<{ context: Context }>
      description={words.grid}
      rows={CONTEXTS.map((context) => ({ context }))}
      headers={[
        { key: 'context', label: words.gridHeads.context, text: ({ context }) => words.contexts[context] },
        { key: 'sent', label: words.gridHeads.sent, text: ({ context }) => answerFor(context, cookie, words) },
      ]}
    />
  );
}
