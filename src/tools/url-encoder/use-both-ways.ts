import { inlineText, isEmptySource, toTextSource, type TextSource } from '../../lib/text-source';
import { useDraft } from '../../operations/use-draft';
import { useOperation } from '../../operations/use-operation';
import { useOptions } from '../../operations/use-options';
import { useSampleDraft } from '../../operations/use-sample-draft';
import { useLineEndings } from '../../ui/line-endings/use-line-endings';
import { describeEncoded, describeText, urlOptions } from './operations';

/** The same bytes in each form. */
const SAMPLES = { text: 'Hello world :)', hex: '48 65 6C 6C 6F 20 77 6F 72 6C 64 20 3A 29' } as const;
const PERCENT = 'Hello%20world%20%3A)';

/** What both cards hold, and what comes of it. */
export function useBothWays() {
  const [options, change] = useOptions(urlOptions);
  const { mode, charset, readAs, lineByLine, ...ofDecoding } = options;
  const [percent, setPercent] = useDraft<TextSource>('percent', PERCENT);
  const [plain, setPlain] = useSampleDraft('plain', SAMPLES, readAs);
  const endings = useLineEndings(plain, readAs === 'text' && !lineByLine);
  const encoding = useOperation(
    describeText,
    { text: plain },
    { ...options, lineEnding: endings.value },
    { enabled: !isEmptySource(plain) },
  );
  const decoding = useOperation(
    describeEncoded,
    { text: percent },
    { ...options, lineByLine: options.decodeLineByLine },
    { enabled: !isEmptySource(percent) },
  );
  const encoded = resultOf(encoding);
  const decoded = resultOf(decoding);
  const canSwap = encoded !== undefined && decoded !== undefined;
  return {
    endings,
    // A card that gives its options their defaults leaves those of the other one.
    encode: {
      source: plain,
      onSource: setPlain,
      run: encoding,
      example: SAMPLES[readAs],
      onReset: () => change(ofDecoding),
    },
    decode: {
      source: percent,
      onSource: setPercent,
      run: decoding,
      example: PERCENT,
      onReset: () => change({ mode, charset, readAs, lineByLine }),
    },
    /** Puts each result into the other card; undefined while one has none. */
    swap: canSwap
      ? () => {
          setPlain(toTextSource(decoded, 'decoded.txt'));
          setPercent(toTextSource(encoded, 'encoded.txt'));
        }
      : undefined,
    /** Takes the text to the other card; gives the place of its end there. */
    decodePlain: () => {
      setPercent(plain);
      return inlineText(plain).length;
    },
  };
}

/** The text that came out; nothing came out of nothing. */
function resultOf(run: { readonly status: string; readonly value?: { readonly text: string } }): string | undefined {
  if (run.status === 'idle') return '';
  return run.status === 'done' ? run.value?.text : undefined;
}
