import { expect, it } from 'vitest';
import { stepName } from './step-name';

it('says that a step decodes, by what it ran, else by how it was opened', () => {
  expect(stepName('Texte vers Base64', { operation: 'describeBase64' }, 'fr')).toBe('Texte vers Base64 (décodage)');
  expect(stepName('Text to binary', { direction: 'decode' }, 'en')).toBe('Text to binary (decoding)');
  expect(stepName('文本与二进制互转', { operation: 'decode' }, 'zh-cn')).toBe('文本与二进制互转（解码）');
});

it('says nothing else of one that works as its name says', () => {
  expect(stepName('Text to binary', {}, 'en')).toBe('Text to binary');
  // What was opened to decode, and then worked the other way.
  expect(stepName('Text to binary', { operation: 'describeText', direction: 'decode' }, 'en')).toBe('Text to binary');
});
