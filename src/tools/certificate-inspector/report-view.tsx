import { useId } from 'react';
import { Badge } from '../../ui/badge/badge';
import { ResultHead, Stack } from '../../ui/layout/layout';
import { Notes, type NoteItem } from '../../ui/notes/notes';
import { ChainSection } from './chain-section';
import { ObjectList } from './object-list';
import type { InspectReport } from './report';
import { keySentences, titlesOf } from './sentences';
import { useWords, type ToolWords } from './use-words';
import { ValidityBar } from './validity-bar';
import styles from './view.module.css';

/** So many chains are drawn. */
const MOST_CHAINS = 20;
/** So many notes of one kind are. */
const MOST_NOTES = 50;

export interface ReportViewProps {
  report: InspectReport;
  /** The host that was asked for, as it was typed. */
  host: string;
  /** The moment of the check is the present. */
  isTicking: boolean;
  /** The way to a place of the text in the box, if it can be gone to. */
  wayTo: (at: number) => (() => void) | undefined;
}

/** All that was found: first what it comes to, then the chains, then each object. */
export function ReportView({ report, host, isTicking, wayTo }: ReportViewProps) {
  const words = useWords();
  const { chains } = report;
  const shown = chains.slice(0, MOST_CHAINS);
  return (
    <Stack>
      <Summary report={report} host={host} isTicking={isTicking} />
      <Notes items={notesOf(report, words, wayTo)} />
      {shown.map((chain, at) => (
        <ChainSection key={at} chain={chain} place={at + 1} all={chains.length} report={report} />
      ))}
      {chains.length > shown.length ? (
        <p className={styles.more}>{words.moreChains(chains.length - shown.length)}</p>
      ) : null}
      <ObjectList report={report} isTicking={isTicking} />
    </Stack>
  );
}

/** Of what it is, how long it holds, what belongs together, and whether the host fits. */
function Summary({ report, host, isTicking }: Omit<ReportViewProps, 'wayTo'>) {
  const words = useWords();
  const id = useId();
  const { objects, chains, at } = report;
  const titles = titlesOf(words, objects);
  const of = (kind: keyof typeof words.kinds) => objects.filter((one) => one.kind === kind).length;
  const counts = { certificate: of('certificate'), request: of('request'), list: of('list'), key: of('key') };
  const place = chains[0]?.links[0]?.object;
  const leaf = place === undefined ? undefined : objects[place];
  return (
    <section className={styles.summary} aria-labelledby={id}>
      <ResultHead title={<span id={id}>{words.summary}</span>} />
      <p>{words.counts(counts)}</p>
      {leaf?.kind === 'certificate' ? (
        <>
          <p className={styles.who}>
            <strong>{leaf.name === '' ? words.emptyName : leaf.name}</strong>
            <span>{words.issuedBy(leaf.issuer.text === '' ? words.emptyName : leaf.issuer.text)}</span>
          </p>
          {leaf.names.length > 0 ? <p className={styles.names}>{namesLine(leaf.names)}</p> : null}
          <ValidityBar certificate={leaf} at={isTicking ? undefined : at} />
        </>
      ) : null}
      {chains.length === 1 && (chains[0]?.links.length ?? 0) > 1 ? (
        <p>{words.oneChain(chains[0]?.links.length ?? 0)}</p>
      ) : null}
      {chains.length > 1 ? <p>{words.manyChains(chains.length)}</p> : null}
      <HostAnswers report={report} host={host} titles={titles} />
      {keySentences(words, report, (at) => titles[at] ?? '')
        .slice(0, MOST_NOTES)
        .map(({ isSame, text }) => (
          <p key={text}>
            <Badge kind={isSame ? 'ok' : 'bad'} icon={isSame ? 'check' : 'x'} /> {text}
          </p>
        ))}
    </section>
  );
}

/** More names are told by their card. */
const MOST_NAMES = 8;

function namesLine(names: readonly { readonly text: string; readonly unicode: string | undefined }[]): string {
  const shown = names.slice(0, MOST_NAMES).map(({ text, unicode }) => (unicode ? `${text} (${unicode})` : text));
  return `${shown.join(', ')}${names.length > MOST_NAMES ? `, +${names.length - MOST_NAMES}` : ''}`;
}

function HostAnswers({ report, host, titles }: { report: InspectReport; host: string; titles: readonly string[] }) {
  const words = useWords();
  return report.host?.slice(0, MOST_CHAINS).map(({ object, by, isForServers }) => (
    <p key={object} role="status">
      <Badge kind={by === undefined ? 'bad' : 'ok'} icon={by === undefined ? 'x' : 'check'} />{' '}
      {words.note(words.hostOf(host, titles[object] ?? ''), [
        by === undefined ? words.hostDiffers : words.hostFits(by),
        ...(isForServers ? [] : [words.notForServers]),
      ])}
    </p>
  ));
}

/** What could not be read, where it stands; then what is there to know beside the objects. */
function notesOf(
  { faults, labels, objects, stores, hasPrivateKey }: InspectReport,
  words: ToolWords,
  wayTo: ReportViewProps['wayTo'],
): (NoteItem | false)[] {
  const place = (at: number | undefined) =>
    at === undefined ? {} : { where: words.character(at + 1), onGo: wayTo(at) };
  return [
    ...faults.slice(0, MOST_NOTES).map((fault): NoteItem => ({
      kind: 'error',
      message: fault.label === undefined ? words.fault(fault) : words.note(fault.label, [words.fault(fault)]),
      ...place(fault.at),
    })),
    hasPrivateKey && { kind: 'warning', message: words.privateKey },
    ...labels.slice(0, MOST_NOTES).map(({ object, label, kind }): NoteItem => ({
      kind: 'warning',
      message: words.label({ label, kind }),
      ...place(objects[object]?.origin.at),
    })),
    ...stores.map((store): NoteItem => ({ kind: 'info', message: words.store(store) })),
    ...stores
      .flatMap(({ names }) => names)
      .slice(0, MOST_NOTES)
      .map((name): NoteItem => ({ kind: 'info', message: words.note(words.friendlyName, [name]) })),
  ];
}
