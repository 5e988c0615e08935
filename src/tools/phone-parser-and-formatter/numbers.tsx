import { useMemo } from 'react';
import { useLocale } from '../../i18n/context';
import { LANGUAGE_TAGS } from '../../i18n/locale';
import type { Run } from '../../operations/use-operation';
import { Badge } from '../../ui/badge/badge';
import { ResultHead } from '../../ui/layout/layout';
import { Table } from '../../ui/table/table';
import { placeOf } from './place';
import type { Line, PhoneFault } from './report';
import { type ToolWords, useWords } from './use-words';
import styles from './view.module.css';

/** Many numbers: each as it was written, and what it is. */
export function Numbers({ run, from }: { run: Run<readonly Line[], PhoneFault>; from: string }) {
  const words = useWords();
  const language = LANGUAGE_TAGS[useLocale()];
  const lines = run.value;
  const rows = useMemo(() => lines?.map((line) => rowOf(line, words, language)) ?? [], [lines, words, language]);
  const valid = rows.filter(({ isValid }) => isValid).length;
  const same = lines?.filter(({ sameAs }) => sameAs !== undefined).length ?? 0;
  return (
    <section className={styles.report} data-stale={run.stale ? '' : undefined}>
      <ResultHead title={words.found(rows.length)} meta={words.counts(valid, rows.length - valid, same)} />
      <Table
        label={words.list}
        rows={rows}
        headers={[
          { key: 'line', label: words.line, align: 'end', secondary: true },
          {
            key: 'input',
            label: words.input,
            render: ({ input }) => <span className={input.length > 30 ? 'mono' : styles.number}>{input}</span>,
          },
          {
            key: 'valid',
            label: words.isValid,
            render: ({ isValid, valid: text }) => <Badge kind={isValid ? 'ok' : 'bad'}>{text}</Badge>,
          },
          {
            key: 'remark',
            label: words.remark,
            render: ({ remark }) => <span className={styles.remark}>{remark}</span>,
          },
          { key: 'place', label: words.place, secondary: true },
          { key: 'type', label: words.type, secondary: true },
          { key: 'e164', label: words.e164, render: ({ e164 }) => <span className={styles.number}>{e164}</span> },
          {
            key: 'international',
            label: words.international,
            secondary: true,
            render: ({ international }) => <span className={styles.number}>{international}</span>,
          },
          {
            key: 'national',
            label: words.national,
            secondary: true,
            render: ({ national }) => <span className={styles.number}>{national}</span>,
          },
          ...(from === '' ? [] : [{ key: 'dialled', label: words.dialled(from), mono: true, secondary: true }]),
          { key: 'extension', label: words.extension, mono: true, secondary: true },
        ]}
        sortable
        csvName="phones.csv"
        copyKeys={['e164']}
      />
    </section>
  );
}

function rowOf({ line, input, report, fault, sameAs }: Line, words: ToolWords, language: string) {
  const remarks = [
    fault && words.fault(fault),
    report && words.reason(report),
    report?.prefix && words.prefix(report.prefix.country, report.prefix.expected),
    report?.readAs && words.readAs(report.readAs),
    sameAs === undefined ? undefined : words.sameAs(sameAs),
  ];
  return {
    line,
    input,
    isValid: report?.valid === true,
    valid: report?.valid ? words.yes : words.no,
    place: report ? placeOf(report, language, words) : '',
    type: report ? words.types[report.type ?? 'UNKNOWN'] : '',
    e164: report?.e164 ?? '',
    international: report?.international ?? '',
    national: report?.national ?? '',
    dialled: report?.dialled ?? '',
    extension: report?.extension ?? '',
    remark: remarks.filter(Boolean).join(' '),
  };
}
