import { describe, expect, it } from 'vitest';
import { splitCmd } from './split-cmd';

function words(text: string): string[][] {
  const made = splitCmd(text);
  if (!made.ok) throw new Error(`${made.fault.code} at ${made.fault.at}`);
  return made.value.commands.map((command) => command.words.map((word) => made.value.expansions.toSource(word.text)));
}

describe('the command line of Windows', () => {
  it.each<[string, string[]]>([
    ['a b', ['a', 'b']],
    ['a "b c" d"e f"g', ['a', 'b c', 'de fg']],
    ['a "b\\"c" "d""e"', ['a', 'b"c', 'd"e']],
    ['a "C:\\dir\\\\" b', ['a', 'C:\\dir\\', 'b']],
    ['a C:\\dir\\x', ['a', 'C:\\dir\\x']],
    ["a 'b c'", ['a', "'b", "c'"]],
    ['a ^\r\n  b ^\n c', ['a', 'b', 'c']],
    ['a ^  \n b', ['a', 'b']],
    ['a b^&c', ['a', 'b&c']],
    ['a "b&c|d"', ['a', 'b&c|d']],
    ['a "b^c"', ['a', 'b^c']],
    ['a "b=1^&c=2"', ['a', 'b=1&c=2']],
    ['a ^"https://h/v1?a=1^&b=50^%^25^"', ['a', 'https://h/v1?a=1&b=50%25']],
    ['a ^"C:^\\^\\dir ^\\^"x^\\^"^"', ['a', 'C:\\dir "x"']],
    ['a ^"x^\n\ny^"', ['a', 'x\ny']],
    ['a ^"x^\r\n\r\ny^"', ['a', 'x\ny']],
    ['a ^"^\\^[0^\\^]^"', ['a', '\\[0\\]']],
    ['a "{""a"":1}"', ['a', '{"a":1}']],
    ['a "{\\"q\\":\\"a & b\\"}"', ['a', '{"q":"a & b"}']],
    ['a %TOKEN% %E4%BD%A0', ['a', '${TOKEN}', '%E4%BD%A0']],
    ['a ""', ['a', '']],
  ])('parts %j', (text, expected) => expect(words(text)).toEqual([expected]));

  it('parts commands', () => expect(words('a b & c\nd | e')).toEqual([['a', 'b'], ['c'], ['d'], ['e']]));

  it('says where a quote is not closed', () => {
    const made = splitCmd('a "b c');
    expect(made).toMatchObject({ ok: false, fault: { code: 'unclosed-quote', at: 2, column: 3 } });
  });

  it('takes time that grows with the text', () => {
    expect(words(`a ^"${'^{x^}'.repeat(200_000)}^"`)[0]?.[1]).toHaveLength(600_000);
    expect(words(`a ${'"x^y" '.repeat(20_000)}`)[0]).toHaveLength(20_001);
  });
});
