import { expect, it } from 'vitest';
import { runOperation } from '../../operations/run-operation';
import { read, readFrame } from './operations';
import { frame, NO_CODE, picture, THREE_CODES } from './samples';

const SETTINGS = { toolId: 'qr-code-reader' };

it('reads pictures in the worker', async () => {
  const report = await runOperation(read, { picture: picture(THREE_CODES) }, {}, SETTINGS);
  expect(report.ok && report.value.codes.map(({ text }) => text)).toEqual([
    'https://example.com',
    '你好',
    '4006381333931',
  ]);
  expect(await runOperation(read, { picture: picture(NO_CODE) }, {}, SETTINGS)).toMatchObject({
    fault: { code: 'no-code' },
  });
  const svg = new File(['<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'], 'a.svg', {
    type: 'image/svg+xml',
  });
  expect(await runOperation(read, { picture: svg }, {}, SETTINGS)).toMatchObject({ fault: { code: 'not-picture' } });
});

it('reads frames in the worker', async () => {
  const report = await runOperation(readFrame, { pixels: frame() }, { width: 29, height: 29 }, SETTINGS);
  expect(report.ok && report.value.codes.map(({ text }) => text)).toEqual(['01234567']);
});
