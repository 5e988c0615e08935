import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { job } from '../../operations/testing';
import { cleanText } from './cleaning';
import { cleanOptions } from './options';

const OPTIONS = v.parse(cleanOptions, {});
const cleaned = (text: string) => cleanText(text, '', OPTIONS, job()).text;

/** Cases of one subject: what is hidden stands between ⟦ and ⟧. */
const written = (marked: string) => marked.replaceAll(/[⟦⟧]/g, '');
const hidden = (marked: string) => [...marked.matchAll(/⟦(.*?)⟧/gs)].map(([, secret]) => secret);

function expectHidden(marked: string): void {
  const { text, found } = cleanText(written(marked), '', OPTIONS, job());
  expect(text.replaceAll(/<[a-z-]+-\d+>/g, '⟦⟧')).toBe(marked.replaceAll(/⟦.*?⟧/gs, '⟦⟧'));
  expect(found.map(({ value }) => value)).toEqual([...new Set(hidden(marked))]);
}

describe('hides', () => {
  it.each([
    'tool --password ⟦x⟧',
    "tool --client-secret '⟦a b⟧' --api-key=⟦k⟧ -Password ⟦Hunter2⟧",
    'mysql -u root -p⟦X⟧ mydb',
    "mysqldump --single-transaction -h db -p'⟦se cret⟧' -u root app > x.sql",
    "sshpass -p '⟦hunter 2⟧' ssh x",
    'docker login -u bob -p ⟦hunter2⟧ registry',
    'redis-cli -h x -a ⟦secretpw⟧',
    'openssl enc -aes-256-cbc -pass pass:⟦hunter2⟧ -in x',
    'curl -X POST \\\n  -u bob:⟦secret⟧ \\\n x',
    'PGPASSWORD=⟦hunter2⟧ psql',
    'htpasswd -b .htpasswd bob ⟦hunter2⟧',
    'echo ⟦hunter2⟧ | sudo -S apt update',
    'net use z: \\\\srv\\share /user:bob ⟦hunter2⟧',
    'npm config set //registry/:_authToken ⟦abc⟧',
    'machine db login bob password ⟦hunter2⟧',
    'localhost:5432:db:bob:⟦hunter2⟧',
    'requirepass ⟦hunter2⟧',
  ])('in commands and their files: %s', expectHidden);

  it.each([
    'curl --user "admin:⟦pa ss⟧" ⟦https://e.x⟧',
    "curl -u 'admin:⟦pa ss⟧' x",
    "curl -u admin:'⟦pa ss⟧' x",
    'curl -u admin:⟦pa\\ ss⟧ x',
    'export DB_PASS=⟦abc\\ def⟧',
    "export DB_PASS='⟦it'\\''s me⟧'",
    'export DB_PASS=⟦abc"d e"\'f g\'h⟧ NEXT=1',
    'export DB_PASS="⟦a \\" b⟧" NEXT=1',
    "export DB_PASS='⟦abc\\⟧' NEXT='a b'",
    "export DB_PASS=⟦$'a b'⟧ NEXT=1",
    "mysql -p'⟦it'\\''s me⟧' db",
    "tool --password '⟦it'\\''s me⟧' --next",
    'tool --password ⟦a\\ b⟧ --next',
    'sh -c "PGPASSWORD=\'⟦a b⟧\' psql"',
    'sh -c "PGPASSWORD=⟦ab⟧" x',
    'docker run -e "DB_PASSWORD=⟦a b⟧" img',
    "env 'PASSWORD=⟦a b⟧' cmd",
    'psql "password=⟦ab⟧ user=bob"',
    'curl -d "password=⟦ab⟧&user=bob" x',
    'machine h login bob password ⟦s3cr3tpw⟧',
    'machine h login bob account x password ⟦s3cr3tpw⟧',
    'machine h\n  login bob\n  password ⟦s3cr3tpw⟧\nmachine other',
    'machine h password ⟦s3cr3tpw⟧ login bob',
    'default login bob password "⟦a b⟧"',
    'localhost:5432:*:bob:⟦s3cr3t\\:pw with blank⟧\nx',
  ])('with the quoting of shells and their files: %s', expectHidden);

  it('a host in front of the password of .pgpass', () => {
    expect(cleaned('db.example.com:5432:mydb:bob:s3cr3tpw')).toMatch(/^<host-1>:5432:mydb:bob:<pair-1>$/);
    expect(cleaned('machine db.example.com login bob password s3cr3tpw')).toBe(
      'machine <host-1> login bob password <pair-1>',
    );
  });

  it.each([
    'Cookie: sid=⟦abc123⟧; theme=⟦dark⟧',
    'Set-Cookie: sid=⟦abc123⟧; Path=/; HttpOnly; Expires=Wed, 21 Oct 2026 07:28:00 GMT',
    'Cookie: a=⟦b⟧\r\nHost: x\r\nSet-Cookie: c="⟦d e⟧"; Secure\r\n',
    "curl -H 'Cookie: a=⟦b⟧; c=⟦d==⟧' -b 'e=⟦f⟧' x",
    '{"Cookie": "a=⟦b⟧; c=⟦d⟧", "n": 1}',
    'Authorization: Token ⟦abcdef⟧',
    'Authorization: Basic ⟦dXNlcjpwYXNz⟧',
    'authorization: ⟦abcdef⟧',
    'Proxy-Authorization: Digest ⟦username="Mufasa", realm="x", response="6629fae"⟧',
    '{"Authorization": "Bearer ⟦abc.def-ghi⟧", "Host": "x"}',
    'X-Api-Key: ⟦abc-def⟧',
    'X-Auth-Token: ⟦t0k⟧',
  ])('in headers: %s', expectHidden);

  it.each([
    '<password>⟦hunter2⟧</password>',
    '<wsse:Password Type="x">⟦hun ter2⟧</wsse:Password>',
    '<add key="Password" value="⟦hunter2⟧"/>',
    '<string name="api_key">⟦abc⟧</string>',
    '<key>Password</key>\n<string>⟦x y⟧</string>',
    '<input type="password" name="pw" value="⟦hunter2⟧">',
    '{"password":"⟦x\\"y⟧","n":1}',
    '{\\"password\\":\\"⟦x⟧\\"}',
    '{"name":"DB_PASSWORD","value":"⟦hunter2⟧"}',
    '- name: DB_PASSWORD\n  value: ⟦hunter2⟧\n- name: X',
    'password: |\n  ⟦line one\n  line two⟧\nuser: bob',
    'DB_HOST=x\nDB_PASSWORD=⟦a b⟧\nDB_USER=y',
    'spring.datasource.password=⟦hunter2⟧',
    'password = ⟦hunter2⟧ ; comment',
    'export TOKEN=⟦abc⟧ # comment',
    '"passwordConfirmation": "⟦abc⟧"',
    "CREATE USER bob WITH PASSWORD '⟦hunter2⟧';",
    "CREATE USER bob IDENTIFIED BY '⟦hunter2⟧'",
    'WIFI:T:WPA;S:net;P:⟦pass\\;word⟧;;',
  ])('in files: %s', expectHidden);

  it.each([
    'passphrase: ⟦correct horse battery staple⟧',
    'PASSPHRASE=⟦correct horse battery staple⟧',
    'my pass phrase: ⟦correct horse battery staple⟧, ok',
    'password: ⟦correct horse battery staple⟧',
    'Phrase secrète\u00a0: ⟦cheval correct agrafe batterie⟧',
    '口令：⟦正确 马 电池 订书钉⟧',
    '助记词: ⟦的 的 的 的 在⟧',
    'mnemonic: ⟦abandon abandon about⟧',
    'the password is ⟦hunter2⟧.',
    '密码是⟦abc123⟧。',
    'Mot de passe\u00a0: ⟦hunter2⟧',
    'password=⟦p&ssw0rd⟧',
    'password: ⟦p@ss(w)ord{1}⟧',
    'password="⟦cut off⟧',
    'Password: ⟦p@ss w0rd! now⟧',
    'Password: ⟦hunter 2⟧',
    'Password: ⟦hunter 2⟧\r\nUser: bob',
    'password: ⟦Tr0ub4dour & three⟧',
    'password: ⟦a, b; c⟧',
    'Password: ⟦no more secrets⟧',
    'Password: ⟦it\'s a "dog" (old) <3⟧',
    'Mot de passe\u202f: ⟦le chat 2⟧',
    '密码：⟦猫 2 只⟧',
    'DB_PASSWORD: ⟦a b&c⟧',
    'log in with password: ⟦hunter 2⟧',
    'log in with password:⟦hunter 2, 3⟧',
    '- **Password:** ⟦hunter 2⟧',
    '⟦o’neil@ex.ie⟧',
    "don't tell, password: ⟦it's me 2⟧",
    'msg="bad password: ⟦hunter 2⟧" user=bob',
    '{"msg":"password: ⟦hunter 2⟧\\nuser: bob"}',
    '{user: bob, password: ⟦hunter 2⟧, host: x}',
    '{ password: ⟦hunter 2⟧ }',
    '<p>Password: ⟦hunter 2⟧</p>',
    'user: bob password: ⟦hunter 2⟧ host: x',
    'secret: ⟦p@ss w0rd⟧',
    'the password is ⟦p@ss w0rd!⟧',
  ])('as people write them: %s', expectHidden);

  it.each([
    'Server=db;User Id=sa;Password=⟦a,b⟧;Encrypt=yes;',
    'AccountName=x;AccountKey=⟦abc+/def==⟧;EndpointSuffix=y',
    'user:⟦hunter2⟧@tcp(db:3306)/x',
    '//user:⟦pw⟧@host',
    '?password=⟦a⟧&b=c',
    'Server=x;User Id=sa;Password=⟦p@ss w0rd⟧;Database=y',
    'Password=⟦p@ss w0rd⟧;Server=x',
    'Server=x; Pwd = ⟦p@ss w0rd⟧ ; Database=y',
    'Server=x;User Id=sa;Password=⟦p@ss w0rd⟧',
    'Server=x;Password="⟦a;b ""c⟧";Database=y',
    "Server=x;Password='⟦a;b⟧';Database=y",
    'DRIVER={x};UID=sa;PWD=⟦{a;b}}c}⟧;DATABASE=y',
    '"Default": "Server=x;Password=⟦p w⟧", "n": 1',
    '<add x="Server=x;Password=⟦p&amp;w d⟧;Database=y" n="1"/>',
    'jdbc:⟦sqlserver://h;user=sa;password=p⟧⟦ w⟧;encrypt=true',
  ])('in connection strings: %s', expectHidden);

  it.each([
    'AWS_SECRET_ACCESS_KEY=⟦wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY⟧',
    `⟦xoxb-${'1'.repeat(12)}-abcdef⟧ ⟦sk_test_${'Ab1'.repeat(8)}⟧ ⟦whsec_${'Ab1'.repeat(8)}⟧ ⟦glpat-${'Ab1-'.repeat(5)}⟧`,
    `⟦SG.${'a1'.repeat(11)}.${'b2'.repeat(20)}⟧ ⟦dop_v1_${'0f'.repeat(32)}⟧ ⟦hvs.${'Ab1'.repeat(8)}⟧`,
    'root:⟦$6$rounds=5000$saltsalt$abcdefghijklmnopqrstuvwxyz0123456789./ABC⟧:19000:0',
    'bob:⟦$2y$10$abcdefghijklmnopqrstuu5Lo0g67CiD3M4RpN1BmBb4Crp5w7dbK⟧',
    'a ⟦-----BEGIN OPENSSH PRIVATE KEY-----\\nabc\\n-----END OPENSSH PRIVATE KEY-----⟧\\n',
    'PuTTY-User-Key-File-3: ssh-ed25519\nPrivate-Lines: 1\n⟦AAAAIExx⟧\nPrivate-MAC: 1',
  ])('what says itself what it is: %s', expectHidden);

  it.each([
    '⟦用户@example.com⟧',
    '⟦jörg@example.de⟧ ⟦иван@пример.рф⟧ ⟦josé.garcía@correo.es⟧, ok',
    '联系⟦a@b.co⟧。',
    'user=⟦anna@example.com⟧',
    "⟦john.o'reilly@ex.co⟧, ⟦o'neil@ex.ie⟧ and '⟦anna@ex.co⟧'",
    '⟦"a \\" b"@example.com⟧',
    '⟦a!b#c$d*e^f~g@ex.co⟧ **⟦anna@ex.co⟧**',
    '⟦john%40example.com⟧',
    '?to=⟦john%2Bx%40example.com⟧&n=1',
    'next%3D⟦john%40example.com⟧%26n%3D1',
    '⟦"anna b"@example.com⟧',
    '⟦root@[192.0.2.1]⟧',
    'Tel ⟦010-62345678⟧, 电话：⟦0755-88886666⟧, ⟦(010) 6234 5679⟧',
    '⟦020 7946 0958⟧ or ⟦030/1234567⟧ or ⟦01 23 45 67 89⟧ or ⟦02 1234 5678⟧',
    '⟦+49 (0)30 123456⟧, ⟦+86 10 6234 5678⟧, ⟦1-800-356-9377⟧',
    'tel: ⟦62345678⟧',
    '身份证 ⟦11010519491231002X⟧ 完',
    '⟦1 84 12 76 451 089 46⟧, ⟦123-45-6789⟧',
  ])('people: %s', expectHidden);
});

it.each([
  'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
  'commit da39a3ee5e6b4b0d3255bfef95601890afd80709',
  'sha256:9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
  'v1.2.3.4 version 10.0.22621.1 1.2.3 2024-01-01',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/120.0.0.0 Safari/537.36',
  '0123456789 1700000000 1700000000000 00012345 3.14159265358979',
  '01-02-2024 02/03/2024 2024-01-02 03:04:05',
  'basic authentication and bearer tokens',
  'Pass: 12, Fail: 3, tests passed: 3, compass: north',
  'max_tokens: 4096, token_type: "bearer", password_length: 12',
  'mysql -u root -p mydb',
  'docker run -u 1000:1000 x',
  'password: ${DB_PASSWORD}',
  'password=$DB_PASSWORD',
  'password=<password>',
  'password: ********',
  'interface User { password: string; token?: string }',
  'const token = process.env.TOKEN;',
  'if (password !== confirmation) { fail(); }',
  'the password is required',
  'Use the --password option to log in',
  'Enter password:',
  '110105194912310021',
  '4111-1111-1111-1112',
])('leaves %j as it is', (text) => {
  expect(cleaned(text)).toBe(text);
});

it.each([
  "it's Server=x;Database=y z;Encrypt=yes",
  "see chapter 3: it's about locks & keys; nothing else",
  'src/main.c:1234:5: error: expected a thing',
  'machine learning and a login page',
  'export NAME=abc\\ def',
  'at 100%40 of them',
])('leaves a line without a secret: %j', (text) => {
  expect(cleaned(text)).toBe(text);
});

describe('a private key', () => {
  const BODY = `${'A1b+'.repeat(16)}\n${'c/2D'.repeat(16)}\nEf==`;

  it('without an end is its own lines only', () => {
    const text = `-----BEGIN OPENSSH PRIVATE KEY-----\n${BODY}\nthe next line of prose\nand\n`;
    expect(cleaned(text)).toBe('<private-key-1>\nthe next line of prose\nand\n');
    const other =
      '-----BEGIN PGP PRIVATE KEY BLOCK-----\nVersion: 1\n\nxyz\n=ab12\n-----END PGP PRIVATE KEY BLOCK-----';
    expect(cleaned(`${text}${other}\nend`)).toBe('<private-key-1>\nthe next line of prose\nand\n<private-key-2>\nend');
    // The begin of the second was lost.
    expect(cleaned(`${text}-----END PGP PRIVATE KEY BLOCK-----`)).toContain('the next line of prose');
  });

  it('ends where one of the same label begins', () => {
    const begin = '-----BEGIN RSA PRIVATE KEY-----';
    const text = `${begin}\nProc-Type: 4,ENCRYPTED\nDEK-Info: AES-128-CBC,00ff\n\n${BODY}\nsome prose here\n${begin}\n${BODY}\n-----END RSA PRIVATE KEY-----\nend`;
    expect(cleaned(text)).toBe('<private-key-1>\nsome prose here\n<private-key-2>\nend');
  });

  it('in prose is its label only', () => {
    const text = 'the line -----BEGIN PRIVATE KEY----- is the first of a key';
    expect(cleaned(text)).toBe('the line <private-key-1> is the first of a key');
    expect(cleaned(`-----BEGIN PRIVATE KEY----- ${'A1b+'.repeat(16)} more`)).toBe('<private-key-1> more');
  });

  it.each([
    ['"k": "-----BEGIN PRIVATE KEY-----\\nMIIEow\\nAB=", "n": 1', '"k": "<private-key-1>", "n": 1'],
    ['k: |\n  -----BEGIN PRIVATE KEY-----\n  MIIEow\n  AB=\nn: 1', 'k: |\n  <private-key-1>\nn: 1'],
    ['-----BEGIN PRIVATE KEY-----', '<private-key-1>'],
  ])('cut off in %j', (text, expected) => {
    expect(cleaned(text)).toBe(expected);
  });
});

it('finds nothing in what it made', () => {
  const text = "password: hunter2, mail a@b.co, curl -u a:b x, Cookie: a=b, <password>x</password>, --token 't'";
  expect(cleaned(cleaned(text))).toBe(cleaned(text));
});
