import { Badge, type BadgeProps } from '../../ui/badge/badge';
import { CopyButton } from '../../ui/copy/copy-button';
import { DownloadButton } from '../../ui/download-button/download-button';
import { Section } from '../../ui/layout/layout';
import { Notes } from '../../ui/notes/notes';
import type { ChainFacts, InspectReport } from './report';
import { useStyle } from './use-style';
import { useWords, type ToolWords } from './use-words';
import styles from './view.module.css';

/** So deep a list is set in. */
const DEEPEST = 5;

export interface ChainSectionProps {
  chain: ChainFacts;
  /** From 1, and how many there are. */
  place: number;
  all: number;
  report: InspectReport;
}

/** A chain from the leaf up: the three answers apart, its certificates, and what is wrong with it. */
export function ChainSection({ chain, place, all, report }: ChainSectionProps) {
  const words = useWords();
  const { moment } = useStyle();
  const title = words.chain(place, all);
  const fileName = all > 1 ? `chain-${place}.pem` : 'chain.pem';
  const certificates = () => report.objects.filter((one) => one.kind === 'certificate');
  const calendar = async () => {
    const { expiryCalendar } = await import('./calendar');
    return expiryCalendar(certificates(), Date.now(), words.calendarSummary);
  };
  return (
    <Section
      title={title}
      actions={
        <>
          {place === 1 ? (
            <DownloadButton
              fileName="certificates.ics"
              mimeType="text/calendar"
              content={calendar}
              label={words.calendar}
              size="small"
              variant="quiet"
            />
          ) : null}
          <DownloadButton fileName={fileName} content={() => chain.pem} iconOnly size="small" variant="quiet" />
          <CopyButton value={chain.pem} label={words.orderedPem} sends={title} size="small" variant="quiet" />
        </>
      }
    >
      <Answers chain={chain} title={title} />
      <ol className={styles.chain} aria-label={words.links(place)}>
        {chain.links.map((link, depth) => (
          <li key={`${link.fingerprint} ${depth}`} data-depth={Math.min(depth, DEEPEST)}>
            <strong className={styles.name}>{link.name === '' ? words.emptyName : link.name}</strong>
            <Badge>{link.object === undefined ? words.fromRoots : words.pastedAs(link.object + 1)}</Badge>
            <LinkState link={link} />
          </li>
        ))}
      </ol>
      <Notes
        title={words.note(title, [words.problems])}
        items={[
          ...chain.problems.map((problem) => ({
            kind: 'error' as const,
            message: words.problem(problem, chain.links[problem.place]?.name ?? '', moment),
          })),
          ...chain.links.flatMap(({ revocation, name }) =>
            (revocation?.limits ?? []).map((limit) => ({
              kind: 'warning' as const,
              message: words.note(name, [words.limit(limit)]),
            })),
          ),
          chain.isReordered && { kind: 'info', message: words.reordered },
        ]}
      />
    </Section>
  );
}

function Answers({ chain, title }: { chain: ChainFacts; title: string }) {
  const words = useWords();
  return (
    <ul className={styles.answers} aria-label={title}>
      {answersOf(chain, words).map(({ name, kind, text }) => (
        <li key={name}>
          <Badge {...(kind && { kind, icon: ICONS[kind] })}>{name}</Badge>
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}

type Kind = 'ok' | 'bad' | 'warn';

const ICONS = { ok: 'check', bad: 'x', warn: 'triangle-alert' } as const satisfies Record<Kind, string>;
const INTACT = { yes: 'ok', no: 'bad', unchecked: 'warn' } as const;
const TRUSTED = { yes: 'ok', no: 'bad', unasked: undefined } as const;

function answersOf(
  { intact, isComplete, missing, trusted }: ChainFacts,
  words: ToolWords,
): { readonly name: string; readonly kind: Kind | undefined; readonly text: string }[] {
  const incomplete = missing ? words.missing(missing.issuer, missing.addresses) : words.incomplete;
  return [
    { name: words.answers.intact, kind: INTACT[intact], text: words.intact[intact] },
    {
      name: words.answers.complete,
      kind: isComplete ? 'ok' : 'warn',
      text: isComplete ? words.complete : incomplete,
    },
    { name: words.answers.trusted, kind: TRUSTED[trusted], text: words.trusted[trusted] },
  ];
}

const REVOCATIONS = { good: 'ok', revoked: 'bad', unknown: undefined } as const;

function LinkState({ link: { signature, revocation } }: { link: ChainFacts['links'][number] }) {
  const words = useWords();
  return (
    <>
      {signature ? <SignatureBadge signature={signature} /> : null}
      {revocation ? (
        <Badge {...kindOf(REVOCATIONS[revocation.status])}>{words.revocation[revocation.status]}</Badge>
      ) : null}
    </>
  );
}

const SIGNATURES = { right: 'ok', wrong: 'bad', unsupported: 'warn' } as const;

/** What became of a signature. */
export function SignatureBadge({ signature }: { signature: keyof typeof SIGNATURES }) {
  const words = useWords();
  const said = {
    right: words.rightSignature,
    wrong: words.wrongSignature,
    unsupported: words.uncheckedSignature,
  };
  return <Badge {...kindOf(SIGNATURES[signature])}>{said[signature]}</Badge>;
}

const kindOf = (kind: Kind | undefined): Pick<BadgeProps, 'kind'> => (kind ? { kind } : {});
