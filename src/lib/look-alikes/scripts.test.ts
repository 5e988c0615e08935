import { expect, it } from 'vitest';
import { scriptsByPattern, scriptsOf } from './scripts';

it('knows the scripts of everyday letters as Unicode has them', () => {
  const wrong: number[] = [];
  const codes = [...Array.from({ length: 0x500 }, (_, code) => code), 0x4dff, 0x4e00, 0x6f22, 0x9fff, 0xa000];
  for (let code = 0x4e00; code <= 0x9fff; code += 97) codes.push(code);
  for (const code of codes) if (scriptsOf(code).join() !== scriptsByPattern(code).join()) wrong.push(code);
  expect(wrong).toEqual([]);
});

it('knows those of what is written in several', () => {
  expect(scriptsOf(0x30fc)).toEqual(['Hira', 'Kana']);
  expect(scriptsOf(0x2e)).toEqual([]);
});
