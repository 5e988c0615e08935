import { describe, expect, it } from 'vitest';
import type { Operation } from '../../operations/define';
import { job } from '../../operations/testing';
import { runExamples } from '../../tools/contract';
import { isSame } from '../../tools/testing';
import { preview, rank } from './operations';

describe('what the worker is asked', () => {
  // The registry's type: what an operation takes is not known to it.
  it.each([rank, preview] as unknown as Operation[])('$id gives what its examples say', async (operation) => {
    expect(await runExamples(operation.id, operation, job(), isSame)).toEqual([]);
  });

  it('takes a file by its name and its bytes', async () => {
    const file = new File(['a: 1'], 'values.yaml');
    const result = await rank.run({ file }, { isPatient: false }, job());
    expect(result.ok && result.value.suggestions[0]?.toolId).toBe('yaml-viewer');
    const picture = new File([Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0])], 'a.png');
    const ranked = await rank.run({ file: picture }, { isPatient: false }, job());
    // The first one is only shown where its preview finds a code.
    const tools = ranked.ok && ranked.value.suggestions.slice(0, 2).map(({ toolId }) => toolId);
    expect(tools).toEqual(['qr-code-reader', 'base64-file-converter']);
  });

  it('ends when it is aborted', async () => {
    const signal = AbortSignal.abort(new Error('newer'));
    await expect(async () => rank.run({ text: 'a' }, { isPatient: false }, job({ signal }))).rejects.toThrow('newer');
  });
});
