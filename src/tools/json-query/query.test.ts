import { describe, expect, it } from 'vitest';
import { job } from '../../operations/testing';
import * as v from 'valibot';
import { query, queryOptions } from './operations';
import { BOOKSHOP as S } from './samples';

type Options = Partial<v.InferOutput<typeof queryOptions>>;

async function run(data: string, expression: string, options: Options = {}, args?: string) {
  const settings = v.parse(queryOptions, { compact: true, ...options });
  return query.run({ data, expression, ...(args === undefined ? {} : { args }) }, settings, job());
}

/** The text of a result with its errors behind it, or the fault with its place. */
async function said(data: string, expression: string, options: Options = {}, args?: string): Promise<string> {
  const result = await run(data, expression, options, args);
  if (!result.ok) {
    const { fault } = result;
    return `fault: ${fault.code}${'line' in fault ? ` ${fault.line}:${fault.column}` : ''}`;
  }
  const { text, errors, notes } = result.value;
  return [text, ...errors.map(({ code }) => `error: ${code}`), ...notes.map(({ code }) => `note: ${code}`)]
    .filter((line, n) => n > 0 || line !== '')
    .join('\n');
}

const jsonpath = { language: 'jsonpath' } as const;
const jmespath = { language: 'jmespath' } as const;
const PEOPLE =
  '{"people":[{"name":"Ada","age":36,"tags":["x"]},{"name":"李","age":17},{"name":"Bob","age":52,"tags":[]}],"a b":1}';

describe('jq', () => {
  it.each<[string, string, Options, string]>([
    [S, '.store.book[] | select(.price < 10) | .title', {}, '"Sayings"\n"Moby"'],
    [S, '.store.book[] | select(.price < 10) | .title', { raw: true }, 'Sayings\nMoby'],
    [S, '[.store.book[].price] | add', {}, '30.93'],
    [S, '.store.book | map({(.title): .price}) | add', {}, '{"Sayings":8.95,"三体":12.99,"Moby":8.99}'],
    [S, '.store.book[] | [.title, .price] | @csv', { raw: true }, '"Sayings",8.95\n"三体",12.99\n"Moby",8.99'],
    ['{"id":12345678901234567890,"f":1.10,"e":1E2}', '.', {}, '{"id":12345678901234567890,"f":1.10,"e":1E+2}'],
    ['{"id":12345678901234567890}', '.id + 1', {}, '12345678901234567000\nnote: digits-rounded'],
    ['[12345678901234567890,12345678901234567891]', '.[0]==.[1]', {}, 'false'],
    ['{"2":1,"1":2,"__proto__":3}', '.', {}, '{"2":1,"1":2,"__proto__":3}'],
    ['"你好😀"', 'length', {}, '3'],
    ['"你好😀"', 'utf8bytelength', {}, '10'],
    ['1 2 3', '.', { slurp: true }, '[1,2,3]'],
    ['"a1b22"', '[match("\\\\d+";"g").string]', {}, '["1","22"]'],
    ['{"a":1}', '.a.b', {}, 'error: cannot-index'],
    ['{"a":1}', '.a.b?', {}, ''],
    ['{"a":1}', '.a |', {}, 'fault: expression-end 1:4'],
    ['{"a":null}', '.a // "x"', {}, '"x"'],
    ['null', 'def f(x): x*2; f(21)', {}, '42'],
    ['1', 'foo', {}, 'fault: not-defined 1:1'],
    ['{"b":1,"a":2}', '.', { sortKeys: true }, '{"a":2,"b":1}'],
    ['1 2', 'input', { nullInput: true }, '1'],
    ['1 2', '[inputs]', { nullInput: true }, '[1,2]'],
    ['1', 'input_filename', {}, 'null'],
    ['1', 'input_filename |', {}, 'fault: expression-end 1:16'],
    ['1', '$ENV', {}, '{}'],
    ['1', 'import "a" as a; .', {}, 'fault: no-modules 1:1'],
    ['1', '-1', {}, '-1'],
    ['1', '"é" | ("é" +)', {}, 'fault: expression-unexpected 1:13'],
    ['[1]', '.[0], ., .[0].a', { compact: false }, '1\n[\n  1\n]\nerror: cannot-index'],
    ['"a\\u007f"', '.', {}, '"a\u007f"'],
    ['"\\ud800"', '.', {}, '"\ufffd"\nnote: lone-surrogate'],
    ['{a:0x10,}', '.a', {}, '16\nnote: read-as-json5'],
    ['1', '# nothing', {}, 'fault: expression-end 1:1'],
    ['1', '('.repeat(20_000), {}, 'fault: expression-too-long 1:9997'],
    ['1', `.${'[0]?'.repeat(30_000)}`, {}, 'fault: expression-too-long 1:1'],
    ['1', 'sort', {}, 'error: not-a-list'],
    ['1', '@csv', {}, 'error: not-a-list'],
    ['[[1]]', '@csv', {}, 'error: not-in-row'],
    ['1', '{(.): 1}', {}, 'error: no-key'],
    ['[1]', '.[-5] = 1', {}, 'error: out-of-bounds'],
    ['"{a"', 'fromjson', {}, 'error: not-json'],
    ['"x"', 'strptime("%Y")', {}, 'error: no-such-date'],
    ['1', 'path(. + 1)', {}, 'error: no-path'],
    ['"a"', '-.', {}, 'error: wrong-input'],
    ['1', 'contains("a")', {}, 'error: wrong-input'],
    ['1', 'has("a")', {}, 'error: wrong-input'],
    ['1', 'startswith("a"), splits("a")', {}, 'error: wrong-input'],
    ['1', 'explode', {}, 'error: wrong-input'],
    ['1', '. as [$a] | $a', {}, 'error: cannot-index'],
    ['1', '"x" * 1e9', {}, 'fault: out-of-memory'],
    ['1', 'def f: 1 + f; f', {}, 'fault: out-of-memory'],
    ['1e1000', '., . + 1', {}, '1E+1000\n1.7976931348623157e+308'],
  ])('%s %s %j', async (data, expression, options, expected) => {
    expect(await said(data, expression, options)).toBe(expected);
  });
});

it('ends where an expression gives results without end', async () => {
  const report = await run('1', 'range(infinite)');
  expect(report.ok && report.value).toMatchObject({
    count: 100_000,
    notes: [{ code: 'cut-by-count', limit: 100_000 }],
  });
});

describe('JSONPath', () => {
  it.each<[string, string, Options, string]>([
    [S, '$.store.book[?@.price < 10].title', {}, '["Sayings","Moby"]'],
    [
      S,
      '$.store.book[?@.price < 10].title',
      { nodes: 'paths' },
      `["$['store']['book'][0]['title']","$['store']['book'][2]['title']"]`,
    ],
    [S, '$..book[-1].title', {}, '["Moby"]'],
    [S, '$..book[?@.isbn].title', {}, '["Sayings"]'],
    [S, "$..book[?match(@.title, 'M.*')].price", {}, '[8.99]'],
    [S, '$..book[?length(@.title)>2].title', {}, '["Sayings","Moby"]'],
    [S, '$..book[0].price', { nodes: 'both' }, `[{"path":"$['store']['book'][0]['price']","value":8.95}]`],
    ['{"a":null}', '$.a', {}, '[null]'],
    ['{"a":null}', '$.b', {}, '[]'],
    ['{"键":{"😀":1}}', "$['键']['😀']", {}, '[1]'],
    ['{"键":{"😀":1}}', '$.键.😀', {}, '[1]'],
    ['[1,2,3,4]', '$[::-1]', {}, '[4,3,2,1]'],
    ['{"a":[{"b":1},{"b":"1"},{"b":1.0}]}', '$.a[?@.b==1]', {}, '[{"b":1},{"b":1.0}]'],
    ['{"2":"x","1":"y"}', '$.*', {}, '["x","y"]'],
    ['[12345678901234567890]', '$[?@ == 12345678901234567890]', {}, '[12345678901234567890]'],
    ['[12345678901234567890]', '$[?@ == 12345678901234567891]', {}, '[]'],
    [S, '$[01]', {}, 'fault: leading-zero 1:3'],
    [S, '$.', {}, 'fault: expression-end 1:3'],
    [S, 'store.book', {}, 'fault: no-dollar 1:1'],
    [S, ' $.store', {}, 'fault: blank-around 1:1'],
    [S, '$.store\n', {}, 'fault: blank-around 1:8'],
    [S, '$.book[(@.length-1)]', {}, 'fault: no-scripts 1:8'],
    [S, '$.book[?(@.title =~ /M.*/)]', {}, 'fault: no-regex-operator 1:18'],
    [S, '$[?foo(@.a)]', {}, 'fault: not-defined 1:4'],
    [`${'['.repeat(100)}7${']'.repeat(100)}`, `$${'[0]'.repeat(100)}`, {}, '[7]'],
    [`${'['.repeat(100)}7${']'.repeat(100)}`, '$..[?@ == 7]', {}, '[7]'],
  ])('%s %s %j', async (data, expression, options, expected) => {
    expect(await said(data, expression, { ...jsonpath, ...options })).toBe(expected);
  });
});

describe('JMESPath', () => {
  it.each<[string, string, string]>([
    [PEOPLE, 'people[?age > `20`].name', '["Ada","Bob"]'],
    [PEOPLE, 'people[*].{n: name, a: age}', '[{"n":"Ada","a":36},{"n":"李","a":17},{"n":"Bob","a":52}]'],
    [PEOPLE, 'sort_by(people, &age)[-1].name', '"Bob"'],
    [PEOPLE, 'people[].tags[]', '["x"]'],
    [PEOPLE, '"a b"', '1'],
    [PEOPLE, 'join(`,`, people[*].name)', '"Ada,李,Bob"'],
    [PEOPLE, 'foo.bar', 'null'],
    [PEOPLE, 'people[0', 'fault: expression-end 1:9'],
    [PEOPLE, 'sum(people[*].name)', 'fault: argument-type 1:1'],
    ['{"n":12345678901234567890}', 'n', '12345678901234567890'],
    ['{"i":[{"s":"running"}]}', 'i[?s==`running`]', '[{"s":"running"}]'],
    ['"你好😀"', 'length(@)', '3'],
    ['[0.1,0.2]', 'sum(@)', '0.3'],
    ['[12345678901234567890,1]', 'sum(@)', '12345678901234567891'],
    ['[1,2]', 'avg(@)', '1.5'],
    ['[1,1,2]', 'avg(@)', '1.3333333333333333'],
    ['{"2":1,"1":2,"__proto__":3}', '@', '{"2":1,"1":2,"__proto__":3}'],
    ['1 2', '[0]', '1\nnote: as-list'],
    ['1', '@' + '.a'.repeat(100_000), 'fault: nested-too-deeply 1:4002'],
    ['1', '@' + '||@'.repeat(100_000), 'fault: nested-too-deeply 1:6002'],
    ['[1]', '@' + '[]'.repeat(100_000), 'fault: nested-too-deeply 1:4002'],
    ['[1]', '@' + '[*]'.repeat(100_000), 'fault: nested-too-deeply 1:1502'],
    ['1', '('.repeat(100_000), 'fault: nested-too-deeply 1:501'],
    ['1', `@${'.a'.repeat(1900)}`, 'null'],
    ['1', `[${'a.b,'.repeat(5000)}a] | length(@)`, '5001'],
  ])('%s %s', async (data, expression, expected) => {
    expect(await said(data, expression, jmespath)).toBe(expected);
  });
});
