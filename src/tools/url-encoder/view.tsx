import { useRef } from 'react';
import { inlineText, isEmptySource, toTextSource, type TextSource } from '../../lib/text-source';
import { useDraft } from '../../operations/use-draft';
import { useOperation } from '../../operations/use-operation';
import { useOptions } from '../../operations/use-options';
import { useSampleDraft } from '../../operations/use-sample-draft';
import { Button } from '../../ui/button/button';
import { Stack } from '../../ui/layout/layout';
import { useLineEndings } from '../../ui/line-endings/use-line-endings';
import type { TextInputHandle } from '../../ui/text-input/text-input';
import { Tooltip } from '../../ui/tooltip/tooltip';
import { DecodeCard } from './decode-card';
import { EncodeCard } from './encode-card';
import { DECODE_DEFAULTS, describeEncoded, describeText, ENCODE_DEFAULTS, urlOptions } from './operations';
import { useWords } from './use-words';
import styles from './view.module.css';

/** The same bytes in each form. */
const SAMPLES = { text: 'Hello world :)', hex: '48 65 6C 6C 6F 20 77 6F 72 6C 64 20 3A 29' } as const;
const PERCENT = 'Hello%20world%20%3A)';

/** Two cards, one for each direction, whose contents can be swapped. */
export default function UrlEncoder() {
  const words = useWords();
  const [options, setOptions] = useOptions(urlOptions);
  const [percent, setPercent] = useDraft<TextSource>('percent', PERCENT);
  const decodeInput = useRef<TextInputHandle>(null);

  const { mode, charset, readAs, decodeCharset, plusAsSpace, repeat, tolerant, lineByLine, decodeLineByLine } = options;
  const [plain, setPlain] = useSampleDraft('plain', SAMPLES, readAs);
  const endings = useLineEndings(plain, readAs === 'text' && !lineByLine);
  const encoding = useOperation(
    describeText,
    { text: plain },
    { mode, charset, readAs, lineByLine, lineEnding: endings.value },
    { enabled: !isEmptySource(plain) },
  );
  const decoding = useOperation(
    describeEncoded,
    { text: percent },
    { decodeCharset, plusAsSpace, repeat, tolerant, lineByLine: decodeLineByLine },
    { enabled: !isEmptySource(percent) },
  );
  const encoded = resultOf(encoding);
  const decoded = resultOf(decoding);
  const canSwap = encoded !== undefined && decoded !== undefined;

  const swap = () => {
    if (!canSwap) return;
    setPlain(toTextSource(decoded, 'decoded.txt'));
    setPercent(toTextSource(encoded, 'encoded.txt'));
  };
  const decodePlain = () => {
    setPercent(plain);
    decodeInput.current?.goTo(inlineText(plain).length);
  };
  const card = { options, onOptions: setOptions };

  return (
    <Stack>
      <EncodeCard
        {...card}
        onReset={() => setOptions(ENCODE_DEFAULTS)}
        source={plain}
        onSource={setPlain}
        run={encoding}
        example={SAMPLES[readAs]}
        endings={endings}
        onDecode={decodePlain}
      />
      <div className={styles.swap}>
        <Tooltip content={words.swapHint}>
          <Button icon="arrow-up-down" disabled={!canSwap} onClick={swap}>
            {words.swap}
          </Button>
        </Tooltip>
      </div>
      <DecodeCard
        {...card}
        onReset={() => setOptions(DECODE_DEFAULTS)}
        source={percent}
        onSource={setPercent}
        run={decoding}
        example={PERCENT}
        inputRef={decodeInput}
      />
    </Stack>
  );
}

/** The text that came out; nothing came out of nothing. */
function resultOf(run: { readonly status: string; readonly value?: { readonly text: string } }): string | undefined {
  if (run.status === 'idle') return '';
  return run.status === 'done' ? run.value?.text : undefined;
}
