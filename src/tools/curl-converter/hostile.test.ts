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

  it('are a fault or code in every target', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(pieces, { maxLength: 14 }), fc.constantFrom(...TARGETS), async (parts, target) => {
        const made = await convertText(parts.join(''), { ...OPTIONS, target });
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
  ])('%s takes time that grows with it', async (_, text) => {
    // One that grew with its square would not be over before the test's own limit.
    expect(await convertText(text, OPTIONS)).toHaveProperty('ok');
  });
});

describe('what is written is read back', () => {
  const text = fc.string({
    unit: fc.constantFrom(...'ab \t\n\'"\\$`#&;|<>(){}[]*?~=%!^@:é', '你', '🐳'),
    maxLength: 12,
  });

  it.each(['curl', 'fetch', 'python', 'har', 'curl-powershell', 'httpie', 'axios'] as const)(
    'by %s',
    async (target) => {
      await fc.assert(
        fc.asyncProperty(text, async (body) => {
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
          const made = await convertText(har, { ...OPTIONS, hideSecrets: false, target });
          if (!made.ok) throw new Error(made.fault.code);
          const kind = target === 'curl' ? 'bash' : target === 'curl-powershell' ? 'powershell' : 'auto';
          const again = await readText(made.value.text, kind);
          if (!again.ok) throw new Error(`${again.fault.code}: ${made.value.text}`);
          const [request] = again.value.requests;
          expect(request).toMatchObject({ method: 'PATCH', url: 'https://a.example/v1?q=1' });
          expect(bodyText(request?.body)).toBe(body);
        }),
        { numRuns: 150 },
      );
    },
  );
});
