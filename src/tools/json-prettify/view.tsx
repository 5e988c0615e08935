import { useRef, useState, type ReactNode } from 'react';
import { highlightJsonLine } from '../../lib/json/highlight-json';
import { sizeOf, toTextSource, type TextSource } from '../../lib/text-source';
import { useDraft } from '../../operations/use-draft';
import { useOperation } from '../../operations/use-operation';
import { useOptions } from '../../operations/use-options';
import { Button } from '../../ui/button/button';
import { Panes } from '../../ui/layout/layout';
import type { LineViewHandle } from '../../ui/line-view/line-view';
import { NoteAction } from '../../ui/notes/note-action';
import { Notes, type NoteItem } from '../../ui/notes/notes';
import { Options } from '../../ui/options/options';
import { makePart, usePart } from '../../ui/part';
import { OpenIn } from '../../ui/open-in/open-in';
import { Tabs } from '../../ui/tabs/tabs';
import { TextInput, type FieldError, type TextInputHandle } from '../../ui/text-input/text-input';
import { TextOutput } from '../../ui/text-output/text-output';
import { ShortArrays } from './short-arrays';
import { formatOptions, prettify, repair } from './operations';
import { SIZE_LIMIT, type PrettifyFault, type PrettyJson } from './prettify';
import { INITIAL_TEXT, SAMPLES } from './samples';
import { type ToolWords, useWords } from './use-words';

const ACCEPT = '.json,.jsonc,.json5,.jsonl,.ndjson,.geojson,.har,.webmanifest,.map,.ipynb,.txt,application/json';

const treePart = makePart(() => import('../../ui/json-tree/json-tree'));
const repairPart = makePart(() => import('./repair-panel'));

/** What the visitor asked for beyond the options. It holds for one input only. */
interface Asked {
  readonly source: TextSource;
  readonly jsonLines: boolean;
  readonly unwrap: number;
  readonly repair: boolean;
}

export default function JsonPrettify() {
  const words = useWords();
  const [source, setSource] = useDraft<TextSource>('text', INITIAL_TEXT, { takes: 'text' });
  const [options] = useOptions(formatOptions);
  const [view, setView] = useState<'text' | 'tree'>('text');
  const [asking, setAsked] = useState<Asked>();
  const asked = asking?.source === source ? asking : { source, jsonLines: false, unwrap: 0, repair: false };
  const ask = (more: Partial<Asked>) => setAsked({ ...asked, ...more });
  const [repaired, setRepaired] = useState<{ former: TextSource; by: TextSource }>();
  const input = useRef<TextInputHandle>(null);
  const output = useRef<LineViewHandle>(null);

  // A file that is too large is not even read.
  const size = typeof source === 'string' ? 0 : sizeOf(source);
  const tooLarge: PrettifyFault | undefined =
    size > SIZE_LIMIT ? { code: 'too-large', bytes: size, limit: SIZE_LIMIT } : undefined;
  const { jsonLines, unwrap } = asked;
  const run = useOperation(prettify, { text: source }, { ...options, jsonLines, unwrap }, { enabled: !tooLarge });
  const fault = tooLarge ?? (run.status === 'fault' ? run.fault : undefined);
  const pretty = run.value;
  const canGoToInput = typeof source === 'string';
  const repairing = useOperation(repair, { text: source }, {}, { enabled: asked.repair && fault !== undefined });
  const repairPanel = usePart(repairPart, asked.repair);
  const tree = usePart(treePart, view === 'tree');
  const showsTree = view === 'tree' && pretty !== undefined && pretty.count > 0;

  function takeRepaired(text: string) {
    const next = toTextSource(text, 'repaired.json');
    setRepaired({ former: source, by: next });
    setSource(next);
  }

  return (
    <>
      <Options
        schema={formatOptions}
        words={words.options}
        open={['indent', 'sortKeys', 'keepComments', 'strings', 'strict']}
        off={options.sortKeys === 'source' ? ['descending'] : []}
        own={{ arrayColumns: <ShortArrays /> }}
      />
      <Panes>
        <TextInput
          ref={input}
          variant="pane"
          label={words.input}
          value={source}
          onChange={setSource}
          accept={ACCEPT}
          placeholder={words.inputHint}
          readAs={pretty && run.status === 'done' && pretty.count > 0 ? nameOf(pretty) : undefined}
          example={[
            { label: words.sampleJson, value: SAMPLES.json },
            { label: words.sampleJson5, value: SAMPLES.json5(words.sampleComment) },
            { label: words.sampleLines, value: SAMPLES.lines },
            { label: words.sampleWrapped, value: SAMPLES.wrapped },
          ]}
          error={
            fault &&
            errorOf(fault, words, <FaultActions fault={fault} strict={options.strict} ask={ask} asked={asked} />)
          }
        />
        <TextOutput
          label={words.result}
          run={tooLarge ? { ...run, status: 'fault' } : run}
          text={pretty?.text}
          bytes={pretty?.bytes}
          lines={run.lines}
          fileName="formatted.json"
          mimeType="application/json"
          highlight={highlightJsonLine}
          foldRanges={pretty?.folds}
          viewRef={output}
          actions={
            pretty && pretty.text !== '' ? (
              <OpenIn tool="json-minify" text={() => pretty.text.toString()} fileName="formatted.json">
                {words.openInMinify}
              </OpenIn>
            ) : null
          }
          tabs={
            <Tabs
              label={words.view}
              size="small"
              tabs={[
                { id: 'text', label: words.text },
                { id: 'tree', label: words.tree },
              ]}
              value={view}
              onChange={setView}
            />
          }
          body={showsTree ? tree ? <tree.JsonTree index={pretty} label={words.tree} /> : <div aria-busy /> : undefined}
          footer={pretty ? <Facts pretty={pretty} /> : null}
        />
      </Panes>
      {asked.repair && fault && repairPanel ? (
        <repairPanel.RepairPanel run={repairing} onUse={takeRepaired} onDiscard={() => ask({ repair: false })} />
      ) : null}
      <Notes
        items={[
          ...(repaired?.by === source ? [repairedNote()] : []),
          ...(pretty && run.status === 'done' && pretty.count > 0 ? notesOf(pretty) : []),
        ]}
      />
    </>
  );

  function repairedNote(): NoteItem {
    const undo = () => {
      if (repaired) setSource(repaired.former);
      setRepaired(undefined);
    };
    return { kind: 'info', message: <NoteAction text={words.repairUsed} act={words.undo} onAct={undo} /> };
  }

  function notesOf(report: PrettyJson): NoteItem[] {
    const { read, duplicateKeys, duplicateCount, wrapped, unwrapped } = report;
    const items: NoteItem[] = duplicateKeys.map(({ key, line, column, at }) => ({
      kind: 'warning',
      message: words.duplicateKey(key, line, column),
      ...goTo(
        unwrapped > 0 ? () => output.current?.goTo(line) : canGoToInput ? () => input.current?.goTo(at) : undefined,
      ),
    }));
    if (duplicateCount > duplicateKeys.length) {
      items.push({ kind: 'warning', message: words.moreDuplicates(duplicateCount - duplicateKeys.length) });
    }
    if (read.liberties.notFinite > 0) {
      items.push({ kind: 'warning', message: words.notFiniteNote(read.liberties.notFinite, options.notFinite) });
    }
    if (report.indentLimit !== undefined) {
      items.push({ kind: 'info', message: words.indentLimit(report.indentLimit) });
    }
    const readAs = readAsText(report);
    if (readAs !== undefined) items.push({ kind: 'info', message: readAs });
    if (wrapped > 0) {
      const more = () => ask({ unwrap: unwrapped + 1 });
      items.push({
        kind: 'info',
        message: <NoteAction text={words.wrapped(wrapped)} act={words.unwrap} onAct={more} />,
      });
    }
    if (unwrapped > 0) {
      const less = () => ask({ unwrap: unwrapped - 1 });
      items.push({
        kind: 'info',
        message: <NoteAction text={words.unwrapped(unwrapped)} act={words.undo} onAct={less} />,
      });
    }
    return items;
  }

  function goTo(onGo: (() => void) | undefined) {
    return onGo ? { where: words.show, onGo } : {};
  }

  function readAsText({ read }: PrettyJson): ReactNode {
    if (jsonLines && read.roots > 1) {
      const undo = () => ask({ jsonLines: false });
      return <NoteAction text={words.readAsValues(read.roots)} act={words.undo} onAct={undo} />;
    }
    if (read.as === 'json5') return words.readAsJson5(read.liberties, options.keepComments);
    if (read.as !== 'lines') return undefined;
    const format = () => ask({ jsonLines: true });
    const text = words.readAsLines(read.roots);
    return options.indent === 0 ? text : <NoteAction text={text} act={words.formatAsLines} onAct={format} />;
  }
}

function nameOf({ read }: PrettyJson): string {
  return read.as === 'json' ? 'JSON' : read.as === 'json5' ? 'JSON5' : 'JSON Lines';
}

function errorOf(fault: PrettifyFault, words: ToolWords, actions: ReactNode): FieldError {
  const message = words.fault(fault);
  if (!('line' in fault)) return { message };
  const { at, line, column, excerpt } = fault;
  return { message, at, line, column, excerpt, actions };
}

interface FaultActionsProps {
  fault: PrettifyFault;
  strict: boolean;
  asked: Asked;
  ask: (more: Partial<Asked>) => void;
}

/** What can be done about a fault besides going there. */
function FaultActions({ fault, strict, asked, ask }: FaultActionsProps) {
  const words = useWords();
  const canUnescape = 'canUnescape' in fault && fault.canUnescape;
  return (
    <>
      {canUnescape ? (
        <Button size="small" onClick={() => ask({ unwrap: asked.unwrap + 1 })}>
          {words.unescape}
        </Button>
      ) : null}
      {fault.code === 'several-values' && !strict ? (
        <Button size="small" onClick={() => ask({ jsonLines: true })}>
          {words.formatAsLines}
        </Button>
      ) : null}
      <Button size="small" icon="wrench" onClick={() => ask({ repair: true })}>
        {words.repair}
      </Button>
    </>
  );
}

/** The foot of the result, after its lines and bytes. */
function Facts({ pretty }: { pretty: PrettyJson }) {
  const words = useWords();
  const { read, duplicateCount } = pretty;
  return (
    <>
      <span>{words.values(read.values)}</span>
      <span>{words.depth(read.depth)}</span>
      {duplicateCount > 0 ? <span>{words.duplicates(duplicateCount)}</span> : null}
    </>
  );
}
