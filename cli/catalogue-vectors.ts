import { INTERMEDIATE, LEAF, LIST, REQUEST, ROOT } from '../src/tools/certificate-inspector/samples';
import { NO_CODE, THREE_CODES, UPC_A } from '../src/tools/qr-code-reader/samples';

/** What a run is asked, with the tool's name first. */
interface Asked {
  readonly args: readonly string[];
  readonly stdin?: string;
  readonly environment?: Readonly<Record<string, string>>;
  readonly files?: Readonly<Record<string, string | Uint8Array>>;
}

/** A run with its whole output, or what stands at places of its value with `--json`, or what it says where it fails. */
export type Vector = Asked &
  (
    | { readonly out: string }
    | { readonly told: Readonly<Record<string, unknown>> }
    | { readonly code: 1; readonly says?: string }
  );

const PARIS = ['date-converter', '--zone', 'Europe/Paris'];
const UTC = ['date-converter', '--zone', 'UTC'];
const ISO = 'conversions.0.outputs.iso8601.value';
const NEW_YORK = ['date-converter', '--zone', 'America/New_York'];
const CLOCKS = ['time-zone-converter', 'convert', '--zones'];
const TYPES = ['json-to-types', 'code'];
const KEYS = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const CRON = ['crontab-generator', 'next-runs', '--from', '1768472430000'];
const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36';
const AES = 'U2FsdGVkX18BAgMEBQYHCH08coa67CQ069BsFx+XX/1R0sxv0f+BSIz4dSMMHxws';
const JANE = { HANDY_KEY: 'Jefe' };
const WIFI = ['wifi-qrcode-generator'];
const HIDDEN = ['hidden-character-finder'];
const SUBNET = 'ipv4-subnet-calculator';
const SCHEMA = 'json-schema-validator';
const ORDER =
  '{"type":"object","properties":{"id":{"type":"integer"},"price":{"type":"number","exclusiveMinimum":0},"tags":{"type":"array","items":{"type":"string"},"uniqueItems":true}},"required":["id","price"],"additionalProperties":false}';
const NAMED = '{"definitions":{"a":{"type":"string"}},"$ref":"#/definitions/a","maxLength":1}';

/** Data that fit a schema, with options before them. */
const fits = (schema: string, data: string, ...options: readonly string[]): Vector => ({
  args: [SCHEMA, ...options, schema, data],
  told: { isValid: true, count: 0 },
});

/** Data that do not, and the one error: its line, path and keyword. */
const fails = (
  schema: string,
  data: string,
  [line, pointer, keyword]: readonly [number, string, string],
  ...options: readonly string[]
): Vector => ({
  args: [SCHEMA, ...options, schema, data],
  told: { count: 1, 'errors.0.place.line': line, 'errors.0.pointer': pointer, 'errors.0.keyword': keyword },
});

const BOOKS =
  '{"store":{"book":[{"title":"Sayings","price":8.95,"isbn":"0-553"},{"title":"三体","price":12.99},{"title":"Moby","price":8.99}]}}';

const CERTIFICATE = ['certificate-inspector', 'inspect', '--time', '2026-02-01T00:00:00Z'];
/** Objects one behind the other, as they are fed in. */
const objects = (...parts: readonly string[]) => ({ stdin: parts.join('\n') });
/** For another name, by the same issuer. */
const EVIL =
  'MIIBRzCB+qADAgECAgEDMAUGAytlcDAfMQ0wCwYDVQQKDARUZXN0MQ4wDAYDVQQDDAVJbnQgSTAeFw0yNjAxMDEwMDAwMDBaFw0yNjA0MTEwMDAwMDBaMBQxEjAQBgNVBAMMCWV2aWwudGVzdDAqMAUGAytlcAMhAMqTrBcFGHBx1nuDx/8O/oEI6OxFMFdddyaHkzPb2r58o2YwZDAMBgNVHRMBAf8EAjAAMBQGA1UdEQQNMAuCCWV2aWwudGVzdDAdBgNVHQ4EFgQUGaWX1VYfe/pCgH1TyZvexiP0mZ4wHwYDVR0jBBgwFoAUaWhOUdpV8W5TXKrcwMXFrBdzw6cwBQYDK2VwA0EAd8Ft/KkzMjGhMW9SBsSNbIU479K6fx4SeGJBgfxQZ51ete7fPNbpzR5GV/ZKGAS6I3g2/d9Ch5w00eCUktqJAQ==';

const JWT = ['jwt-generator'];
const JWT_SECRET = { HANDY_KEY: 'your-256-bit-secret' };
const JWT_HEAD = 'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9';
const CLAIMS = '{"sub":"1234567890","name":"John Doe","iat":1516239022}';
const JWT_CLAIMS = 'eyJzdWIiOiIxMjM0NTY3ODkwIiwibmFtZSI6IkpvaG4gRG9lIiwiaWF0IjoxNTE2MjM5MDIyfQ';

/** The catalogue's vectors that a command line can say. */
export const VECTORS: readonly Vector[] = [
  {
    args: [...PARIS, '2023-04-12T23:10:24+02:00'],
    told: {
      'conversions.0.outputs.js.value': 'Wed Apr 12 2023 23:10:24 GMT+0200 (Central European Summer Time)',
      'conversions.0.outputs.iso9075.value': '2023-04-12 23:10:24',
      'conversions.0.outputs.rfc7231.value': 'Wed, 12 Apr 2023 21:10:24 GMT',
      'conversions.0.outputs.unix.value': '1681333824',
      'conversions.0.outputs.objectId.value': '64371e400000000000000000',
      'conversions.0.outputs.excel.value': '45028.9655555556',
      'conversions.0.outputs.week.value': '2023-W15-3',
      'conversions.0.outputs.ordinal.value': '2023-102',
      'conversions.0.outputs.filetime.value': '133258074240000000',
      'conversions.0.outputs.ticks.value': '638169306240000000',
    },
  },
  { args: [...UTC, '1701227351995845'], told: { [ISO]: '2023-11-29T03:09:11.995845Z' } },
  { args: [...UTC, '1784694237438743460'], told: { [ISO]: '2026-07-22T04:23:57.43874346Z' } },
  { args: [...UTC, '43078.416666666664'], told: { [ISO]: '2017-12-09T10:00:00Z' } },
  { args: [...UTC, '--read-as', 'excel', '1'], told: { [ISO]: '1900-01-01T00:00:00Z' } },
  { args: [...UTC, '--read-as', 'excel', '61'], told: { [ISO]: '1900-03-01T00:00:00Z' } },
  {
    args: [...UTC, '--read-as', 'seconds', '1'],
    told: { 'conversions.0.outputs.objectId.value': '000000010000000000000000' },
  },
  {
    args: [...UTC, '--read-as', 'seconds', '--', '-0.5'],
    told: { [ISO]: '1969-12-31T23:59:59.5Z', 'conversions.0.outputs.unix.value': '-1' },
  },
  { args: [...UTC, '507f1f77bcf86cd799439011'], told: { [ISO]: '2012-10-17T21:13:27Z' } },
  { args: [...UTC, '017F22E2-79B0-7CC3-98C4-DC0C0C07398F'], told: { [ISO]: '2022-02-22T19:22:22Z' } },
  { args: [...UTC, '1664845200000'], told: { [ISO]: '2022-10-04T01:00:00Z' } },
  { args: [...PARIS, '2016-02-01'], told: { 'conversions.0.outputs.iso8601Utc.value': '2016-01-31T23:00:00Z' } },
  { args: [...NEW_YORK, '2024-03-10T02:30'], told: { [ISO]: '2024-03-10T03:30:00-04:00' } },
  { args: [...NEW_YORK, '2024-11-03T01:30'], told: { [ISO]: '2024-11-03T01:30:00-04:00' } },
  { args: [...PARIS, '2023-02-30'], code: 1, says: 'February 2023 has 28 days' },

  { args: ['base-converter', '--to', '2', '42'], out: '101010' },
  { args: ['base-converter', '--to', '36', '42'], out: '16' },
  { args: ['base-converter', '--to', '62', '42'], out: 'G' },
  { args: ['base-converter', '42540766411283223938465490632011909384'], out: '20010db8000085a300000000ac1f8908' },
  { args: ['base-converter', '--to', '62', '18446744073709551615'], out: 'lYGhA16ahyf' },
  { args: ['base-converter', '--to', '64', '18446744073709551615'], out: 'f//////////' },
  { args: ['base-converter', '--to', '62', '--digits', 'upperFirst', '18446744073709551615'], out: 'LygHa16AHYF' },
  { args: ['base-converter', '--to', '10', '--from', '16', '0b1'], out: '177' },
  { args: ['base-converter', '--to', '10', '--from', '36', '10n'], out: '1319' },
  { args: ['base-converter', '--to', '10', '--from', '10', '10n'], out: '10' },
  { args: ['base-converter', '--to', '10', '--from', '64', 'zz'], out: '2275' },
  { args: ['base-converter', '--to', '10', '1 000_000'], out: '1000000' },
  { args: ['base-converter', '--to', '8', '192,654'], out: '570216' },
  { args: ['base-converter', '--', '-255'], out: '-ff' },
  { args: ['base-converter', '--to', '58', '--digits', 'base58', '123456789'], out: 'BukQL' },
  { args: ['base-converter', '9'.repeat(50)], out: '446c3b15f9926687d2c40534fdb563ffffffffffff' },
  { args: ['base-converter', '--from', '2', '--to', '10', '10.1'], out: '2.5' },
  { args: ['base-converter', '--from', '16', '--to', '10', 'a.8'], out: '10.5' },
  {
    args: ['base-converter', 'describe', '--from', '10', '--word', '8', '--', '-42'],
    told: { 'word.pattern': '11010110', 'word.unsigned': '214', 'notations.hexadecimal': 'd6' },
  },
  {
    args: ['base-converter', 'describe', '--word', '32', '--byte-order', 'little', '0x12345678'],
    told: { 'word.bytes': '78563412', 'word.unsigned': '2018915346' },
  },
  { args: ['base-converter', '--from', '2', '102'], code: 1, says: 'Digit “2” at position 3 is not valid in base 2' },

  { args: ['roman-numeral-converter', '1994'], out: 'MCMXCIV' },
  { args: ['roman-numeral-converter', '3888'], out: 'MMMDCCCLXXXVIII' },
  { args: ['roman-numeral-converter', '--overline', '4000'], out: 'I\u0305V\u0305' },
  { args: ['roman-numeral-converter', '4000'], code: 1 },
  { args: ['roman-numeral-converter', '1.9'], code: 1, says: 'Only whole numbers' },
  { args: ['roman-numeral-converter', 'to-number', 'xlii'], out: '42' },
  { args: ['roman-numeral-converter', 'to-number', 'Ⅻ'], out: '12' },
  { args: ['roman-numeral-converter', 'to-number', 'IIX'], code: 1 },
  { args: ['roman-numeral-converter', 'describe-roman', 'IC'], told: { text: '99', 'pairs.0.regular': 'XCIX' } },

  { args: ['base64-string-converter', 'fooba'], out: 'Zm9vYmE=' },
  { args: ['base64-string-converter', 'Hello, 世界 👋'], out: 'SGVsbG8sIOS4lueVjCDwn5GL' },
  { args: ['base64-string-converter', '<<<????????>>>'], out: 'PDw8Pz8/Pz8/Pz8+Pj4=' },
  { args: ['base64-string-converter', '--url-safe', '<<<????????>>>'], out: 'PDw8Pz8_Pz8_Pz8-Pj4' },
  { args: ['base64-string-converter', '--charset', 'utf-16le', 'dir'], out: 'ZABpAHIA' },
  { args: ['base64-string-converter', '--charset', 'gb18030', '你好'], out: 'xOO6ww==' },
  { args: ['base64-string-converter', '--charset', 'iso-8859-1', 'é'], out: '6Q==' },
  { args: ['base64-string-converter', 'decode', '8J-YgA'], out: '😀' },
  { args: ['base64-string-converter', 'decode', 'YQ'], out: 'a' },
  { args: ['base64-string-converter', 'decode', 'data:text/plain;base64,bG9yZW0gaXBzdW0='], out: 'lorem ipsum' },
  { args: ['base64-string-converter', 'decode'], stdin: 'bG9yZW0\n gaXBzdW0', out: 'lorem ipsum' },
  { args: ['base64-string-converter', 'decode', 'a'], code: 1, says: 'Length 1 cannot be Base64' },

  {
    args: ['base64-file-converter', '--form', 'bare', '-f', 'a.svg'],
    files: { 'a.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>' },
    out: 'PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciLz4=',
  },
  {
    args: ['base64-file-converter', 'decode', 'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'],
    told: {
      'file.bytes': 42,
      'detected.mimeType': 'image/gif',
      sha256: 'ef1955ae757c8b966c83248350331bd3a30f658ced11f387f8ebf05ab3368629',
    },
  },
  {
    args: ['base64-file-converter', 'decode', '/9j/4A=='],
    told: { 'type.mimeType': 'image/jpeg', 'type.extension': 'jpg' },
  },
  { args: ['base64-file-converter', 'decode', '{"a":1}'], code: 1 },

  {
    args: ['color-converter', '#1ea54c'],
    told: {
      'texts.rgb': 'rgb(30, 165, 76)',
      'texts.hsl': 'hsl(140.4, 69.2%, 38.2%)',
      'texts.hwb': 'hwb(140.4 11.8% 35.3%)',
      'texts.hsv': 'hsv(140.4, 81.8%, 64.7%)',
      'texts.cmyk': 'device-cmyk(81.8% 0% 53.9% 35.3%)',
      'texts.lab': 'lab(59.62% -50.66 35.41)',
      'texts.lch': 'lch(59.62% 61.81 145.04)',
      'texts.oklch': 'oklch(0.6339 0.16908 149.02)',
      'texts.integer': '2008396',
      'texts.name': '≈ mediumseagreen',
    },
  },
  { args: ['color-converter', 'olive'], told: { 'texts.hex': '#808000', 'texts.lch': 'lch(52.15% 56.82 99.57)' } },
  { args: ['color-converter', '#f0c8'], told: { 'texts.hex': '#ff00cc88' } },
  { args: ['color-converter', 'hsl(140, 69%, 38%)'], told: { 'texts.hex': '#1ea44b' } },
  { args: ['color-converter', 'oklch(0.7 0.4 150)'], told: { 'texts.hex': '#00c248', isMapped: true } },
  { args: ['color-converter', 'color(display-p3 1 0 0)'], told: { 'texts.hex': '#ff0b0c' } },
  { args: ['color-converter', 'hsl(0.5turn 100% 50%)'], told: { 'texts.hex': '#00ffff' } },
  { args: ['color-converter', '#12345'], code: 1, says: 'has 5 digits' },

  { args: ['case-converter', 'user 2 address v10'], out: 'user2AddressV10' },
  { args: ['case-converter', '--style', 'snake', 'XMLHttpRequest v2'], out: 'xml_http_request_v2' },
  { args: ['case-converter', '--style', 'kebab', 'iPhone 15 Pro'], out: 'i-phone-15-pro' },
  { args: ['case-converter', '--style', 'snake', '--split-digits', 'SHA256Hash'], out: 'sha_256_hash' },
  { args: ['case-converter', '--style', 'train', 'été à la plage'], out: 'Été-À-La-Plage' },
  { args: ['case-converter', '--style', 'upper', '--language', 'tr', 'istanbul'], out: 'İSTANBUL' },
  { args: ['case-converter', '--style', 'pascal', 'user_id\nHTTPServerError'], out: 'UserId\nHttpServerError' },
  { args: ['case-converter', '--style', 'mocking', '😀 smile'], out: '😀 SmIlE' },
  { args: ['case-converter', '--style', 'snake', 'हिन्दी भाषा'], out: 'हिन्दी_भाषा' },

  { args: ['text-to-nato-alphabet', 'Hello 42'], out: 'Hotel Echo Lima Lima Oscar (space) Four Two' },
  { args: ['text-to-nato-alphabet', '--capitals', 'say', 'Ab-1'], out: 'Capital Alfa Bravo Dash One' },
  { args: ['text-to-nato-alphabet', '--alphabet', 'alpha', 'jx'], out: 'Juliet X-ray' },
  { args: ['text-to-nato-alphabet', '--digits', 'aviation', '1.9'], out: 'One Decimal Niner' },
  { args: ['text-to-nato-alphabet', '你a😀'], out: '你 Alfa 😀' },
  { args: ['text-to-nato-alphabet', '--alphabet', 'french', 'bc'], out: 'Berthe Célestin' },
  { args: ['text-to-nato-alphabet', '--alphabet', 'german', 'äß'], out: 'Umlaut-Aachen Eszett' },
  { args: ['text-to-nato-alphabet', 'to-text', 'alpha juliet niner'], out: 'AJ9' },

  { args: ['text-to-binary', '文'], out: '11100110 10010110 10000111' },
  { args: ['text-to-binary', '--encoding', 'utf-16be', '文'], out: '01100101 10000111' },
  { args: ['text-to-binary', '--base', '8', '💩 A'], out: '360 237 222 251 040 101' },
  { args: ['text-to-binary', 'decode', '1001000 1101001'], out: 'Hi' },
  { args: ['text-to-binary', 'decode', '--base', '16', '\\x68\\x65\\x6c\\x6c\\x6f'], out: 'hello' },
  { args: ['text-to-binary', 'decode', '--encoding', 'iso-8859-1', '11111111'], out: 'ÿ' },
  { args: ['text-to-binary', 'decode', '010000011'], code: 1, says: '9 bits: bytes need 8 each' },

  {
    args: [
      'yaml-to-json-converter',
      '--indent',
      '0',
      'id: 12345678901234567890\nver: 1.10\nh: 0xFF\no: 0o17\np: .5\nz: 007',
    ],
    out: '{"id":12345678901234567890,"ver":1.10,"h":255,"o":15,"p":0.5,"z":7}',
  },
  {
    args: ['yaml-to-json-converter', '--indent', '0', '--version', '1.1', 'a: yes\nb: no\nd: True\ne: ~\nt: 1:30'],
    out: '{"a":true,"b":false,"d":true,"e":null,"t":90}',
  },
  {
    args: ['yaml-to-json-converter', '--indent', '0', 'base: &b {x: 1, y: 2}\nc:\n  <<: *b\n  y: 3'],
    out: '{"base":{"x":1,"y":2},"c":{"x":1,"y":3}}',
  },
  { args: ['yaml-to-json-converter', '--indent', '0', 'a: 1\n---\nb: 2'], out: '[{"a":1},{"b":2}]' },
  {
    args: ['yaml-to-json-converter', '--indent', '0', 'b: 1\n2: x\n1: y\n~: z'],
    out: '{"b":1,"2":"x","1":"y","null":"z"}',
  },
  { args: ['yaml-to-json-converter', 'a: 1\na: 2'], code: 1, says: 'Key “a” is repeated, line 2, column 1' },

  {
    args: ['yaml-to-toml', 'd: 2001-12-14\nq: "2001-12-14"\nt: 2001-12-14T21:59:43-05:00\nf: 1.0\nx: .inf'],
    out: 'd = 2001-12-14\nq = "2001-12-14"\nt = 2001-12-14T21:59:43-05:00\nf = 1.0\nx = inf\n',
  },
  {
    args: ['yaml-to-toml', 'servers:\n  - name: a\n  - name: b'],
    out: '[[servers]]\nname = "a"\n\n[[servers]]\nname = "b"\n',
  },
  { args: ['yaml-to-toml'], stdin: '- 1\n- 2', out: 'items = [1, 2]\n' },
  { args: ['yaml-to-toml', 'id: 12345678901234567890'], out: 'id = "12345678901234567890"\n' },

  {
    args: [
      'json-to-yaml-converter',
      '{"country":"no","version":"1.0","on":"yes","t":"13:32:00","d":"2001-12-14","z":"007"}',
    ],
    out: 'country: "no"\nversion: "1.0"\n"on": "yes"\nt: "13:32:00"\nd: "2001-12-14"\nz: "007"\n',
  },
  {
    args: ['json-to-yaml-converter', '{"b":1,"2":2,"1":12345678901234567890,"f":1.10}'],
    out: 'b: 1\n"2": 2\n"1": 12345678901234567890\nf: 1.10\n',
  },
  { args: ['json-to-yaml-converter', '{"x":1e3,"eq":"="}'], out: 'x: 1.0e+3\neq: "="\n' },
  { args: ['json-to-yaml-converter', '{"__proto__":1}'], out: '__proto__: 1\n' },
  { args: ['json-to-yaml-converter', '{a:1,}'], out: 'a: 1\n' },
  { args: ['json-to-yaml-converter', '{"Name":"Dor\\u00e9"}'], out: 'Name: Doré\n' },
  { args: ['json-to-yaml-converter', '{"a":1,\n "b":tru}'], code: 1, says: 'ine 2, column 6' },

  { args: ['json-to-toml', '{"a":{"x":1},"b":2}'], out: 'b = 2\n\n[a]\nx = 1\n' },
  { args: ['json-to-toml', '{"a":null,"b":[1,null,2],"c":{"d":null}}'], out: 'b = [1, 2]\n\n[c]\n' },
  { args: ['json-to-toml', '{"a.b":1,"":2,"naïve":3,"x y":4}'], out: '"a.b" = 1\n"" = 2\n"naïve" = 3\n"x y" = 4\n' },
  {
    args: ['json-to-toml', '{"s":"x\\ny","q":"say \\"hi\\"","m":"😀"}'],
    out: 's = """\nx\ny"""\nq = "say \\"hi\\""\nm = "😀"\n',
  },

  {
    args: [
      'toml-to-json',
      '--indent',
      '0',
      'a = 1.0\nf = 0xDEADBEEF\ng = 0o755\nh = 0b11010110\ni = 1_000\nj = 9223372036854775807',
    ],
    out: '{"a":1.0,"f":3735928559,"g":493,"h":214,"i":1000,"j":9223372036854775807}',
  },
  { args: ['toml-to-json', '--indent', '0', 'b = inf\nc = nan'], out: '{"b":null,"c":null}' },
  {
    args: ['toml-to-json', '--indent', '0', '[[p]]\nn="a"\n[[p.q]]\nz=1\n[[p]]\nn="b"\n[a.b.c]\nx=1\n[a]\ny=2'],
    out: '{"p":[{"n":"a","q":[{"z":1}]},{"n":"b"}],"a":{"b":{"c":{"x":1}},"y":2}}',
  },
  { args: ['toml-to-json', '--strict', 'c = 07:32'], code: 1 },
  { args: ['toml-to-json', 'a = 1\na = 2'], code: 1, says: 'Key “a” is defined twice, line 2, column 1' },

  {
    args: ['toml-to-yaml', 'a = 1979-05-27T07:32:00Z\nd = 1979-05-27\ne = 13:32:00\nk = "1979-05-27"'],
    out: 'a: 1979-05-27T07:32:00Z\nd: 1979-05-27\ne: "13:32:00"\nk: "1979-05-27"\n',
  },
  {
    args: ['toml-to-yaml', '[[s]]\nid = "a"\n[[s]]\nid = "b"\ntags = ["x", 1]'],
    out: 's:\n  - id: a\n  - id: b\n    tags:\n      - x\n      - 1\n',
  },
  { args: ['toml-to-yaml', 'b ='], code: 1 },

  { args: ['list-converter', '1\n    2\n    3\n    4\n    5'], out: '1, 2, 3, 4, 5' },
  {
    args: ['list-converter', '--remove-duplicates', '--item-prefix', "'", '--item-suffix', "'", '1\n2\n2\n4\n4\n3\n5'],
    out: "'1', '2', '4', '3', '5'",
  },
  { args: ['list-converter', '--remove-duplicates', 'a\n a\nb '], out: 'a, b' },
  { args: ['list-converter', '--sort', 'ascending', 'file10\nfile2\nFile1'], out: 'File1, file2, file10' },
  { args: ['list-converter', '--sort', 'numericAscending', '10\n9\n-1.5\n2e1\nx'], out: '-1.5, 9, 10, 2e1, x' },
  { args: ['list-converter', '--truncate', '3', 'héllo\n👨‍👩‍👧‍👦abc\n日本語テスト'], out: 'hél, 👨‍👩‍👧‍👦ab, 日本語' },
  { args: ['list-converter', '--mode', 'transpose', 'a\tb\tc\n1\t2\t3'], out: 'a\t1\nb\t2\nc\t3' },

  { args: ['temperature-converter', '--to', 'delisle', '25'], out: '112.5' },
  { args: ['temperature-converter', '1'], out: '33.8' },
  { args: ['temperature-converter', '--from', 'kelvin', '--to', 'newton', '0'], out: '-90.1395' },
  { args: ['temperature-converter', '--from', 'fahrenheit', '--to', 'kelvin', '0'], out: '255.3722222222' },
  { args: ['temperature-converter', '--from', 'kelvin', '--to', 'celsius', '1e20'], out: '99999999999999999726.85' },
  { args: ['temperature-converter', '--to', 'celsius', '98,6 °F'], out: '37' },
  { args: ['temperature-converter', 'abc'], code: 1, says: 'Not a number' },

  { args: ['json-to-csv', '[{"a":1,"b":2},{"a":3,"c":4}]'], out: 'a,b,c\n1,2,\n3,,4' },
  {
    args: ['json-to-csv', '[{"a":"hello \\"world\\"","b":"x,y"},{"a":"line1\\nline2","b":" pad"}]'],
    out: 'a,b\n"hello ""world""","x,y"\n"line1\nline2"," pad"',
  },
  { args: ['json-to-csv', '--lists', 'columns', '[{"t":["x","y"]}]'], out: 't.0,t.1\nx,y' },
  { args: ['json-to-csv', '["a",1,null]'], out: 'value\na\n1\n""' },
  { args: ['json-to-csv', '--guard', '[{"a":"=1+1","b":-5,"c":"-5"}]'], out: "a,b,c\n'=1+1,-5,'-5" },
  { args: ['json-to-csv', '[{"a.b":1,"a":{"b":2}}]'], out: 'a.b,a.b (2)\n1,2' },
  { args: ['json-to-csv', '{"a":1}\n{"a":2}'], out: 'a\n1\n2' },
  { args: ['json-to-csv', '['], code: 1 },

  { args: ['hash-text', '--algorithm', 'md5', 'abc'], out: '900150983cd24fb0d6963f7d28e17f72' },
  { args: ['hash-text', '--algorithm', 'ripemd160', 'abc'], out: '8eb208f7e05d987a9b044a8e98c6b087f15a0bfc' },
  {
    args: ['hash-text', '--algorithm', 'sha3-256', 'abc'],
    out: '3a985da74fe225b2045c172d6bd390bd855f086e3e9d525b46bfe24511431532',
  },
  {
    args: ['hash-text', '--algorithm', 'keccak-256', 'abc'],
    out: '4e03657aea45a94fc7d47ba826c8d667c0d1e6e33a64a036ec44f58fa12d6c45',
  },
  {
    args: ['hash-text', '--algorithm', 'sm3', 'abc'],
    out: '66c7f0f462eeedd9d1f2d46bdc10e4e24167c4875cf2f7a2297da02b8f4ba8e0',
  },
  { args: ['hash-text', '--algorithm', 'crc32', 'abc'], out: '352441c2' },
  { args: ['hash-text', '--encoding', 'base64url', 'abc'], out: 'ungWv48Bz-pBQUDeXa4iI7ADYaOWF3qctBD_YfIAFa0' },
  { args: ['hash-text', '😀'], out: 'f0443a342c5ef54783a111b51ba56c938e474c32324d90c3a60c9c8e3a37e2d9' },
  { args: ['hash-text'], stdin: 'a\nb', out: '7e18f737311b2dc3b2f269dd78396b0351f14fb66efa879f768cb23181883c78' },

  {
    args: ['hmac-generator', 'what do ya want for nothing?'],
    environment: JANE,
    out: '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
  },
  {
    args: ['hmac-generator', '--hash', 'md5', 'what do ya want for nothing?'],
    environment: JANE,
    out: '750c783e6ab0b503eaa86e310a5db738',
  },
  {
    args: ['hmac-generator', '--key-as', 'hex', 'Hi There'],
    environment: { HANDY_KEY: '0b'.repeat(20) },
    out: 'b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7',
  },
  {
    args: ['hmac-generator', '--encoding', 'base64url', '你好'],
    environment: { HANDY_KEY: '密钥' },
    out: 'QW8CZAEW851ZEcxTGQaSGim56WA5qiqQP5AOy64ANxU',
  },
  { args: ['hmac-generator', '--key-as', 'hex', 'a'], environment: { HANDY_KEY: 'abc' }, code: 1 },

  {
    args: ['bcrypt', 'compare'],
    environment: {
      HANDY_PASSWORD: 'password',
      HANDY_HASH: '$2y$10$abcdefghijklmnopqrstuu5Lo0g67CiD3M4RpN1BmBb4Crp5w7dbK',
    },
    told: { isMatch: true },
  },
  {
    args: ['bcrypt', 'compare'],
    environment: {
      HANDY_PASSWORD: 'Password',
      HANDY_HASH: '$2y$10$abcdefghijklmnopqrstuu5Lo0g67CiD3M4RpN1BmBb4Crp5w7dbK',
    },
    told: { isMatch: false },
  },
  { args: ['bcrypt', 'compare'], environment: { HANDY_PASSWORD: 'x', HANDY_HASH: 'hello' }, code: 1 },

  {
    args: ['uuid-generator', '--version', 'v5', '--namespace', 'dns', 'www.example.com'],
    out: '2ed6657d-e927-568b-95e1-2665a8aea6a2',
  },
  {
    args: ['uuid-generator', '--version', 'v3', '--namespace', 'dns', 'www.example.com'],
    out: '5df41881-3aed-3515-88a7-2f4a814cf09e',
  },
  { args: ['uuid-generator', '--version', 'v5', 'https://example.com/'], out: 'dd2c1780-811a-5296-81c5-178a0ef488bc' },
  { args: ['uuid-generator', '--version', 'max'], out: 'ffffffff-ffff-ffff-ffff-ffffffffffff' },
  {
    args: ['uuid-generator', 'inspect', '017F22E2-79B0-7CC3-98C4-DC0C0C07398F'],
    told: {
      version: 7,
      instant: '2022-02-22T19:22:22.000Z',
      ulid: '01FWHE4YDGFK1SHH6W1G60EECF',
      decimal: '1989357241971137676463954034883508623',
      base64: 'AX8i4nmwfMOYxNwMDAc5jw==',
      dotnet: 'e2227f01b079c37c98c4dc0c0c07398f',
    },
  },
  { args: ['uuid-generator', 'inspect', 'not-a-uuid'], code: 1 },

  {
    args: ['ulid-generator', 'inspect', '01ARZ3NDEKTSV4RRFFQ69G5FAV'],
    told: { instant: '2016-07-30T23:54:10.259Z', uuid: '01563e3a-b5d3-d676-4c61-efb99302bd5b' },
  },
  {
    args: ['ulid-generator', 'inspect', '7ZZZZZZZZZZZZZZZZZZZZZZZZZ'],
    told: { instant: '+010889-08-02T05:31:50.655Z' },
  },
  {
    args: ['ulid-generator', 'inspect', '8ZZZZZZZZZZZZZZZZZZZZZZZZZ'],
    code: 1,
    says: 'Too large: a ULID starts with 0 to 7.',
  },

  {
    args: ['encryption', 'decrypt', AES],
    environment: { HANDY_PASSPHRASE: 'my secret key' },
    out: 'Lorem ipsum dolor sit amet',
  },
  {
    args: ['encryption', 'decrypt', '--algorithm', 'tripledes'],
    stdin: 'U2FsdGVkX18BAgMEBQYHCED7UdYT1STcNjSDRHdqL49GKRJ7iyBB0FpMovZad5bD',
    environment: { HANDY_PASSPHRASE: 'my secret key' },
    out: 'Lorem ipsum dolor sit amet',
  },
  {
    args: ['encryption', 'decrypt', '--algorithm', 'rabbit'],
    stdin: 'U2FsdGVkX18BAgMEBQYHCPr4UBZUuWog1Wv6Ga17dNX7GJsjNOSEpd4Q',
    environment: { HANDY_PASSPHRASE: 'my secret key' },
    out: 'Lorem ipsum dolor sit amet',
  },
  {
    args: ['encryption', 'decrypt', '--algorithm', 'rc4'],
    stdin: 'U2FsdGVkX18BAgMEBQYHCEq1BcJ6U6REsep2IIm8DNfaLzsHP3I7WsVK',
    environment: { HANDY_PASSPHRASE: 'my secret key' },
    out: 'Lorem ipsum dolor sit amet',
  },
  { args: ['encryption', 'decrypt', AES], environment: { HANDY_PASSPHRASE: 'wrong' }, code: 1 },

  {
    args: ['bip39-generator', 'seed'],
    environment: { HANDY_PHRASE: `${'abandon '.repeat(11)}about`, HANDY_PASSPHRASE: 'TREZOR' },
    out: 'c55257c360c07c72029aebc1b53c05ed0362ada38ead3e3e9efa3708e53495531f09a6987599d18264c1e1c92f2cf141630c7a3c4ab7c81b2f001698e7463b04',
  },
  {
    args: ['bip39-generator', 'read'],
    environment: { HANDY_PHRASE: `${'abandon '.repeat(11)}foo` },
    code: 1,
    says: 'is not in the English list',
  },

  {
    args: ['password-strength-analyser'],
    environment: { HANDY_PASSWORD: 'password' },
    told: { score: 0, guesses: 3, warning: 'topTen', 'blind.setSize': 26 },
  },
  { args: ['password-strength-analyser'], environment: { HANDY_PASSWORD: 'qwertyuiop' }, told: { score: 0 } },
  {
    args: ['password-strength-analyser'],
    environment: { HANDY_PASSWORD: 'correct horse battery staple' },
    told: { score: 4, 'blind.setSize': 27, 'blind.characters': 28 },
  },

  { args: ['url-encoder', 'Hello world :)'], out: 'Hello%20world%20%3A)' },
  { args: ['url-encoder', '--mode', 'form', "it's (50%) *new*!~"], out: 'it%27s+%2850%25%29+*new*%21%7E' },
  {
    args: ['url-encoder', '--mode', 'whole', 'https://例え.jp/a b?q=你好&x=1#片段'],
    out: 'https://%E4%BE%8B%E3%81%88.jp/a%20b?q=%E4%BD%A0%E5%A5%BD&x=1#%E7%89%87%E6%AE%B5',
  },
  { args: ['url-encoder', '--charset', 'gbk', '你好'], out: '%C4%E3%BA%C3' },
  { args: ['url-encoder', 'https://google.com/'], out: 'https%3A%2F%2Fgoogle.com%2F' },
  { args: ['url-encoder', '--read-as', 'hex', '80'], out: '%80' },
  { args: ['url-encoder', 'decode', 'a+b'], out: 'a+b' },
  { args: ['url-encoder', 'decode', '--repeat', '%25E4%25BD%25A0'], out: '你' },
  { args: ['url-encoder', 'decode', '--tolerant', '100%'], out: '100%' },
  { args: ['url-encoder', 'decode', '100%'], code: 1, says: 'at character 4' },

  {
    args: ['html-entities', '<title>Tools & "more"</title>'],
    out: '&lt;title&gt;Tools &amp; &quot;more&quot;&lt;/title&gt;',
  },
  { args: ['html-entities', '--mode', 'names', '∳ ≂̸ ﬁ'], out: '&awconint; &nesim; &filig;' },
  { args: ['html-entities', 'unescape', '&copy 2024 &notit; &notin; &amp;lt;'], out: '© 2024 ¬it; ∉ &lt;' },
  { args: ['html-entities', 'unescape', '&#0; &#xD800; &#x110000;'], out: '� � �' },
  { args: ['html-entities', 'unescape', '--rules', 'attribute', 'a&b=c&copy=1'], out: 'a&b=c&copy=1' },
  { args: ['html-entities', 'unescape', '--rules', 'xml', '&nbsp;&lt;'], out: '&nbsp;<' },

  { args: ['url-parser', 'http://例え.テスト:80/'], told: { href: 'http://xn--r8jz45g.xn--zckzah/', port: '' } },
  { args: ['url-parser', 'HTTP://EXAMPLE.com:80/../a/./b'], told: { href: 'http://example.com/a/b' } },
  { args: ['url-parser', 'http://0x7f.1/'], told: { host: '127.0.0.1' } },
  {
    args: ['url-parser', 'https://e.com/?q=a+b&r=a%2Bb'],
    told: { 'parameters.0.value.decoded': 'a b', 'parameters.1.value.decoded': 'a+b' },
  },
  { args: ['url-parser', '../x?y=1', 'https://example.com/a/b/c'], told: { href: 'https://example.com/a/x?y=1' } },
  { args: ['url-parser', 'http://host:99999/'], code: 1 },

  {
    args: ['basic-auth-generator'],
    environment: { HANDY_USERNAME: 'Aladdin', HANDY_PASSWORD: 'open sesame' },
    out: 'Authorization: Basic QWxhZGRpbjpvcGVuIHNlc2FtZQ==',
  },
  {
    args: ['basic-auth-generator', '--charset', 'iso-8859-1'],
    environment: { HANDY_USERNAME: 'test', HANDY_PASSWORD: '123£' },
    out: 'Authorization: Basic dGVzdDoxMjOj',
  },
  {
    args: ['basic-auth-generator', 'decode', 'basic YWRtaW46cEBzczp3b3Jk'],
    told: { username: 'admin', password: 'p@ss:word' },
  },
  { args: ['basic-auth-generator'], environment: { HANDY_USERNAME: 'a:b', HANDY_PASSWORD: 'c' }, code: 1 },

  {
    args: ['og-meta-generator', '--no-with-basics', '--no-with-comments', '{"values":{"og:title":"Hello"}}'],
    out: '<meta property="og:type" content="website">\n<meta property="og:title" content="Hello">\n<meta name="twitter:card" content="summary_large_image">',
  },

  { args: ['otp-generator', '--time', '59'], environment: { HANDY_SECRET: KEYS }, told: { 'codes.1.code': '287082' } },
  {
    args: ['otp-generator', '--time', '59', '--digits', '8'],
    environment: { HANDY_SECRET: KEYS },
    told: { 'codes.1.code': '94287082' },
  },
  {
    args: ['otp-generator', '--time', '1609477200'],
    environment: { HANDY_SECRET: 'ITTOOLS' },
    told: { 'secret.hex': '44e6e72e', 'codes.0.code': '918365', 'codes.1.code': '885809', 'codes.2.code': '556793' },
  },
  {
    args: ['otp-generator', '--time', '59'],
    environment: { HANDY_SECRET: 'JBSW Y3DP EHPK 3PXP' },
    told: { 'codes.1.code': '996554' },
  },
  {
    args: ['otp-generator'],
    environment: { HANDY_SECRET: 'ABC1' },
    code: 1,
    says: 'is not base32',
  },

  { args: ['mime-types', 'pdf'], told: { 'types.0.type': 'application/pdf' } },
  { args: ['mime-types', 'js'], told: { 'types.0.type': 'text/javascript', 'types.1.type': 'application/javascript' } },
  { args: ['mime-types', 'woff2'], told: { 'types.0.type': 'font/woff2' } },
  { args: ['mime-types', 'foo'], code: 1, says: 'No type known' },

  {
    args: ['jwt-parser'],
    environment: {
      HANDY_TOKEN:
        'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiIxMjM0NTY3ODkwIiwibmFtZSI6IkpvaG4gRG9lIiwiaWF0IjoxNTE2MjM5MDIyfQ.SflKxwRJSMeKKF2QT4fwpMeJf36POk6yJV_adQssw5c',
    },
    told: {
      alg: 'HS256',
      'payload.claims.0.value': '1234567890',
      'payload.claims.1.value': 'John Doe',
      'payload.claims.2.time.ms': Date.UTC(2018, 0, 18, 1, 30, 22),
    },
  },
  {
    args: ['jwt-parser'],
    environment: {
      HANDY_TOKEN:
        'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiLlvKDkuIkiLCJpZCI6OTAwNzE5OTI1NDc0MDk5MywiZW1vamkiOiLwn5iAIn0.9hXEdgyC4h76u_ukd-XDU7rsjhocPuC454QoyAnzGZc',
    },
    told: {
      'payload.claims.0.value': '张三',
      'payload.claims.1.value': '9007199254740993',
      'payload.claims.2.value': '😀',
    },
  },
  { args: ['jwt-parser', 'abc.def'], code: 1, says: 'this has 2' },

  {
    args: [...JWT, CLAIMS],
    environment: JWT_SECRET,
    out: `${JWT_HEAD}.${JWT_CLAIMS}.SflKxwRJSMeKKF2QT4fwpMeJf36POk6yJV_adQssw5c`,
  },
  {
    args: [...JWT, '--alg', 'HS384', CLAIMS],
    environment: JWT_SECRET,
    out: `eyJhbGciOiJIUzM4NCIsInR5cCI6IkpXVCJ9.${JWT_CLAIMS}.RGFdh_VuEuURSubru7xP4rbaA4boUyueI7rEm75l1cNdE9gQ7H6mx2DYpauBjX5S`,
  },
  {
    args: [...JWT, '{"sub": "张三", "id": 9007199254740993, "emoji": "😀"}'],
    environment: { HANDY_KEY: 'secret' },
    out: `${JWT_HEAD}.eyJzdWIiOiLlvKDkuIkiLCJpZCI6OTAwNzE5OTI1NDc0MDk5MywiZW1vamkiOiLwn5iAIn0.9hXEdgyC4h76u_ukd-XDU7rsjhocPuC454QoyAnzGZc`,
  },
  {
    args: [...JWT, '{"id":12345678901234567890,"p":1.10}'],
    environment: { HANDY_KEY: 'secret' },
    out: `${JWT_HEAD}.eyJpZCI6MTIzNDU2Nzg5MDEyMzQ1Njc4OTAsInAiOjEuMTB9.mpa0DLHkOw0_eEHz7OzDY4mHg5hHSt-vwL8uDMW87TU`,
  },
  {
    args: [...JWT, '--write', 'typed', '--secret-form', 'base64url', '-f', 'a1.json', '--header-file', 'header.json'],
    environment: {
      HANDY_KEY: 'AyM1SysPpbyDfgZld3umj1qzKObwVMkoqQ-EstJQLr_T-1qS0gZH75aKtMN3Yj0iPS4hcgUuTwjAzZr1Z9CAow',
    },
    files: {
      'a1.json': '{"iss":"joe",\r\n "exp":1300819380,\r\n "http://example.com/is_root":true}',
      'header.json': '{"typ":"JWT",\r\n "alg":"HS256"}',
    },
    out: 'eyJ0eXAiOiJKV1QiLA0KICJhbGciOiJIUzI1NiJ9.eyJpc3MiOiJqb2UiLA0KICJleHAiOjEzMDA4MTkzODAsDQogImh0dHA6Ly9leGFtcGxlLmNvbS9pc19yb290Ijp0cnVlfQ.dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk',
  },
  {
    args: [...JWT, '--raw', '--header', '{"alg":"EdDSA"}', 'Example of Ed25519 signing'],
    environment: {
      HANDY_KEY:
        '{"kty":"OKP","crv":"Ed25519","d":"nWGxne_9WmC6hEr0kuwsxERJxWl7MmkZcDusAxyuf2A","x":"11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo"}',
    },
    out: 'eyJhbGciOiJFZERTQSJ9.RXhhbXBsZSBvZiBFZDI1NTE5IHNpZ25pbmc.hgyY0il_MGCjP0JzlnLWG1PPOt7-09PGcvMg3AIbQR6dWbhijcNR4ki4iylGjg5BhVsPt9g7sVvpAr_MuM0KAg',
  },
  { args: [...JWT, '--header', '{"alg":"none"}', '{"sub":"admin"}'], out: 'eyJhbGciOiJub25lIn0.eyJzdWIiOiJhZG1pbiJ9.' },
  { args: [...JWT, '{"a":1,}'], environment: JWT_SECRET, code: 1, says: 'Line 1, column 8' },
  { args: [...JWT, '[1]'], environment: JWT_SECRET, code: 1, says: 'sign as raw text instead?' },
  { args: [...JWT, '{}'], code: 1, says: 'Enter a secret.' },

  { args: ['slugify-string', 'Déjà Vu! Straße'], out: 'deja-vu-strasse' },
  { args: ['slugify-string', 'I ♥ Dogs & 🦄'], out: 'i-love-dogs-and-unicorn' },
  { args: ['slugify-string', '重庆银行的行长'], out: 'chong-qing-yin-hang-de-hang-zhang' },
  { args: ['slugify-string', '--split-camel-case', 'fooBar XMLHttpRequest'], out: 'foo-bar-xml-http-request' },
  { args: ['slugify-string', '한국어 slug'], out: 'hangugeo-slug' },
  { args: ['slugify-string', '--max-length', '16', 'The quick brown fox jumps'], out: 'the-quick-brown' },
  { args: ['slugify-string', '--mode', 'unicode', '你好 World 😀'], out: '你好-world' },

  { args: ['user-agent-parser', 'curl/8.5.0'], told: { 'agent.kind': 'library', 'agent.program.version': '8.5.0' } },
  {
    args: ['user-agent-parser', CHROME],
    told: {
      'agent.browser': { name: 'Chrome', version: '126.0.0.0' },
      'agent.engine': { name: 'Blink', version: '126.0.0.0' },
      'agent.os': { name: 'Windows', version: '10' },
      'agent.cpu': 'amd64',
    },
  },
  {
    args: ['user-agent-parser', `${CHROME} Edg/126.0.2592.87`],
    told: { 'agent.browser': { name: 'Edge', version: '126.0.2592.87' } },
  },
  { args: ['user-agent-parser', 'hello'], code: 1 },

  { args: ['json-diff', 'patch', '[1,2,3,4]', '[1,2,4]'], out: '[{"op":"remove","path":"/2"}]' },
  {
    args: ['json-diff', 'patch', '[{"a":["1"]}]', '[{"b":["2"]},{"a":["1"]}]'],
    out: '[{"op":"add","path":"/0","value":{"b":["2"]}}]',
  },
  {
    args: ['json-diff', 'patch', '{"pathId":2229035756051152895}', '{"pathId":2229035756051153000}'],
    out: '[{"op":"replace","path":"/pathId","value":2229035756051153000}]',
  },
  { args: ['json-diff', 'patch', '{"a":1,"b":1e2}', '{"b":100,"a":1.0}'], out: '[]' },
  {
    args: ['json-diff', 'patch', '{"a/b":{"~":1},"张三":"😀"}', '{"a/b":{"~":2},"张三":"😃"}'],
    out: '[{"op":"replace","path":"/a~1b/~0","value":2},{"op":"replace","path":"/张三","value":"😃"}]',
  },
  { args: ['json-diff', 'patch', '[]', '{}'], out: '[{"op":"replace","path":"","value":{}}]' },

  {
    args: [...CRON, '0 9 * * 1-5'],
    told: { 'runs.0.iso': '2026-01-16T09:00:00Z', 'runs.1.iso': '2026-01-19T09:00:00Z' },
  },
  {
    args: [...CRON, '0 0 */2 * 1'],
    told: {
      'runs.0.iso': '2026-01-19T00:00:00Z',
      'runs.1.iso': '2026-02-09T00:00:00Z',
      'runs.2.iso': '2026-02-23T00:00:00Z',
    },
  },
  { args: [...CRON, '--zone', 'Asia/Shanghai', '30 8 * * 1-5'], told: { 'runs.0.ms': Date.UTC(2026, 0, 16, 0, 30) } },
  { args: ['crontab-generator', '0 9 * * 1-5'], told: { description: 'At 09:00, Monday through Friday' } },
  { args: ['crontab-generator', '60 * * * *'], code: 1 },

  {
    args: ['json-prettify', '--indent', '0', '{"userId":17478252242305210114,"d":1.10,"e":1E400,"z":-0}'],
    out: '{"userId":17478252242305210114,"d":1.10,"e":1E400,"z":-0}',
  },
  {
    args: ['json-prettify', '--indent', '0', '--sort-keys', 'natural', '{"b":1,"B":2,"a10":3,"a2":4,"é":5}'],
    out: '{"a2":4,"a10":3,"B":2,"b":1,"é":5}',
  },
  { args: ['json-prettify', '{"a":{},"b":[1]}'], out: '{\n  "a": {},\n  "b": [\n    1\n  ]\n}' },
  { args: ['json-prettify', '{"a":1\n "b":2}'], code: 1, says: 'Line 2, column 2: expected' },
  { args: ['json-prettify', '{"a":01}'], code: 1, says: 'Line 1, column 6: leading zero in a number' },

  { args: ['json-minify', '{\n\t"hello": [\n\t\t"world"\n\t]\n}'], out: '{"hello":["world"]}' },
  { args: ['json-minify', '// c1\n{ /* c2 */ "a": 1 }'], out: '{"a":1}' },
  { args: ['json-minify', '--strings', 'shortest', '{"s": "名前 🐳 \\/"}'], out: '{"s":"名前 🐳 /"}' },
  { args: ['json-minify', '--literal', 'wrap', '{"a":1}'], out: '"{\\"a\\":1}"' },
  { args: ['json-minify', '[1,2'], code: 1, says: 'Line 1, column 5: expected' },

  {
    args: ['sql-prettify', 'select my_func(1), now() from t where id in(1,2)'],
    out: 'SELECT\n  my_func(1),\n  now()\nFROM\n  t\nWHERE\n  id IN (1, 2)',
  },
  {
    args: ['sql-prettify', '--dialect', 'mysql', "insert into t(名前,emoji) values ('你好','😀')"],
    out: "INSERT INTO\n  t(名前, emoji)\nVALUES\n  ('你好', '😀')",
  },
  {
    args: ['sql-prettify', '--dialect', 'mysql', 'SELECT a FROM t WHERE x = #{id} AND y = ${name}'],
    out: 'SELECT\n  a\nFROM\n  t\nWHERE\n  x = #{id}\n  AND y = ${name}',
  },
  { args: ['sql-prettify', "select 'unterminated"], code: 1 },

  { args: ['chmod-calculator', '4644'], out: 'rwSr--r--' },
  { args: ['chmod-calculator', '7000'], out: '--S--S--T' },
  { args: ['chmod-calculator', 'from-symbolic', 'drwxrwxrwt'], out: '1777' },
  {
    args: ['chmod-calculator', 'from-symbolic', '--', '-rwsr-xr-x 1 root root 68248 Apr  7  2025 /usr/bin/passwd'],
    out: '4755',
  },
  { args: ['chmod-calculator', 'change', '740', 'g=u'], out: '770' },
  { args: ['chmod-calculator', 'change', '744', 'a+X'], out: '755' },
  { args: ['chmod-calculator', 'under-umask', '--target', 'directory', '027'], out: '750' },
  { args: ['chmod-calculator', '888'], code: 1 },

  {
    args: ['docker-run-to-docker-compose-converter', 'docker run --ulimit nofile=1024:2048 -p 22:22 -m 512m img'],
    out: 'services:\n  img:\n    image: img\n    ulimits:\n      nofile:\n        soft: 1024\n        hard: 2048\n    ports:\n      - "22:22"\n    mem_limit: 512m\n',
  },
  {
    args: ['docker-run-to-docker-compose-converter', 'docker run ^\n  -p 80:80 ^\n  nginx'],
    out: 'services:\n  nginx:\n    image: nginx\n    ports:\n      - "80:80"\n',
  },
  {
    args: ['docker-run-to-docker-compose-converter', 'docker run --mount type=bind,src=/a,dst=/b,readonly img'],
    out: 'services:\n  img:\n    image: img\n    volumes:\n      - type: bind\n        source: /a\n        target: /b\n        read_only: true\n',
  },
  { args: ['docker-run-to-docker-compose-converter', "docker run -e 'A=b nginx"], code: 1, says: 'line 1, column 15' },

  { args: ['xml-formatter', '<p>Hello <b>big</b> world</p>'], out: '<p>Hello <b>big</b> world</p>' },
  {
    args: ['xml-formatter', '<r><op><![CDATA[x < y]]></op><名>日本語 😀</名></r>'],
    out: '<r>\n  <op><![CDATA[x < y]]></op>\n  <名>日本語 😀</名>\n</r>',
  },
  {
    args: ['xml-formatter', '--mode', 'minify', '<r>\n  <a>1</a>\n  <p>x <i>y</i> z</p>\n</r>'],
    out: '<r><a>1</a><p>x <i>y</i> z</p></r>',
  },
  { args: ['xml-formatter', '<a><b></a></b>'], code: 1, says: '1:10' },

  { args: ['json-to-xml', '{"r":{"n":12345678901234567890}}'], out: '<r>\n  <n>12345678901234567890</n>\n</r>' },
  { args: ['json-to-xml', '--indent', '0', '{"1 a":1}'], out: '<_1_a>1</_1_a>' },
  { args: ['json-to-xml', '{"a":"\\u0000"}'], code: 1, says: 'the character U+0000 is not allowed' },
  {
    args: ['xml-to-json', '--indent', '0', '<r><i>1</i><i>2</i></r>'],
    out: '{"r":{"i":[{"_text":"1"},{"_text":"2"}]}}',
  },
  { args: ['xml-to-json', '--indent', '0', '--types', 'typed', '<r>007</r>'], out: '{"r":{"_text":"007"}}' },
  { args: ['xml-to-json', '<a><b></a>'], code: 1, says: 'column 7' },

  { args: ['yaml-viewer', 'n:   12345678901234567890\nf: 1.10\n'], out: 'n: 12345678901234567890\nf: 1.10\n' },
  {
    args: ['yaml-viewer', '--sort-keys', 'codeUnits', '# head\n\nb: 1 # c\na: 2\n'],
    out: '# head\n\na: 2\nb: 1 # c\n',
  },
  { args: ['yaml-viewer', 'a: 1\na: 2\n'], code: 1, says: 'line 2, column 1' },
  { args: ['yaml-viewer', 'a:\n\tb: 1'], code: 1, says: 'line 2, column 1' },

  {
    args: [
      'random-port-generator',
      '--range',
      'custom',
      '--from',
      '8000',
      '--to',
      '8002',
      '--block',
      '--quantity',
      '3',
      '--no-skip-common',
    ],
    out: '8000\n8001\n8002',
  },
  {
    args: [
      'random-port-generator',
      '--range',
      'custom',
      '--from',
      '5000',
      '--to',
      '5001',
      '--quantity',
      '3',
      '--no-skip-common',
    ],
    code: 1,
    says: 'Only 2 ports are left',
  },

  {
    args: [SUBNET, '192.168.0.1/24'],
    told: { 'block.prefix': 24, 'hosts.usable': 254, 'zones.0': '0.168.192.in-addr.arpa' },
  },
  {
    args: [SUBNET, 'contains', '192.168.0.0/24', '3232235776'],
    out: '{\n  "address": "192.168.1.0",\n  "isInside": false\n}',
  },
  {
    args: [SUBNET, 'split', '192.168.0.0/24'],
    out: '{\n  "first": "192.168.0.0/26",\n  "last": "192.168.0.192/26",\n  "count": 4\n}',
  },
  { args: [SUBNET, '192.0.2.0/31'], told: { 'hosts.usable': 2 } },
  { args: [SUBNET, '192.0.2.7/32'], told: { 'hosts.usable': 1 } },
  { args: [SUBNET, '10.0.0.1/255.0.255.0'], code: 1 },
  { args: [SUBNET, '192.168.0.1/33'], code: 1 },

  {
    args: ['ipv4-address-converter', '192.168.1.1'],
    told: {
      'notations.integer': '3232235777',
      'notations.hex': '0xC0A80101',
      'notations.dottedBinary': '11000000.10101000.00000001.00000001',
      'notations.dottedOctal': '0300.0250.0001.0001',
      'notations.mappedShort': '::ffff:c0a8:101',
      'notations.sixToFour': '2002:c0a8:101::/48',
      'notations.signed': '-1062731519',
      'notations.reversed': '16885952',
    },
  },
  { args: ['ipv4-address-converter', '192.168.257'], told: { 'notations.dotted': '192.168.1.1' } },
  { args: ['ipv4-address-converter', '８.８。8.8'], told: { 'notations.integer': '134744072' } },
  { args: ['ipv4-address-converter', '192.168.010.1'], code: 1 },

  {
    args: ['ipv4-range-expander', '10.0.0.1', '10.0.0.17'],
    told: { addresses: 17, 'networks.bytes': 20, 'enclosing.prefix': 27 },
  },
  { args: ['ipv4-range-expander', '127.255.255.255', '128.0.0.0'], told: { addresses: 2, 'enclosing.prefix': 0 } },
  { args: ['ipv4-range-expander', '192.168.7.1', '192.168.6.255'], code: 1, says: 'is below the start' },

  {
    args: ['cidr-workbench', 'exclude', '0.0.0.0/0', '10.0.0.0/8'],
    out: '0.0.0.0/5\n8.0.0.0/7\n11.0.0.0/8\n12.0.0.0/6\n16.0.0.0/4\n32.0.0.0/3\n64.0.0.0/2\n128.0.0.0/1',
  },
  {
    args: ['cidr-workbench', 'exclude', '::/0', 'fc00::/7, fe80::/10'],
    out: '::/1\n8000::/2\nc000::/3\ne000::/4\nf000::/5\nf800::/6\nfe00::/9\nfec0::/10\nff00::/8',
  },
  { args: ['cidr-workbench', 'exclude', '2001:db8::/126', '2001:db8::1'], out: '2001:db8::/128\n2001:db8::2/127' },
  { args: ['cidr-workbench', 'exclude', '10.0.0.0/24', '10.0.0.0/8'], code: 1, says: 'Nothing is left' },
  { args: ['cidr-workbench', 'merge', '10.0.0.0/25, 10.0.0.128/25, 10.0.1.0/24, 10.0.0.7'], out: '10.0.0.0/23' },
  { args: ['cidr-workbench', 'merge', '2001:db8::/33, 2001:db8:8000::/33'], out: '2001:db8::/32' },
  {
    args: ['cidr-workbench', 'merge', '10.0.0.5-10.0.0.20'],
    out: '10.0.0.5/32\n10.0.0.6/31\n10.0.0.8/29\n10.0.0.16/30\n10.0.0.20/32',
  },
  {
    args: ['cidr-workbench', 'merge', '--host-bits', 'refuse', '10.0.0.1/24'],
    code: 1,
    says: 'the block is 10.0.0.0/24',
  },
  { args: ['cidr-workbench', 'merge', '010.0.0.1'], code: 1, says: 'leading zero' },
  { args: ['cidr-workbench', 'merge', '1.2.3.4/33'], code: 1, says: 'IPv4 prefixes are 0–32' },
  {
    args: [
      'cidr-workbench',
      'compare',
      '10.0.0.0/8\n10.1.0.0/16\n10.1.2.0/24\n192.168.0.0/16\n10.1.0.0/16\n2001:db8::/32\n2001:db8:1::/48',
    ],
    told: { 'overlaps.count': 7, 'overlaps.pairs.4.relation': 'equals', 'overlaps.pairs.6.other': 7 },
  },
  {
    args: ['cidr-workbench', '2001:db8:85a3::8a2e:370:7334/64'],
    told: { block: '2001:db8:85a3::/64', count: '18446744073709551616', 'type.rfc': 3849 },
  },
  { args: ['cidr-workbench', '2002:c000:204::1'], told: { 'inside.0.ipv4': '192.0.2.4' } },
  {
    args: ['cidr-workbench', 'split', '--prefix', '52', '2001:db8:1234::/48'],
    told: { count: 16, last: '2001:db8:1234:f000::/52' },
  },
  {
    args: ['cidr-workbench', 'fit', '10.0.0.0/24', '100, 50, 20, 2'],
    out: '10.0.0.0/25\n10.0.0.128/26\n10.0.0.192/27\n10.0.0.224/30',
  },
  {
    args: ['cidr-workbench', 'next-free', '--prefix', '27', '--taken', '10.0.0.0/26, 10.0.0.128/25', '10.0.0.0/24'],
    out: '10.0.0.64/27',
  },

  { args: ['mac-address-lookup', '20:37:06:12:34:56'], told: { 'found.0.holder.organisation': 'Cisco Systems, Inc' } },
  {
    args: ['mac-address-lookup', 'DCA6.3200.0001'],
    told: { 'found.0.holder.organisation': 'Raspberry Pi Trading Ltd' },
  },
  { args: ['mac-address-lookup', '34:E1:D1:80:00:01'], told: { 'found.0.holder.organisation': 'Hubitat Inc.' } },

  { args: ['mac-address-generator', '--prefix', '6G'], code: 1, says: 'is not a hex digit' },
  {
    args: ['mac-address-generator', '--prefix', '64:16:7F:00:00:0', '--quantity', '17'],
    code: 1,
    says: 'This prefix leaves only 16 addresses',
  },

  {
    args: ['ipv6-ula-generator', 'derive', '--time', '1768472430000', '20:37:06:12:34:56'],
    told: {
      sha1: '2f3d2d8263d877acc61160f93bb011c1aa5d8298',
      ntp: 'ED133DEE.00000000',
      prefix: [0xfdc1, 0xaa5d, 0x8298],
    },
  },
  { args: ['ipv6-ula-generator', 'describe', 'fc00:1:2::/48'], code: 1, says: 'Not a ULA: it must begin with fd' },

  { args: ['math-evaluator', '9007199254740993 + 1'], told: { '0.plain': '9007199254740994' } },
  { args: ['math-evaluator', '0.1+0.2'], told: { '0.plain': '0.3' } },
  { args: ['math-evaluator', '2^64'], told: { '0.plain': '18446744073709551616' } },
  { args: ['math-evaluator', '200 + 10%'], told: { '0.plain': '220' } },
  { args: ['math-evaluator', '√16 + 3²'], told: { '0.plain': '13' } },
  { args: ['math-evaluator', '5.08 cm to inch'], told: { '0.text': '2 inch' } },
  { args: ['math-evaluator', '半径 = 3\npi * 半径^2'], told: { '1.plain': '28.27433388230814' } },

  {
    args: ['eta-calculator', '--start', '2026-01-15T10:20:30Z', '--now', '1768472430000'],
    told: { total: '5 h 10 min', 'end.value.iso': '2026-01-15T15:30:30Z' },
  },
  {
    args: ['eta-calculator', '--amount', '1000000', '--units', '7', '--span', '1', '--unit', 's'],
    told: { total: '1 d 15 h 40 min 57.143 s' },
  },
  { args: ['eta-calculator', '--mode', 'transfer'], told: { total: '6 min 16 s' } },
  { args: ['eta-calculator', '--span', '0'], code: 1, says: 'The pace must be above zero' },

  { args: ['data-size-converter', '--to', 'GiB', '1 TB'], out: '931.322574615478515625 GiB' },
  { args: ['data-size-converter', '--to', 'TB', '1 TiB'], out: '1.099511627776 TB' },
  { args: ['data-size-converter', '--to', 'GB', '--language', 'fr', '1,5 Go'], out: '1.5 Go' },
  { args: ['data-size-converter', 'convert-rate', '--to', 'MiB', '100 Mbit/s'], out: '11.920928955078125 MiB/s' },
  { args: ['data-size-converter', 'time', '4.7 GB', '100 Mbit/s'], out: '6 min 16 s' },
  { args: ['data-size-converter', 'time', '--overhead', '20', '1 PB', '10 Gbit/s'], out: '11 d 13 h 46 min 40 s' },
  { args: ['data-size-converter', 'needed-for', '--to', 'Mbit', '5 TB', '8 h'], out: '1388.888… Mbit/s' },
  { args: ['data-size-converter', 'volume', '--to', 'TB', '100 Mbit/s', '30 d'], out: '32.4 TB' },
  { args: ['data-size-converter', 'event-volume', '--to', 'TB', '500/s', '800 B', '30 d'], out: '1.0368 TB' },
  { args: ['data-size-converter', 'sum', '1.0K\t./a\n512\t./b'], out: '1536 B' },
  { args: ['data-size-converter', '12 XB'], code: 1, says: 'Not a size: 12 XB' },
  { args: ['data-size-converter', 'time', '1 GB', '0 Mbit/s'], code: 1, says: 'The rate must be above zero' },

  { args: ['percentage-calculator', '123', '456'], out: '560.88' },
  { args: ['percentage-calculator', '1.1', '300'], out: '3.3' },
  { args: ['percentage-calculator', 'change', '123', '456'], out: '270.7317073171' },
  { args: ['percentage-calculator', '10', '12345678901234567890'], out: '1234567890123456789' },
  { args: ['percentage-calculator', 'whole-of', '30', '15'], out: '200' },
  { args: ['percentage-calculator', '12,5', '１００'], out: '12.5' },
  { args: ['percentage-calculator', 'chain', '100', '+10 -10'], out: '99' },
  { args: ['percentage-calculator', 'change', '0', '5'], code: 1, says: 'No percentage change from 0' },

  { args: ['chronometer', '999.9'], out: '00:00.999' },
  { args: ['chronometer', '12345600'], out: '03:25:45.600' },
  { args: ['chronometer', '360000000'], out: '100:00:00.000' },

  { args: ['benchmark-builder', '5, 10'], told: { 'statistics.mean': 7.5, 'statistics.variance': 12.5 } },
  {
    args: ['benchmark-builder', '--spread', 'population', '5, 10'],
    told: { 'statistics.variance': 6.25, 'statistics.deviation': 2.5 },
  },
  {
    args: ['benchmark-builder', '12.1 11.9 12.4 30.2 12.0'],
    told: { 'statistics.median': 12.1, 'statistics.outliers': [30.2] },
  },

  { args: ['qrcode-generator', 'encode', 'https://example.com'], told: { version: 2 } },
  { args: ['qrcode-generator', 'encode', '--level', 'quartile', 'HELLO WORLD'], told: { version: 1 } },
  { args: ['qrcode-generator', 'encode'], stdin: 'a'.repeat(2332), code: 1 },

  {
    args: WIFI,
    environment: { HANDY_SSID: 'foo;bar\\baz', HANDY_PASSWORD: 'p:a,s"s;w\\d' },
    out: 'WIFI:T:WPA;S:foo\\;bar\\\\baz;P:p\\:a\\,s\\"s\\;w\\\\d;;',
  },
  {
    args: [...WIFI, '--security', 'none', '--is-hidden'],
    environment: { HANDY_SSID: 'Guest' },
    out: 'WIFI:T:nopass;S:Guest;H:true;;',
  },
  {
    args: [...WIFI, '--security', 'wpa3'],
    environment: { HANDY_SSID: 'Lab', HANDY_PASSWORD: 'correct horse' },
    out: 'WIFI:T:WPA;R:1;S:Lab;P:correct horse;;',
  },
  { args: WIFI, environment: { HANDY_SSID: '一二三四五六七八九十甲', HANDY_PASSWORD: '12345678' }, code: 1 },

  {
    args: ['svg-placeholder-generator'],
    out: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 350" width="600" height="350"><rect width="600" height="350" fill="#cccccc"/><text x="50%" y="50%" dominant-baseline="central" text-anchor="middle" font-family="sans-serif" font-size="26" fill="#333333">600x350</text></svg>',
  },
  { args: ['svg-placeholder-generator', '--width', '0'], code: 1 },

  {
    args: ['lorem-ipsum-generator', '--unit', 'words', '--amount', '8'],
    out: 'Lorem ipsum dolor sit amet, consectetur adipiscing elit.',
  },
  { args: ['lorem-ipsum-generator', '--amount', '0'], code: 1 },
  { args: ['lorem-ipsum-generator', '--amount', '2.5'], code: 1 },

  {
    args: ['text-statistics', '👨‍👩‍👧‍👦'],
    told: { characters: 1, codePoints: 7, utf16Units: 11, bytes: 25, words: 0, lines: 1 },
  },
  {
    args: ['text-statistics', '--language', 'zh', '你好，世界！今天天气很好。'],
    told: { words: 5, cjk: 10, sentences: 2 },
  },
  { args: ['text-statistics'], stdin: 'a\r\nb\r\n\r\nc', told: { characters: 6, codePoints: 9, lines: 4, words: 3 } },
  { args: ['text-statistics', "Don't stop—it's 3.14 e-mail."], told: { words: 6, bytes: 30 } },

  { args: ['string-obfuscator', 'Lorem ipsum dolor sit amet'], out: 'Lore* ***** ***** *** amet' },
  { args: ['string-obfuscator', '--keep-last', '0', '12345 67890'], out: '1234* *****' },
  { args: ['string-obfuscator', '--keep-last', '0', '--mask-character', 'x', '1234567890'], out: '1234xxxxxx' },
  { args: ['string-obfuscator', '--keep-first', '1', '--keep-last', '1', '👨‍👩‍👧‍👦密码abc'], out: '👨‍👩‍👧‍👦****c' },
  { args: ['string-obfuscator', '--keep-first', '5', '--keep-last', '5', '1234567890'], out: '123*****90' },

  {
    args: ['text-diff', 'compare', 'a\r\nb\r\n', 'a\nb\n'],
    told: { 'counts.changed': 2, likeness: 'line-ends' },
  },
  { args: ['text-diff', 'compare', '--ignore-line-ends', 'a\r\nb\r\n', 'a\nb\n'], told: { 'counts.changed': 0 } },
  { args: ['text-diff', 'compare', '', 'a'], told: { 'counts.added': 1, 'counts.removed': 0 } },
  { args: ['text-diff', '', ''], out: '' },

  { args: ['numeronym-generator', 'Kubernetes'], out: 'K8s' },
  { args: ['numeronym-generator', '国际化标准组织'], out: '国5织' },
  { args: ['numeronym-generator', '👨‍👩‍👧‍👦ab👍🏽'], out: '👨‍👩‍👧‍👦2👍🏽' },
  { args: ['numeronym-generator', '--unit', 'one', 'Andreessen Horowitz'], out: 'A16z' },
  { args: ['numeronym-generator', 'expand', 'a11y'], out: 'accessibility' },

  {
    args: ['phone-parser-and-formatter', '--country', 'FR', '--from', 'US', '06.12.34.56.78'],
    told: {
      type: 'MOBILE',
      international: '+33 6 12 34 56 78',
      national: '06 12 34 56 78',
      e164: '+33612345678',
      rfc3966: 'tel:+33612345678',
      dialled: '011 33 6 12 34 56 78',
    },
  },
  {
    args: ['phone-parser-and-formatter', '＋８６１３８００１３８０００'],
    told: { national: '138 0013 8000', 'countries.0': 'CN' },
  },
  {
    args: ['phone-parser-and-formatter', '--country', 'US', '(415) 555-2671 ext. 99'],
    told: { e164: '+14155552671', rfc3966: 'tel:+14155552671;ext=99' },
  },
  {
    args: ['phone-parser-and-formatter', '--country', 'US', '1-800-FLOWERS'],
    told: { e164: '+18003569377', valid: true },
  },
  { args: ['phone-parser-and-formatter', 'abc'], code: 1, says: 'No phone number found' },

  {
    args: ['iban-validator-and-parser', 'FR76 3000-6000 0112 3456 7890 189'],
    told: { valid: true, 'codes.bank': '30006', 'codes.branch': '00001', 'codes.account': '12345678901' },
  },
  { args: ['iban-validator-and-parser', 'FR7630006060011234567890189'], told: { valid: false } },
  { args: ['iban-validator-and-parser', 'CH4431999123000889012'], told: { valid: true, qr: true } },
  { args: ['iban-validator-and-parser', 'CH9300762011623852957'], told: { valid: true, qr: false } },
  {
    args: ['iban-validator-and-parser', 'GB29NWBK60161331926819'],
    told: { 'codes.bank': 'NWBK', 'codes.branch': '601613', 'codes.account': '31926819' },
  },
  { args: ['iban-validator-and-parser', 'DE8937040044053201300０'], told: { valid: true } },

  {
    args: [SCHEMA, ORDER, '{\n"id":"7",\n"price":0,\n"tags":["a","a"],\n"x":1}'],
    told: {
      count: 4,
      'errors.0.place.line': 2,
      'errors.0.pointer': '/id',
      'errors.0.keyword': 'type',
      'errors.1.place.line': 3,
      'errors.1.pointer': '/price',
      'errors.1.keyword': 'exclusiveMinimum',
      'errors.2.place.line': 4,
      'errors.2.pointer': '/tags',
      'errors.2.problem': { code: 'uniqueItems', item: 1, of: 0 },
      'errors.3.place.line': 5,
      'errors.3.pointer': '/x',
      'errors.3.keyword': 'additionalProperties',
    },
  },
  fits(ORDER, '{"id":7,"price":0.5}'),
  {
    args: [SCHEMA, ORDER, '{}'],
    told: {
      count: 2,
      'errors.0.problem': { code: 'required', key: 'id' },
      'errors.1.problem': { code: 'required', key: 'price' },
      'errors.1.place.line': 1,
    },
  },
  {
    args: [SCHEMA, ORDER, 'id: "7"\nprice: 1\n'],
    told: { count: 1, 'errors.0.pointer': '/id', 'errors.0.place.line': 1, 'errors.0.place.column': 5 },
  },
  fits('{"multipleOf":0.01}', '19.99'),
  fits('{"multipleOf":0.01}', '4.35'),
  fails('{"multipleOf":0.1}', '0.305', [1, '', 'multipleOf']),
  fails('{"const":12345678901234567890}', '12345678901234567891', [1, '', 'const']),
  fails('{"maximum":9007199254740992}', '9007199254740993', [1, '', 'maximum']),
  fits('{"type":"integer"}', '1.0', '--draft', '6'),
  fails('{"type":"integer"}', '1.0', [1, '', 'type'], '--draft', '4'),
  fails('{"uniqueItems":true}', '[1,1.0]', [1, '', 'uniqueItems']),
  fits('{"uniqueItems":true}', '[1,true]'),
  fails('{"uniqueItems":true}', '[{"a":1,"b":2},{"b":2,"a":1}]', [1, '', 'uniqueItems']),
  fails('{"minimum":0,"exclusiveMinimum":true}', '0', [1, '', 'minimum'], '--draft', '4'),
  {
    args: [SCHEMA, '{"minimum":0,"exclusiveMinimum":true}', '0'],
    code: 1,
    says: 'exclusiveMinimum must be a number',
  },
  { args: [SCHEMA, '--draft', '7', NAMED, '"ab"'], told: { isValid: true, 'schemaNotes.0.code': 'beside-reference' } },
  fails(NAMED, '"ab"', [1, '', 'maxLength'], '--draft', '2019-09'),
  fails(
    '{"items":[{"type":"string"}],"additionalItems":false}',
    '["a",1]',
    [1, '/1', 'additionalItems'],
    '--draft',
    '7',
  ),
  fails('{"prefixItems":[{"type":"string"}],"items":false}', '["a",1]', [1, '/1', 'items']),
  fails(
    '{"properties":{"a":true},"unevaluatedProperties":false,"allOf":[{"properties":{"b":true}}]}',
    '{"a":1,"b":2,"c":3}',
    [1, '/c', 'unevaluatedProperties'],
  ),
  {
    args: [SCHEMA, '{"oneOf":[{"type":"integer"},{"minimum":2}]}', '3'],
    told: { 'errors.0.problem': { code: 'severalOf', count: 2, matches: [0, 1] } },
  },
  {
    args: [SCHEMA, '{"dependentRequired":{"card":["addr"]}}', '{"card":1}'],
    told: { 'errors.0.problem': { code: 'dependentRequired', key: 'card', missing: 'addr' } },
  },
  fails('{"minLength":2}', '"😀"', [1, '', 'minLength']),
  fits('{"pattern":"^\\\\p{L}+$"}', '"é你"'),
  fails('{"format":"ipv4"}', '"1.2.3"', [1, '', 'format']),
  fits('{"format":"ipv4"}', '"1.2.3"', '--no-formats'),
  fails('{"format":"date"}', '"2023-02-30"', [1, '', 'format']),
  { args: [SCHEMA, '{"type":"strnig"}', '1'], code: 1, says: 'type: “strnig” is no type; string?' },
  { args: [SCHEMA, '{"pattern":"("}', '1'], code: 1, says: 'line 1, column 12' },
  { args: [SCHEMA, '{"required":"id"}', '1'], code: 1, says: 'required must be a list of names' },
  { args: [SCHEMA, '{"$ref":"#"}', '1'], code: 1, says: 'This schema refers to itself without end.' },
  {
    args: [SCHEMA, '{"$ref":"https://example.com/x.json"}', '1'],
    code: 1,
    says: '“https://example.com/x.json” is not here; add its file (nothing is fetched).',
  },
  {
    args: [SCHEMA, 'generate', '{"id":1,"name":"a"}\n{"id":2.5}\n'],
    out: '{\n  "$schema": "https://json-schema.org/draft/2020-12/schema",\n  "type": "object",\n  "properties": {\n    "id": {\n      "type": "number"\n    },\n    "name": {\n      "type": "string"\n    }\n  },\n  "required": [\n    "id"\n  ]\n}',
  },
  {
    args: [SCHEMA, 'generate', '[]'],
    out: '{\n  "$schema": "https://json-schema.org/draft/2020-12/schema",\n  "type": "array"\n}',
  },
  {
    args: [SCHEMA, 'generate', '{"a":null}\n{"a":{"b":1}}\n'],
    out: '{\n  "$schema": "https://json-schema.org/draft/2020-12/schema",\n  "type": "object",\n  "properties": {\n    "a": {\n      "type": [\n        "object",\n        "null"\n      ],\n      "properties": {\n        "b": {\n          "type": "integer"\n        }\n      },\n      "required": [\n        "b"\n      ]\n    }\n  },\n  "required": [\n    "a"\n  ]\n}',
  },
  { args: [SCHEMA, 'sample', '{"const":1.50}'], out: '1.50' },
  { args: [...HIDDEN, 'hello\u200bworld'], out: 'helloworld' },
  { args: [...HIDDEN, 'admin\u202e\u2066// check\u2069\u2066 begin'], out: 'admin// check begin' },
  { args: [...HIDDEN, 'price:\u00a010'], out: 'price: 10' },
  { args: [...HIDDEN, 'prix\u202f: 1\u00a0000\u00a0€'], out: 'prix\u202f: 1\u00a0000\u00a0€' },
  { args: [...HIDDEN, '--no-french', 'prix\u202f: 1\u00a0000\u00a0€'], out: 'prix : 1 000 €' },
  { args: [...HIDDEN, '👨‍👩‍👧‍👦 🤷🏽‍♀️ 🏳️‍🌈 ❤️ #️⃣'], out: '👨‍👩‍👧‍👦 🤷🏽‍♀️ 🏳️‍🌈 ❤️ #️⃣' },
  { args: [...HIDDEN, 'inspect', 'می\u200cخواهم'], told: { total: 0, 'explained.joiner': 1 } },
  {
    args: [...HIDDEN, 'inspect', '😀\u{e0158}\u{e0159}\u{e0111}'],
    told: { total: 3, 'counts.selector': 3, 'messages.0.text': 'hi!', text: '😀' },
  },
  {
    args: [...HIDDEN, 'inspect', 'p\u0430ypal'],
    told: { total: 1, 'finds.0.column': 2, 'finds.0.word.reads': 'paypal', 'finds.0.word.odd.0.like': 'a' },
  },
  { args: [...HIDDEN, 'inspect', 'раураl'], told: { 'finds.0.why': 'look-alike', 'finds.0.word.reads': 'paypal' } },
  { args: [...HIDDEN, 'inspect', 'Kрасный'], told: { 'finds.0.level': 'warning', 'finds.0.word.reads': 'Красный' } },
  { args: [...HIDDEN, 'inspect', 'Latinская'], told: { 'finds.0.level': 'info' } },
  { args: ['hidden-character-finder', 'clean', '--clean-look-alike', 'g\u043e\u043egle'], out: 'google' },
  { args: ['string-escaper', 'a "b" \\n 😀'], out: String.raw`"a \"b\" \\n 😀"` },
  { args: ['string-escaper', '--language', 'posix', "It's 5%"], out: String.raw`'It'\''s 5%'` },
  { args: ['string-escaper', '--language', 'c', '${x} `y` $HOME ??= \\'], out: '"${x} `y` $HOME ?\\?= \\\\"' },
  {
    args: ['string-escaper', '--language', 'template', '${x} `y` $HOME ??= \\'],
    out: '`\\${x} \\`y\\` $HOME ??= \\\\`',
  },
  { args: ['string-escaper', '--ascii', 'é 你 😀'], out: String.raw`"\u00e9 \u4f60 \ud83d\ude00"` },
  {
    args: ['string-escaper', '--language', 'regex-javascript', '1+1=2? (a|b)'],
    out: String.raw`\x31\+1\x3d2\?\x20\(a\|b\)`,
  },
  { args: ['string-escaper', '--language', 'regex-python', '1+1=2? (a|b)'], out: String.raw`1\+1=2\?\ \(a\|b\)` },
  { args: ['string-escaper', '--language', 'regex-java', String.raw`a\Eb`], out: String.raw`\Qa\E\\E\Qb\E` },
  { args: ['string-escaper', '--language', 'replace-java', String.raw`$1 \x`], out: String.raw`\$1 \\x` },
  { args: ['string-escaper', '--language', 'powershell', "Don’t 'x'"], out: "'Don’’t ''x'''" },
  { args: ['string-escaper', '--language', 'windows-argument', String.raw`a\\"b`], out: String.raw`a\\\\\"b` },
  {
    args: ['string-escaper', '--language', 'cmd', 'say "hi" & 50% ^x'],
    out: String.raw`^"say^ \^"hi\^"^ ^&^ 50^%^ ^^x^"`,
  },
  { args: ['string-escaper', '--language', 'xml-text', '<a> & "b" ]]>'], out: '&lt;a&gt; &amp; "b" ]]&gt;' },
  {
    args: ['string-escaper', '--language', 'xml-cdata', 'a ]]> b & <c>'],
    out: '<![CDATA[a ]]]]><![CDATA[> b & <c>]]>',
  },
  { args: ['string-escaper', '--language', 'csv', 'a,b "c"'], out: '"a,b ""c"""' },
  {
    args: ['string-escaper', '--language', 'latex', '50% of $5 & #1_a {x} ~y ^z \\n 你'],
    out: String.raw`50\% of \$5 \& \#1\_a \{x\} \textasciitilde{}y \textasciicircum{}z \textbackslash{}n 你`,
  },
  { args: ['string-escaper', '--language', 'cmd', 'a\nb'], code: 1, says: 'cannot hold a line break' },
  { args: ['string-escaper', 'unescape', '--language', 'java', String.raw`"\uuuu0041\101"`], out: 'AA' },
  {
    args: [
      'string-escaper',
      'unescape',
      '--language',
      'python',
      String.raw`'\N{GREEK SMALL LETTER ALPHA}\101\U0001F600\q'`,
    ],
    out: String.raw`αA😀\q`,
  },
  { args: ['string-escaper', 'unescape', '--language', 'c', String.raw`"\101\x41" "B\u4f60"`], out: 'AAB你' },
  {
    args: ['string-escaper', 'unescape', '--language', 'bash', String.raw`$'\x41\u4f60\101'"B\$x"'C'\ D`],
    out: 'A你AB$xC D',
  },
  { args: ['string-escaper', 'unescape', '--language', 'sql', "'it''s'"], out: "it's" },
  { args: ['string-escaper', 'unescape', '%22%7B%5C%22a%5C%22%3A1%7D%22'], out: '{"a":1}' },
  { args: ['string-escaper', 'unescape', String.raw`[{\"a\":1}]`], out: '[{"a":1}]' },
  {
    args: ['string-escaper', 'unescape', '--strict', String.raw`"a\qb"`],
    code: 1,
    says: '“\\q” is no escape in JSON (line 1, column 3)',
  },
  {
    args: ['curl-converter', 'convert', 'curl -u user:pa:ss http://h/'],
    told: { 'details.headers.0.value': 'Basic dXNlcjpwYTpzcw==' },
  },
  {
    args: ['curl-converter', 'convert', "curl -G 'h/u?x=1' -d a=1"],
    told: { 'details.method': 'GET', 'details.url': 'http://h/u?x=1&a=1' },
  },
  { args: ['curl-converter', 'convert', 'curl http://h/x/../y/./z'], told: { 'details.url': 'http://h/y/z' } },
  { args: ['curl-converter', 'convert', 'ls -la'], code: 1, says: 'No request found' },

  {
    args: ['json-query', '--compact', '.store.book[] | select(.price < 10) | .title', BOOKS],
    out: '"Sayings"\n"Moby"',
  },
  { args: ['json-query', '--raw', '.store.book[] | select(.price < 10) | .title', BOOKS], out: 'Sayings\nMoby' },
  { args: ['json-query', '[.store.book[].price] | add', BOOKS], out: '30.93' },
  {
    args: ['json-query', '--compact', '.', '{"id":12345678901234567890,"f":1.10,"e":1E2}'],
    out: '{"id":12345678901234567890,"f":1.10,"e":1E+2}',
  },
  { args: ['json-query', '.id + 1', '{"id":12345678901234567890}'], out: '12345678901234567000' },
  { args: ['json-query', '--compact', '.', '{"2":1,"1":2,"__proto__":3}'], out: '{"2":1,"1":2,"__proto__":3}' },
  { args: ['json-query', '.a |', '{"a":1}'], code: 1, says: 'Line 1, column 4: Unexpected end' },
  { args: ['json-query', 'foo', '1'], code: 1, says: 'foo/0 is not defined' },
  {
    args: ['json-query', '--language', 'jsonpath', '--compact', '$.store.book[?@.price < 10].title', BOOKS],
    out: '["Sayings","Moby"]',
  },
  { args: ['json-query', '--language', 'jsonpath', '--compact', '$[::-1]', '[1,2,3,4]'], out: '[4,3,2,1]' },
  { args: ['json-query', '--language', 'jsonpath', 'store.book', BOOKS], code: 1, says: 'must begin with $' },
  {
    args: ['json-query', '--language', 'jsonpath', '$.book[(@.length-1)]', BOOKS],
    code: 1,
    says: 'write [-1] for the last',
  },
  { args: ['json-query', '--language', 'jmespath', 'n', '{"n":12345678901234567890}'], out: '12345678901234567890' },
  {
    args: ['json-query', '--language', 'jmespath', 'sum(@)', '["a"]'],
    code: 1,
    says: 'array[number], not array[string]',
  },

  {
    args: [...TYPES, '{"id":1,"tags":["x"],"owner":null}\n{"id":2.5,"class":true,"owner":{"login":"b"}}'],
    out: 'export interface Root {\n  id: number;\n  tags?: string[];\n  owner: Owner | null;\n  class?: boolean;\n}\n\nexport interface Owner {\n  login: string;\n}\n',
  },
  { args: [...TYPES, '[1,2,3]'], out: 'export type Root = number[];\n' },
  { args: [...TYPES, '"x"'], out: 'export type Root = string;\n' },
  {
    args: [...TYPES, '--language', 'go', '{"big":123456789012345678901234567890}'],
    out: 'package main\n\nimport "encoding/json"\n\ntype Root struct {\n\tBig json.Number `json:"big"`\n}\n',
  },
  {
    args: [...TYPES, '--language', 'java', '{"user_id":1,"tags":["a"]}'],
    out: 'import com.fasterxml.jackson.annotation.JsonProperty;\nimport java.util.List;\n\npublic record Root(\n    @JsonProperty("user_id") long userId,\n    List<String> tags\n) {}\n',
  },
  {
    args: ['json-to-types', 'convert', '{"s":["on","off","on","off"]}'],
    told: { 'enums.0.place': 's[]', 'enums.0.isOn': true },
  },
  { args: [...TYPES, '--strict', '{"a":1,}'], code: 1, says: 'trailing comma' },

  {
    args: [...CLOCKS, 'Europe/Paris,America/New_York,Asia/Kathmandu,Pacific/Chatham', '2026-03-16T10:00'],
    told: {
      unix: '1773651600',
      'clocks.1.time': '05:00',
      'clocks.1.offset': '-04:00',
      'clocks.2.offset': '+05:45',
      'clocks.3.time': '22:45',
    },
  },
  {
    args: [...CLOCKS, 'Asia/Shanghai,Pacific/Kiritimati', '2026-12-31T23:30'],
    told: { 'clocks.1.date': '2027-01-01', 'clocks.1.time': '05:30', 'clocks.1.days': 1 },
  },
  {
    args: [...CLOCKS, 'Europe/Paris', '2026-03-29T02:30'],
    told: { utc: '2026-03-29T01:30:00Z', 'notes.0.code': 'skipped' },
  },
  {
    args: [...CLOCKS, 'Europe/Paris', '2026-10-25T02:30'],
    told: { utc: '2026-10-25T00:30:00Z', 'notes.0.code': 'repeated' },
  },
  { args: [...CLOCKS, 'Pacific/Apia', '2011-12-30T12:00'], told: { utc: '2011-12-30T22:00:00Z' } },
  { args: [...CLOCKS, 'Africa/Monrovia', '1971-06-01T00:00'], told: { utc: '1971-06-01T00:44:30Z' } },
  { args: [...CLOCKS, 'UTC', '2026-01-15 15:00 CST'], code: 1, says: 'CST: US Central (UTC−6), China (UTC+8) or Cuba' },
  { args: [...CLOCKS, 'UTC', '15:00 Pariss'], code: 1, says: 'No zone or city called “Pariss”' },

  {
    args: [...CERTIFICATE],
    ...objects(LEAF),
    told: {
      'objects.0.subject.text': 'CN=example.com,O=趁手 😀,C=CN',
      'objects.0.issuer.text': 'CN=Int I,O=Test',
      'objects.0.serialHex': '80FF00000000000000000000000000000001',
      'objects.0.serialDecimal': '11237144602830150878951019661219281646911489',
      'objects.0.daysLeft': 69,
      'objects.0.names.2.unicode': '中国.example.com',
      'objects.0.names.4.text': '2001:db8::1',
      'objects.0.validation': 'domain',
      'objects.0.sha256': 'c2bcc912639ec8e4dc75b1ff0e42953502de5cac245efb70775109a032894f85',
      'objects.0.sha1': 'a7b5de182456bfc9de360d2e85fec3932dcb3e3b',
      'objects.0.key.pin': 'jO8GW3r4NmkVC30ycE09PnXD6a7g1PZ0BUTGjoGzd6o=',
    },
  },
  {
    args: [...CERTIFICATE, '--roots', ROOT],
    ...objects(LEAF, ROOT, INTERMEDIATE),
    told: {
      'chains.0.links.0.object': 0,
      'chains.0.links.1.object': 2,
      'chains.0.links.2.object': 1,
      'chains.0.isReordered': true,
      'chains.0.intact': 'yes',
      'chains.0.isComplete': true,
      'chains.0.trusted': 'yes',
    },
  },
  {
    args: [...CERTIFICATE],
    ...objects(LEAF, ROOT),
    told: { 'chains.0.missing.issuer': 'CN=Int I,O=Test', 'chains.0.isComplete': false },
  },
  {
    args: [...CERTIFICATE.slice(0, 3), '2026-04-11T00:00:01Z'],
    ...objects(LEAF, INTERMEDIATE, ROOT),
    told: { 'chains.0.problems.0.code': 'expired' },
  },
  {
    args: [...CERTIFICATE.slice(0, 3), '2026-04-11T00:00:00Z'],
    ...objects(LEAF, INTERMEDIATE, ROOT),
    told: { 'chains.0.intact': 'yes', 'chains.0.problems.0': undefined },
  },
  {
    args: [...CERTIFICATE],
    ...objects(EVIL, INTERMEDIATE, ROOT),
    told: {
      'chains.0.problems.0.code': 'name-constraint',
      'chains.0.problems.0.trespass.name': 'evil.test',
      'chains.0.problems.0.trespass.within.0': 'example.com',
    },
  },
  {
    args: [...CERTIFICATE.slice(0, 3), '2026-02-03'],
    ...objects(LEAF, INTERMEDIATE, ROOT, LIST),
    told: {
      'chains.0.problems.0.code': 'revoked',
      'chains.0.problems.0.since': 1769947200000,
      'chains.0.problems.0.reason': 'key-compromise',
      'objects.3.number': '1',
      'objects.3.signature': 'right',
    },
  },
  {
    args: [...CERTIFICATE, '--host', '中国.example.com'],
    ...objects(LEAF),
    told: { 'host.0.by': 'xn--fiqs8s.example.com' },
  },
  { args: [...CERTIFICATE, '--host', 'a.b.example.com'], ...objects(LEAF), told: { 'host.0.by': undefined } },
  {
    args: [...CERTIFICATE],
    ...objects(LEAF, REQUEST, 'MC4CAQAwBQYDK2VwBCIEIAMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMD'),
    told: { 'sameKey.0.2': 2, 'objects.1.signature': 'right', hasPrivateKey: true },
  },
  {
    args: [...CERTIFICATE],
    ...objects(LEAF.replace(/iAw=$/, 'iAg='), INTERMEDIATE),
    told: { 'objects.0.signature': 'wrong', 'objects.0.name': 'example.com' },
  },
  { args: [...CERTIFICATE], ...objects(LEAF.slice(0, -4)), code: 1, says: '611 bytes announced, 609 there' },
  {
    args: ['qr-code-reader', 'a.png'],
    files: { 'a.png': Buffer.from(THREE_CODES, 'base64') },
    out: 'https://example.com\n你好\n4006381333931',
  },
  {
    args: ['qr-code-reader', '--charset', 'hex', '--kinds', 'qr,ean-8', '--file', 'a.png'],
    files: { 'a.png': Buffer.from(THREE_CODES, 'base64') },
    told: { width: 220, 'codes.0.kind': 'qr', 'codes.1.text': 'C4 E3 BA C3', 'codes.1.charsetBy': 'chosen' },
  },
  {
    args: ['qr-code-reader', 'csv', 'a.png'],
    files: { 'a.png': Buffer.from(UPC_A, 'base64') },
    out: 'kind,text,place,file\r\nupc-a,036000291452,10 10 – 104 33,a.png\r\n',
  },
  {
    args: ['qr-code-reader', 'a.png'],
    files: { 'a.png': Buffer.from(NO_CODE, 'base64') },
    code: 1,
    says: 'No code found.',
  },
  {
    args: ['table-converter', 'a.csv'],
    files: { 'a.csv': 'id,name,note\n1,"Zoë, ""Z""",\n2,张三,007' },
    out: '[{"id":"1","name":"Zoë, \\"Z\\"","note":""},{"id":"2","name":"张三","note":"007"}]',
  },
  {
    args: ['table-converter', '--to', 'csv', '--file', 'a.csv'],
    files: { 'a.csv': Buffer.from('96bc914f2c82a982c80a8e5293632c82e282dc82be0a', 'hex') },
    told: { 'facts.encoding': 'shift_jis', text: '名前,かな\n山田,やまだ', rows: 1 },
  },
  { args: ['table-converter', 'convert', '--to', 'csv', 'a;b\n1,5;2'], out: 'a,b\n"1,5",2' },
  { args: ['qr-code-reader', 'a.txt'], files: { 'a.txt': 'hello' }, code: 1, says: 'Not a picture.' },
  {
    args: ['certificate-inspector', 'order'],
    ...objects(ROOT, LEAF, INTERMEDIATE),
    out: [LEAF, INTERMEDIATE, ROOT]
      .map(
        (one) => `-----BEGIN CERTIFICATE-----\n${one.replaceAll(/.{64}(?=.)/g, '$&\n')}\n-----END CERTIFICATE-----\n`,
      )
      .join(''),
  },
];
