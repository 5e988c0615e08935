import { deflateSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { sampleOf, type Preview } from '../../operations/detect';
import { job } from '../../operations/testing';
import { LEAF } from '../../tools/certificate-inspector/samples';
import { NO_CODE, picture, THREE_CODES, UPC_A } from '../../tools/qr-code-reader/samples';
import { excerptOf } from './excerpt';
import { previewSample } from './preview-sample';
import { sampleOfBytes, sampleOfFile } from './read-sample';
import { CRYPTO_SAMPLES, RFC_JWT } from './samples/crypto';
import { STRUCTURED_SAMPLES } from './samples/structured';
import { VALUE_SAMPLES } from './samples/values';
import { WEB_SAMPLES } from './samples/web';

async function previewOf(toolId: string, text: string, zone = 'UTC'): Promise<Preview | undefined> {
  return (await previewSample(sampleOf(text), toolId, job(), zone)).preview;
}

/** In PKCS#8, of 32 bytes 03. */
const SECRET_KEY = `-----BEGIN PRIVATE KEY-----\nMC4CAQAwBQYDK2VwBCIEIAMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMD\n-----END PRIVATE KEY-----`;

const base64 = (text: string) => Buffer.from(text).toString('base64');

describe('a preview', () => {
  it.each([
    [
      'jwt-parser',
      RFC_JWT,
      '{"typ":"JWT","alg":"HS256"}\n{"iss":"joe","exp":1300819380,"http://example.com/is_root":true}',
    ],
    ['date-converter', '1681333824', '2023-04-12T21:10:24Z'],
    ['uuid-generator', 'C232AB00-9414-11EC-B3C8-9F6BDECED846', 'v1 · 2022-02-22T19:22:22.000Z'],
    ['ulid-generator', '01ARZ3NDEKTSV4RRFFQ69G5FAV', '2016-07-30T23:54:10.259Z'],
    ['base64-string-converter', 'aGVsbG8gd29ybGQ=', 'hello world'],
    ['url-encoder', 'Hello%20world%20%3A)', 'Hello world :)'],
    ['html-entities', 'Tom &amp; Jerry', 'Tom & Jerry'],
    ['string-escaper', String.raw`"She said: \"It's\t5%\""`, `She said: "It's\t5%"`],
    ['chmod-calculator', 'chmod 755 deploy.sh', 'rwxr-xr-x'],
    ['roman-numeral-converter', 'MCMXCIV', '1994'],
    ['base-converter', '0xFF', '255'],
    ['text-to-binary', '01001000 01101001', 'Hi'],
    ['ipv4-subnet-calculator', '10.0.0.1/8', '10.0.0.0/8 · 10.0.0.0 – 10.255.255.255'],
    ['ipv4-address-converter', '192.168.1.1', '192.168.1.1 = 3232235777'],
    ['ipv4-range-expander', '10.0.0.0-10.0.0.2', '10.0.0.0/31, 10.0.0.2/32'],
    ['cidr-workbench', '10.0.0.0/25\n10.0.0.128/25', '10.0.0.0/24'],
    ['cidr-workbench', '2001:db8::1/126', '2001:db8::/126 · 2001:db8:: – 2001:db8::3'],
    ['http-status-codes', '404', '404 Not Found'],
    ['hash-text', 'd41d8cd98f00b204e9800998ecf8427e *setup.exe', 'MD5'],
    ['text-diff', '--- a/x\n+++ b/x\n@@ -1 +1,2 @@\n-old\n+new\n+more\n', '+2 −1'],
    ['emoji-picker', '👍🏽', 'U+1F44D U+1F3FD'],
    ['percentage-calculator', '15% of 200', '30'],
    ['json-query', '$.store.book[*].title', 'JSONPath ✓'],
    ['json-query', '$.store[01]', 'JSONPath ✗ 1:9'],
    ['json-query', '.items[] | select(.price < 10)', 'jq'],
    ['math-evaluator', '2 + 3 * 4', '14'],
    ['mime-types', '.pdf', 'application/pdf'],
    ['crontab-generator', '0 9 * * 1-5', '2026-11-23T09:00:00Z'],
    ['text-to-nato-alphabet', 'alpha bravo charlie', 'ABC'],
    [
      'time-zone-converter',
      '2026-03-16 10:00 Europe/Paris',
      '2026-03-16T09:00:00Z UTC\n2026-03-16T17:00:00+08:00 Asia/Shanghai\n2026-03-16T10:00:00+01:00 Europe/Paris\n2026-03-16T05:00:00-04:00 America/New_York',
    ],
  ])('of %s for %s', async (toolId, text, expected) => {
    expect((await previewOf(toolId, text))?.text).toBe(expected);
  });

  it.each([
    ['date-converter', '2024-02-29 12:34:56', '2024-02-29T12:34:56+01:00'],
    ['date-converter', '2024-02-29', '2024-02-29T00:00:00+01:00'],
    ['date-converter', '29/02/2024', '2024-02-29T00:00:00+01:00'],
    ['crontab-generator', '0 9 * * 1-5', '2026-11-23T09:00:00+01:00'],
  ])('of %s reads %s where the visitor is, as the page does', async (toolId, text, expected) => {
    expect((await previewOf(toolId, text, 'Europe/Paris'))?.text).toBe(expected);
  });

  it.each([
    ['temperature-converter', '98.6 °F', '37 °C'],
    ['temperature-converter', '25°C', '77 °F'],
    ['temperature-converter', '25 celsius', '77 °F'],
    ['temperature-converter', '300 K', '26.85 °C'],
    ['data-size-converter', '4.7 GB', '4.7 GB ≈ 4.377 GiB'],
    ['data-size-converter', '100 Mbps', '100 Mbit/s = 12.5 MB/s ≈ 11.92 MiB/s'],
    ['data-size-converter', '1.0K\t./a\n3.0K\t./b\n', '4.096 kB = 4 KiB'],
    ['math-evaluator', '5 ft 3 in to cm', '160.02 cm'],
    ['math-evaluator', '10/3', expect.stringContaining('3.333')],
    ['user-agent-parser', 'curl/8.5.0', 'curl 8.5.0'],
    ['html-wysiwyg-editor', '<p>Hi <b>there</b> &amp; more</p>', 'Hi there & more'],
    ['git-memo', 'git push origin main', 'git push'],
    ['user-agent-parser', 'curl/8.5.0\nWget/1.21', 'curl 8.5.0\nWget 1.21'],
    ['svg-placeholder-generator', '640x480', '640 × 480'],
    ['bip39-generator', `${'abandon '.repeat(12)}`, 'BIP39 · 12 · ✗'],
    ['crontab-generator', '60 9 * * *', '✗'],
    ['phone-parser-and-formatter', '(415) 555-2671', expect.stringContaining('+1 415')],
    ['phone-parser-and-formatter', '0033142685300', expect.stringContaining('+33 1 42')],
    ['text-to-binary', '00000000: 4869 2c20 796f 75                           Hi, you', 'Hi, you'],
  ])('of %s for %s is what the page says', async (toolId, text, expected) => {
    expect((await previewOf(toolId, text))?.text).toEqual(expected);
  });

  it('shows a colour', async () => {
    expect((await previewOf('color-converter', 'tomato'))?.swatch).toBe('#ff6347');
  });

  it.each([
    ['basic-auth-generator', 'Basic QWxhZGRpbjpvcGVuIHNlc2FtZQ==', 'open sesame', 'Aladdin:'],
    ['wifi-qrcode-generator', 'WIFI:T:WPA;S:MyNet;P:s3cret-pass;;', 's3cret', 'MyNet'],
    [
      'otp-generator',
      'otpauth://totp/Example:alice@google.com?secret=JBSWY3DPEHPK3PXP&issuer=Example',
      'JBSW',
      'alice@google.com',
    ],
    ['bip39-generator', `${'abandon '.repeat(11)}about`, 'abandon', '128 bit'],
    [
      'rsa-key-pair-generator',
      '-----BEGIN PRIVATE KEY-----\nMC4CAQAwBQYDK2VwBCIEINTuctv5E1hK1bbY8fdp+K06/nwoy/HU++CXqI9EdVhC\n-----END PRIVATE KEY-----',
      'MC4C',
      'ED25519',
    ],
    [
      'docker-run-to-docker-compose-converter',
      'docker run -e POSTGRES_PASSWORD=hunter2 postgres:16',
      'hunter2',
      'postgres:16',
    ],
    [
      'string-obfuscator',
      '-----BEGIN PRIVATE KEY-----\nMC4CAQAwBQYDK2VwBCIEINTuctv5E1hK1bbY8fdp+K06/nwoy/HU++CXqI9EdVhC\n-----END PRIVATE KEY-----',
      'MC4C',
      'PRIVATE KEY-----',
    ],
    ['string-obfuscator', 'ghp_16C7e42F292c6912E7710c838347Ae178B4a', '292c6912', '*'],
    ['url-parser', 'https://user:hunter2@example.com/', 'hunter2', 'example.com'],
    ['curl-converter', 'curl -u me:hunter2 https://h.example/a?token=hunter2', 'hunter2', 'GET https://h.example/a'],
    ['certificate-inspector', `${LEAF}\n${SECRET_KEY}`, 'AwMDAwMD', 'example.com · 2026-01-01 – 2026-04-11'],
    ['cookie-parser', 'Set-Cookie: SID=hunter2; Path=/; Secure', 'hunter2', '✓ SID='],
    ['cookie-parser', 'Cookie: hunter2=; hunter3', 'hunter3', 'hunter2='],
    ['jwt-generator', '{"sub":"hunter2","exp":1516239022}', 'hunter2', 'JWT {sub, exp}'],
    ['jwt-generator', '{"alg":"HS256","typ":"JWT","kid":"hunter2"}', 'hunter2', 'JWT HS256'],
    ['hidden-character-finder', 'The password is hunter2\u200b', 'hunter2', '1:24 U+200B'],
    ['bcrypt', '$2a$06$If6bvum7DFjUnE9p2uDeDu0YHzrHM6tf.iqN8.yx.jNN1ILEf7h0i', 'If6bvum', '2a'],
    ['iban-validator-and-parser', 'DE89 3704 0044 0532 0130 00', '37040044', '✓ DE89'],
  ])('of %s tells what it is and nothing secret', async (toolId, text, secret, told) => {
    const shown = JSON.stringify(await previewOf(toolId, text));
    expect(shown).not.toContain(secret);
    expect(shown).toContain(told);
  });

  it('is short for every labelled sample, and no tool fails on its own', async () => {
    for (const { text, tools } of [...CRYPTO_SAMPLES, ...STRUCTURED_SAMPLES, ...WEB_SAMPLES, ...VALUE_SAMPLES]) {
      for (const toolId of tools) expect((await previewOf(toolId, text))?.text.length ?? 0).toBeLessThanOrEqual(200);
    }
  });

  it('is not made of a long text whose operation would take long', async () => {
    const json = JSON.stringify(
      Array.from({ length: 40_000 }, (_, index) => ({ index })),
      null,
      1,
    );
    expect(await previewOf('json-minify', json)).toBeUndefined();
  });

  it.each(['no-such-tool', '__proto__', 'constructor', ''])('of %j there is none', async (toolId) => {
    expect(await previewSample(sampleOf('{"a":1}'), toolId, job())).toEqual({ inside: [] });
  });
});

describe('a chain', () => {
  it.each([
    ['base64 of JSON', 'base64-string-converter', base64('{"user":"anna","roles":[1,2]}'), 'json-prettify'],
    ['a JWT in percent signs', 'url-encoder', `token%3D${RFC_JWT}`.replace('token%3D', '%20%20'), 'jwt-parser'],
    [
      'gzip in base64',
      'base64-string-converter',
      gzipSync('{"user":"anna","roles":[1,2]}').toString('base64'),
      'json-prettify',
    ],
    [
      'gzip in hexadecimal digits',
      'base64-string-converter',
      gzipSync('{"user":"anna"}').toString('hex'),
      'json-prettify',
    ],
    ['a token in an address', 'url-parser', `https://example.com/cb?state=1&token=${RFC_JWT}#top`, 'jwt-parser'],
    ['JSON in hexadecimal digits', 'text-to-binary', Buffer.from('{"name":"Jérôme"}').toString('hex'), 'json-prettify'],
    [
      'a data URI of JSON',
      'base64-file-converter',
      `data:application/json;base64,${base64('{"a":[1]}')}`,
      'json-prettify',
    ],
    ['entities of HTML', 'html-entities', '&lt;p&gt;Fish &amp; chips&lt;/p&gt;', 'html-wysiwyg-editor'],
    ['JSON in a JSON string', 'json-prettify', JSON.stringify('{"a":{"b":1}}'), 'json-prettify'],
    ['JSON in percent signs', 'url-encoder', encodeURIComponent('{"a":[1,2]}'), 'json-prettify'],
    ['base64 of an address', 'base64-string-converter', base64('https://example.com/a?b=1'), 'url-parser'],
    [
      'base64 of YAML',
      'base64-string-converter',
      base64('kind: Secret\nmetadata:\n  name: db\n  count: 3\n'),
      'yaml-to-json-converter',
    ],
    ['base64 of base64', 'base64-string-converter', base64(base64('Hello, wide world!')), 'base64-string-converter'],
  ])('%s', async (_, toolId, text, next) => {
    const { inside } = await previewSample(sampleOf(text), toolId, job());
    expect(inside[0]?.toolId).toBe(next);
    expect(inside[0]?.preview?.text ?? '').not.toBe(text);
  });

  it('goes nowhere from an address to the same one', async () => {
    const address = 'https://user:pw@example.com:8080/a/b?x=1&y=%E4%BD%A0%E4%BD%A0#frag';
    expect((await previewSample(sampleOf(address), 'url-encoder', job())).inside).toEqual([]);
  });

  it.each([
    ['prose', base64('Good morning, how are you today?')],
    ['what is weak only', base64('user_name_of_the_day')],
  ])('ends at %s', async (_, text) => {
    expect((await previewSample(sampleOf(text), 'base64-string-converter', job())).inside).toEqual([]);
  });
});

describe('a sample of a file', () => {
  it.each<[string, number[], boolean, string]>([
    ['UTF-8', [0xe4, 0xbd, 0xa0], true, '你'],
    ['a character that is cut', [0x61, 0xe4, 0xbd], false, 'a'],
    ['UTF-16 with its mark', [0xff, 0xfe, 0x61, 0], true, 'a'],
    ['bytes that are no text', [0xff, 0x00, 0x10], true, ''],
    ['Chinese in GBK', [...Buffer.from('c4e3bac3a3acb3b5c1bec7b0bdf82c310a', 'hex')], true, '你好，车辆前进,1\n'],
    ['zeros', [0x61, 0, 0x62], true, ''],
  ])('of %s', (_, bytes, isWhole, text) => expect(sampleOfBytes(Uint8Array.from(bytes), isWhole).text).toBe(text));

  it('keeps its name and reads no more than the beginning', async () => {
    const sample = await sampleOfFile(new File(['a'.repeat(1_000_001)], 'a.txt', { type: 'text/plain' }));
    expect({ ...sample, text: sample.text.length, bytes: sample.bytes?.length }).toEqual({
      text: 1_000_000,
      bytes: 1_000_000,
      fileName: 'a.txt',
      mediaType: 'text/plain',
      isWhole: false,
    });
  });
});

it.each([
  ['a\nb', 'a\nb'],
  ['a'.repeat(200), 'a'.repeat(200)],
  ['a'.repeat(201), `${'a'.repeat(199)}…`],
  ['1\n2\n3\n4\n5', '1\n2\n3\n4…'],
  [`${'a'.repeat(198)}😀b`, `${'a'.repeat(198)}…`],
])('%j is cut to %j', (text, excerpt) => expect(excerptOf(text)).toBe(excerpt));

describe('what is compressed', () => {
  it('is opened in Base64 of zlib', async () => {
    const text = deflateSync('{"user":"anna","roles":["admin"]}').toString('base64');
    const { preview, inside } = await previewSample(sampleOf(text), 'base64-string-converter', job());
    expect(preview?.text).toBe('{"user":"anna","roles":["admin"]}');
    expect(inside[0]?.toolId).toBe('json-prettify');
  });

  it('is opened in a file of gzip', async () => {
    const bytes = new Uint8Array(gzipSync('{"user":"anna","roles":["admin"]}'));
    const sample = await sampleOfFile(new File([bytes], 'a.json.gz'));
    const { preview, inside } = await previewSample(sample, 'base64-file-converter', job());
    expect(preview?.text).toBe('application/gzip');
    expect(inside[0]?.toolId).toBe('json-prettify');
  });

  it('is left alone where it is damaged or would be too much', async () => {
    const whole = new Uint8Array(gzipSync('x'.repeat(2_000_000)));
    for (const bytes of [whole, whole.subarray(0, 100)]) {
      const sample = sampleOfBytes(bytes, true);
      expect((await previewSample(sample, 'base64-file-converter', job())).inside).toEqual([]);
    }
  });
});

it('shows the beginning of JSON that is too long to be formatted for it', async () => {
  const text = JSON.stringify(Array.from({ length: 30_000 }, (_, id) => ({ id })));
  expect(text.length).toBeGreaterThan(200_000);
  expect(await previewOf('json-prettify', text)).toEqual({ text: '[\n  {\n    "id": 0\n  },…' });
});

describe('a picture', () => {
  const previewOfFile = async (file: File) => previewSample(await sampleOfFile(file), 'qr-code-reader', job());

  it('is for the reader of codes where a first look finds some', async () => {
    expect((await previewOfFile(picture(THREE_CODES))).preview?.text).toBe('https://example.com\n你好\n4006381333931');
    expect((await previewOfFile(picture(UPC_A))).preview?.text).toBe('036000291452');
    expect((await previewOfFile(picture(NO_CODE))).preview).toBeUndefined();
  });

  it('is offered without a look where it is large', async () => {
    const bytes = new Uint8Array(await picture(NO_CODE).arrayBuffer());
    new DataView(bytes.buffer).setUint32(16, 4000);
    new DataView(bytes.buffer).setUint32(20, 3000);
    expect((await previewOfFile(new File([bytes], 'a.png'))).preview?.text).toBe('image/png · 4000×3000');
  });
});
