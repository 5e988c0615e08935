import { labelled } from './labelled';

/** What visitors with fresh eyes pasted on the finished page. */
export const VISIT_SAMPLES = labelled({
  'roman-numeral-converter': ['MCMXCIV', 'mcmxciv'],
  'color-converter': ['rebeccapurple', 'RED', 'orange', '#ff5733'],
  'chmod-calculator': ['rwxr-xr-x', 'rwxrwxr--', 'chmod 755 f'],
  'text-to-nato-alphabet': ['Alpha Bravo Charlie'],
  'case-converter': ['myVariableName', 'my-component', 'user_id'],
  'sql-prettify': ['select a from b', 'SELECT a FROM b', 'DELETE FROM t', 'select * from users'],
  'git-memo': ['git status', 'git push origin main'],
  'basic-auth-generator': ['Basic dXNlcjpwYXNz', 'Authorization: Basic dXNlcjpwYXNz'],
  'bip39-generator': ['的 一 是 在 不 了 有 和 人 这 中 大'],
  'math-evaluator': ['5 ft 3 in to cm', '10/3', '5 + 7', '3 miles to km'],
  'emoji-picker': ['❤️', '☀️'],
  'json-prettify': [
    '{"a":1,"b":[1,2}',
    '{"a":1}{"b":2}',
    "{'a': True, 'b': None}",
    '{"a":1,"b":[1,2}\n',
    '{"name":"x", "list":[1,2,3',
    '{"a": 1\n "b": 2}',
  ],
  'text-to-binary': [
    '00000000: 4865 6c6c 6f2c 2077 6f72 6c64 210a 4865  Hello, world!.He\n00000010: 6c6c 6f0a                                llo.\n',
    '00000000  48 65 6c 6c 6f 2c 20 77  6f 72 6c 64 21 0a 48 65  |Hello, world!.He|\n00000010  6c 6c 6f 0a                                       |llo.|\n00000014\n',
  ],
  'base64-string-converter': [
    '1f8b0800000000000003ab56ca48cdc9c957b252ca48ad48af52aa05004a',
    '00000000: 1f8b 0800 0000 0000 0003 ab56 ca48 cdc9  ...........V.H..\n00000010: c957 b252 ca48 ad48 af52 aa05 004a       .W.R.H.H.R...J\n',
    'H4sIAAAAAAAAA6tWykjNyclXslIqzy/KSVHSUcpTsjKsBQAAtkvRFwAAAA==',
    'ZXlKaElqb3hmUT09',
  ],
  'phone-parser-and-formatter': [
    '(415) 555-2671',
    '0033142685300',
    '01 42 68 53 00',
    '138 0013 8000',
    '+1 (415) 555-2671',
    '13800138000',
  ],
  'jwt-parser': [
    'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiIxMjM0NTY3ODk\nwIiwibmFtZSI6IkpvaG4gRG9lIiwiaWF0IjoxNTE2MjM5MDIyfQ.SflKxwRJSMeKKF2QT4fwpMeJf36POk6yJV_adQssw5c',
    'eyJhbGciOiJIUzI1NiIs\r\nInR5cCI6IkpXVCJ9.eyJzdWIiOiIxMjM0NTY3ODk\r\nwIiwibmFtZSI6IkpvaG4gRG9lIiwiaWF0IjoxNTE2MjM5MDIyfQ.SflKxwRJSMeKKF2QT4fwpMeJf36POk6yJV_adQssw5c\r\n',
  ],
  'url-parser': [
    'https://user:pw@example.com:8080/a/b?x=1&y=%E4%BD%A0#frag',
    'https://ex.com/cb?token=eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiIxMjM0NTY3ODkwIiwibmFtZSI6IkpvaG4gRG9lIiwiaWF0IjoxNTE2MjM5MDIyfQ.SflKxwRJSMeKKF2QT4fwpMeJf36POk6yJV_adQssw5c',
  ],
  'crontab-generator': ['0 9 * * 1-5'],
  'date-converter': ['2024-02-29 12:34:56', '29/02/2024', '2024-02-29'],
  'temperature-converter': ['98.6 °F', '25°C', '300 K'],
});

/** What they pasted that is for no tool. */
export const VISIT_MISSES = labelled({
  '': [
    'Is it 5 o’clock - or not?',
    'See you at 5 tomorrow',
    'Thank you for your email.',
    'to be or not to be',
    'la liste des fichiers',
    '时间就是金钱',
    '请把文件发给我',
    'Select the best option from the list below.',
    'docker run is a command that starts a container',
    '不是我的一个人在这里了吗',
  ],
});
