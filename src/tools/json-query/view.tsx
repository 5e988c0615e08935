import { useRef, useState } from 'react';
import { inlineText } from '../../lib/text-source';
import { Panes, Stack } from '../../ui/layout/layout';
import { later } from '../../ui/later';
import { makePart, usePart } from '../../ui/part';
import { Options } from '../../ui/options/options';
import { ViewTabs } from '../../ui/tabs/view-tabs';
import { TextInput, type TextInputHandle } from '../../ui/text-input/text-input';
import { TextOutput } from '../../ui/text-output/text-output';
import { errorAt } from './error-at';
import { ExpressionField } from './expression-field';
import { remembered } from './operations';
import type { Language } from './language';
import { BOOKSHOP } from './samples';
import type { QueryReport } from './report';
import { useExpressionWriter } from './use-expression-writer';
import { useQuery } from './use-query';
import { useWords } from './use-words';

const ACCEPT = '.json,.json5,.jsonl,.ndjson,.yaml,.yml,.csv,.tsv,.txt,application/json,application/yaml,text/csv';
const FILES = {
  json: { fileName: 'result.json', mimeType: 'application/json' },
  yaml: { fileName: 'result.yaml', mimeType: 'application/yaml' },
  csv: { fileName: 'result.csv', mimeType: 'text/csv' },
  lines: { fileName: 'result.txt', mimeType: 'text/plain' },
} as const;

const DataTreeView = later(async () => (await import('./data-tree-view')).DataTreeView);
const Said = later(async () => (await import('./said')).Said);
const ArgumentsField = later(async () => (await import('./arguments-field')).ArgumentsField);
const sheetPart = makePart(() => import('./sheet'));

/** Data left, what an expression makes of them right, or the data as a tree. */
export default function JsonQuery() {
  const words = useWords();
  const [view, setView] = useState<'result' | 'tree' | 'sheet'>('result');
  // Its keys complete what is typed, too.
  const [isWriting, setWriting] = useState(false);
  const { options, change, data, expression, run, tree, ...state } = useQuery(isWriting || view === 'tree');
  const { language, output } = options;
  const field = useRef<TextInputHandle>(null);
  const writer = useExpressionWriter(field, expression, state.setExpression);
  const sheet = usePart(sheetPart, view === 'sheet');
  const dataField = useRef<TextInputHandle>(null);
  const { value, fault } = run;
  const error = fault && errorAt(fault, words, { expression: inlineText(expression), language }, state.setLanguage);
  const errorOf = (side: 'data' | 'expression' | 'args') => (error?.side === side ? error.error : undefined);
  const args = (
    <ArgumentsField
      value={state.args}
      onChange={state.setArgs}
      names={options.argumentNames}
      onNames={(argumentNames) => change({ argumentNames })}
      error={errorOf('args')}
      onSubmit={state.submit}
    />
  );
  // What is copied is what is seen, and what is wrong with the one view keeps nobody from the others.
  const views = {
    result: {
      ...FILES[output],
      run,
      text: value?.text,
      lines: run.lines,
      footer: value ? <span>{words.count(value.count)}</span> : null,
    },
    tree: {
      ...FILES.json,
      run: tree,
      text: tree.value?.text,
      body: (
        <DataTreeView
          tree={tree}
          language={language}
          places={run.stale ? undefined : value?.places}
          onUse={(path) => writer.write(path)}
          onInsert={writer.insert}
        />
      ),
    },
    sheet: {
      ...FILES.lines,
      run: { ...run, status: 'done', stale: false },
      text: sheet?.sheetText(language),
      body: sheet ? <sheet.Sheet language={language} onTry={(tried) => writer.write(tried)} /> : null,
    },
  } as const;
  return (
    <Stack>
      <Options
        schema={remembered}
        words={words.options}
        open={['language', 'output', 'nodes', 'raw', 'compact']}
        buttons={['language']}
        without={withoutEffect(language, output)}
        beforeMore={language === 'jq' ? args : undefined}
      />
      <ExpressionField
        ref={field}
        value={expression}
        onChange={state.setExpression}
        writer={writer}
        onWrite={() => setWriting(true)}
        isUsed={isWriting}
        language={language}
        tree={tree.value}
        error={errorOf('expression') ?? (language === 'jq' ? errorOf('args') : undefined)}
        onAsk={state.ask}
        onSubmit={state.submit}
      />
      <Panes>
        <TextInput
          ref={dataField}
          variant="pane"
          label={words.data}
          value={data}
          onChange={state.setData}
          accept={ACCEPT}
          placeholder={words.dataHint}
          example={BOOKSHOP}
          error={errorOf('data')}
          onSubmit={state.submit}
        />
        <TextOutput
          {...views[view]}
          label={words.results}
          empty={run.status === 'done' ? words.noResults : words.empty}
          tabs={<ViewTabs words={words} views={['result', 'tree', 'sheet']} value={view} onChange={setView} />}
        />
      </Panes>
      {value && !run.stale && saysMore(value) ? <Said report={value} data={data} field={dataField} /> : null}
    </Stack>
  );
}

const saysMore = ({ errors, messages, notes }: QueryReport) => errors.length + messages.length + notes.length > 0;

/** The options that do nothing in a language, or for an output. */
function withoutEffect(language: Language, output: keyof typeof FILES) {
  return [
    'argumentNames' as const,
    ...(language === 'jq' ? [] : (['raw', 'slurp', 'nullInput', 'sortKeys'] as const)),
    ...(language === 'jsonpath' ? [] : (['nodes'] as const)),
    ...(output === 'json' ? [] : (['compact'] as const)),
    ...(output === 'json' || output === 'yaml' ? [] : (['indent'] as const)),
  ];
}
