// oxlint-disable no-script-url -- an address that is no link
import { describe, expect, it } from 'vitest';
import type { AboutCode, Card } from './card';
import { readCard } from './read-card';
import { BOARDING_PASS, EMV, LICENCE, MIGRATION, SWISS_BILL, TWO_LEGS, WHOLE_PASS } from './vectors';

const QR: AboutCode = { kind: 'qr', isGs1: false };
const read = (text: string, about = QR): Card => readCard(text, about, 2026);
const short = ({ fields }: Card) => fields.map(({ name, value }) => `${name}=${value}`);
const codes = ({ warnings }: Card) => warnings.map(({ code }) => code);
const checkOf = ({ fields }: Card, name: string) => fields.find((field) => field.name === name)?.check;

describe('Wi-Fi', () => {
  it('has the network and its password, which is a secret', () => {
    const text = String.raw`WIFI:T:WPA;S:咖啡馆 ☕;P:p\:a\;ss;;`;
    expect(read(text)).toEqual({
      type: 'wifi',
      fields: [
        { name: 'network', value: '咖啡馆 ☕' },
        { name: 'security', value: 'wpa', isWord: true },
        { name: 'password', value: 'p:a;ss', isSecret: true },
      ],
      warnings: [],
      opening: { tool: 'wifi-qrcode-generator', text, isSecret: true },
    });
  });

  it('is covered too where the security is not known', () => {
    const card = read('WIFI:T:WPA9;S:a;P:b;;');
    expect(read('WIFI:T:nopass;S:Café;;').opening?.isSecret).toBe(false);
    expect(read('WIFI:T:nopass;S:Café;P:;P:x;;').opening?.isSecret).toBe(true);
    expect(card.fields.find(({ name }) => name === 'password')?.isSecret).toBe(true);
    expect(codes(card)).toEqual(['unknownSecurity']);
    expect(card.opening).toBeUndefined();
  });
});

describe('addresses of the web', () => {
  it.each([
    ['https://example.com/', []],
    ['http://example.com/', ['plainHttp']],
    ['https://paypal.com@evil.example/', ['userInAddress']],
    ['https://[::1]/', ['ipHost']],
    ['https://0x7f.1/', ['ipHost']],
    ['https://xn--bcher-kva.example/', ['punycode']],
    ['https://xn--pple-43d.com/', ['punycode', 'mixedScripts', 'lookAlike']],
  ])('%s warns of %j', (text, warnings) => expect(codes(read(text))).toEqual(warnings));

  it('set the host apart, and lead where they say', () => {
    expect(read('https://a:b@EXAMPLE.com:8080/p?q#f').link).toEqual({
      href: 'https://a:b@EXAMPLE.com:8080/p?q#f',
      before: 'https://a:b@',
      host: 'EXAMPLE.com',
      after: ':8080/p?q#f',
    });
  });

  it.each(['javascript:alert(1)', 'data:text/html,a', 'weixin://a'])('%s is no link', (text) =>
    expect(read(text).link).toBeUndefined(),
  );
});

describe('contacts', () => {
  it('of version 2.1 are read from QUOTED-PRINTABLE and its charset', () => {
    const card = read(
      'BEGIN:VCARD\r\nVERSION:2.1\r\nN;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:=E5=BC=A0;=E4=\r\n=B8=89\r\nTEL;WORK;CELL:1\r\nORG;CHARSET=GBK;QUOTED-PRINTABLE:=C4=E3\r\nEND:VCARD',
    );
    expect(short(card)).toEqual(['name=张三', 'familyName=张', 'givenName=三', 'phone=1', 'organisation=你']);
    expect(card.fields[3]?.label).toBe('work, cell');
    expect(card.warnings).toEqual([]);
  });

  it('of version 4.0 have addresses for phones, groups and colons in quotes', () => {
    const card = read(
      'BEGIN:VCARD\nVERSION:4.0\nFN:A\nitem1.TEL;VALUE=uri;TYPE="voice,home":tel:+1-555;ext=1\nADR;LABEL="a: b":;;S;T;;;C\nEND:VCARD',
    );
    expect(short(card)).toEqual(['name=A', 'phone=+1-555;ext=1', 'address=S, T, C']);
    expect(card.fields[1]?.label).toBe('home');
  });
});

describe('one-time passwords', () => {
  it('of an export are counted, each with what belongs to it', () => {
    const card = read(MIGRATION);
    expect(short(card).filter((each) => /^(?:accountCount|part|account)=/.test(each))).toEqual([
      'accountCount=3',
      'part=1/2',
      'account=alice',
      'account=bob',
    ]);
    expect(card.warnings).toEqual([{ code: 'skippedAccounts', about: '1' }]);
    expect(card.fields.filter(({ name }) => name === 'secret').every(({ isSecret }) => isSecret)).toBe(true);
    expect(card.opening).toEqual({ tool: 'otp-generator', text: MIGRATION, isSecret: true });
  });

  it('that the generator cannot make keep their secret covered', () => {
    const card = read('otpauth://steam/a?secret=JBSWY3DPEHPK3PXP');
    expect(card.fields.find(({ name }) => name === 'secret')?.isSecret).toBe(true);
    expect(card.opening).toBeUndefined();
  });
});

describe('EMV', () => {
  it('is a tree of tags', () => {
    const card = read(EMV);
    expect(card.warnings).toEqual([]);
    expect(short(card)).toEqual(
      expect.arrayContaining(['merchant=BEST TRANSPORT', 'city=BEIJING', 'country=CN', 'amount=23.72', 'currency=CNY']),
    );
    expect(card.fields).toContainEqual({ name: 'merchant', value: '最佳运输', label: '01', depth: 1 });
    expect(checkOf(card, 'crc')).toBe('right');
  });

  it.each([
    [`${EMV.slice(0, -1)}B`, ['wrongCrc']],
    [EMV.slice(0, -8), ['noCrc']],
    [EMV.slice(0, -2), ['cutOff', 'noCrc']],
    [EMV.replace('5303156', '5303999'), ['unknownCurrency', 'wrongCrc']],
  ])('%# warns of %j', (text, warnings) => expect(codes(read(text))).toEqual(warnings));

  it('is read by bytes where only that comes out even', () => {
    const text = '0002010102115303156540115802CN5906北京6002BJ6304';
    expect(short(read(`${text}0000`))).toContain('merchant=北京');
  });
});

describe('transfers', () => {
  it('of the EPC have two decimals and an IBAN that is right', () => {
    const card = read('BCD\n002\n1\nSCT\n\nRed Cross\nBE72000000001616\nEUR1');
    expect(short(card)).toEqual([
      'payee=Red Cross',
      'iban=BE72000000001616',
      'amount=1.00',
      'currency=EUR',
      'version=002',
    ]);
    expect(checkOf(card, 'iban')).toBe('right');
    expect(card.warnings).toEqual([]);
    expect(codes(read('BCD\n002\n1\nSCT\n\n\nBE72000000001616\nEUR1'))).toEqual(['noPayee']);
    const both = 'BCD\n002\n1\nSCT\n\nRed Cross\nBE72000000001616\nEUR1\n\nRF18539007547034\nInvoice 7';
    expect(codes(read(both))).toEqual(['bothReferences']);
  });

  it('of Switzerland have a reference that is checked', () => {
    const card = read(SWISS_BILL);
    expect(card.warnings).toEqual([]);
    expect(checkOf(card, 'reference')).toBe('right');
    expect(short(card)).toContain('amount=199.95');
    expect(read(SWISS_BILL.replaceAll('\n', '\r\n')).fields).toEqual(card.fields);
    expect(codes(read(SWISS_BILL.replace('RF18', 'RF19')))).toEqual(['badReference']);
    expect(codes(read(SWISS_BILL.replace('SCOR\nRF18539007547034', 'NON\n')))).toEqual([]);
    expect(codes(read(SWISS_BILL.replace('SCOR\nRF18539007547034', 'QRR\n210000000003139471430009017')))).toEqual([
      'referenceKind',
    ]);
  });
});

describe('boarding passes', () => {
  it('have a day of the year, and a date only where every year has the same', () => {
    expect(short(read(BOARDING_PASS))).toContain('dayOfYear=326');
    expect(short(read(BOARDING_PASS)).some((each) => each.startsWith('date='))).toBe(false);
    expect(short(read(BOARDING_PASS.replace('326J', '032J')))).toContain('date=--02-01');
    expect(codes(read(BOARDING_PASS.replace('326J', '367J')))).toEqual(['badDate']);
  });

  it('have several legs', () => {
    expect(short(read(TWO_LEGS)).filter((each) => /^(?:from|destination|seat)=/.test(each))).toEqual([
      ...['from=YUL', 'destination=FRA', 'seat=1A', 'from=FRA', 'destination=GVA', 'seat=12C'],
    ]);
  });

  it('have what airlines add', () => {
    const card = read(WHOLE_PASS);
    expect(card.warnings).toEqual([]);
    expect(short(card).filter((each) => /^(?:issueDay|ticket|frequent|baggage|fast)/.test(each))).toEqual([
      ...[
        'issueDay=6225',
        'ticketNumber=0141234567890',
        'frequentFlyer=AC 1234567890123',
        'baggage=20K',
        'fastTrack=Y',
      ],
      ...['ticketNumber=0140987654321', 'frequentFlyer=AC 1234567890123', 'baggage=2PC', 'fastTrack=N'],
    ]);
  });
});

describe('driving licences', () => {
  it.each([
    [LICENCE, 'birthday=1970-01-31'],
    [LICENCE.replace('DCGUSA', 'DCGCAN').replace('DBB01311970', 'DBB19700131'), 'birthday=1970-01-31'],
    [LICENCE.replace('DCGUSA\n', '').replace('DBB01311970', 'DBB19700131'), 'birthday=1970-01-31'],
    [LICENCE, 'licenceNumber=D12345678'],
  ])('%# have %3$s', (text, field) => expect(short(read(text))).toContain(field));
});

describe('payments in coins', () => {
  it.each([
    ['ethereum:0xab@5?value=2.014e18', 'amount=2.014'],
    ['ethereum:0xab?value=1', 'amount=0.000000000000000001'],
    ['ethereum:pay-0xab?value=15e17', 'amount=1.5'],
    ['ethereum:0xab?value=1e99', `amount=1${'0'.repeat(81)}`],
    ['litecoin:LM2WMpR1Rp6j3Sa59cMXMs1SPzj9eXpGc1?amount=.5', 'amount=.5'],
    ['bitcoin:?lightning=lnbc1', 'invoice=lnbc1'],
  ])('%s has %s', (text, field) => expect(short(read(text))).toContain(field));
});

describe('mail, phone and place', () => {
  it.each([
    ['mailto:chris@example.com?subject=a+b%2B%26', 'subject=a+b+&'],
    ['mailto:%22not%40me%22@example.org', 'to="not@me"@example.org'],
    ['mailto:?to=joe@example.com', 'to=joe@example.com'],
    ['sms:+15105550101?&body=hi', 'message=hi'],
    ['SMSTO:123:a?b', 'message=a?b'],
    ['geo:37.786971,-122.399677;crs=Moon-2011;u=35', 'referenceSystem=Moon-2011'],
    ['geo:0,0?q=1+Main%20St', 'searchedFor=1 Main St'],
  ])('%s has %s', (text, field) => expect(short(read(text))).toContain(field));
});

describe('what a visitor found', () => {
  it('an event of one day, written with that day as its end', () => {
    const event = (start: string, end: string) => read(`BEGIN:VEVENT\nDTSTART:${start}\nDTEND:${end}\nEND:VEVENT`);
    expect(short(event('20260714', '20260714'))).toContain('lastDay=2026-07-14');
    expect(short(event('20260714', '20260715'))).toContain('lastDay=2026-07-14');
    expect(codes(event('20260714', '20260710'))).toContain('badDate');
  });

  it.each(['sms:+15551234&body=Hi%20you', 'sms:+15551234;body=Hi%20you', 'sms:+15551234?body=Hi%20you'])(
    '%s',
    (text) => {
      expect(short(read(text))).toEqual(['number=+15551234', 'message=Hi you']);
    },
  );

  it.each(['https:/evil.test/x', 'https:evil.test/x', 'https:\\\\evil.test/x'])('%s leads to a host', (text) => {
    expect(read(text).link).toMatchObject({ href: text, host: 'evil.test', after: '/x' });
  });

  it.each([
    ['https://a@[2001:db8::1]:8443/x', '[2001:db8::1]', ':8443/x'],
    ['https://[2001:db8::1]', '[2001:db8::1]', ''],
    ['http://example.com:81', 'example.com', ':81'],
  ])('%s has its host apart', (text, host, after) => expect(read(text).link).toMatchObject({ host, after }));
});
