import { useRef, type ReactNode, type Ref } from 'react';
import type { InferInput } from 'valibot';
import type { Fault } from '../../lib/result';
import type { AnyText } from '../../lib/text-chunks';
import { inlineText, isEmptySource, type SniffEncoding, type TextSource } from '../../lib/text-source';
import type { Input, InputSources, Operation, OptionsSchema } from '../../operations/define';
import type { Takes } from '../../operations/drafts';
import { useDraft } from '../../operations/use-draft';
import { useOperation, type Run } from '../../operations/use-operation';
import { Panes } from '../layout/layout';
import type { Highlight } from '../line-view/colour';
import type { FoldRanges, LineViewHandle } from '../line-view/line-view';
import { mergeRefs } from '../merge-refs';
import { Notes, type NoteItem } from '../notes/notes';
import { makePart, usePart } from '../part';
import type { Example } from '../text-input/example-button';
import { TextInput, type FieldError, type TextInputHandle } from '../text-input/text-input';
import { TextOutput } from '../text-output/text-output';
import styles from './converter.module.css';

const leadPart = makePart(() => import('./leads-to'));

/** What one text input is called in the declaration of an operation that the converter can run. */
export type OneText = { readonly text: Input<'text', false> };

/** Ways from a note to what it is about: what its `onGo` takes. */
export interface Places {
  /** To an offset of the input, in UTF-16 units; undefined where a file stands there, which shows only its beginning. */
  readonly toInput: (offset: number) => (() => void) | undefined;
  /** To a line of the output, from 1. */
  readonly toOutput: (line: number) => () => void;
}

/** What the panes show, whoever holds the text and runs the operation. */
interface Shown<V, F extends Fault> {
  /** The options' controls, above the panes. */
  optionRow?: ReactNode;
  inputLabel: string;
  outputLabel: string;
  /** Words for a fault, where the operation has some and it is of the input. The text is `''` when the input is a file. */
  fault?: (fault: F, inputText: string) => FieldError | undefined;
  fileName: string;
  /** Makes the file of what copy would take, where they differ, such as a byte order mark in front. */
  toFile?: (content: string | Blob) => string | Blob;
  mimeType?: string;
  example?: string | readonly Example[];
  accept?: string;
  placeholder?: string;
  /** What is pasted counts byte by byte, its line endings too. */
  exact?: boolean;
  /** In the foot of the input, such as how its lines end. */
  inputFooter?: ReactNode;
  /** A way to the input from outside. */
  inputRef?: Ref<TextInputHandle>;
  /** How files are encoded, where their format tells; always the same function for the same options. */
  encodingOf?: SniffEncoding | undefined;
  empty?: ReactNode;
  /** The text of a value. @default the value itself, or its `text` */
  toText?: (value: V) => AnyText;
  /** How many bytes that text has, where the value tells. */
  bytesOf?: (value: V) => number;
  /** All of a text whose `toText` is only the beginning. */
  wholeOf?: (value: V) => Blob | undefined;
  /** Line starts of the value's text, when it brings them. @default those of the run */
  linesOf?: (value: V) => Uint32Array | undefined;
  highlight?: Highlight | undefined;
  foldRanges?: (value: V) => FoldRanges | undefined;
  notes?: (value: V, places: Places) => readonly NoteItem[];
  readAs?: (value: V) => ReactNode;
  /** In the foot of the output, after the counts. */
  footer?: (value: V) => ReactNode;
  /** Tabs in the head of the output. */
  tabs?: ReactNode;
  /** Another view of the value in place of the lines. */
  body?: (value: V) => ReactNode;
  /** Buttons in the head of the output. */
  actions?: ReactNode;
  /** Another tool that takes the result, such as the one that works the other way round, and what leads there is called. */
  leadsTo?: { readonly tool: string; readonly label: string };
  /** What the operation's progress counts. @default 'bytes' */
  unit?: 'bytes' | 'items';
  /** For the panes, such as a height of their own. */
  className?: string | undefined;
}

/** How a text is held and when the operation runs. */
export interface Holding<F extends Fault> {
  /** What stands in the input before anything is typed. @default '' */
  initial?: string;
  /** Under which name the input is kept within the visit. @default 'text' */
  draft?: string;
  /** What of that which is handed over to the tool. @default the text */
  takes?: Takes;
  /** The input is a secret: it is never stored. */
  secret?: boolean;
  /** Whether an empty input is a text too, and not just nothing yet. */
  runsEmpty?: boolean;
  /** Changing it runs again with the same input, for an operation with chance. */
  resultKey?: unknown;
  /** A fault that is known before the work begins, such as a file that is too large to be read. */
  refuse?: (source: TextSource) => F | undefined;
}

export interface ConverterProps<S extends OptionsSchema, V, F extends Fault> extends Shown<V, F>, Holding<F> {
  /** Has one input, named `text`. */
  operation: Operation<OneText, S, V, F>;
  options: InferInput<S>;
}

export interface ConverterPanesProps<V, F extends Fault> extends Shown<V, F> {
  source: TextSource;
  onSource: (source: TextSource) => void;
  run: Run<V, F>;
}

/** The text of a converter, kept within the visit, and what the operation makes of it, for a view that shows more than panes. */
export function useConversion<S extends OptionsSchema, V, F extends Fault>(
  operation: Operation<OneText, S, V, F>,
  options: InferInput<S>,
  { initial = '', draft = 'text', takes = 'text', secret = false, runsEmpty = false, resultKey, refuse }: Holding<F>,
): Pick<ConverterPanesProps<V, F>, 'source' | 'onSource' | 'run'> {
  const [source, onSource] = useDraft<TextSource>(draft, initial, { secret, takes });
  // A text may always be given as a file; the general type does not know that `OneText` has just that input.
  const inputs = { text: source } as InputSources<OneText>;
  const refusal = refuse?.(source);
  const isEnabled = refusal === undefined && (runsEmpty || !isEmptySource(source));
  const ran = useOperation(operation, inputs, options, { enabled: isEnabled, resultKey });
  return { source, onSource, run: refused(ran, refusal) };
}

/** The run of an operation, or the fault that was known before it began. */
export function refused<V, F extends Fault>(run: Run<V, F>, fault: F | undefined): Run<V, F> {
  if (!fault) return run;
  const { value: _, ...rest } = run;
  return { ...rest, status: 'fault', fault };
}

/** Text in, text out: two panes around an operation, with notes below. */
export function Converter<S extends OptionsSchema, V, F extends Fault>({
  operation,
  options,
  ...props
}: ConverterProps<S, V, F>) {
  const conversion = useConversion(operation, options, props);
  return <ConverterPanes {...props} {...conversion} />;
}

/** The panes of a converter whose text is held, and whose operation is run, by the view around it. */
export function ConverterPanes<V, F extends Fault>({
  source,
  onSource,
  run,
  toText = textOf,
  ...props
}: ConverterPanesProps<V, F>) {
  const input = useRef<TextInputHandle>(null);
  const output = useRef<LineViewHandle>(null);
  const lead = usePart(leadPart, props.leadsTo !== undefined);
  const { value } = run;
  const text = value === undefined ? undefined : toText(value);
  const isCurrent = run.status === 'done' && value !== undefined;
  const places: Places = {
    toInput: (offset) => (typeof source === 'string' ? () => input.current?.goTo(offset) : undefined),
    toOutput: (line) => () => output.current?.goTo(line),
  };

  return (
    <>
      {props.optionRow}
      <Panes className={props.className}>
        <TextInput
          ref={mergeRefs(input, props.inputRef)}
          variant="pane"
          label={props.inputLabel}
          value={source}
          onChange={onSource}
          error={run.fault && props.fault?.(run.fault, inlineText(source))}
          example={props.example}
          accept={props.accept}
          placeholder={props.placeholder}
          exact={props.exact}
          footer={props.inputFooter}
          encodingOf={props.encodingOf}
          readAs={isCurrent ? props.readAs?.(value) : undefined}
          onSubmit={run.retry}
        />
        <TextOutput
          label={props.outputLabel}
          run={run}
          unit={props.unit}
          text={text}
          bytes={value === undefined ? undefined : props.bytesOf?.(value)}
          whole={value === undefined ? undefined : props.wholeOf?.(value)}
          lines={value === undefined ? undefined : (props.linesOf?.(value) ?? run.lines)}
          fileName={props.fileName}
          toFile={props.toFile}
          mimeType={props.mimeType}
          highlight={props.highlight}
          foldRanges={value === undefined ? undefined : props.foldRanges?.(value)}
          empty={props.empty}
          tabs={props.tabs}
          actions={
            <>
              {props.leadsTo && lead && isCurrent && text ? (
                <lead.LeadsTo
                  {...props.leadsTo}
                  text={props.wholeOf?.(value) ?? (() => text.toString())}
                  fileName={props.fileName}
                />
              ) : (
                props.leadsTo && (
                  // The head of the result has its height from the first, also on phones, where the link makes it two lines.
                  <span className={styles.leadsTo} aria-hidden>
                    {props.leadsTo.label}
                  </span>
                )
              )}
              {props.actions}
            </>
          }
          body={value === undefined ? undefined : props.body?.(value)}
          footer={value === undefined ? undefined : props.footer?.(value)}
          viewRef={output}
        />
      </Panes>
      {/* The places read their refs when they are used, which is in events. */}
      {/* oxlint-disable-next-line react/refs */}
      {isCurrent && props.notes ? <Notes items={props.notes(value, places)} /> : null}
    </>
  );
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'object' && value !== null && 'text' in value && typeof value.text === 'string')
    return value.text;
  return '';
}
