import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readPemCertificates } from './pem-certificates';

const PEM = readFileSync('src/tools/pdf-signature-checker/fixtures/root.pem', 'utf8');
const KEY = '-----BEGIN PUBLIC KEY-----\nAAAA\n-----END PUBLIC KEY-----\n';
const LINES = PEM.trimEnd().split('\n').length;

it.each([
  ['one', PEM, 1],
  ['several, with text and a key between them', `a\n${PEM}b\n${KEY}${PEM}`, 2],
  ['none', 'hello', 0],
  ['nothing', '', 0],
])('reads %s', (_, text, count) => {
  const { certificates, fault } = readPemCertificates(text);
  expect(certificates).toHaveLength(count);
  expect(fault).toBeUndefined();
});

it.each([
  ['no end', '-----BEGIN CERTIFICATE-----\nMII', 'no-end', 0],
  ['an end of another kind', PEM.replace('END CERTIFICATE', 'END X509 CERTIFICATE'), 'no-end', 0],
  ['a stray character', PEM.replace('MII', 'M!I'), 'not-base64', 29],
  ['a piece that is missing', PEM.replace(/.(?==*\n-----END)/, ''), 'cut-base64', 0],
  ['another content', KEY.replaceAll('PUBLIC KEY', 'CERTIFICATE'), 'no-certificate', 0],
  ['another kind', KEY, 'other-label', 0],
])('tells of %s', (_, block, code, at) => {
  const alone = readPemCertificates(block);
  expect(alone).toMatchObject({ certificates: [], fault: { code, block: 1, at } });
  if (code === 'other-label') return;
  const behind = readPemCertificates(PEM + block);
  expect(behind.certificates).toHaveLength(1);
  const line = LINES + (at > 0 ? 2 : 1);
  expect(behind.fault).toMatchObject({ code, block: 2, at: PEM.length + at, line });
});
