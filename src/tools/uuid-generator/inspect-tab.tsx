import { useLocale } from '../../i18n/context';
import { localTime } from '../../i18n/local-time';
import type { Locale } from '../../i18n/locale';
import { useDraft } from '../../operations/use-draft';
import { useOperation } from '../../operations/use-operation';
import { Badge } from '../../ui/badge/badge';
import { CopyRow, CopyRows } from '../../ui/copy-rows/copy-rows';
import { InputText } from '../../ui/input-text/input-text';
import { ResultHead, Sheet } from '../../ui/layout/layout';
import { type NoteItem, Notes } from '../../ui/notes/notes';
import type { UuidFacts } from './inspect';
import { inspect } from './operations';
import { type ToolWords, useWords } from './use-words';
import styles from './view.module.css';

const NO_OPTIONS = {};

export function InspectTab() {
  const words = useWords();
  const [text, setText] = useDraft('inspected', '');
  const isEmpty = text.trim() === '';
  const run = useOperation(inspect, { text }, NO_OPTIONS, { enabled: !isEmpty });
  return (
    <Sheet>
      <InputText
        label={words.uuid}
        mono
        clearable
        placeholder="017f22e2-79b0-7cc3-98c4-dc0c0c07398f"
        hint={words.uuidHint}
        value={text}
        onChange={setText}
        error={run.fault ? words.fault(run.fault) : undefined}
      />
      {isEmpty ? <p className={styles.empty}>{words.inspectEmpty}</p> : null}
      {run.status === 'done' && run.value ? <Facts facts={run.value} /> : null}
    </Sheet>
  );
}

function Facts({ facts }: { facts: UuidFacts }) {
  const words = useWords();
  const locale = useLocale();
  const meaning = meaningRows(facts, words, locale);
  return (
    <>
      <ResultHead title={heading(facts, words)} />
      <CopyRows label={words.meaning} nameWidth={150}>
        {meaning.map(([label, value, mark]) => (
          <CopyRow key={label} label={label} value={value} mark={mark ? <Badge>{mark}</Badge> : undefined} />
        ))}
      </CopyRows>
      <Notes items={notes(facts, words)} />
      <ResultHead title={words.notations} />
      <CopyRows label={words.notations} nameWidth={150}>
        <CopyRow label={words.facts.canonical} value={facts.uuid} />
        {(['hex', 'decimal', 'base64', 'base64url', 'ulid', 'dotnet', 'urn'] as const).map((name) => (
          <CopyRow key={name} label={words.facts[name]} value={facts[name]} />
        ))}
      </CopyRows>
    </>
  );
}

/** What the UUID is, in a few words. */
function heading({ kind, version }: UuidFacts, words: ToolWords): string {
  if (kind === 'nil' || kind === 'max') return words.kinds[kind];
  if (version === undefined) return words.uuid;
  const meanings: Readonly<Record<number, string>> = words.versionMeanings;
  return `v${version} · ${meanings[version] ?? words.versionMeanings.unknown}`;
}

type MeaningRow = readonly [label: string, value: string, mark?: string];

function meaningRows(facts: UuidFacts, words: ToolWords, locale: Locale): MeaningRow[] {
  const names = words.facts;
  const rows: MeaningRow[] = [[names.variant, words.variants[facts.variant]]];
  if (facts.version !== undefined) rows.unshift([words.version, String(facts.version)]);
  if (facts.instant !== undefined && facts.instantMs !== undefined) {
    rows.push([names.instantUtc, facts.instant], [names.instantLocal, localTime(facts.instantMs, locale)]);
  }
  if (facts.domain !== undefined) rows.push([names.domain, domainName(facts.domain, words)]);
  if (facts.localId !== undefined) rows.push([names.localId, String(facts.localId)]);
  if (facts.clockSequence !== undefined) rows.push([names.clockSequence, String(facts.clockSequence)]);
  if (facts.node !== undefined)
    rows.push([names.node, facts.node, facts.isRandomNode ? words.randomNode : words.realNode]);
  return rows;
}

function domainName(domain: number, { domains }: ToolWords): string {
  return [domains.person, domains.group, domains.organisation][domain] ?? String(domain);
}

function notes(facts: UuidFacts, words: ToolWords): NoteItem[] {
  const items: NoteItem[] = [];
  if (facts.kind === 'other-variant') items.push({ kind: 'warning', message: words.notRfc });
  if (facts.isRandomNode === false) items.push({ kind: 'info', message: words.realNodeNote });
  return items;
}
