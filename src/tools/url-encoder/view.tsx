import { useRef } from 'react';
import { Button } from '../../ui/button/button';
import { Stack } from '../../ui/layout/layout';
import type { TextInputHandle } from '../../ui/text-input/text-input';
import { Tooltip } from '../../ui/tooltip/tooltip';
import { DecodeCard } from './decode-card';
import { EncodeCard } from './encode-card';
import { useBothWays } from './use-both-ways';
import { useWords } from './use-words';
import styles from './view.module.css';

/** Two cards, one for each direction, whose contents can be swapped. */
export default function UrlEncoder() {
  const words = useWords();
  const { encode, decode, endings, swap, decodePlain } = useBothWays();
  const decodeInput = useRef<TextInputHandle>(null);
  return (
    <Stack>
      <EncodeCard {...encode} endings={endings} onDecode={() => decodeInput.current?.goTo(decodePlain())} />
      <div className={styles.swap}>
        <Tooltip content={words.swapHint}>
          <Button icon="arrow-up-down" disabled={!swap} onClick={swap}>
            {words.swap}
          </Button>
        </Tooltip>
      </div>
      <DecodeCard {...decode} inputRef={decodeInput} />
    </Stack>
  );
}
