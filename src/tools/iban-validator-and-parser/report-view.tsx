import { useLocale } from '../../i18n/context';
import { LANGUAGE_TAGS } from '../../i18n/locale';
import { Alert } from '../../ui/alert/alert';
import { Badge } from '../../ui/badge/badge';
import { FactRows } from '../../ui/copy-rows/fact-rows';
import { Verdict } from '../../ui/verdict/verdict';
import type { Report } from '../../lib/iban/check';
import { rowsOf } from './report-rows';
import { Ruler } from './ruler';
import { useWords } from './use-words';
import styles from './view.module.css';

interface ReportViewProps {
  report: Report;
  /** The IBAN was made here. */
  isTest: boolean;
}

/** Whether it is valid, and what it is made of. */
export function ReportView({ report, isTest }: ReportViewProps) {
  const words = useWords();
  const { kind, valid } = report;
  const verdict = valid ? words.verdicts[kind].valid : words.verdicts[kind].notValid;
  const rows = rowsOf(report, words, LANGUAGE_TAGS[useLocale()]);
  const unchecked = valid ? undefined : <Badge>{words.unchecked}</Badge>;
  return (
    <>
      <Verdict isGood={valid} title={verdict} />
      {isTest ? (
        <Alert kind="info" title={words.testData}>
          {words.testNote}
        </Alert>
      ) : null}
      {kind === 'iban' && rows.length > 0 ? <Ruler parts={report.parts} /> : null}
      {rows.length > 0 ? (
        <FactRows
          title={words.result}
          hideTitle
          nameWidth={170}
          rows={rows.map(({ isSure, ...row }) => ({ ...row, mark: isSure ? undefined : unchecked }))}
        />
      ) : null}
      {kind === 'bic' && report.note && valid ? <p className={styles.source}>{words.bicNote[report.note]}</p> : null}
    </>
  );
}
