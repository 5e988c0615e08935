import { expect, it } from 'vitest';
import { sampleOf } from '../../operations/detect';
import { aboutFile, kindOf, sampleOfBytes, sampleOfFile } from './read-sample';

const latin1 = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

it.each([
  ['nothing', [], 'empty'],
  ['text', [0x61, 0x0a], undefined],
  ['a picture', [0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0], 'binary'],
  ['text with a character that is none', [0x61, 0], 'binary'],
  ['text in GBK', [0xc4, 0xe3, 0xba, 0xc3, 13, 10], undefined],
  ['UTF-16 by its mark', [0xff, 0xfe, 0x61, 0], undefined],
])('%s is told from text', (_, bytes, kind) => {
  expect(kindOf(sampleOfBytes(Uint8Array.from(bytes), true))).toBe(kind);
});

it('a text that was pasted is text', () => {
  expect(kindOf(sampleOf('a'))).toBeUndefined();
});

it.each([
  ['Le serveur a été arrêté à midi : « déjà vu », naïve, façade.', 'Windows-1252'],
  ['Größe;Straße\r\n1;Köln\r\n', 'Windows-1252'],
  ['Caf\u00e9', 'Windows-1252'],
  ['plain', undefined],
])('reads %j of Western Europe in one byte a letter', (text, encoding) => {
  const sample = sampleOfBytes(latin1(text), true);
  expect(sample.text).toBe(text);
  expect(aboutFile(sample)?.encoding).toBe(encoding);
});

it.each([
  ['a document', '%PDF-1.4\n%âãÏÓ\n1 0 obj\n<< /Type /Catalog >>\nendobj\n'],
  ['bytes by chance', '\u00f3\u00a7\u0093\u00e1\u00ff\u00c2\u00d9\u00fdab\u00e6\u00b8'],
  ['a byte that is no character', 'abc\u0081 def ghi'],
  ['a control', 'abc\u0002 d\u00e9f ghi'],
])('takes %s for no text', (_, text) => {
  expect(sampleOfBytes(latin1(text), true).text).toBe('');
});

it.each([
  ['a.ics', 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n', 'text/calendar'],
  ['a.md', '# Title\n\nSome words.\n', 'text/markdown'],
  ['A.CSV', 'a,b\n1,2\n', 'text/csv'],
  ['a.pdf', '%PDF-1.4\n', 'application/pdf'],
  ['a.csv', '\u0000\u0001\u0002', undefined],
  ['a.txt', 'words', undefined],
])('knows what %s is', async (name, text, type) => {
  const sample = await sampleOfFile(new File([latin1(text)], name));
  expect(aboutFile(sample)?.type).toBe(type);
});

it('says nothing of what was pasted, or is empty', () => {
  expect(aboutFile(sampleOf('a'))).toBeUndefined();
  expect(aboutFile(sampleOfBytes(new Uint8Array(), true))).toBeUndefined();
});
