import type { ReactNode } from 'react';
import type { InferOutput } from 'valibot';
import type { OptionWords } from '../../i18n/option-words';
import type { DocumentFault } from '../../lib/document/document-fault';
import { refuseLarge } from '../../lib/document/refuse-large';
import type { Fault } from '../../lib/result';
import { alwaysUtf8 } from '../../lib/text-source';
import type { FieldsSchema } from '../../operations/complete-options';
import type { Operation } from '../../operations/define';
import { useOptions } from '../../operations/use-options';
import { Converter, type OneText, type Places } from '../converter/converter';
import { placedError, type DocumentWords } from '../document-notes/document-notes';
import type { Highlight } from '../line-view/colour';
import type { NoteItem } from '../notes/notes';
import { Options, type OptionsPlan } from '../options/options';
import type { Example } from '../text-input/example-button';
import type { DocumentFormat } from './formats';

/** What such an operation gives: the text, and what there is to say about it. */
interface Converted {
  readonly text: string;
  readonly notes: readonly unknown[];
}

export interface DocumentConverterProps<S extends FieldsSchema, V extends Converted, F extends Fault> {
  operation: Operation<OneText, S, V, F | DocumentFault>;
  from: DocumentFormat;
  to: DocumentFormat;
  highlight: Highlight;
  /** The tool that works the other way round. */
  reverse: string;
  words: {
    readonly documents: DocumentWords;
    readonly inputHint: string;
    readonly options: OptionWords<InferOutput<S>>;
    readonly fault: (fault: F | DocumentFault) => string;
  };
  /** Where the options stand; all that is not named is under "more options". */
  plan: (options: InferOutput<S>) => OptionsPlan<string & keyof InferOutput<S>>;
  /** The first one stands in the input before anything is typed. */
  samples: readonly Example[];
  notes: (notes: V['notes'], words: DocumentWords, places: Places) => readonly NoteItem[];
  readAs?: (value: V) => ReactNode;
  /** In the foot of the output, after the counts. */
  footer?: (value: V) => ReactNode;
  /** Tabs in the head of the output, and another view of the value in place of the lines. */
  tabs?: ReactNode;
  body?: (value: V) => ReactNode;
}

/** A document of one format left, the same in another right: a declaration is the whole view. */
export function DocumentConverter<S extends FieldsSchema, V extends Converted, F extends Fault>({
  operation,
  from,
  to,
  reverse,
  words,
  plan,
  samples,
  notes,
  ...shown
}: DocumentConverterProps<S, V, F>) {
  const [options] = useOptions(operation.options);
  const isStrict = 'strict' in options && options.strict === true;
  return (
    <Converter
      operation={operation}
      options={options}
      initial={samples[0]?.value ?? ''}
      inputLabel={from.name}
      outputLabel={to.name}
      accept={from.accept}
      encodingOf={from.isUtf8 && isStrict ? alwaysUtf8 : undefined}
      placeholder={words.inputHint}
      leadsTo={{ tool: reverse, label: words.documents.swap }}
      fileName={to.fileName}
      mimeType={to.mimeType}
      refuse={refuseLarge}
      fault={(fault) => placedError(words.fault(fault), fault)}
      notes={(value, places) => notes(value.notes, words.documents, places)}
      example={samples}
      optionRow={<Options schema={operation.options} words={words.options} {...plan(options)} />}
      {...shown}
    />
  );
}
