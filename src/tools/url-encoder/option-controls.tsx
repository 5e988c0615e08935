import { useOptions } from '../../operations/use-options';
import { Options } from '../../ui/options/options';
import { urlOptions } from './operations';
import type { Side } from './use-both-ways';
import { useWords } from './use-words';

const ENCODE_NAMES = ['mode', 'charset', 'readAs', 'lineByLine'] as const;
const DECODE_NAMES = ['decodeCharset', 'plusAsSpace', 'repeat', 'decodeLineByLine', 'tolerant'] as const;

/** The options of the direction in which one works. Giving them their defaults leaves those of the other one. */
export function OptionControls({ side }: { side: Side }) {
  const words = useWords();
  const [options, change] = useOptions(urlOptions);
  const { mode, charset, readAs, lineByLine, ...ofDecoding } = options;
  const shared = { schema: urlOptions, words: words.options };
  return side === 'plain' ? (
    <Options
      {...shared}
      open={ENCODE_NAMES}
      without={DECODE_NAMES}
      buttons={['readAs']}
      off={readAs === 'hex' ? ['charset'] : []}
      onReset={() => change(ofDecoding)}
    />
  ) : (
    <Options
      {...shared}
      open={DECODE_NAMES}
      without={ENCODE_NAMES}
      off={options.decodeCharset === 'hex' ? ['repeat'] : []}
      onReset={() => change({ mode, charset, readAs, lineByLine })}
    />
  );
}
