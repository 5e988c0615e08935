import { useLocale } from '../../i18n/context';
import { LANGUAGE_TAGS } from '../../i18n/locale';
import { Badge } from '../../ui/badge/badge';
import { CopyRow, CopyRows } from '../../ui/copy-rows/copy-rows';
import { ResultHead } from '../../ui/layout/layout';
import { Link } from '../../ui/link/link';
import { Notes } from '../../ui/notes/notes';
import { placeOf } from './place';
import type { PhoneReport } from './report';
import { useWords } from './use-words';
import styles from './view.module.css';

interface PhoneViewProps {
  report: PhoneReport;
  /** The country one dials from. */
  from: string;
  isStale: boolean;
}

/** What a number is, and how it is written. */
export function PhoneView({ report, from, isStale }: PhoneViewProps) {
  const words = useWords();
  const language = LANGUAGE_TAGS[useLocale()];
  const { valid, possible, e164, extension } = report;
  const yesNo = (is: boolean) => (is ? words.yes : words.no);
  return (
    <div className={styles.report} data-stale={isStale ? '' : undefined}>
      <ResultHead
        title={
          <span role="status" className={styles.verdict}>
            {valid ? words.valid : words.notValid}
            <Badge kind={valid ? 'ok' : 'bad'} icon={valid ? 'check' : 'x'}>
              {words.types[report.type ?? 'UNKNOWN']}
            </Badge>
          </span>
        }
      />
      {report.readAs === undefined ? null : <Notes items={[{ kind: 'info', message: words.readAs(report.readAs) }]} />}
      <CopyRows label={words.result} nameWidth={190}>
        <CopyRow label={words.place} value={placeOf(report, language, words)} />
        <CopyRow label={words.callingCode} value={`+${report.callingCode}`} />
        <CopyRow label={words.isValid} value={yesNo(valid)} />
        <CopyRow label={words.isPossible} value={possible ? words.yes : [words.no, words.reason(report)].join(' · ')} />
        <CopyRow label={words.type} value={words.types[report.type ?? 'UNKNOWN']} />
        <CopyRow label={words.international} value={report.international} />
        <CopyRow label={words.national} value={report.national} />
        <CopyRow label={words.e164} value={e164} />
        <CopyRow label={words.rfc3966} value={report.rfc3966} />
        {report.dialled === undefined ? null : <CopyRow label={words.dialled(from)} value={report.dialled} />}
        {extension === undefined ? null : <CopyRow label={words.extension} value={extension} />}
        {possible ? <Links report={report} /> : null}
      </CopyRows>
    </div>
  );
}

/** Addresses that open a telephone, a message or a chat. */
function Links({ report }: { report: PhoneReport }) {
  const words = useWords();
  const links = [
    [words.call, report.rfc3966],
    [words.message, `sms:${report.e164}`],
    [words.whatsapp, `https://wa.me/${report.e164.slice(1)}`],
  ] as const;
  return links.map(([label, href]) => (
    <CopyRow
      key={label}
      label={label}
      value={href}
      shown={
        <Link href={href} {...(href.startsWith('https:') && { target: '_blank', rel: 'noreferrer' })}>
          {href}
        </Link>
      }
    />
  ));
}
