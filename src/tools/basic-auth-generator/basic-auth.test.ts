import { execFileSync } from 'node:child_process';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AuthCharset, writeLines, writeToken } from './credentials';
import { decodeCredentials } from './decode';

function token(username: string, password: string, charset: AuthCharset = 'utf-8') {
  const written = writeToken({ username, password }, charset);
  return written.ok ? written.value : written.fault;
}

function lines(
  username: string,
  password: string,
  charset: AuthCharset = 'utf-8',
  header: 'Authorization' | 'Proxy-Authorization' = 'Authorization',
) {
  const written = writeLines({ username, password }, { charset, header });
  if (!written.ok) throw new Error(written.fault.code);
  return written.value;
}

function decoded(text: string) {
  const read = decodeCredentials(text);
  return read.ok ? [read.value.username, read.value.password, read.value.charset] : read.fault;
}

describe('the token', () => {
  it.each([
    ['Aladdin', 'open sesame', 'QWxhZGRpbjpvcGVuIHNlc2FtZQ=='],
    ['test', '123£', 'dGVzdDoxMjPCow=='],
    ['用户', '密码😀', '55So5oi3OuWvhueggfCfmIA='],
    ['', '', 'Og=='],
    ['me', '', 'bWU6'],
    ['', 'x', 'Ong='],
    ['admin', 'p@ss:word', 'YWRtaW46cEBzczp3b3Jk'],
    ['a\ud83d', '', 'Ye+/vTo='],
  ])('of %j and %j is %s', (username, password, expected) => expect(token(username, password)).toBe(expected));

  it('can be in Latin-1', () => {
    expect(token('test', '123£', 'iso-8859-1')).toBe('dGVzdDoxMjOj');
    expect(token('é', 'ÿ', 'iso-8859-1')).toBe('6Tr/');
  });

  it('refuses what RFC 7617 forbids', () => {
    expect(token('a:b', 'c')).toEqual({ code: 'colon-in-username', at: 1 });
    expect(token('ab\0', 'c')).toEqual({ code: 'control-character', field: 'username', at: 2 });
    expect(token('ab', '\tc')).toEqual({ code: 'control-character', field: 'password', at: 0 });
    expect(token('ab', 'c\x7f')).toEqual({ code: 'control-character', field: 'password', at: 1 });
    expect(token('ab', '\r\n')).toEqual({ code: 'control-character', field: 'password', at: 0 });
  });

  it('refuses what the charset lacks', () => {
    expect(token('用户', 'a', 'iso-8859-1')).toEqual({ code: 'not-in-charset', field: 'username', at: 0, found: '用' });
    expect(token('a', 'b😀', 'iso-8859-1')).toEqual({ code: 'not-in-charset', field: 'password', at: 1, found: '😀' });
    // In windows-1252 it exists, in ISO-8859-1 not.
    expect(token('a', '€', 'iso-8859-1')).toMatchObject({ code: 'not-in-charset', found: '€' });
  });
});

describe('the lines', () => {
  it('spell one thing in every form', () => {
    expect(lines('admin', 'p@ss:word')).toEqual({
      header: 'Authorization: Basic YWRtaW46cEBzczp3b3Jk',
      token: 'YWRtaW46cEBzczp3b3Jk',
      curlUser: "curl -u 'admin:p@ss:word' https://example.com/",
      curlHeader: "curl -H 'Authorization: Basic YWRtaW46cEBzczp3b3Jk' https://example.com/",
      fetchHeaders: "{ Authorization: 'Basic YWRtaW46cEBzczp3b3Jk' }",
      url: 'https://admin:p%40ss%3Aword@example.com/',
    });
  });

  it('name the header of a proxy', () => {
    const proxy = lines('a', 'b', 'utf-8', 'Proxy-Authorization');
    expect(proxy.header).toBe('Proxy-Authorization: Basic YTpi');
    expect(proxy.curlUser).toBe("curl -x http://proxy.example.com:8080 -U 'a:b' https://example.com/");
    expect(proxy.curlHeader).toContain("--proxy-header 'Proxy-Authorization: Basic YTpi'");
    expect(proxy.fetchHeaders).toBeUndefined();
  });

  it('percent-encode the bytes of the charset', () => {
    expect(lines('用', '😀 /').url).toBe('https://%E7%94%A8:%F0%9F%98%80%20%2F@example.com/');
    expect(lines('test', '123£', 'iso-8859-1').url).toBe('https://test:123%A3@example.com/');
  });

  it.each<[string, string, AuthCharset]>([
    ["O'Neil", '$HOME `id` "x" \\', 'utf-8'],
    ['用户', "'😀'", 'utf-8'],
    ["é'", '\\n1£2', 'iso-8859-1'],
    ['plain', '!*?', 'iso-8859-1'],
    ['', '', 'utf-8'],
  ])('say %j and %j to a shell as they are', (username, password, charset) => {
    const { curlUser, token: sent } = lines(username, password, charset);
    const quoted = curlUser.replace(/^curl -u /, '').replace(/ https:\/\/example\.com\/$/, '');
    const printed = execFileSync('bash', ['-c', `printf %s ${quoted}`]);
    expect(printed.toString('base64')).toBe(sent);
  });
});

describe('decoding', () => {
  it.each([
    ['basic YWRtaW46cEBzczp3b3Jk', 'admin', 'p@ss:word', 'utf-8'],
    ['Authorization: Basic QWxhZGRpbjpvcGVuIHNlc2FtZQ==', 'Aladdin', 'open sesame', 'utf-8'],
    ['AUTHORIZATION:BASIC QWxhZGRpbjpvcGVuIHNlc2FtZQ', 'Aladdin', 'open sesame', 'utf-8'],
    ['Proxy-Authorization: Basic YTpi', 'a', 'b', 'utf-8'],
    ["-H 'Authorization: Basic YTpi'", 'a', 'b', 'utf-8'],
    ['"Authorization": "Basic YTpi",', 'a', 'b', 'utf-8'],
    ['  YTpi\n', 'a', 'b', 'utf-8'],
    ['Basic YWRtaW46\r\ncEBzczp3b3Jk', 'admin', 'p@ss:word', 'utf-8'],
    ['Basic YTo', 'a', '', 'utf-8'],
    ['Og', '', '', 'utf-8'],
    ['Og==', '', '', 'utf-8'],
    ['dGVzdDoxMjPCow==', 'test', '123£', 'utf-8'],
    ['dGVzdDoxMjOj', 'test', '123£', 'iso-8859-1'],
    ['55So5oi3OuWvhueggfCfmIA=', '用户', '密码😀', 'utf-8'],
    ['6Tr_', 'é', 'ÿ', 'iso-8859-1'],
    ['6Tr/', 'é', 'ÿ', 'iso-8859-1'],
    ['https://admin:p%40ss%3Aword@example.com/', 'admin', 'p@ss:word', 'utf-8'],
    ["curl -H 'Authorization: Basic YTpi' https://x", 'a', 'b', 'utf-8'],
    ['curl -u admin:secret https://x.com', 'admin', 'secret', 'utf-8'],
    ['curl -sSu admin:secret https://x.com', 'admin', 'secret', 'utf-8'],
    ['curl -uadmin:a:b https://x.com', 'admin', 'a:b', 'utf-8'],
    ['$ curl -X POST -d u:v --user "admin:a\\"b" https://x.com', 'admin', 'a"b', 'utf-8'],
    ['curl --user=admin:secret https://x.com', 'admin', 'secret', 'utf-8'],
    [
      'curl \\\n  --header \'Accept: */*\' \\\r\n  --header "authorization: basic YTpi" \\\n  https://x',
      'a',
      'b',
      'utf-8',
    ],
    ['curl.exe -u admin https://x.com', 'admin', '', 'utf-8'],
    ['curl https://admin:p%40ss@example.com/', 'admin', 'p@ss', 'utf-8'],
    ['curl -x http://me:you@proxy:8080 https://example.com/', 'me', 'you', 'utf-8'],
    ["curl -u $'\\351:a\\'b\\n' https://x", 'é', "a'b\n", 'iso-8859-1'],
    ["{ Authorization: 'Basic YTpi' }", 'a', 'b', 'utf-8'],
    ['https://me@example.com/x', 'me', '', 'utf-8'],
    ['https://:@example.com/', '', '', 'utf-8'],
    ['https://test:123%A3@example.com/', 'test', '123£', 'iso-8859-1'],
    ['https://用户:密码@example.com/', '用户', '密码', 'utf-8'],
    ['ftp://u:100%@example.com', 'u', '100%', 'utf-8'],
  ])('reads %j', (text, ...expected) => expect(decoded(text)).toEqual(expected));

  it.each([
    ['YWJj', 'no-colon'],
    ['', 'no-colon'],
    ['Basic', 'no-colon'],
    ['Authorization: Basic ', 'no-colon'],
    ['Authorization: Basic !!!', 'not-base64'],
    ['Basic YTpi YTpi', 'not-base64'],
    ['Basic Y', 'not-base64'],
    ['Basic YT=pi', 'not-base64'],
    ['data:text/plain;base64,YTpi', 'not-base64'],
    ['Authorization: Bearer YTpi', 'other-scheme'],
    ['Digest username="Mufasa"', 'other-scheme'],
    ['curl https://example.com/', 'no-credentials-in-command'],
    ["curl -H 'Accept: text/html' -d 'a:b' https://example.com/", 'no-credentials-in-command'],
    ['curl -u', 'no-credentials-in-command'],
    ["curl -H 'Authorization: Bearer abc' https://x", 'other-scheme'],
    ["curl -H 'Authorization: Basic !!!' https://x", 'not-base64'],
    ['https://example.com/@', 'no-credentials'],
    ['https://example.com/?a=b@c', 'no-credentials'],
    ['https://', 'not-url'],
    ['https://a:b@', 'not-url'],
  ])('refuses %j: %s', (text, code) => expect(decoded(text)).toMatchObject({ code }));

  it('tells of what should not be there', () => {
    expect(decodeCredentials('YQo6Yg==')).toMatchObject({ value: { hasControls: true, hasColon: false } });
    expect(decodeCredentials('https://a%3Ab:c@example.com')).toMatchObject({
      value: { username: 'a:b', hasColon: true },
    });
  });

  const part = (alphabet: fc.Arbitrary<string>) => alphabet.filter((text) => !/[\p{Cc}\p{Surrogate}]/u.test(text));
  const text = part(fc.string({ unit: 'binary' }));
  it('gives back what was written, from header, token and address', () => {
    fc.assert(
      fc.property(text, text, (name, password) => {
        const username = name.replaceAll(':', '');
        const { header, token: written, url, curlUser, curlHeader, fetchHeaders = '' } = lines(username, password);
        for (const form of [header, written, written.replace(/=+$/, ''), url, curlUser, curlHeader, fetchHeaders]) {
          expect(decoded(form)).toEqual([username, password, 'utf-8']);
        }
      }),
    );
  });

  it('gives back Latin-1 that is not UTF-8', () => {
    const latin = fc.string({ unit: fc.integer({ min: 0xa0, max: 0xff }).map((code) => String.fromCharCode(code)) });
    fc.assert(
      fc.property(latin, (password) => {
        // A lead byte before a colon can never be UTF-8.
        const { header, url, curlUser, curlHeader } = lines('é', password, 'iso-8859-1');
        expect(decoded(curlUser)).toEqual(['é', password, 'iso-8859-1']);
        expect(decoded(curlHeader)).toEqual(['é', password, 'iso-8859-1']);
        expect(decoded(header)).toEqual(['é', password, 'iso-8859-1']);
        expect(decoded(url)).toEqual(['é', password, 'iso-8859-1']);
      }),
    );
  });
});
