import { expect, it } from 'vitest';
import { job } from '../../operations/testing';
import { decode, describe, encode } from './operations';

const LONG = 'a'.repeat(1_000_000);

it('takes a user name and a password of any length', async () => {
  const token = await encode.run(
    { username: LONG, password: LONG },
    { charset: 'utf-8', header: 'Authorization' },
    job(),
  );
  expect(token.ok && token.value.length).toBe('Authorization: Basic '.length + 2_666_668);
  const lines = await describe.run(
    { username: LONG, password: LONG },
    { charset: 'iso-8859-1', header: 'Authorization' },
    job(),
  );
  expect(lines.ok && lines.value.curlUser.length).toBeGreaterThan(2 * LONG.length);
});

it.each(['[', 'a: |\n'])('reads a long run of blanks behind %j once', async (before) => {
  const blanks = ' '.repeat(300_000);
  expect(await decode.run({ text: `${before}${blanks}x` }, {}, job())).toMatchObject({ ok: false });
});
