import { useMemo } from 'react';
import { useLocale } from '../../i18n/context';
import { LANGUAGE_TAGS } from '../../i18n/locale';
import { countryNames } from '../../lib/countries';
import type { Run } from '../../operations/use-operation';
import { Badge } from '../../ui/badge/badge';
import { ResultHead } from '../../ui/layout/layout';
import { Table } from '../../ui/table/table';
import type { Line, NothingTyped } from './check';
import { type ToolWords, useWords } from './use-words';
import styles from './view.module.css';

/** Each line with what it is and every rule it breaks. */
export function Batch({ run }: { run: Run<readonly Line[], NothingTyped> }) {
  const words = useWords();
  const language = LANGUAGE_TAGS[useLocale()];
  const lines = run.value;
  const rows = useMemo(() => {
    const nameOf = countryNames(language);
    return lines?.map((line) => rowOf(line, words, nameOf)) ?? [];
  }, [lines, words, language]);
  if (!lines) return run.status === 'busy' ? <div aria-busy /> : <p className={styles.empty}>{words.nothing}</p>;
  const valid = rows.filter(({ isValid }) => isValid).length;
  return (
    <section className={styles.report} data-stale={run.stale ? '' : undefined}>
      <ResultHead title={words.checked(rows.length)} meta={words.counts(valid, rows.length - valid)} />
      <Table
        label={words.list}
        rows={rows}
        headers={[
          { key: 'line', label: words.line, align: 'end', secondary: true },
          {
            key: 'status',
            label: words.status,
            render: ({ isValid, status }) => <Badge kind={isValid ? 'ok' : 'bad'}>{status}</Badge>,
          },
          { key: 'input', label: words.typed, mono: true, whole: true },
          { key: 'electronic', label: words.electronic, mono: true, whole: true },
          {
            key: 'remarks',
            label: words.remarks,
            render: ({ remarks }) => <span className={styles.remark}>{remarks}</span>,
          },
          { key: 'country', label: words.country, secondary: true },
          { key: 'bban', label: words.bban, mono: true, whole: true, secondary: true },
          { key: 'bank', label: words.roles.bank, mono: true, secondary: true },
          { key: 'branch', label: words.roles.branch, mono: true, secondary: true },
          { key: 'account', label: words.roles.account, mono: true, secondary: true },
          { key: 'sepa', label: words.sepa, secondary: true },
        ]}
        sortable
        csvName="ibans.csv"
        copyKeys={['electronic']}
      />
    </section>
  );
}

function rowOf({ line, input, report }: Line, words: ToolWords, nameOf: (code: string) => string) {
  const isIban = report.kind === 'iban';
  const isKnown = isIban ? report.parts.length > 0 : report.valid;
  return {
    line,
    isValid: report.valid,
    status: report.valid ? words.ok : words.wrong,
    input,
    // Of what is wrong there is no form that could be used.
    electronic: report.valid ? (isIban ? report.iban : report.bic) : '',
    bban: isIban && report.valid ? report.bban : '',
    sepa: isIban && report.valid ? (report.sepa ? words.yes : words.no) : '',
    country: isKnown ? nameOf(report.country) : '',
    bank: isIban ? (report.codes.bank ?? '') : report.bank,
    branch: isIban ? (report.codes.branch ?? '') : report.branch,
    account: isIban ? (report.codes.account ?? '') : '',
    remarks: report.faults.map((fault) => words.fault(fault)).join(' '),
  };
}
