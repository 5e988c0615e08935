// oxlint-disable no-script-url -- an address that is no link
import type { AboutCode } from './card';

const GS = '\u001D';
const QR: AboutCode = { kind: 'qr', isGs1: false };
const GS1: AboutCode = { kind: 'code-128', isGs1: true };
const ean = (kind: string): AboutCode => ({ kind, isGs1: false });

export const EMV =
  '00020101021229300012D156000000000510A93FO3230Q31280012D15600000001030812345678520441115802CN5914BEST TRANSPORT6007BEIJING64200002ZH0104最佳运输0202北京540523.7253031565502016233030412340603***0708A60086670902ME91320016A0112233449988770708123456786304A13A';

export const SWISS_BILL = [
  ...[
    'SPC',
    '0200',
    '1',
    'CH5800791123000889012',
    'S',
    'Robert Schneider AG',
    'Rue du Lac',
    '1268',
    '2501',
    'Biel',
    'CH',
  ],
  ...['', '', '', '', '', '', '', '199.95', 'CHF'],
  ...['S', 'Pia-Maria Rutschmann-Schnyder', 'Grosse Marktgasse', '28', '9400', 'Rorschach', 'CH'],
  ...['SCOR', 'RF18539007547034', 'Order of 15 June', 'EPD', '//S1/10/10201409', 'Name AV1: UV;UltraPay005;12345'],
].join('\n');

export const LICENCE =
  '@\n\u001E\rANSI 636026080102DL00410288ZA03290015DLDAQD12345678\nDCSPUBLIC\nDDEN\nDACJOHN\nDDFN\nDADQUINCY\nDDGN\nDCAD\nDCBNONE\nDCDNONE\nDBD01312026\nDBB01311970\nDBA01312031\nDBC1\nDAU068 in\nDAYBRO\nDAG789 E OAK ST\nDAIANYTOWN\nDAJCA\nDAK902230000  \nDCF83D9BN217QO983B1\nDCGUSA\nDAW180\nDDK1\rZAZAAN\r';

export const BOARDING_PASS = 'M1DESMARAIS/LUC       EABC123 YULFRAAC 0834 326J001A0025 100';

/** With what airlines may add: the second example of IATA's implementation guide. */
export const WHOLE_PASS =
  'M2DESMARAIS/LUC       EABC123 YULFRAAC 0834 226F001A0025 14D>6181WW6225BAC 00141234560032A0141234567890 1AC AC 1234567890123    20KYLX58ZDEF456 FRAGVALH 3664 227C012C0002 12E2A0140987654321 1AC AC 1234567890123    2PCNWQ^164GIWVC5EH7JNT684FVNJ91W2QA4DVN5J8K4F0L0GEQ3DF5TGBN8709HKT5D3DW3GBHFCVHMY7J5T6HFR41W2QA4DVN5J8K4F0L0GE';

export const TWO_LEGS =
  'M2DESMARAIS/LUC       EABC123 YULFRAAC 0834 326J001A0025 100DEF456 FRAGVALH 3664 327C012C0002 100';

export const CONTACT = [
  'BEGIN:VCARD',
  'VERSION:3.0',
  'N:Doe;John;;Dr.;',
  'FN:Dr. John Doe',
  'ORG:Example\\, Inc.;Tools',
  'TITLE:Developer',
  'TEL;TYPE=work,voice:+1 555 0100',
  'item1.EMAIL;TYPE=INTERNET:john@example.com',
  'ADR;TYPE=home:;;1 Main St\\; Apt 2;Springfield;IL;62701;USA',
  'URL:https://example.com',
  'BDAY:19851026',
  'NOTE:first line\\nsecond ',
  ' line',
  'X-TWITTER:@john',
  'END:VCARD',
].join('\r\n');

const EVENT = (lines: readonly string[]) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT'].join('\n');

/** A field of Protocol Buffers: a text of bytes below 80, or a small number. */
const proto = (field: number, value: string | number) =>
  typeof value === 'number'
    ? String.fromCharCode(field << 3, value)
    : String.fromCharCode((field << 3) | 2, value.length) + value;

const exported = (name: string, algorithm: number) =>
  proto(
    1,
    proto(1, 'Hello!1234') + proto(2, name) + proto(3, 'Example') + proto(4, algorithm) + proto(5, 1) + proto(6, 2),
  );

/** The first of two parts, with two accounts and one whose algorithm (MD5) no code can be made with. */
export const MIGRATION = `otpauth-migration://offline?data=${encodeURIComponent(
  btoa(exported('alice', 1) + exported('bob', 2) + exported('carol', 4) + proto(2, 1) + proto(3, 2) + proto(4, 0)),
)}`;

export interface Vector {
  readonly name: string;
  readonly text: string;
  readonly about: AboutCode;
}

const vector = (name: string, text: string, about: AboutCode = QR): Vector => ({ name, text, about });

/** Payloads of every kind, right and broken; their words are looked for too. */
export const VECTORS: readonly Vector[] = [
  vector('text', 'Hello'),
  vector('JSON object', '{"a":1}'),
  vector('JSON array', ' [1,2] '),
  vector('JWT', 'eyJhbGciOiJIUzI1NiIsImtpZCI6ImsxIn0.eyJzdWIiOiIxIn0.AAAA'),
  vector('URL', 'https://user@xn--pple-43d.com:8443/a?b=c#d'),
  vector('mixed scripts', 'https://xn--exmple-4nf.com/'),
  vector('plain http', 'http://192.168.0.1/'),
  vector('long URL', `https://example.com/${'a'.repeat(2100)}`),
  vector('www', 'www.example.com/a'),
  vector('app', 'weixin://wxpay/bizpayurl?pr=abc'),
  vector('script', 'javascript:alert(1)'),
  vector('bookmark', 'MEBKM:TITLE:Example;URL:https\\://example.com;;'),
  vector('Wi-Fi', String.raw`WIFI:T:WPA;S:咖啡馆 ☕;P:p\:a\;ss;H:true;K:abc;;`),
  vector('Wi-Fi EAP', 'WIFI:T:WPA2-EAP;S:Corp;E:PEAP;PH2:MSCHAPV2;A:anon;I:alice;P:x;;'),
  vector('Wi-Fi open', 'WIFI:T:nopass;S:Guest;;'),
  vector('Wi-Fi WEP', 'WIFI:T:WEP;S:Old;P:abcde;;'),
  vector('Wi-Fi unknown', 'WIFI:T:WPA9;S:a;P:b;;'),
  vector('Wi-Fi unknown method', 'WIFI:T:WPA2-EAP;S:a;E:XYZ;P:b;;'),
  vector('Wi-Fi without name', 'WIFI:T:WPA;P:b;;'),
  vector('vCard', CONTACT),
  vector(
    'vCard cut off',
    'BEGIN:VCARD\nVERSION:4.0\nN:Doe;John;M;;\nNICKNAME:J\nROLE:r\nIMPP:xmpp:a@b\nANNIVERSARY:20200102\nGEO:geo:1,2',
  ),
  vector('two vCards', 'BEGIN:VCARD\nFN:A\nEND:VCARD\nBEGIN:VCARD\nFN:B\nEND:VCARD'),
  vector(
    'MECARD',
    'MECARD:N:Owen,Sean;SOUND:a;ADR:76 9th Avenue, New York;TEL:12125551212;EMAIL:srowen@example.com;BDAY:19700101;X:1;;',
  ),
  vector(
    'TOTP',
    'otpauth://totp/ACME%20Co:john@example.com?secret=HXDMVJECJJWSRB3HWIZR4IFUGFTMXBOZ&issuer=ACME%20Co&algorithm=SHA256&digits=8&period=60',
  ),
  vector('HOTP', 'otpauth://hotp/a?secret=JBSWY3DPEHPK3PXP&counter=5'),
  vector('Steam', 'otpauth://steam/a:b?secret=JBSWY3DPEHPK3PXP&digits=5&period=30&algorithm=SHA1&counter=1'),
  vector('bad secret', 'otpauth://totp/a?secret=1'),
  vector('migration', MIGRATION),
  vector(
    'mailto',
    'mailto:a@example.com,b%2Cc@example.com?cc=c@example.com&bcc=d@example.com&subject=caf%C3%A9&body=1%0D%0A2+3&in-reply-to=x',
  ),
  vector('mailto wrong percent', 'mailto:a@example.com?subject=100%'),
  vector('MATMSG', 'MATMSG:TO:a@example.com;SUB:Hello\\;;BODY:World;;'),
  vector('SMTP', 'SMTP:a@example.com:Hello:World: x'),
  vector('tel', 'tel:+1-201-555-0123;ext=12;phone-context=x'),
  vector('SMSTO', 'SMSTO:+15550100:Hello: there'),
  vector('sms', 'sms:+15550100,+15550101?body=Hello%20there'),
  vector('geo', 'geo:48.2010,16.3695,183;crs=wgs84;u=10?q=a+b&z=5'),
  vector('geo out of range', 'geo:91,0'),
  vector(
    'event',
    `BEGIN:VCALENDAR\nVERSION:2.0\n${EVENT(['SUMMARY:Meeting\\, weekly', 'DTSTART;TZID=Europe/Paris:20260501T100000', 'DTEND:20260501T090000Z', 'LOCATION:Room 1', 'DESCRIPTION:d', 'ORGANIZER:mailto:a@b.c', 'ATTENDEE:mailto:d@e.f', 'RRULE:FREQ=WEEKLY', 'BEGIN:VALARM', 'DESCRIPTION:no', 'END:VALARM'])}\nEND:VCALENDAR`,
  ),
  vector('whole days', EVENT(['SUMMARY:Trip', 'DTSTART;VALUE=DATE:20260501', 'DTEND;VALUE=DATE:20260504'])),
  vector('bad date', EVENT(['SUMMARY:Trip', 'DTSTART:20260231', 'DURATION:PT1H'])),
  vector(
    'bitcoin',
    'bitcoin:175tWpb8K1S7NmH4Zx6rewF9WQrZv245W?amount=20.3&label=Luke-Jr&message=Donation&lightning=lnbc1&x=1',
  ),
  vector('bitcoin required', 'bitcoin:175tWpb8K1S7NmH4Zx6rewF9WQrZv245W?req-somethingyoudontunderstand=50&amount=abc'),
  vector('ethereum', 'ethereum:0xfb6916095ca1df60bb79Ce92ce3ea74c37c5d359@1?value=2.014e18'),
  vector(
    'token',
    'ethereum:0x89205a3a3b2a69de6dbf7f01ed13b2108b2c43e7@1/transfer?address=0x8e23ee67d1332ad560396262c48ffbb01f93d052&uint256=1',
  ),
  vector('EMV', EMV),
  vector('EMV wrong CRC', `${EMV.slice(0, -1)}B`),
  vector('EMV without CRC', '0002010102115802CN5904Shop5303999540x'),
  vector('EMV cut off', '000201010212540399 26040010'),
  vector('EPC', 'BCD\n002\n1\nSCT\n\nRed Cross\nBE72000000001616\nEUR1'),
  vector('EPC broken', 'BCD\n001\n1\nSCT\nXXX\nRed Cross\nBE72000000001617\nUSD0\nCHAR\nRF18539007547035\nText\nNote'),
  vector('EPC without BIC', 'BCD\n001\n1\nSCT\n\nRed Cross\nBE72000000001616\nEUR1.5'),
  vector('EPC without payee', 'BCD\n002\n1\nSCT\n\n\nBE72000000001616\nEUR1'),
  vector('EPC without account', 'BCD\n003\n1\nSCT\n\nRed Cross'),
  vector('Swiss bill', SWISS_BILL),
  vector(
    'Swiss bill, QR reference',
    SWISS_BILL.replace('CH5800791123000889012', 'CH4431999123000889012').replace(
      'SCOR\nRF18539007547034',
      'QRR\n210000000003139471430009017',
    ),
  ),
  vector(
    'Swiss bill broken',
    SWISS_BILL.replace('CH5800791123000889012', 'BE72000000001616')
      .replace('SCOR\nRF18539007547034', 'QRR\n210000000003139471430009018')
      .replace('199.95', '199,95')
      .replace('CHF', 'USD')
      .replace('0200', '0100'),
  ),
  vector('GS1', `010952123454321310ABC123${GS}17261231`, GS1),
  vector('GS1 measures', `310300125039231234${GS}3912978199${GS}39410125${GS}15260200`, GS1),
  vector('GS1 broken', `010952123454321499${GS}17269931310X`, GS1),
  vector('Digital Link', 'https://id.gs1.org/01/09521234543213/10/ABC1/21/12345?17=261231&linkType=all'),
  vector('EAN-13', '4006381333931', ean('ean-13')),
  vector('EAN-13 wrong', '4006381333930', ean('ean-13')),
  vector('UPC-E', '01234565', ean('upc-e')),
  vector('ISBN', '9780306406157', ean('ean-13')),
  vector('ISSN', '9770317847001', ean('ean-13')),
  vector('boarding pass', BOARDING_PASS),
  vector('two legs', TWO_LEGS),
  vector('whole pass', WHOLE_PASS),
  vector('leg missing', TWO_LEGS.slice(0, 70)),
  vector('licence', LICENCE),
  vector(
    'Canadian licence',
    '@\n\u001E\rANSI 636017080001DL00310100DLDCSDOE\nDCTJANE\nDBB19850708\nDBA20991399\nDBC2\nDCGCAN\nDCUJR\nDAZBRN\nDAHApt 2\nDCKx\nDDB20200101\nDDL1\nDAAname\nDBC9',
  ),
  vector('Matter', 'MT:Y.K9042C00KA0648G00'),
  vector('DPP', 'DPP:C:81/1;M:5254005828e5;K:MDkw;;'),
  vector('FIDO', 'FIDO:/086106'),
  vector('health pass', 'HC1:6BFOXN'),
];
