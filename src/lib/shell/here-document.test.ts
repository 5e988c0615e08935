import { expect, it } from 'vitest';
import { CONTAINERS, REQUESTERS, type Programs } from './programs';
import { splitCommands } from './split-commands';

function inputs(text: string, programs: Programs = REQUESTERS) {
  const split = splitCommands(text, programs, 'posix');
  if (!split.ok) throw new Error(split.fault.code);
  const { commands, expansions } = split.value;
  return commands.map(({ input }) => input && expansions.toSource(input));
}

it.each([
  ["curl <<'A'\n$x `y` \\$\nA\ncurl", ['$x `y` \\$\n', undefined]],
  ['curl <<A\n$x `y` \\$\\a\\\nb"\nA', ['$x `y` $\\ab"\n']],
  ['curl <<A | cat <<-B\na\nA\n\tb\n\tB\n', ['a\n', 'b\n']],
  ['curl <<A\nnot closed $(x `y $', ['not closed $(x `y $']],
  ['curl <<< "a b"', ['a b\n']],
  ['curl a', [undefined]],
])('%j feeds %j', (text, fed) => expect(inputs(text)).toEqual(fed));

it('is only read for programs that want it', () =>
  expect(inputs('docker run a <<A\n$(x\nA\n', CONTAINERS)).toEqual([undefined]));

it('takes time that grows with the text', () => {
  expect(inputs(`curl <<A\n${'$x `y` \\$ '.repeat(50_000)}\nA`)).toHaveLength(1);
  expect(inputs(`curl <<A\n${'` '.repeat(50_001)}\nA`)).toHaveLength(1);
});
