import { describe, expect, it } from 'vitest';
import { convertText, type Converted } from './convert';
import { words } from './locales/en';
import { bodyText, headerOf, type Request } from './model';
import type { RequestOptions, TargetName } from './options';
import { readText } from './read/read-text';
import type { Kind } from './read/reading';
import { INITIAL, SAMPLES } from './samples';
import { shownText } from './unknowns';

const OPTIONS: RequestOptions = {
  target: 'fetch',
  kind: 'auto',
  indent: 2,
  oneLine: false,
  longOptions: false,
  dropBrowser: false,
  hideSecrets: false,
  request: 0,
};

async function convert(text: string, options: Partial<RequestOptions> = {}): Promise<Converted> {
  const made = await convertText(text, { ...OPTIONS, ...options });
  if (!made.ok) throw new Error(JSON.stringify(made.fault));
  return made.value;
}

const write = async (text: string, target: TargetName, options: Partial<RequestOptions> = {}) =>
  (await convert(text, { ...options, target })).text;

async function read(text: string, kind: Kind | 'auto' = 'auto'): Promise<readonly Request[]> {
  const made = await readText(text, kind);
  if (!made.ok) throw new Error(JSON.stringify(made.fault));
  return made.value.requests;
}

/** A request in short: method, address, headers, body. */
async function short(text: string, kind: Kind | 'auto' = 'auto') {
  const made = await readText(text, kind);
  if (!made.ok) throw new Error(JSON.stringify(made.fault));
  const [request] = made.value.requests;
  if (!request) throw new Error('no request');
  const shown = (given: string) => shownText(given, made.value.unknowns);
  return {
    method: request.method,
    url: shown(request.url),
    headers: request.headers.map(({ name, value }) => `${name}: ${shown(value)}`),
    body: bodyText(request.body) === undefined ? undefined : shown(bodyText(request.body) ?? ''),
  };
}

const FORM = 'Content-Type: application/x-www-form-urlencoded';

describe('the examples of the catalogue', () => {
  it('Python', async () => {
    expect(await write(INITIAL, 'python')).toBe(
      `import requests\n\nheaders = {\n    'Authorization': 'Bearer TOKEN',\n    'Content-Type': 'application/json',\n}\ndata = '{"name":"你好","id":12345678901234567890}'\n\nresponse = requests.post('https://api.example.com/v1/items?limit=2', headers=headers, data=data.encode())\nprint(response.status_code, response.text)\n`,
    );
  });

  it('HTTPie', async () => {
    expect(await write(INITIAL, 'httpie')).toBe(
      `http --ignore-stdin POST 'https://api.example.com/v1/items?limit=2' \\\n  'Authorization:Bearer TOKEN' \\\n  Content-Type:application/json \\\n  --raw '{"name":"你好","id":12345678901234567890}'\n`,
    );
  });

  it('raw HTTP', async () => {
    expect(await write(INITIAL, 'raw')).toBe(
      'POST /v1/items?limit=2 HTTP/1.1\r\nHost: api.example.com\r\nAuthorization: Bearer TOKEN\r\nContent-Type: application/json\r\nContent-Length: 43\r\n\r\n{"name":"你好","id":12345678901234567890}',
    );
  });

  it('cmd', async () => {
    expect((await convert(SAMPLES.cmd)).kind).toBe('cmd');
    expect(await short(SAMPLES.cmd)).toEqual({
      method: 'PATCH',
      url: 'https://api.example.com/v1?a=1&b=50%25',
      headers: ['content-type: application/json'],
      body: '{"q":"a & b"}',
    });
    expect((await short('curl https://h.example/ -d ^"C:^\\^\\dir ^\\^"x^\\^"^"')).body).toBe('C:\\dir "x"');
    expect((await short('curl https://h.example/ -d "{""a"":1}"')).body).toBe('{"a":1}');
    expect((await short('curl https://h.example/ -d "{""a"":1}"', 'cmd')).body).toBe('{"a":1}');
    expect((await convert('curl ^"https://h.example/^" ^\n --data-raw "a=b^&c=d"')).notes).toEqual([
      { code: 'old-carets' },
    ]);
    expect((await short('curl "https://h.example/" --data-raw "a=b^&c=d"', 'cmd')).body).toBe('a=b&c=d');
  });

  it('quotes and brackets of bash', async () => {
    expect((await short("curl https://h.example/ -d $'it\\'s \\u0021'")).body).toBe("it's !");
    expect((await short("curl 'https://a.example/?a\\[0\\]=1'")).url).toBe('https://a.example/?a[0]=1');
    expect((await short("curl -g 'https://a.example/?a[0]=1'")).url).toBe('https://a.example/?a[0]=1');
  });

  it.each([
    ['curl h/u -d a=1 -d b=2', { method: 'POST', url: 'http://h/u', headers: [FORM], body: 'a=1&b=2' }],
    ["curl -G 'h/u?x=1' -d a=1", { method: 'GET', url: 'http://h/u?x=1&a=1', headers: [], body: undefined }],
    [
      "curl h/u --data-urlencode 'q=a b&c' --data-urlencode '=x=y' --data-urlencode '你 好'",
      { method: 'POST', url: 'http://h/u', headers: [FORM], body: 'q=a+b%26c&x%3Dy&%E4%BD%A0+%E5%A5%BD' },
    ],
    [
      "curl --url-query 'a=1 2' --url-query '+b=%20' 'h/u?z=9'",
      { method: 'GET', url: 'http://h/u?z=9&a=1+2&b=%20', headers: [], body: undefined },
    ],
    [
      `curl h/u --json '{"a":1' --json '}'`,
      {
        method: 'POST',
        url: 'http://h/u',
        headers: ['Content-Type: application/json', 'Accept: application/json'],
        body: '{"a":1}',
      },
    ],
    [
      'curl h/u -u user:pa:ss',
      { method: 'GET', url: 'http://h/u', headers: ['Authorization: Basic dXNlcjpwYTpzcw=='], body: undefined },
    ],
    [
      'curl http://user:p%40ss@h/',
      { method: 'GET', url: 'http://h/', headers: ['Authorization: Basic dXNlcjpwQHNz'], body: undefined },
    ],
    [
      "curl h/u -H 'Accept:' -H 'X-Empty;'",
      { method: 'GET', url: 'http://h/u', headers: ['X-Empty: '], body: undefined },
    ],
    ['curl http://h/x/../y/./z', { method: 'GET', url: 'http://h/y/z', headers: [], body: undefined }],
    ['curl h/u --data-raw @x', { method: 'POST', url: 'http://h/u', headers: [FORM], body: '@x' }],
  ])('%s', async (command, expected) => expect(await short(command)).toEqual(expected));

  it('files', async () => {
    expect((await read('curl h/u -d @f'))[0]?.body).toEqual({ kind: 'pieces', pieces: [{ file: 'f', as: 'joined' }] });
    expect((await read('curl h/u --data-binary @f'))[0]?.body).toEqual({
      kind: 'pieces',
      pieces: [{ file: 'f', as: 'whole' }],
    });
  });

  it('globs', async () => {
    expect((await read('curl http://h/[1-2]')).map(({ url }) => url)).toEqual(['http://h/1', 'http://h/2']);
    expect((await read("curl 'http://{a,b}.example/[01-03:2]'")).map(({ url }) => url)).toEqual([
      'http://a.example/01',
      'http://a.example/03',
      'http://b.example/01',
      'http://b.example/03',
    ]);
  });

  it('fetch', async () => {
    const made = await convert(
      'fetch("https://api.example.com/v1", {\n  "headers": {\n    "accept": "application/json"\n  },\n  "body": "{\\"q\\":\\"你\\"}",\n  "method": "POST",\n  "mode": "cors",\n  "credentials": "include"\n});',
      { target: 'raw' },
    );
    expect(made.kind).toBe('fetch');
    expect(made.notes).toEqual([{ code: 'credentials' }]);
    expect(made.details).toMatchObject({ method: 'POST', body: '{"q":"你"}' });
  });

  it.each<[string, object]>([
    ["curl https://a.example/ -H 'X: y", { code: 'unclosed-quote', line: 1, column: 28 }],
    ['ls -la', { code: 'none' }],
    ['curl https://a.example/\ncurl -X POST', { code: 'no-url', command: 2 }],
    ['curl https://a.example --next -d x', { code: 'no-url', command: 2 }],
    ['curl https://a.example/ -H', { code: 'no-argument', option: '-H', command: 1 }],
    ['curl https://a.example/ -sSd', { code: 'no-argument', option: '-d', command: 1 }],
    ['curl https://a.example/\ncurl https://b.example/ --data', { code: 'no-argument', option: '--data', command: 2 }],
    ['curl --next https://a.example', { code: 'no-url', command: 1 }],
    ['const a = 1;\n\nfetch(token());', { code: 'not-literal', line: 3, found: 'token()' }],
  ])('%j is at fault', async (text, fault) =>
    expect(await convertText(text, OPTIONS)).toMatchObject({ ok: false, fault }),
  );
});

describe('files that HTTPie names in fields', () => {
  it('are pieces of the body where they are JSON, and told where they are text', async () => {
    const command = 'http POST a.example/x d=@f.txt e:=@g.json n:=1';
    expect((await read(command))[0]?.body).toEqual({
      kind: 'pieces',
      pieces: [{ text: '{"d": "<f.txt>", "e": ' }, { file: 'g.json', as: 'whole' }, { text: ', "n": 1}' }],
    });
    expect((await convert(command)).notes).toEqual([
      { code: 'embedded-file', names: ['f.txt'] },
      { code: 'files', names: ['g.json'] },
    ]);
  });

  it('are joined by curl without a sign', async () => {
    const command = await write('http POST a.example/x e:=@g.json', 'curl');
    expect(command).toContain(`--json '{"e": ' \\\n  --json @g.json \\\n  --json '}'`);
    expect((await read(command))[0]?.body).toMatchObject({
      pieces: [{ text: '{"e": ' }, { file: 'g.json' }, { text: '}' }],
    });
    expect(await write("curl h/u -H 'Content-Type: a/b' -H Accept: --json '[' --json @f --json ']'", 'curl')).toBe(
      "curl http://h/u \\\n  -H 'Content-Type: a/b' \\\n  -H Accept: \\\n  --json '[' \\\n  --json @f \\\n  --json ']'\n",
    );
  });

  it('are encoded in a form', async () => {
    expect((await read('http --form a.example/x a=1 d=@f.txt'))[0]?.body).toEqual({
      kind: 'pieces',
      pieces: [{ text: 'a=1&d=' }, { file: 'f.txt', as: 'encoded' }],
    });
    expect((await read('http --multipart a.example/x d:=@f.json'))[0]?.body).toEqual({
      kind: 'parts',
      parts: [{ name: 'd', content: { file: 'f.json', as: 'whole' } }],
    });
  });
});

describe('signs that no literal of a language holds', () => {
  const command = "curl h/u -d $'a\\u2028b\\u2029c\\u0085d\\uFEFFe'";

  it.each<[TargetName, string]>([
    ['csharp', '"a\\u2028b\\u2029c\\u0085d\\ufeffe"'],
    ['go', '"a\\u2028b\\u2029c\\u0085d\\ufeffe"'],
    ['java', '"a\u2028b\u2029c\\205d\ufeffe"'],
    ['php', '"a\u2028b\u2029c\x85d\ufeffe"'],
    ['python', "'a\\u2028b\\u2029c\\x85d\ufeffe'"],
    ['fetch', "'a\\u2028b\\u2029c\\x85d\ufeffe'"],
  ])('are escaped in %s', async (target, literal) => expect(await write(command, target)).toContain(literal));
});

describe('undefined in code', () => {
  it.each([
    [
      'fetch("https://a.example/", { method: "POST", body: JSON.stringify({ a: 1, c: undefined, d: [undefined, null] }) })',
    ],
    ['axios.post("https://a.example/", { a: 1, c: undefined, d: [undefined, null] })'],
  ])('%s', async (text) => expect((await short(text)).body).toBe('{"a":1,"d":[null,null]}'));

  it('is neither a body nor a part of a query or a form', async () => {
    expect(
      await short('axios.post("https://a.example/", undefined, { params: { a: 1, b: undefined, c: null } })'),
    ).toEqual({
      method: 'POST',
      url: 'https://a.example/?a=1',
      headers: [],
      body: undefined,
    });
    expect((await short('fetch("https://a.example/", { body: JSON.stringify(undefined) })')).body).toBe(undefined);
    expect(
      await short(
        'axios.post("https://a.example/", { a: 1, b: undefined }, { headers: { "Content-Type": "application/x-www-form-urlencoded", X: undefined } })',
      ),
    ).toMatchObject({ headers: [FORM], body: 'a=1' });
  });

  it('a header that is false is not sent', async () => {
    const text = 'axios.post("https://a.example/", "a", { headers: { "Content-Type": false } })';
    expect((await read(text))[0]).toMatchObject({ headers: [], removed: ['Content-Type'] });
  });
});

describe('what is nested in a query or a form of axios', () => {
  // As axios 1.21 sends it.
  it.each([
    ["{ a: [1, 2], b: 'x y' }", 'a[]=1&a[]=2&b=x y'],
    ["{ q: { z: 1, y: { k: 'v' } } }", 'q[z]=1&q[y][k]=v'],
    ['{ a: [{ z: 1 }, { z: 2 }] }', 'a[0][z]=1&a[1][z]=2'],
    ['{ a: [[1, 2], [3]] }', 'a[0][0]=1&a[0][1]=2&a[1][0]=3'],
    ['{ a: [null, 1, undefined], e: {}, f: [], g: [null] }', 'a[]=1'],
    ["{ 'a[]': [1, 2], 'k{}': '1' }", 'a[]=1&a[]=2&k{}=1'],
    ["{ 'x[y]': 1, 'j{}': { a: 1 } }", 'x[y]=1&j{}={"a":1}'],
    ['{ n: null, t: true }', 't=true'],
  ])('%s', async (params, expected) => {
    const { url } = await short(`axios.get("https://a.example/", { params: ${params} })`);
    expect([...new URL(url).searchParams].map((pair) => pair.join('=')).join('&')).toBe(expected);
    const form = '{ headers: { "Content-Type": "application/x-www-form-urlencoded" } }';
    const { body } = await short(`axios.post("https://a.example/", ${params}, ${form})`);
    expect([...new URLSearchParams(body)].map((pair) => pair.join('=')).join('&')).toBe(expected);
  });
});

describe('files with more of a request', () => {
  const command = 'curl https://a.example/ -H @hdr.txt -H @more.txt -b jar.txt -K cfg -H "A: b"';

  it('are kept by curl, which opens them', async () => {
    const made = await convert(command, { target: 'curl', oneLine: true });
    expect(made.text).toBe("curl https://a.example/ -H 'A: b' -H @hdr.txt -H @more.txt -b jar.txt -K cfg\n");
    expect(made.notes).toEqual([{ code: 'files', names: ['hdr.txt', 'more.txt', 'jar.txt', 'cfg'] }]);
  });

  it('are told elsewhere', async () =>
    expect((await convert(command)).notes).toEqual([
      { code: 'unread-file', names: ['hdr.txt', 'more.txt', 'jar.txt', 'cfg'] },
    ]));
});

describe('several files in one field', () => {
  const command = "curl https://a.example/ -F 'b=@f.txt;type=text/plain,dir/g.txt;filename=h' -F 'c=d,e'";

  it('are parts of their own, which is told', async () => {
    expect((await read(command))[0]?.body).toEqual({
      kind: 'parts',
      parts: [
        { name: 'b', content: { file: 'f.txt', as: 'whole' }, fileName: 'f.txt', type: 'text/plain' },
        { name: 'b', content: { file: 'dir/g.txt', as: 'whole' }, fileName: 'h', isMore: true },
        { name: 'c', content: { text: 'd,e' } },
      ],
    });
    expect((await convert(command)).notes).toContainEqual({ code: 'mixed-parts', names: ['b'] });
  });

  it('stay together for curl', async () => {
    const made = await convert(command, { target: 'curl', oneLine: true });
    expect(made.text).toBe("curl https://a.example/ -F 'b=@f.txt;type=text/plain,dir/g.txt;filename=h' -F c=d,e\n");
    expect(made.notes).toEqual([{ code: 'files', names: ['f.txt', 'dir/g.txt'] }]);
    expect((await read(`curl h/u -F 'b=@"f,g.txt"'`))[0]?.body).toMatchObject({ parts: [{ fileName: 'f,g.txt' }] });
  });
});

describe('what the text itself feeds to a command', () => {
  it.each([
    ['curl -d @- https://a.example <<\'EOF\'\n{"a":\n 1$}\nEOF\n', '{"a": 1$}'],
    ['curl --data-binary @- https://a.example <<\'EOF\'\n{"a":\\n}\n\nEOF\n', '{"a":\\n}\n\n'],
    [
      'curl --json @- https://a.example <<EOF | jq .\n{"a":"$X \\$Y `date`","b":"\\""}\nEOF\n',
      '{"a":"${X} $Y ${OUTPUT_1}","b":"\\""}\n',
    ],
    ['curl --data-urlencode q@- https://a.example <<-EOF\n\t\ta b\n\tEOF\n', 'q=a+b%0A'],
    ['curl -d @- https://a.example <<< \'{"a":1}\'', '{"a":1}'],
    ['cat <<EOF | curl --data-binary @- https://a.example\na\nEOF\n', 'a\n'],
    ['http POST a.example <<EOF\n{}\nEOF\n', '{}\n'],
    ['echo \'{"a":"x|y"}\' | http POST a.example', '{"a":"x|y"}\n'],
    ['echo -n a  b | curl --data-binary @- https://a.example', 'a b'],
    ['printf %s "$X" | http a.example', '${X}'],
    ["printf '%s\\n' 'a%b' | curl --data-binary @- https://a.example", 'a%b\n'],
    ['cat - <<EOF | http a.example\na\nEOF\n', 'a\n'],
  ])('%j', async (text, body) => expect((await short(text)).body).toBe(body));

  it.each([
    ['cat data.json | curl --data-binary @- https://a.example', 'data.json'],
    ['curl --data-binary @- https://a.example < data.json', 'data.json'],
    ['http POST a.example < "my data.json"', 'my data.json'],
    ['http POST a.example @data.json', 'data.json'],
    ['cat a.json b.json | http a.example', '-'],
    ["echo -e 'a\\tb' | http a.example", '-'],
    ['jq -n . | http a.example', '-'],
  ])('%j sends a file', async (text, file) => {
    const [request] = await read(text);
    expect(request).toMatchObject({ method: 'POST', body: { kind: 'pieces', pieces: [{ file, as: 'whole' }] } });
  });

  it('has the type that HTTPie gives it', async () => {
    const typeOf = async (text: string) => headerOf((await read(text))[0] ?? { headers: [] }, 'content-type')?.value;
    expect(await typeOf('http POST a.example @data.json')).toBe('application/json');
    expect(await typeOf('http POST a.example @a/b.XML')).toBe('text/xml');
    expect(await typeOf('http POST a.example @data.xml Content-Type:application/xml')).toBe('application/xml');
    expect(await typeOf('http POST a.example @data')).toBe('application/json');
    expect(await typeOf('http --form POST a.example < data')).toBe('application/x-www-form-urlencoded; charset=utf-8');
    expect(await typeOf('http --ignore-stdin GET a.example < data')).toBe(undefined);
  });

  it('is a field, an upload or a query, too', async () => {
    const fed = ' <<EOF\nab\nEOF\ncurl https://b.example/';
    expect(await read(`curl -F 'x=<-' https://a.example/${fed}`)).toMatchObject([
      { body: { parts: [{ name: 'x', content: { text: 'ab\n' } }] } },
      { url: 'https://b.example/' },
    ]);
    expect(await short(`curl -T - https://a.example/${fed}`)).toMatchObject({ method: 'PUT', body: 'ab\n' });
    expect(await short(`curl -G -d @- https://a.example/${fed}`)).toMatchObject({ url: 'https://a.example/?ab' });
  });
});

describe('dots in a path', () => {
  const command = 'curl --path-as-is https://a.example/x/../y';

  it.each<TargetName>(['fetch', 'axios', 'python', 'csharp', 'powershell'])(
    'are resolved by %s, which is told',
    async (target) =>
      expect((await convert(command, { target })).notes).toEqual([{ code: 'no-equivalent', names: ['--path-as-is'] }]),
  );

  it.each<[TargetName, string]>([
    ['php', 'CURLOPT_PATH_AS_IS => true,'],
    ['httpie', ' --path-as-is '],
    ['curl', '--path-as-is'],
    ['raw', 'GET /x/../y HTTP/1.1'],
    ['go', '"https://a.example/x/../y"'],
  ])('stay in %s', async (target, expected) => {
    const made = await convert(command, { target });
    expect(made.text).toContain(expected);
    expect(made.notes).toEqual([]);
  });

  it('of HTTPie are as they are, too', async () =>
    expect((await read('http --path-as-is https://a.example/x/../y'))[0]?.url).toBe('https://a.example/x/../y'));
});

describe('raw HTTP', () => {
  it('writes a chunked body in a chunk', async () => {
    const text = await write(
      "curl https://a.example/ -H 'Transfer-Encoding: chunked' -H 'Content-Type: a/b' -d 你好",
      'raw',
    );
    expect(text).toBe(
      'POST / HTTP/1.1\r\nHost: a.example\r\nTransfer-Encoding: chunked\r\nContent-Type: a/b\r\n\r\n6\r\n你好\r\n0\r\n\r\n',
    );
    expect((await short(text)).body).toBe('你好');
    expect(await write("curl https://a.example/ -H 'Transfer-Encoding: chunked' -d @f", 'raw')).toContain(
      '\r\n\r\n\r\n<f>\r\n0\r\n\r\n',
    );
  });

  it.each([
    ['curl http://例え.jp/é', 'Host: xn--r8jz45g.jp\r\n'],
    ['curl http://例え.jp:80/é', 'Host: xn--r8jz45g.jp:80\r\n'],
    ['curl "http://$HOST/"', 'Host: ${HOST}\r\n'],
  ])('%s has a host of ASCII', async (command, host) => expect(await write(command, 'raw')).toContain(host));
});

describe('axios', () => {
  it.each(['POST', 'PUT', 'PATCH'])('gives %s without a body no type', async (method) => {
    const text = await write(`curl -X ${method} https://a.example/`, 'axios');
    expect(text).toContain("headers: {\n    'Content-Type': false,\n  },");
    expect((await read(text))[0]).toMatchObject({ method, headers: [], removed: ['Content-Type'] });
  });

  it('has no headers where it adds none', async () =>
    expect(await write('curl -X DELETE https://a.example/', 'axios')).not.toContain('headers'));
});

it('names Node.js where fetch drops the header Host', () => {
  const note = (name: string) => words.note({ code: 'browser-headers', names: [name] }, 'fetch');
  expect(note('Host')).toContain('Node.js');
  expect(note('Cookie')).not.toContain('Node.js');
});
