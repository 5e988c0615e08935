import { useLocale } from '../../i18n/context';
import { LANGUAGE_TAGS } from '../../i18n/locale';
import { countryNames, flagOf } from '../../lib/countries';
import { Alert } from '../../ui/alert/alert';
import { Badge } from '../../ui/badge/badge';
import { CopyRow, CopyRows } from '../../ui/copy-rows/copy-rows';
import { ResultHead } from '../../ui/layout/layout';
import type { BicReport } from './bic';
import { friendly, type IbanReport, type Report } from './check';
import { ROLES } from './registry';
import { Ruler } from './ruler';
import { useWords } from './use-words';
import styles from './view.module.css';

interface ReportViewProps {
  report: Report;
  isStale: boolean;
  /** The IBAN was made here. */
  isTest: boolean;
}

/** Whether it is valid, and what it is made of. */
export function ReportView({ report, isStale, isTest }: ReportViewProps) {
  const words = useWords();
  const isBic = report.kind === 'bic';
  const verdict = report.valid ? (isBic ? words.validBic : words.valid) : isBic ? words.notValidBic : words.notValid;
  return (
    <div className={styles.report} data-stale={isStale ? '' : undefined}>
      <ResultHead
        title={
          <span role="status" className={styles.verdict}>
            {verdict}
            <Badge kind={report.valid ? 'ok' : 'bad'} icon={report.valid ? 'check' : 'x'}>
              {report.valid ? words.ok : words.wrong}
            </Badge>
          </span>
        }
      />
      {isTest ? (
        <Alert kind="info" title={words.testData}>
          {words.testNote}
        </Alert>
      ) : null}
      {report.kind === 'iban' ? <IbanRows report={report} /> : <BicRows report={report} />}
    </div>
  );
}

function useCountry(code: string): string {
  const language = LANGUAGE_TAGS[useLocale()];
  return /^[A-Z]{2}$/.test(code) ? `${flagOf(code)} ${countryNames(language)(code)} · ${code}` : code;
}

function IbanRows({ report }: { report: IbanReport }) {
  const words = useWords();
  const country = useCountry(report.country);
  if (report.parts.length === 0) return null;
  const mark = report.valid ? undefined : <Badge>{words.unchecked}</Badge>;
  return (
    <>
      <Ruler parts={report.parts} />
      <CopyRows label={words.result} nameWidth={170}>
        <CopyRow label={words.country} value={country} />
        <CopyRow label={words.roles['check-digits']} value={report.checkDigits} mark={mark} />
        <CopyRow label={words.bban} value={report.bban} mark={mark} />
        {ROLES.map((role) => {
          const code = report.codes[role];
          return code === undefined ? null : <CopyRow key={role} label={words.roles[role]} value={code} mark={mark} />;
        })}
        <CopyRow label={words.qr} value={report.qr ? words.yes : words.no} mark={mark} />
        <CopyRow label={words.sepa} value={report.sepa ? words.yes : words.no} />
        <CopyRow label={words.friendly} value={friendly(report)} mark={mark} />
        <CopyRow label={words.electronic} value={report.iban} mark={mark} />
      </CopyRows>
    </>
  );
}

function BicRows({ report }: { report: BicReport }) {
  const words = useWords();
  const country = useCountry(report.country);
  const mark = report.valid ? undefined : <Badge>{words.unchecked}</Badge>;
  return (
    <>
      <CopyRows label={words.result} nameWidth={170}>
        <CopyRow label={words.bic} value={report.bic} mark={mark} />
        <CopyRow label={words.bicBank} value={report.bank} mark={mark} />
        <CopyRow label={words.country} value={country} mark={mark} />
        <CopyRow label={words.bicPlace} value={report.place} mark={mark} />
        <CopyRow
          label={words.bicBranch}
          value={report.branch === '' || report.branch === 'XXX' ? words.headOffice : report.branch}
          mark={mark}
        />
      </CopyRows>
      {report.note && report.valid ? <p className={styles.source}>{words.bicNote[report.note]}</p> : null}
    </>
  );
}
