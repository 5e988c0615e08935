import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { convertText } from './convert';
import { bodyText } from './model';
import { TARGETS, type RequestOptions } from './options';
import { readText } from './read/read-text';

const OPTIONS: RequestOptions = {
  target: 'fetch',
  kind: 'auto',
  indent: 2,
  oneLine: false,
  longOptions: false,
  dropBrowser: true,
  hideSecrets: true,
  request: 0,
};

describe('hostile texts', () => {
  const pieces = fc.constantFrom(
    ...[
      'curl ',
      'http ',
      'wget ',
      'fetch(',
      'axios.post(',
      'requests.get(',
      'Invoke-WebRequest ',
      '-d ',
      '-H ',
      '--json ',
      '-F ',
    ],
    ...[
      "'",
      '"',
      '`',
      '^',
      '\\',
      '$',
      '${',
      '$(',
      '@{',
      '}',
      ']',
      ')',
      ',',
      ':',
      ';',
      '=',
      '@',
      '&',
      '\n',
      '\r\n',
      '\0',
      '0\0',
    ],
    ...['https://a.example/', 'GET / HTTP/1.1\n', '{"log":{"entries":[', '[1-9]', '{a,b}', 'x', '你', '\ud800'],
  );

  it('are a fault or code in every target', () => {
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 14 }), fc.constantFrom(...TARGETS), (parts, target) => {
        const made = convertText(parts.join(''), { ...OPTIONS, target });
        expect(made.ok ? made.value.text : '').not.toContain('\0');
      }),
      { numRuns: 1500 },
    );
  });

  it.each([
    ['a long body', `curl https://a.example/ -d '${'{"a":"b"},'.repeat(400_000)}'`],
    ['a long body of cmd', `curl ^"https://a.example/^" -d ^"${'^{^\\^"a^\\^":1^}'.repeat(200_000)}^"`],
    ['many headers', `curl https://a.example/ ${"-H 'A: b' ".repeat(20_000)}`],
    ['a long text of fetch', `fetch("https://a.example/", {"body": "${'x\\"y '.repeat(400_000)}"})`],
    ['many brackets', `fetch(${'['.repeat(100_000)}`],
  ])('%s takes time that grows with it', (_, text) => {
    const before = performance.now();
    convertText(text, OPTIONS);
    expect(performance.now() - before).toBeLessThan(20_000);
  });
});

describe('what is written is read back', () => {
  const text = fc.string({
    unit: fc.constantFrom(...'ab \t\n\'"\\$`#&;|<>(){}[]*?~=%!^@:é', '你', '🐳'),
    maxLength: 12,
  });

  it.each(['curl', 'fetch', 'python', 'har', 'curl-powershell', 'httpie', 'axios'] as const)('by %s', (target) => {
    fc.assert(
      fc.property(text, (body) => {
        const har = JSON.stringify({
          log: {
            entries: [
              {
                request: {
                  method: 'PATCH',
                  url: 'https://a.example/v1?q=1',
                  headers: [{ name: 'Content-Type', value: 'text/plain' }],
                  postData: { mimeType: 'text/plain', text: body },
                },
              },
            ],
          },
        });
        const made = convertText(har, { ...OPTIONS, hideSecrets: false, target });
        if (!made.ok) throw new Error(made.fault.code);
        const kind = target === 'curl' ? 'bash' : target === 'curl-powershell' ? 'powershell' : 'auto';
        const again = readText(made.value.text, kind);
        if (!again.ok) throw new Error(`${again.fault.code}: ${made.value.text}`);
        const [request] = again.value.requests;
        expect(request).toMatchObject({ method: 'PATCH', url: 'https://a.example/v1?q=1' });
        expect(bodyText(request?.body)).toBe(body);
      }),
      { numRuns: 150 },
    );
  });
});
