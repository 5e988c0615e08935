import { expect, it } from 'vitest';
import { withParser } from '../../lib/user-agent/read-agent';
import { job } from '../../operations/testing';
import { findAgents, parseAgents, toJson } from './parse';

it.each([
  ['', []],
  ['\n \r\n', []],
  ['a', [{ line: 1, text: 'a' }]],
  ['\n  a \r\nb\rc', [2, 3, 4].map((line, index) => ({ line, text: 'abc'.charAt(index) }))],
  ['User-Agent: a', [{ line: 1, text: 'a' }]],
  [
    '"a b"\n\'c\',',
    [
      { line: 1, text: 'a b' },
      { line: 2, text: 'c' },
    ],
  ],
  ['user-agent:a\nSec-CH-UA-Mobile: ?0', [{ line: 1, text: 'a' }]],
])('finds the user agents of %j', (text, agents) => expect(findAgents(text)).toEqual(agents));

it('reads ten thousand lines, equal ones once', async () => {
  const text = Array.from({ length: 10_000 }, (_, index) => `curl/8.${index % 50}.0`).join('\n');
  const reports: number[] = [];
  const lines = await withParser((parse) => {
    let calls = 0;
    const count = (agent: string) => {
      calls++;
      return parse(agent);
    };
    const counting = Object.assign(count, { wide: parse.wide });
    const read = parseAgents(text, counting, job({ progress: (done) => reports.push(done) }));
    expect(calls).toBe(50);
    return read;
  });
  expect(lines).toHaveLength(10_000);
  expect(lines[9_999]).toMatchObject({ line: 10_000, agent: { program: { name: 'curl', version: '8.49.0' } } });
  expect(reports).toHaveLength(100);
});

it('writes what was not found as null', async () => {
  const [line] = await withParser((parse) => parseAgents('curl/8.5.0', parse, job()));
  expect(line && JSON.parse(toJson(line))).toEqual({
    userAgent: 'curl/8.5.0',
    kind: 'library',
    program: { name: 'curl', version: '8.5.0' },
    purpose: null,
    browser: null,
    engine: null,
    os: null,
    device: null,
    cpu: null,
  });
});
