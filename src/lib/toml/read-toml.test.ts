import { describe, expect, it } from 'vitest';
import type { DocumentValue } from '../document/document';
import { writeJson } from '../document/write-json';
import { readToml } from './read-toml';

type Version = '1.0' | '1.1';

function read(text: string, version: Version): DocumentValue {
  const result = readToml(text, { version });
  if (!result.ok) throw new Error(`${JSON.stringify(text)}: ${JSON.stringify(result.fault)}`);
  return result.value.document;
}

/** The document as minified JSON, or code, line and column of the fault. */
function answer(text: string, version: Version = '1.1'): string {
  const result = readToml(text, { version });
  if (result.ok) return writeJson(result.value.document, { indent: 0, notFinite: 'text' }).text;
  const { fault } = result;
  return 'line' in fault ? `${fault.code} ${fault.line}:${fault.column}` : fault.code;
}

const VERSIONS: readonly Version[] = ['1.0', '1.1'];

/** Cases that both versions answer alike. */
function both(cases: readonly (readonly [text: string, expected: string])[]): void {
  it.each(cases)('%j', (text, expected) => {
    for (const version of VERSIONS) expect(answer(text, version)).toBe(expected);
  });
}

describe('vectors', () => {
  both([
    [
      'foo = "bar"\n\n# This is a comment\n\n[list]\nname = "item"\n\n[list.another]\nkey = "value"',
      '{"foo":"bar","list":{"name":"item","another":{"key":"value"}}}',
    ],
    [
      'a = 1979-05-27T07:32:00Z\nb = 1979-05-27T00:32:00.999999-07:00\nd = 1979-05-27\ne = 07:32:00',
      '{"a":"1979-05-27T07:32:00Z","b":"1979-05-27T00:32:00.999999-07:00","d":"1979-05-27","e":"07:32:00"}',
    ],
    [
      'a = 1.0\nf = 0xDEADBEEF\ng = 0o755\nh = 0b11010110\ni = 1_000\nj = 9223372036854775807',
      '{"a":1.0,"f":3735928559,"g":493,"h":214,"i":1000,"j":9223372036854775807}',
    ],
    [
      '[[p]]\nn="a"\n[[p.q]]\nz=1\n[[p]]\nn="b"\n[a.b.c]\nx=1\n[a]\ny=2',
      '{"p":[{"n":"a","q":[{"z":1}]},{"n":"b"}],"a":{"b":{"c":{"x":1}},"y":2}}',
    ],
    ['a = """\nRoses\nViolets"""\n"a.b" = 1\nd.e = 2', '{"a":"Roses\\nViolets","a.b":1,"d":{"e":2}}'],
    ['a = 1\na = 2', 'key-twice 2:1'],
    ['a = 1\nb =', 'value-missing 2:3'],
    ['[a]\n[a]', 'table-twice 2:1'],
  ]);

  it('needs TOML 1.1 for some of it', () => {
    const text = 'a = {x=1,\n y=2,\n}\nb = "\\x41"\nc = 07:32';
    expect(answer(text)).toBe('{"a":{"x":1,"y":2},"b":"A","c":"07:32:00"}');
    expect(answer(text, '1.0')).toBe('needs-1.1 1:10');
  });
});

describe('documents', () => {
  both([
    ['', '{}'],
    ['\n\r\n \t\n', '{}'],
    ['# only a comment', '{}'],
    ['\uFEFFa = 1', '{"a":1}'],
    ['\uFEFF', '{}'],
    ['a = 1\r\nb = 2\r\n', '{"a":1,"b":2}'],
    ['a=1#c\nb=2 # c', '{"a":1,"b":2}'],
    [' \ta\t=\t1\t', '{"a":1}'],
    ['a = "\uFEFF"# \uFEFF', '{"a":"\uFEFF"}'],
    [
      '__proto__ = 1\nconstructor.prototype = 2\n2 = 1\n1 = 1',
      '{"__proto__":1,"constructor":{"prototype":2},"2":1,"1":1}',
    ],
    ['a = 1\uFEFF', 'bad-number 1:5'],
    ['\uFEFF\uFEFFa = 1', 'bad-key 1:2'],
    ['a = 1 b = 2', 'line-end-expected 1:7'],
    ['[a] b = 1', 'line-end-expected 1:5'],
    ['[a]]', 'line-end-expected 1:4'],
    ['a = "x" y', 'line-end-expected 1:9'],
    ['a = 1 = 2', 'line-end-expected 1:7'],
    ['a = {} b', 'line-end-expected 1:8'],
    ['a = 1\r', 'lone-carriage-return 1:6'],
    ['a = 1\rb = 2', 'lone-carriage-return 1:6'],
    ['\ra = 1', 'lone-carriage-return 1:1'],
    ['# c\rd', 'lone-carriage-return 1:4'],
    ['# c\r', 'lone-carriage-return 1:4'],
    ['a = [1\r]', 'lone-carriage-return 1:7'],
    ['a =\r1', 'lone-carriage-return 1:4'],
    ['a\r= 1', 'lone-carriage-return 1:2'],
    ['# \u0000', 'control-character 1:3'],
    ['# \u000B', 'control-character 1:3'],
    ['# \u001F', 'control-character 1:3'],
    ['# \u007F', 'control-character 1:3'],
    ['# \t\u0080 é 😀', '{}'],
    ['a = 1 \u000C', 'control-character 1:7'],
    ['\u000B', 'control-character 1:1'],
    ['a = 1\u0000', 'control-character 1:6'],
    ['a = "\uD83D"', 'lone-surrogate 1:6'],
    ['# \uDE00', 'lone-surrogate 1:3'],
    ['a = 01 # \uDE00', 'leading-zero 1:5'],
    ['a = "😀" 1', 'line-end-expected 1:9'],
  ]);
});

describe('keys', () => {
  both([
    ['a-b_C9 = 1\n-1 = 2\n1.2 = 3', '{"a-b_C9":1,"-1":2,"1":{"2":3}}'],
    ['"" = 1\n\'\' = 2', 'key-twice 2:1'],
    ['"" = 1\n" " = 2\n"é\\u00E9\\n" = 3\n\'a\\n"\' = 4', '{"":1," ":2,"éé\\n":3,"a\\\\n\\"":4}'],
    ['a . b\t.\t"c" = 1', '{"a":{"b":{"c":1}}}'],
    ['"a".\'b\' = 1\na.c = 2', '{"a":{"b":1,"c":2}}'],
    ['true = 1\ninf = 2\n2024-01-01 = 3', '{"true":1,"inf":2,"2024-01-01":3}'],
    ['[ a . "b" ]\n[[ c\t]]', '{"a":{"b":{}},"c":[{}]}'],
    ['a = 1\n"a" = 2', 'key-twice 2:1'],
    ['a.b = 1\na.b = 2', 'key-twice 2:3'],
    ['= 1', 'key-missing 1:1'],
    ['a. = 1', 'key-missing 1:4'],
    ['.a = 1', 'key-missing 1:1'],
    ['a..b = 1', 'key-missing 1:3'],
    ['a', 'equals-missing 1:2'],
    ['a\n= 1', 'equals-missing 1:2'],
    ['a b = 1', 'equals-missing 1:3'],
    ['a: 1', 'equals-missing 1:2'],
    ['"a" "b" = 1', 'equals-missing 1:5'],
    ['é = 1', 'bad-key 1:1'],
    ['a! = 1', 'equals-missing 1:2'],
    ['"""a""" = 1', 'multi-line-key 1:1'],
    ["'''a''' = 1", 'multi-line-key 1:1'],
    ['"""""" = 1', 'multi-line-key 1:1'],
    ['"a\nb" = 1', 'line-break-in-string 1:3'],
    ['"a = 1', 'unterminated-string 1:1'],
    ['"\\q" = 1', 'bad-escape 1:2'],
    ['"\u0000" = 1', 'control-character 1:2'],
    ['a\u0000 = 1', 'control-character 1:2'],
    ['[]', 'key-missing 1:2'],
    ['[ ]', 'key-missing 1:3'],
    ['[[]]', 'key-missing 1:3'],
    ['[a.]', 'key-missing 1:4'],
    ['[.a]', 'key-missing 1:2'],
    ['[a', 'unterminated-header 1:3'],
    ['[a\n]', 'unterminated-header 1:3'],
    ['[a b]', 'unterminated-header 1:4'],
    ['[a[b]]', 'unterminated-header 1:3'],
    ['[[a]', 'unterminated-header 1:5'],
    ['[[a\n]]', 'unterminated-header 1:4'],
    ['[[a] ]', 'spaced-brackets 1:5'],
    ['[ [a]]', 'spaced-brackets 1:3'],
    ['[[[a]]]', 'spaced-brackets 1:3'],
    ['[a]\n[b', 'unterminated-header 2:3'],
    ['[a#]\n', 'unterminated-header 1:3'],
  ]);
});

describe('integers and floats', () => {
  both([
    ['a = 0\nb = +0\nc = -0\nd = +99\ne = -17', '{"a":0,"b":0,"c":0,"d":99,"e":-17}'],
    ['a = 1_2_3\nb = 5_349_221', '{"a":123,"b":5349221}'],
    ['a = 9223372036854775808\nb = -9223372036854775808', '{"a":9223372036854775808,"b":-9223372036854775808}'],
    ['a = 0xdead_BEEF\nb = 0x00FF\nc = 0o0_7\nd = 0b0\ne = 0b1_1', '{"a":3735928559,"b":255,"c":7,"d":0,"e":3}'],
    ['a = 0xFFFFFFFFFFFFFFFF', '{"a":18446744073709551615}'],
    [
      'a = +1.0\nb = -0.0\nc = +0.0\nd = 0e0\ne = 3.14159265358979323846',
      '{"a":1.0,"b":-0.0,"c":0.0,"d":0e0,"e":3.14159265358979323846}',
    ],
    [
      'a = 5e+22\nb = 1E06\nc = -2e-02\nd = 6.626e-34\ne = 1_0.0_1e1_0',
      '{"a":5e+22,"b":1E06,"c":-2e-02,"d":6.626e-34,"e":10.01e10}',
    ],
    ['a = inf\nb = +inf\nc = -inf', '{"a":"Infinity","b":"Infinity","c":"-Infinity"}'],
    ['a = nan\nb = +nan\nc = -nan', '{"a":"NaN","b":"NaN","c":"NaN"}'],
    ['a = 01', 'leading-zero 1:5'],
    ['a = -01', 'leading-zero 1:5'],
    ['a = +0_1', 'leading-zero 1:5'],
    ['a = 00', 'leading-zero 1:5'],
    ['a = 03.14', 'leading-zero 1:5'],
    ['a = 00e1', 'leading-zero 1:5'],
    ['a = 1__0', 'bad-underscore 1:5'],
    ['a = _1', 'unknown-value 1:5'],
    ['a = 1_', 'bad-underscore 1:5'],
    ['a = 0x_1', 'bad-underscore 1:5'],
    ['a = 0x1_', 'bad-underscore 1:5'],
    ['a = 0_x1', 'bad-underscore 1:5'],
    ['a = 1_.0', 'bad-underscore 1:5'],
    ['a = 1._0', 'bad-underscore 1:5'],
    ['a = 1.0_', 'bad-underscore 1:5'],
    ['a = 1_e1', 'bad-underscore 1:5'],
    ['a = 1e_1', 'bad-underscore 1:5'],
    ['a = 1e1_', 'bad-underscore 1:5'],
    ['a = 1.', 'bad-number 1:5'],
    ['a = .1', 'bad-number 1:5'],
    ['a = -.1', 'bad-number 1:5'],
    ['a = +.1', 'bad-number 1:5'],
    ['a = 1.e1', 'bad-number 1:5'],
    ['a = 1e', 'bad-number 1:5'],
    ['a = 1e1.0', 'bad-number 1:5'],
    ['a = 1.2.3', 'bad-number 1:5'],
    ['a = 1ee2', 'bad-number 1:5'],
    ['a = 1e++2', 'bad-number 1:5'],
    ['a = 0x', 'bad-number 1:5'],
    ['a = 0xG', 'bad-number 1:5'],
    ['a = 0o8', 'bad-number 1:5'],
    ['a = 0b2', 'bad-number 1:5'],
    ['a = 0X1', 'bad-number 1:5'],
    ['a = 0O1', 'bad-number 1:5'],
    ['a = 0B1', 'bad-number 1:5'],
    ['a = 0x1.8', 'bad-number 1:5'],
    ['a = +0x1', 'signed-prefix 1:5'],
    ['a = -0b1', 'signed-prefix 1:5'],
    ['a = ++1', 'unknown-value 1:5'],
    ['a = --1', 'unknown-value 1:5'],
    ['a = + 1', 'unknown-value 1:5'],
    ['a = 1 000', 'line-end-expected 1:7'],
    ['a = 1,000', 'line-end-expected 1:6'],
    ['a = 1f', 'bad-number 1:5'],
    ['a = １', 'unknown-value 1:5'],
    ['a = Inf', 'unknown-value 1:5'],
    ['a = NaN', 'unknown-value 1:5'],
    ['a = infinity', 'unknown-value 1:5'],
    ['a = in', 'unknown-value 1:5'],
    ['a = +-inf', 'unknown-value 1:5'],
    ['a = i_nf', 'unknown-value 1:5'],
  ]);
});

describe('booleans and words', () => {
  both([
    ['a = true\nb = false', '{"a":true,"b":false}'],
    ['a = True', 'unknown-value 1:5'],
    ['a = FALSE', 'unknown-value 1:5'],
    ['a = tru', 'unknown-value 1:5'],
    ['a = truer', 'unknown-value 1:5'],
    ['a = true"x"', 'line-end-expected 1:9'],
    ['a = null', 'unknown-value 1:5'],
    ['a = yes', 'unknown-value 1:5'],
    ['a = é', 'unknown-value 1:5'],
    ['a = ,', 'value-missing 1:3'],
    ['a = ]', 'value-missing 1:3'],
    ['a =', 'value-missing 1:3'],
    ['a = # c', 'value-missing 1:3'],
    ['a =\n1', 'value-missing 1:3'],
  ]);
});

describe('dates and times', () => {
  both([
    ['a = 1979-05-27 07:32:00Z', '{"a":"1979-05-27 07:32:00Z"}'],
    ['a = 1979-05-27t07:32:00z', '{"a":"1979-05-27t07:32:00z"}'],
    ['a = 1979-05-27T07:32:00.123456789012-23:59', '{"a":"1979-05-27T07:32:00.123456789012-23:59"}'],
    ['a = 1979-05-27 07:32:00.5 # c', '{"a":"1979-05-27 07:32:00.5"}'],
    ['a = [1979-05-27 07:32:00,1979-05-27, 07:32:00]', '{"a":["1979-05-27 07:32:00","1979-05-27","07:32:00"]}'],
    ['a = 1979-05-27 # c', '{"a":"1979-05-27"}'],
    ['a = 1979-05-27 ', '{"a":"1979-05-27"}'],
    ['a = {b = 1979-05-27 }', '{"a":{"b":"1979-05-27"}}'],
    ['a = 0000-01-01\nb = 9999-12-31', '{"a":"0000-01-01","b":"9999-12-31"}'],
    ['a = 2000-02-29\nb = 2024-02-29\nc = 0004-02-29', '{"a":"2000-02-29","b":"2024-02-29","c":"0004-02-29"}'],
    ['a = 23:59:60', '{"a":"23:59:60"}'],
    ['a = 2016-12-31T23:59:60Z', '{"a":"2016-12-31T23:59:60Z"}'],
    ['a = 2023-02-29', 'date-out-of-range 1:5'],
    ['a = 1900-02-29', 'date-out-of-range 1:5'],
    ['a = 2023-02-30T10:00:00', 'date-out-of-range 1:5'],
    ['a = 2023-04-31', 'date-out-of-range 1:5'],
    ['a = 2023-00-01', 'date-out-of-range 1:5'],
    ['a = 2023-13-01', 'date-out-of-range 1:5'],
    ['a = 2023-01-00', 'date-out-of-range 1:5'],
    ['a = 2023-01-32', 'date-out-of-range 1:5'],
    ['a = 24:00:00', 'date-out-of-range 1:5'],
    ['a = 23:60:00', 'date-out-of-range 1:5'],
    ['a = 23:59:61', 'date-out-of-range 1:5'],
    ['a = 2023-01-01T24:00:00Z', 'date-out-of-range 1:5'],
    ['a = 2023-01-01T00:60:00', 'date-out-of-range 1:5'],
    ['a = 2023-01-01T00:00:61Z', 'date-out-of-range 1:5'],
    ['a = 2023-01-01T00:00:00+24:00', 'date-out-of-range 1:5'],
    ['a = 2023-01-01T00:00:00-00:60', 'date-out-of-range 1:5'],
    ['a = 2023-1-01', 'bad-date 1:5'],
    ['a = 2023-01-1', 'bad-date 1:5'],
    ['a = 23-01-01', 'bad-number 1:5'],
    ['a = 12023-01-01', 'bad-number 1:5'],
    ['a = 2023-01', 'bad-date 1:5'],
    ['a = 2023-01-01T', 'bad-date 1:5'],
    ['a = 2023-01-01 T10:00:00', 'line-end-expected 1:16'],
    ['a = 2023-01-01  10:00:00', 'line-end-expected 1:17'],
    ['a = 2023-01-01\t10:00:00', 'line-end-expected 1:16'],
    ['a = 2023-01-0110:00:00', 'bad-date 1:5'],
    ['a = 2023-01-01T10', 'bad-date 1:5'],
    ['a = 2023-01-01T1:00:00', 'bad-date 1:5'],
    ['a = 2023-01-01T10:00:0', 'bad-date 1:5'],
    ['a = 2023-01-01T10:00:00.', 'bad-date 1:5'],
    ['a = 2023-01-01T10:00:00,5', 'line-end-expected 1:24'],
    ['a = 2023-01-01T10:00:00+1:00', 'bad-date 1:5'],
    ['a = 2023-01-01T10:00:00+01', 'bad-date 1:5'],
    ['a = 2023-01-01T10:00:00+0100', 'bad-date 1:5'],
    ['a = 2023-01-01T10:00:00+01:0', 'bad-date 1:5'],
    ['a = 2023-01-01T10:00:00 Z', 'line-end-expected 1:25'],
    ['a = 2023-01-01Z', 'bad-date 1:5'],
    ['a = 2023-01-01+01:00', 'bad-date 1:5'],
    ['a = 10:00:00Z', 'bad-date 1:5'],
    ['a = 10:00:00+01:00', 'bad-date 1:5'],
    ['a = 1:00:00', 'bad-date 1:5'],
    ['a = 10:0:00', 'bad-date 1:5'],
    ['a = 10:00:00.', 'bad-date 1:5'],
    ['a = 10:00:', 'bad-date 1:5'],
    ['a = T10:00:00', 'unknown-value 1:5'],
    ['a = -2023-01-01', 'bad-number 1:5'],
    ['a = 2023/01/01', 'bad-number 1:5'],
  ]);

  it.each(['a = 10:00', 'a = 2023-01-01T10:00', 'a = 2023-01-01 10:00Z', 'a = 2023-01-01T10:00+01:00'])(
    'TOML 1.1 takes %j without seconds',
    (text) => {
      expect(answer(text)).toBe(`{"a":"${text.slice(4).replace('10:00', '10:00:00')}"}`);
      expect(answer(text, '1.0')).toBe('needs-1.1 1:5');
    },
  );

  it.each([
    ['1979-05-27T07:32:00Z', 'offset-date-time'],
    ['1979-05-27 07:32:00+01:00', 'offset-date-time'],
    ['1979-05-27T07:32:00', 'local-date-time'],
    ['1979-05-27', 'local-date'],
    ['07:32:00.1', 'local-time'],
  ])('%s is a %s', (source, form) => {
    expect(read(`a = ${source}`, '1.0')).toMatchObject({ members: [{ value: { kind: 'date', form, source } }] });
  });
});

describe('strings', () => {
  both([
    [String.raw`a = "\b\t\n\f\r\"\\\u0041\U0001F600"`, String.raw`{"a":"\b\t\n\f\r\"\\A😀"}`],
    [String.raw`a = "\u0000\u007F\uD7FF\uE000\U0010FFFF"`, '{"a":"\\u0000\u007F\uD7FF\uE000\u{10FFFF}"}'],
    ['a = "\t\u0080é😀\u2028"', '{"a":"\\t\u0080é😀\u2028"}'],
    ['a = \'C:\\x "q"\'', '{"a":"C:\\\\x \\"q\\""}'],
    ['a = ""\nb = \'\'', '{"a":"","b":""}'],
    ['a = """"""\nb = \'\'\'\'\'\'', '{"a":"","b":""}'],
    ['a = """\n"""', '{"a":""}'],
    ['a = """\n\n"""', '{"a":"\\n"}'],
    ['a = """\r\nx\r\ny\r\n"""', '{"a":"x\\ny\\n"}'],
    ["a = '''\r\nx\r\n'''", '{"a":"x\\n"}'],
    ['a = """ \nx"""', '{"a":" \\nx"}'],
    ['a = """"x""""', '{"a":"\\"x\\""}'],
    ['a = """""x"""""', '{"a":"\\"\\"x\\"\\""}'],
    ['a = """x""y"z"""', '{"a":"x\\"\\"y\\"z"}'],
    ['a = """x\\"""y"""', '{"a":"x\\"\\"\\"y"}'],
    ["a = ''''x''''", '{"a":"\'x\'"}'],
    ["a = '''''x'''''", '{"a":"\'\'x\'\'"}'],
    ['a = """x \\\n   \t y"""', '{"a":"x y"}'],
    ['a = """x\\  \t\n\n\r\n  y"""', '{"a":"xy"}'],
    ['a = """\\\n"""', '{"a":""}'],
    ['a = """x\\\\\ny"""', '{"a":"x\\\\\\ny"}'],
    ['a = """\n\\\n x"""', '{"a":"x"}'],
    ["a = '''x\\\n y'''", '{"a":"x\\\\\\n y"}'],
    ['a = """# no comment\n[b]\n"""', '{"a":"# no comment\\n[b]\\n"}'],
    ['a = "x', 'unterminated-string 1:5'],
    ["a = 'x", 'unterminated-string 1:5'],
    ['a = "x\ny"', 'line-break-in-string 1:7'],
    ["a = 'x\r\ny'", 'line-break-in-string 1:7'],
    ['a = "x\\\ny"', 'bad-escape 1:7'],
    ['a = "\\"', 'unterminated-string 1:5'],
    ['a = """x', 'unterminated-string 1:5'],
    ['a = """x"', 'unterminated-string 1:5'],
    ['a = """x""', 'unterminated-string 1:5'],
    ["a = '''x''", 'unterminated-string 1:5'],
    ['a = """x""""""', 'line-end-expected 1:14'],
    ["a = '''x''''''", 'line-end-expected 1:14'],
    ['a = """x\\ y"""', 'bad-escape 1:9'],
    ['a = """x\\   """', 'bad-escape 1:9'],
    ['a = "\\a"', 'bad-escape 1:6'],
    ['a = "\\/"', 'bad-escape 1:6'],
    ['a = "\\\'"', 'bad-escape 1:6'],
    ['a = "\\ "', 'bad-escape 1:6'],
    ['a = "\\N"', 'bad-escape 1:6'],
    ['a = "\\X41"', 'bad-escape 1:6'],
    ['a = "\\😀"', 'bad-escape 1:6'],
    ['a = "\\u00E"', 'escape-digits 1:6'],
    ['a = "\\u 0E9"', 'escape-digits 1:6'],
    ['a = "\\u+0E9"', 'escape-digits 1:6'],
    ['a = "\\U0001F60"', 'escape-digits 1:6'],
    ['a = "\\u', 'escape-digits 1:6'],
    ['a = "\\uD800"', 'no-character 1:6'],
    ['a = "\\uDFFF"', 'no-character 1:6'],
    ['a = "\\uD83D\\uDE00"', 'no-character 1:6'],
    ['a = "\\U0000D800"', 'no-character 1:6'],
    ['a = "\\U00110000"', 'no-character 1:6'],
    ['a = "\\UFFFFFFFF"', 'no-character 1:6'],
    ['a = """\\uD800"""', 'no-character 1:8'],
    ['a = "\u0000"', 'control-character 1:6'],
    ['a = "\u001F"', 'control-character 1:6'],
    ['a = "\u007F"', 'control-character 1:6'],
    ["a = '\u0008'", 'control-character 1:6'],
    ["a = '\u007F'", 'control-character 1:6'],
    ['a = """\u000C"""', 'control-character 1:8'],
    ["a = '''\u007F'''", 'control-character 1:8'],
    ['a = "x\ry"', 'lone-carriage-return 1:7'],
    ['a = """x\ry"""', 'lone-carriage-return 1:9'],
    ["a = '''x\ry'''", 'lone-carriage-return 1:9'],
    ['a = """x\\\ry"""', 'bad-escape 1:9'],
    ['a = """x\\\n\ry"""', 'lone-carriage-return 2:1'],
    ['a = "x" "y"', 'line-end-expected 1:9'],
    ['a = ""x""', 'line-end-expected 1:7'],
  ]);

  it.each([
    ['a = "\\e[0m"', '{"a":"\\u001b[0m"}'],
    ['a = "\\x00\\x7f\\xE9"', '{"a":"\\u0000\u007fé"}'],
    ['a = """\\e"""', '{"a":"\\u001b"}'],
  ])('TOML 1.1 takes the escapes of %j', (text, expected) => {
    expect(answer(text)).toBe(expected);
    expect(answer(text, '1.0')).toMatch(/^needs-1\.1 1:[68]$/);
  });

  it.each(['a = "\\x4"', 'a = "\\x4G"', 'a = "\\x"'])('refuses %j', (text) =>
    expect(answer(text)).toBe('escape-digits 1:6'),
  );
});

describe('lists', () => {
  both([
    ['a = []', '{"a":[]}'],
    ['a = [ 1, "x", 2.0, [true, []], {y = 1} ]', '{"a":[1,"x",2.0,[true,[]],{"y":1}]}'],
    ['a = [1,]', '{"a":[1]}'],
    ['a = [\n  1 # c\n  , # d\n  # e\n  2,\n]', '{"a":[1,2]}'],
    ['a = [ # c ]\n]', '{"a":[]}'],
    ['a = ["""x\n""", \'\'\'y\n\'\'\']', '{"a":["x\\n","y\\n"]}'],
    ['a = [1,,2]', 'item-missing 1:8'],
    ['a = [,]', 'item-missing 1:6'],
    ['a = [1 2]', 'comma-expected 1:8'],
    ['a = [1\n2]', 'comma-expected 2:1'],
    ['a = [1}', 'comma-expected 1:7'],
    ['a = [1', 'unterminated-list 1:5'],
    ['a = [', 'unterminated-list 1:5'],
    ['a = [1,', 'unterminated-list 1:5'],
    ['a = [[1]', 'unterminated-list 1:5'],
    ['a = [1, # ]', 'unterminated-list 1:5'],
    ['a = [b = 1]', 'unknown-value 1:6'],
    ['a = [1]]', 'line-end-expected 1:8'],
    ['a = [\u0000]', 'control-character 1:6'],
    ['a = [=]', 'item-missing 1:6'],
  ]);
});

describe('inline tables', () => {
  both([
    ['a = {}', '{"a":{}}'],
    ['a = { }', '{"a":{}}'],
    ['a = {b=1,c="x" , d . e = 2}', '{"a":{"b":1,"c":"x","d":{"e":2}}}'],
    ['a = {b.c=1, b.d=2}', '{"a":{"b":{"c":1,"d":2}}}'],
    ['a = {b = [\n1, # c\n]}', '{"a":{"b":[1]}}'],
    ['a = {b = """x\ny"""}', '{"a":{"b":"x\\ny"}}'],
    ['a = {b = {c = {}}}', '{"a":{"b":{"c":{}}}}'],
    ['a = {,}', 'key-missing 1:6'],
    ['a = {b=1,,c=2}', 'key-missing 1:10'],
    ['a = {b=1 c=2}', 'comma-expected 1:10'],
    ['a = {b}', 'equals-missing 1:7'],
    ['a = {b=}', 'value-missing 1:7'],
    ['a = {b=1', 'unterminated-table 1:5'],
    ['a = {', 'unterminated-table 1:5'],
    ['a = {b=1]', 'comma-expected 1:9'],
    ['a = {b=1, b=2}', 'key-twice 1:11'],
    ['a = {b=1, "b".c=2}', 'not-a-table 1:11'],
    ['a = {b={c=1}, b.d=2}', 'inline-table-closed 1:15'],
    ['a = {b.c=1, b={}}', 'key-twice 1:13'],
    ['a = {b.c=1, b.c.d=2}', 'not-a-table 1:15'],
    ['a = {b=[], b.c=1}', 'list-closed 1:12'],
    ['a = {1}', 'equals-missing 1:7'],
    ['a = {[b]}', 'bad-key 1:6'],
  ]);

  it.each([
    ['a = {\nb=1}', '1:6'],
    ['a = {b=1\n}', '1:9'],
    ['a = {b=1\n,c=2}', '1:9'],
    ['a = {b=1,\nc=2}', '1:10'],
    ['a = {b=1,}', '1:9'],
    ['a = {b=1 # c\n}', '1:10'],
    ['a = { # c\n}', '1:7'],
    ['a = {b=1, # c\r\n}', '1:11'],
  ])('TOML 1.1 takes %j', (text, place) => {
    expect(answer(text)).toMatch(/^\{"a":\{/);
    expect(answer(text, '1.0')).toBe(`needs-1.1 ${place}`);
  });

  it.each(['a = {b\n=1}', 'a = {b=\n1}', 'a = {b.\nc=1}', 'a = {b=1\nc=2}', 'a = {b=1,\n,}', 'a = {\n,b=1}'])(
    'no version takes %j',
    (text) => {
      for (const version of VERSIONS) expect(answer(text, version)).not.toMatch(/^\{/);
    },
  );
});

describe('tables', () => {
  both([
    ['[a]\n[a.b]\n[c]', '{"a":{"b":{}},"c":{}}'],
    ['[a.b]\n[a]\nc = 1', '{"a":{"b":{},"c":1}}'],
    ['[a.b.c]\n[a.b]\n[a]', '{"a":{"b":{"c":{}}}}'],
    ['a.b = 1\n[a.c]\nx = 1', '{"a":{"b":1,"c":{"x":1}}}'],
    ['[a]\nb.c = 1\n[a.b.d]\nx = 1', '{"a":{"b":{"c":1,"d":{"x":1}}}}'],
    ['[a.b.c]\n[a]\nb.d = 1', '{"a":{"b":{"c":{},"d":1}}}'],
    ['a.b = 1\nc = 2\na.d = 3', '{"a":{"b":1,"d":3},"c":2}'],
    ['[[a]]\n[[a]]\nb = 1', '{"a":[{},{"b":1}]}'],
    ['[[a]]\n[a.b]\n[[a]]\n[a.b]', '{"a":[{"b":{}},{"b":{}}]}'],
    ['[[a]]\n[[a.b]]\n[[a.b]]\nc.d = 1\n[[a]]\n[[a.b]]', '{"a":[{"b":[{},{"c":{"d":1}}]},{"b":[{}]}]}'],
    ['[[a.b]]\n[a.c]\n[[a.b]]', '{"a":{"b":[{},{}],"c":{}}}'],
    ['[a]\n[[a.b]]\n[a.b.c]', '{"a":{"b":[{"c":{}}]}}'],
    ['["a.b"]\n[a.b]', '{"a.b":{},"a":{"b":{}}}'],
    ['[a.b]\n[a]\n[a.b]', 'table-twice 3:1'],
    ['[a]\nb = 1\n[a.b]', 'key-twice 3:1'],
    ['a = 1\n[a]', 'key-twice 2:1'],
    ['a = 1\n[a.b]', 'not-a-table 2:2'],
    ['a = 1\na.b = 2', 'not-a-table 2:1'],
    ['a.b = 1\na = 2', 'key-twice 2:1'],
    ['a.b = 1\n[a]', 'defined-by-dotted-keys 2:1'],
    ['a.b.c = 1\n[a.b]', 'defined-by-dotted-keys 2:1'],
    ['[a]\nb.c = 1\n[a.b]', 'defined-by-dotted-keys 3:1'],
    ['[a.b.c]\n[a]\nb.d = 1\n[a.b]', 'defined-by-dotted-keys 4:1'],
    ['[a.b]\n[a]\nb.c = 1', 'defined-by-header 3:1'],
    ['[a.b.c]\n[a]\nb.c.d = 1', 'defined-by-header 3:3'],
    ['[[a.b]]\n[a]\nb.c = 1', 'defined-by-header 3:1'],
    ['[a.b]\n[a]\nb = 1', 'key-twice 3:1'],
    ['[[a]]\n[a]', 'list-of-tables-and-table 2:1'],
    ['[a]\n[[a]]', 'list-of-tables-and-table 2:1'],
    ['[a.b]\n[[a]]', 'list-of-tables-and-table 2:1'],
    ['a.b = 1\n[[a]]', 'list-of-tables-and-table 2:1'],
    ['a = {}\n[[a]]', 'list-of-tables-and-table 2:1'],
    ['[[a.b]]\n[a.b]', 'list-of-tables-and-table 2:1'],
    ['a = 1\n[[a]]', 'key-twice 2:1'],
    ['a = []\n[[a]]', 'list-closed 2:1'],
    ['a = [{}]\n[[a]]', 'list-closed 2:1'],
    ['a = [{}]\n[a.b]', 'list-closed 2:2'],
    ['a = [{b = []}]\n[[a.b]]', 'list-closed 2:3'],
    ['a = []\n[a]', 'key-twice 2:1'],
    ['[[a]]\nb = []\n[[a.b]]', 'list-closed 3:1'],
    ['[[a]]\n[a.b]\n[[a.b]]', 'list-of-tables-and-table 3:1'],
    ['a = {}\n[a]', 'inline-table-closed 2:1'],
    ['a = {b = {}}\n[a.b]', 'inline-table-closed 2:2'],
    ['a = {b.c = 1}\n[a.b.d]', 'inline-table-closed 2:2'],
    ['a = {}\na.b = 1', 'inline-table-closed 2:1'],
    ['[a]\nb = {}\nb.c = 1', 'inline-table-closed 3:1'],
    ['[a]\nb = {}\n[a.b.c]', 'inline-table-closed 3:4'],
    ['[a]\nb = [{}]\nb.c = 1', 'list-closed 3:1'],
    ['a = {b = 1}\na = {c = 1}', 'key-twice 2:1'],
    ['a.b = {}\na.b.c = 1', 'inline-table-closed 2:3'],
    ['[[a]]\nb = 1\nb = 2', 'key-twice 3:1'],
  ]);

  it('names the whole key', () => {
    expect(readToml('[x]\n"a b".c = 1\n"a b".c = 2')).toMatchObject({ fault: { code: 'key-twice', key: '"a b".c' } });
    expect(readToml('[a."b.c"]\n[a."b.c"]')).toMatchObject({ fault: { code: 'table-twice', key: 'a."b.c"' } });
  });
});

describe('limits', () => {
  const nested = (levels: number) => `a = ${'['.repeat(levels)}${']'.repeat(levels)}`;
  const inline = (levels: number) => `a = ${'{a='.repeat(levels)}1${'}'.repeat(levels)}`;
  const header = (levels: number) => `[${Array.from({ length: levels }, () => 'a').join('.')}]`;
  const dotted = (levels: number) => `${header(levels + 1).slice(1, -1)} = 1`;

  it.each([
    ['lists', nested],
    ['inline tables', inline],
    ['headers', header],
    ['dotted keys', dotted],
  ])('takes 500 levels of %s and no more', (_, make) => {
    expect(answer(make(500))).toMatch(/^\{/);
    expect(answer(make(501))).toMatch(/^too-deep 1:\d+$/);
    expect(answer(make(100_000))).toMatch(/^too-deep 1:\d+$/);
  });

  it('refuses what is too large', () => {
    expect(readToml('a = "é"', { sizeLimit: 7 })).toEqual({
      ok: false,
      fault: { code: 'too-large', bytes: 8, limit: 7 },
    });
  });

  it('tells how far it is', () => {
    const seen: number[] = [];
    const line = 'key-1 = "value"\n';
    const text = Array.from({ length: 50_000 }, (_, n) => line.replace('1', String(n))).join('');
    expect(readToml(text, { onProgress: (at) => seen.push(at) }).ok).toBe(true);
    expect(seen.length).toBeGreaterThan(2);
    expect(seen).toEqual(seen.toSorted((a, b) => a - b));
  });
});

describe('comments', () => {
  const commented = (text: string) => writeJson(read(text, '1.1'), { indent: 2, comments: true }).text.split('\n');

  it('stand above the next key, or behind their value', () => {
    expect(
      commented('# server settings\nport = 8080 # default\n\n# This is a comment\n[list] # l\nname = "item"\n# end'),
    ).toEqual([
      '{',
      '  // server settings',
      '  "port": 8080, // default',
      '  // This is a comment',
      '  "list": { // l',
      '    "name": "item"',
      '  }',
      '  // end',
      '}',
    ]);
  });

  it('stand by the items of lists and of inline tables', () => {
    expect(
      commented(
        'a = [ # one\n  1, # behind\n  # two\n  2 # second\n  , { # b\n b = 1, # bb\n # last\n },\n  # end\n] # list',
      ),
    ).toEqual([
      '{',
      '  "a": [ // list',
      '    // one',
      '    1, // behind',
      '    // two',
      '    2, // second',
      '    {',
      '      // b',
      '      "b": 1 // bb',
      '      // last',
      '    }',
      '    // end',
      '  ]',
      '}',
    ]);
  });

  it('stand above the tables of a list, and alone', () => {
    expect(read('# a\n[[t]]\n#   b\n[[t]]\n\n#\n#c\n', '1.0')).toMatchObject({
      members: [
        {
          value: { items: [{ comments: { before: ['a'] } }, { comments: { before: ['  b'] } }] },
        },
      ],
      comments: { inside: ['', 'c'] },
    });
  });
});

it('knows where values stand', () => {
  const text = 'a = "x"\n[t.u]\nb = [1, 2] # c\n';
  const spans = (value: DocumentValue): string[] => [
    text.slice(value.start, value.end),
    ...(value.kind === 'map' ? value.members.flatMap((member) => spans(member.value)) : []),
  ];
  expect(spans(read(text, '1.0'))).toEqual([text, '"x"', 't.u]\nb = [1, 2]', '[t.u]\nb = [1, 2]', '[1, 2]']);
});
