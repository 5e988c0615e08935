/** Work that a visitor does with a tool: what is written into which field, and what must then be seen. */
export interface Work {
  readonly tool: string;
  readonly write: readonly (readonly [label: string, text: string])[];
  /** Buttons that are pressed, by their names. */
  readonly press?: readonly string[];
  readonly sees: readonly string[];
}

/** The answers come from the standards that are named, or can be worked out on paper. */
export const WORK: readonly Work[] = [
  // FIPS 180-2, appendix B.1.
  {
    tool: 'hash-text',
    write: [['文本', 'abc']],
    sees: ['ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
  },
  // FIPS 180-2, appendix B.3: long enough that it is the worker's.
  {
    tool: 'hash-text',
    write: [['文本', 'a'.repeat(1_000_000)]],
    sees: ['cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0'],
  },
  // RFC 4231, test case 2.
  {
    tool: 'hmac-generator',
    write: [
      ['消息', 'what do ya want for nothing?'],
      ['密钥', 'Jefe'],
    ],
    sees: ['5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843'],
  },
  // RFC 4648, section 10.
  { tool: 'base64-string-converter', write: [['文本', 'foobar']], sees: ['Zm9vYmFy'] },
  { tool: 'base64-string-converter', write: [['Base64', '4pyT']], sees: ['✓'] },
  {
    tool: 'json-prettify',
    write: [['输入', '{"b":[1,2.50],"a":12345678901234567890}']],
    sees: ['2.50', '"a": 12345678901234567890'],
  },
  { tool: 'json-diff', write: [['右侧', '{"foo":"bar","one":1}']], sees: ['共 1 处差异'] },
  {
    tool: 'text-diff',
    write: [
      ['左侧文本', 'one\ntwo\nthree\n'],
      ['右侧文本', 'one\n2\nthree\nfour\n'],
    ],
    sees: ['新增 1 行，删除 0 行，修改 1 行'],
  },
  { tool: 'url-encoder', write: [['原文', 'é&=/ 中']], sees: ['%C3%A9%26%3D%2F%20%E4%B8%AD'] },
  { tool: 'roman-numeral-converter', write: [['数字', '1994']], sees: ['MCMXCIV'] },
  {
    tool: 'yaml-to-json-converter',
    write: [['YAML', 'list: [1, 0x10]\nwhen: 2026-11-26\nno: no']],
    sees: ['"when": "2026-11-26"'],
  },
  { tool: 'math-evaluator', write: [['算式', '0.1 + 0.2 - 1']], sees: ['-0.7'] },
  { tool: 'base-converter', write: [['数字', '0xff']], sees: ['11111111', '255'] },
  { tool: 'ipv4-subnet-calculator', write: [['网段', '10.1.2.3/20']], sees: ['10.1.15.255', '4,094'] },
  { tool: 'case-converter', write: [['文本', 'hello big world']], sees: ['helloBigWorld', 'HELLO_BIG_WORLD'] },
  { tool: 'temperature-converter', write: [['摄氏度', '100']], sees: ['212', '373.15'] },
  { tool: 'xml-formatter', write: [['输入', '<a><b x="1"/></a>']], sees: ['<a>\n  <b x="1"/>\n</a>'] },
  // A hash of crypt_blowfish's own tests, of another password.
  {
    tool: 'bcrypt',
    write: [['哈希', '$2a$05$CCCCCCCCCCCCCCCCCCCCC.E5YPO9kmyuRGyh0XouQYb4YMJKvyOeW']],
    sees: ['不匹配'],
  },
  { tool: 'date-converter', write: [['日期或时间戳', '2026-11-26T00:00:00Z']], sees: ['1795651200'] },
  // In UTF-8: two characters of three bytes, seven of one, two of four.
  { tool: 'text-statistics', write: [['文本', '你好 hello 🙂🙂']], sees: ['21'] },
  { tool: 'rsa-key-pair-generator', write: [], sees: ['-----BEGIN PRIVATE KEY-----', '-----END PUBLIC KEY-----'] },
  { tool: 'qrcode-generator', write: [['文本', 'https://example.org/%E4%BD%A0']], sees: ['已校验', '版本 3'] },
];
