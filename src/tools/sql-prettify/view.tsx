import { useCallback, useState } from 'react';
import { useLocale } from '../../i18n/context';
import { formatBytes } from '../../i18n/words';
import { isEmptySource, sizeOf, type TextSource } from '../../lib/text-source';
import { useDraft } from '../../operations/use-draft';
import { useOperation } from '../../operations/use-operation';
import { useOptions } from '../../operations/use-options';
import { Alert } from '../../ui/alert/alert';
import { Button } from '../../ui/button/button';
import { ConverterPanes } from '../../ui/converter/converter';
import { InputText } from '../../ui/input-text/input-text';
import { Stack } from '../../ui/layout/layout';
import type { NoteItem } from '../../ui/notes/notes';
import { Options } from '../../ui/options/options';
import { Tabs } from '../../ui/tabs/tabs';
import type { FieldError } from '../../ui/text-input/text-input';
import { colourLine } from './colour-line';
import { prettify, sqlOptions } from './operations';
import type { Prettified } from './writer';
import type { PrettifyFault } from './prettify-fault';
import { type ToolWords, useWords } from './use-words';
import styles from './view.module.css';

const INITIAL_TEXT = 'select field1,field2,field3 from my_table where my_condition;';
const EXAMPLES = {
  query: `with recent as (select customer_id, sum(total) as spent from orders where ordered_at >= :since group by customer_id having sum(total) > 100)
select c.name, r.spent, case when r.spent > 1000 then 'gold' else 'silver' end as level -- by this year
from customers c join recent r on r.customer_id = c.id where c.country in ('CN','FR') and c.active = true order by r.spent desc limit 20;`,
  template: `select id, name from {{ schema }}.users where id = #{id} {% if active %} and active = \${flag} {% endif %}`,
};
const ACCEPT = '.sql,.ddl,.dml,.pgsql,.psql,.hql,.pls,.plsql,.tsql,.txt,text/*';
/** Bytes from which on the visitor is asked first: a megabyte takes ten seconds and more. */
const ASKED_FROM = 1_000_000;
const NO_SPANS = new Uint32Array();

export default function SqlPrettify() {
  const words = useWords();
  const [source, setSource] = useDraft<TextSource>('text', INITIAL_TEXT, { takes: 'text' });
  const [parameters, setParameters] = useDraft('parameters', '');
  const [options, change] = useOptions(sqlOptions);
  const [agreed, setAgreed] = useState<TextSource>();
  const asks = sizeOf(source) > ASKED_FROM && agreed !== source;
  const run = useOperation(prettify, { text: source, parameters }, options, {
    enabled: !asks && !isEmptySource(source),
  });
  const spans = run.value?.spans ?? NO_SPANS;
  const highlight = useCallback((line: string, start: number) => colourLine(line, start, spans), [spans]);

  return (
    <Stack>
      <div>
        <ConverterPanes
          optionRow={
            <Options
              schema={sqlOptions}
              words={words.options}
              open={['dialect', 'keywordCase', 'indent', 'indentStyle']}
              buttons={['logicalOperatorNewline']}
              without={['oneLine']}
            />
          }
          source={source}
          onSource={setSource}
          run={run}
          inputLabel={words.input}
          outputLabel={words.result}
          fileName="query.sql"
          mimeType="application/sql"
          accept={ACCEPT}
          placeholder={words.inputHint}
          example={[
            { label: words.sampleShort, value: INITIAL_TEXT },
            { label: words.sampleQuery, value: EXAMPLES.query },
            { label: words.sampleTemplate, value: EXAMPLES.template },
          ]}
          fault={(fault) => errorOf(words, fault, change)}
          highlight={highlight}
          empty={asks ? <Question size={sizeOf(source)} onAgree={() => setAgreed(source)} /> : undefined}
          tabs={
            <Tabs
              label={words.options.oneLine.label}
              size="small"
              tabs={[
                { id: 'formatted', label: words.options.oneLine.values.false },
                { id: 'one-line', label: words.options.oneLine.values.true },
              ]}
              value={options.oneLine ? 'one-line' : 'formatted'}
              onChange={(form) => change({ oneLine: form === 'one-line' })}
            />
          }
          notes={(value) => notesOf(words, value)}
        />
      </div>
      <div className={styles.parameters}>
        <InputText
          label={words.parameters}
          hint={words.parametersHint}
          value={parameters}
          onChange={setParameters}
          multiline
          rows={3}
          mono
          placeholder={":id = 42\n$1 = 'x'"}
        />
      </div>
    </Stack>
  );
}

function Question({ size, onAgree }: { size: number; onAgree: () => void }) {
  const words = useWords();
  const locale = useLocale();
  return (
    <Alert kind="info" title={words.largeTitle(formatBytes(locale, size))}>
      {words.largeHint}
      <div className={styles.act}>
        <Button size="small" variant="primary" onClick={onAgree}>
          {words.formatAnyway}
        </Button>
      </div>
    </Alert>
  );
}

function errorOf(
  words: ToolWords,
  fault: PrettifyFault,
  change: (changes: { dialect: NonNullable<ReadableFault['readableAs']> }) => void,
): FieldError {
  const { at, line, column, excerpt } = fault;
  const dialect = 'readableAs' in fault ? fault.readableAs : undefined;
  return {
    message: words.fault(fault),
    at,
    line,
    column,
    excerpt,
    actions: dialect ? (
      <Button size="small" onClick={() => change({ dialect })}>
        {words.readsAs(words.options.dialect.values[dialect])}
      </Button>
    ) : undefined,
  };
}

type ReadableFault = Extract<PrettifyFault, { readonly readableAs: unknown }>;

function notesOf(words: ToolWords, { unfilled, unused }: Prettified): NoteItem[] {
  const items: NoteItem[] = [];
  if (unfilled.length > 0) items.push({ kind: 'warning', message: words.unfilled(unfilled.join(words.listSeparator)) });
  if (unused.length > 0) items.push({ kind: 'info', message: words.unused(unused.join(words.listSeparator)) });
  return items;
}
