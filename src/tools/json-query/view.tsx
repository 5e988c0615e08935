import { useRef, useState } from 'react';
import { inlineText } from '../../lib/text-source';
import { Panes, Stack } from '../../ui/layout/layout';
import { later } from '../../ui/later';
import { Options } from '../../ui/options/options';
import { ViewTabs } from '../../ui/tabs/view-tabs';
import { TextInput, type TextInputHandle } from '../../ui/text-input/text-input';
import { TextOutput } from '../../ui/text-output/text-output';
import { CHEAT_SHEET } from './cheat-sheet';
import { errorAt } from './error-at';
import { ExpressionField } from './expression-field';
import { remembered } from './operations';
import type { Language } from './language';
import { BOOKSHOP } from './samples';
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
const Sheet = later(async () => (await import('./sheet')).Sheet);
const Said = later(async () => (await import('./said')).Said);

/** Data left, what an expression makes of them right, or the data as a tree. */
export default function JsonQuery() {
  const words = useWords();
  const [view, setView] = useState<'result' | 'tree' | 'sheet'>('result');
  const { options, data, expression, run, tree, ...state } = useQuery();
  const { language, output } = options;
  const field = useRef<TextInputHandle>(null);
  const dataField = useRef<TextInputHandle>(null);
  const { value, fault } = run;
  const error = fault && errorAt(fault, words, inlineText(expression) ?? '', state.setLanguage);
  const errorOf = (side: 'data' | 'expression' | 'args') => (error?.side === side ? error.error : undefined);
  const args = (
    <TextInput
      label={words.arguments}
      value={state.args}
      onChange={state.setArgs}
      rows={2}
      hint={words.argumentsHint}
      placeholder="limit:=10"
      error={errorOf('args')}
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
          onPath={state.setExpression}
        />
      ),
    },
    sheet: {
      ...FILES.lines,
      run: { ...run, status: 'done', stale: false },
      text: CHEAT_SHEET[language].map(([, one]) => one).join('\n'),
      body: <Sheet language={language} onTry={state.setExpression} />,
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
        onChoose={(next) => {
          state.setExpression(next);
          field.current?.goTo(next.length);
        }}
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
      {value && !run.stale ? <Said report={value} data={data} field={dataField} /> : null}
    </Stack>
  );
}

/** The options that do nothing in a language, or for an output. */
function withoutEffect(language: Language, output: keyof typeof FILES) {
  return [
    ...(language === 'jq' ? [] : (['raw', 'slurp', 'nullInput', 'sortKeys'] as const)),
    ...(language === 'jsonpath' ? [] : (['nodes'] as const)),
    ...(output === 'json' ? [] : (['compact'] as const)),
    ...(output === 'json' || output === 'yaml' ? [] : (['indent'] as const)),
  ];
}
