import { inlineText, isEmptySource, type TextSource } from '../../lib/text-source';
import { useOperation } from '../../operations/use-operation';
import { useOptions } from '../../operations/use-options';
import { useLineEndings } from '../../ui/line-endings/use-line-endings';
import { useLinkedSides } from '../../ui/linked-pane/use-linked-sides';
import { describeEncoded, describeText, urlOptions } from './operations';

export type Side = 'plain' | 'percent';

/** The same bytes in each form. */
export const SAMPLES = { text: 'Hello world :)', hex: '48 65 6C 6C 6F 20 77 6F 72 6C 64 20 3A 29' } as const;
export const PERCENT = 'Hello%20world%20%3A)';

/** Both texts, of which the one follows from the other that was edited last. */
export function useBothWays() {
  const [options, change] = useOptions(urlOptions);
  const { readAs, lineByLine, decodeCharset } = options;
  const linked = useLinkedSides<Side>(['plain', 'percent'], SAMPLES.text);
  const { side } = linked;
  const isEncoding = side === 'plain';
  const isSample = linked.source === SAMPLES.text || linked.source === SAMPLES.hex;
  const source = isEncoding && isSample ? SAMPLES[readAs] : linked.source;
  const endings = useLineEndings(source, isEncoding && readAs === 'text' && !lineByLine);
  const isTyped = !isEmptySource(source);
  const encoding = useOperation(
    describeText,
    { text: source },
    { ...options, lineEnding: endings.value },
    { enabled: isEncoding && isTyped },
  );
  const decoding = useOperation(
    describeEncoded,
    { text: source },
    { ...options, lineByLine: options.decodeLineByLine },
    { enabled: !isEncoding && isTyped },
  );
  const edit = (edited: Side, value: TextSource) => {
    // What was decoded to bytes in hex, and is changed there, is bytes in hex.
    if (edited === 'plain' && !isEncoding) change({ readAs: decodeCharset === 'hex' ? 'hex' : 'text' });
    linked.edit(edited, value);
  };
  return {
    sides: { ...linked, source, edit },
    endings,
    encoding,
    decoding,
    /** Reads what is to be encoded as encoded text, since it looks like it. */
    decodePlain: () => {
      linked.edit('percent', source);
      linked.wayTo('percent', inlineText(source).length)?.();
    },
  };
}
