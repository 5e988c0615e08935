import { useState } from 'react';
import { textCompareWords as words } from '../../i18n/text-compare/zh-cn';
import { compareTexts } from '../../lib/diff/comparison';
import { IGNORE_NOTHING } from '../../lib/diff/line-diff';
import { Button } from '../button/button';
import { TextCompare } from './text-compare';

const lines = (count: number, of: (n: number) => string) => Array.from({ length: count }, (_, n) => of(n)).join('\n');

const SAMPLES = {
  short: {
    left: 'server:\n  host: 127.0.0.1\n  debug: true\n  log: info\n',
    right: 'server:\n  host: 0.0.0.0\n  log: info\n  timeout: 30\n',
  },
  long: {
    left: lines(130_000, (n) => `line ${n} of the text`),
    right: lines(130_000, (n) => (n % 1000 === 7 ? `line ${n} of another text` : `line ${n} of the text`)),
  },
  one: { left: 'abcdefghij'.repeat(1_000_000), right: `${'abcdefghij'.repeat(1_000_000)}!` },
};

export default function TextCompareDemo() {
  const [comparison, setComparison] = useState(() => compare('short'));
  return (
    <>
      <p>
        <Button onClick={() => setComparison(compare('short'))}>Short</Button>{' '}
        <Button onClick={() => setComparison(compare('long'))}>130,000 lines</Button>{' '}
        <Button onClick={() => setComparison(compare('one'))}>One line of 10 MB</Button>
      </p>
      <TextCompare comparison={comparison} names={{ left: 'left.txt', right: 'right.txt' }} words={words} />
    </>
  );
}

function compare(name: keyof typeof SAMPLES) {
  return compareTexts(SAMPLES[name].left, SAMPLES[name].right, IGNORE_NOTHING);
}
