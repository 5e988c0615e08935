import { useRef, useState } from 'react';
import type { Token } from '../../lib/token';
import { Button } from '../button/button';
import { LineView, type LineViewHandle } from './line-view';

const CODE = `{
  "name": "handy-tools",
  "hosts": [
    "cn-north-1",
    "eu-west-2"
  ],
  "window": {
    "minutes": 45,
    "days": [1, 2, 3]
  },
  "note": "${'long text '.repeat(30)}",
  "中文": "运维，值班",
  "owner": null
}`;
const FOLDS = [
  { start: 1, end: 14 },
  { start: 3, end: 6 },
  { start: 7, end: 10 },
];
const MARKS = new Map([
  [8, 'warn'],
  [13, 'error'],
] as const);

const KINDS = [
  [/^"(?:[^"\\]|\\.)*"(?=\s*:)/, 'key'],
  [/^"(?:[^"\\]|\\.)*"/, 'string'],
  [/^-?\d[\d.eE+-]*/, 'number'],
  [/^(?:true|false|null)/, 'word'],
  [/^[{}[\],:]/, 'quiet'],
  [/^[^"\d{}[\],:a-z-]+/, undefined],
  [/^./, undefined],
] as const;

function highlight(line: string): Token[] {
  const tokens: Token[] = [];
  for (let rest = line; rest;) {
    const [text, kind] = KINDS.flatMap(([form, name]) => {
      const found = form.exec(rest)?.[0];
      return found ? [[found, name] as const] : [];
    })[0] ?? [rest, undefined];
    tokens.push(kind ? { text, kind } : { text });
    rest = rest.slice(text.length);
  }
  return tokens;
}

const SAMPLES = {
  code: () => CODE,
  million: () => Array.from({ length: 2_000_000 }, (_, i) => `line ${i + 1}`).join('\n'),
  one: () => 'abcdefghij'.repeat(1_000_000),
};

export default function LineViewDemo() {
  const view = useRef<LineViewHandle>(null);
  const [text, setText] = useState(CODE);
  const isCode = text === CODE;
  return (
    <>
      <p>
        <Button onClick={() => setText(SAMPLES.code())}>JSON</Button>{' '}
        <Button onClick={() => setText(SAMPLES.million())}>2 million lines</Button>{' '}
        <Button onClick={() => setText(SAMPLES.one())}>One line of 10 MB</Button>{' '}
        <Button onClick={() => view.current?.goTo(1_234_567)}>Go to line 1234567</Button>
      </p>
      <div style={{ display: 'flex', height: 420, border: '1px solid var(--line)' }}>
        <LineView
          ref={view}
          label="Sample"
          text={text}
          highlight={highlight}
          foldRanges={isCode ? FOLDS : undefined}
          marks={isCode ? MARKS : undefined}
        />
      </div>
    </>
  );
}
