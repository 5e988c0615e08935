import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { err, ok } from '../../lib/result';
import { emailPayload, escapeText, eventPayload, locationPayload, type ContactForm, type EventForm } from './payload';
import { contactPayload, phonePayload, smsPayload } from './number-payload';
import { makeSymbol } from '../../lib/qr/symbol';

const NOBODY: ContactForm = {
  firstName: '',
  lastName: '',
  organisation: '',
  title: '',
  phone: '',
  email: '',
  website: '',
  street: '',
  city: '',
  region: '',
  postalCode: '',
  country: '',
  note: '',
};

describe('e-mail', () => {
  it.each([
    [
      { to: 'jane@example.com', subject: 'Hi there', body: 'a&b' },
      'mailto:jane@example.com?subject=Hi%20there&body=a%26b',
    ],
    [{ to: 'jane@example.com', subject: '', body: '' }, 'mailto:jane@example.com'],
    [{ to: ' a+b@x.org, c@y.org ', subject: '', body: 'é' }, 'mailto:a+b@x.org,c@y.org?body=%C3%A9'],
    [{ to: 'a@x.org', subject: '', body: '1\n2\r\n3' }, 'mailto:a@x.org?body=1%0D%0A2%0D%0A3'],
    [{ to: 'a?&b%c@x.org', subject: '', body: '' }, 'mailto:a%3F%26b%25c@x.org'],
    [{ to: 'a@x.org', subject: '\uD800', body: '' }, 'mailto:a@x.org?subject=%EF%BF%BD'],
  ])('%j', (form, payload) => expect(emailPayload(form)).toEqual(ok(payload)));

  it('refuses what is no address', () => {
    expect(emailPayload({ to: ' ', subject: 'x', body: '' })).toEqual(err({ code: 'empty-form' }));
    expect(emailPayload({ to: 'jane', subject: '', body: '' })).toEqual(err({ code: 'bad-address', address: 'jane' }));
  });
});

describe('phone and SMS', () => {
  it.each([
    ['+33612345678', '+33612345678'],
    ['+33 6 12-34.56(78)', '+33612345678'],
    ['０１０　１２３４', '0101234'],
    ['*100#', '*100#'],
    ['+1 555 0100,22', '+15550100,22'],
    ['+44 (0)20 7946 0958', '+442079460958'],
    ['+44 020 7946 0958', '+442079460958'],
    ['+33 (0)1 23 45 67 89', '+33123456789'],
    ['+49 (0) 30 123456', '+4930123456'],
    ['+39 06 6982', '+39066982'],
    ['(+86) 010-6552 9988', '+861065529988'],
    ['tel:+44-20-7946-0958', '+442079460958'],
    ['\u202a+44 20 7946 0958\u202c', '+442079460958'],
    ['＋４４（０）２０　７９４６　０９５８', '+442079460958'],
    ['+44 (0)20 7946 0958,,22#', '+442079460958,,22#'],
    ['020 7946 0958', '02079460958'],
    ['1-800-FLOWERS', '18003569377'],
    ['*31#5551234', '*31#5551234'],
    ['#31#020 7946', '#31#0207946'],
    ['+999 123', '+999123'],
  ])('%s', (number, clean) => {
    expect(phonePayload({ number })).toEqual(ok(`tel:${clean}`));
    expect(smsPayload({ number, message: 'Hello' })).toEqual(ok(`SMSTO:${clean}:Hello`));
  });

  it('keeps the message as typed', () =>
    expect(smsPayload({ number: '1', message: ' a:b;c\n' })).toEqual(ok('SMSTO:1: a:b;c\n')));
  it.each([
    '+44 20 7946 0958;ext=12',
    'tel:+442079460958;ext=12',
    '+44 (0)20 7946 0958 ext. 12',
    '+44 20 7946 0958 x12',
  ])('keeps the extension of %s', (number) => {
    expect(phonePayload({ number })).toEqual(ok('tel:+442079460958;ext=12'));
    expect(smsPayload({ number, message: '' })).toEqual(err({ code: 'sms-extension', extension: '12' }));
  });
  it('refuses letters', () => expect(phonePayload({ number: '12x' })).toEqual(err({ code: 'bad-number', found: 'x' })));
  it('waits for a number', () => expect(phonePayload({ number: ' ' })).toEqual(err({ code: 'empty-form' })));
});

describe('location', () => {
  it.each([
    ['48.8584', '2.2945', 'geo:48.8584,2.2945'],
    ['-33,85', '+151.2', 'geo:-33.85,151.2'],
    ['90', '-180', 'geo:90,-180'],
    ['.5', '1.', 'geo:0.5,1'],
    ['48.858370000001', '2.29448', 'geo:48.858370000001,2.29448'],
  ])('%s, %s', (latitude, longitude, payload) => expect(locationPayload({ latitude, longitude })).toEqual(ok(payload)));

  it.each([
    ['90.1', '0', 'bad-latitude'],
    ['x', '0', 'bad-latitude'],
    ['', '1', 'bad-latitude'],
    ['0', '180.5', 'bad-longitude'],
    ['0', '1e2', 'bad-longitude'],
    ['', '', 'empty-form'],
  ] as const)('%j, %j: %s', (latitude, longitude, code) =>
    expect(locationPayload({ latitude, longitude })).toEqual(err({ code })),
  );
});

describe('contact', () => {
  it('is vCard 3.0 with CR LF', () => {
    const payload =
      'BEGIN:VCARD\r\nVERSION:3.0\r\nN:Doe;Jane;;;\r\nFN:Jane Doe\r\nORG:Acme\\, Inc.\r\n' +
      'TEL;TYPE=CELL:+33612345678\r\nEMAIL:jane@example.com\r\nEND:VCARD\r\n';
    const form = {
      ...NOBODY,
      firstName: 'Jane',
      lastName: 'Doe',
      organisation: 'Acme, Inc.',
      phone: '+33 612345678',
      email: 'jane@example.com',
    };
    expect(contactPayload(form)).toEqual(ok(payload));
    expect(makeSymbol(payload, 'medium')).toMatchObject({ value: { version: 8 } });
  });

  it('holds every field', () => {
    const form = {
      ...NOBODY,
      lastName: '王',
      firstName: '小明',
      title: 'Dev; \\Ops',
      website: 'https://x.org/?a=1,2;3',
      street: '1, rue X',
      city: 'Paris',
      region: 'IDF',
      postalCode: '75001',
      country: 'France',
      note: 'a\r\nb\nc',
    };
    expect(contactPayload(form)).toEqual(
      ok(
        'BEGIN:VCARD\r\nVERSION:3.0\r\nN:王;小明;;;\r\nFN:王小明\r\nTITLE:Dev\\; \\\\Ops\r\nURL:https://x.org/?a=1,2;3\r\n' +
          'ADR:;;1\\, rue X;Paris;IDF;75001;France\r\nNOTE:a\\nb\\nc\r\nEND:VCARD\r\n',
      ),
    );
  });

  it('needs a name or an organisation', () => {
    expect(contactPayload(NOBODY)).toEqual(err({ code: 'empty-form' }));
    expect(contactPayload({ ...NOBODY, email: 'a@b.c' })).toEqual(err({ code: 'no-name' }));
    expect(contactPayload({ ...NOBODY, organisation: 'Acme' })).toMatchObject({
      value: expect.stringContaining('FN:Acme\r\n'),
    });
    expect(contactPayload({ ...NOBODY, firstName: 'A', phone: 'x' })).toEqual(err({ code: 'bad-number', found: 'x' }));
  });
});

describe('event', () => {
  const identity = { uid: 'u-1', createdAt: Date.UTC(2026, 10, 20, 8) };
  const form: EventForm = {
    title: 'Lunch; all, of us',
    start: '2026-11-20T12:30',
    end: '2026-11-20T13:30',
    zone: 'utc',
    isAllDay: false,
    place: 'Café, 1 rue',
    description: 'a\nb',
  };
  const lines = (changes: Partial<EventForm>) => {
    const made = eventPayload({ ...form, ...changes }, identity);
    return made.ok ? made.value.split('\r\n') : made.fault;
  };

  it('is a calendar of one event', () =>
    expect(lines({})).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Handy Tools//QR//EN',
      'BEGIN:VEVENT',
      'UID:u-1',
      'DTSTAMP:20261120T080000Z',
      'DTSTART:20261120T123000Z',
      'DTEND:20261120T133000Z',
      'SUMMARY:Lunch\\; all\\, of us',
      'LOCATION:Café\\, 1 rue',
      'DESCRIPTION:a\\nb',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]));

  it('has floating times, and times of this zone as UTC', () => {
    expect(lines({ zone: 'floating' })).toContain('DTSTART:20261120T123000');
    const here = new Date(2026, 10, 20, 12, 30).toISOString().slice(0, 19).replace(/[-:]/g, '');
    expect(lines({ zone: 'here' })).toContain(`DTSTART:${here}Z`);
  });

  it('ends all-day events on the day after', () => {
    expect(lines({ isAllDay: true, start: '2026-12-31', end: '' })).toContain('DTEND;VALUE=DATE:20270101');
    expect(lines({ isAllDay: true, start: '2028-02-28', end: '2028-02-28T09:00' })).toContain(
      'DTEND;VALUE=DATE:20280229',
    );
    expect(lines({ isAllDay: true, start: '2026-11-20', end: '2026-11-22' })).toContain('DTSTART;VALUE=DATE:20261120');
  });

  it.each([
    [{ title: '' }, 'no-title'],
    [{ start: '' }, 'no-start'],
    [{ start: '2026-13-40T10:00' }, 'no-start'],
    [{ start: '2026-02-30T10:00' }, 'no-start'],
    [{ start: '2026-11-20T24:01' }, 'no-start'],
    [{ end: '2026-11-20T12:29' }, 'end-before-start'],
    [{ isAllDay: true, end: '2026-11-19' }, 'end-before-start'],
    [{ title: '', start: '', end: '', place: '', description: '' }, 'empty-form'],
  ] as const)('%j: %s', (changes, code) => expect(lines(changes)).toEqual({ code }));
  it('may have no end', () => expect(lines({ end: '' })).not.toContain('DTEND:20261120T133000Z'));
});

it.each([
  ['a,b;c\\d', 'a\\,b\\;c\\\\d'],
  ['a\r\nb\rc\nd', 'a\\nb\\nc\\nd'],
])('escapes %j', (text, escaped) => expect(escapeText(text)).toBe(escaped));

describe('hostile texts come back', () => {
  /** A property's value by the standards' rules: the text after the first colon, with its escapes undone. */
  const valueOf = (payload: string, property: string) => {
    const line = payload.split('\r\n').find((one) => one.startsWith(`${property}:`));
    return line
      ?.slice(property.length + 1)
      .replace(/\\(.)/g, (_, escaped: string) => (escaped === 'n' ? '\n' : escaped));
  };
  const hostile = fc
    .string({
      unit: fc.constantFrom(
        '\\',
        ',',
        ';',
        ':',
        '"',
        'n',
        '\n',
        '\r\n',
        'BEGIN:VCARD',
        '#',
        '&',
        '?',
        '%',
        'é',
        '中',
        '😀',
        ' ',
      ),
    })
    .map((text) => text.trim());
  const withLf = (text: string) => text.replace(/\r\n/g, '\n');

  it('from a contact', () =>
    fc.assert(
      fc.property(hostile, (text) => {
        const made = contactPayload({ ...NOBODY, organisation: 'x', note: text });
        if (!made.ok) throw new Error(made.fault.code);
        expect(valueOf(made.value, 'NOTE') ?? '').toBe(withLf(text));
        // No text can begin a line of its own.
        expect(made.value.split('\r\n').filter((line) => line.startsWith('BEGIN:'))).toHaveLength(1);
        expect(made.value.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
      }),
    ));

  it('from an event', () =>
    fc.assert(
      fc.property(hostile, (text) => {
        const form = {
          title: 'x',
          start: '2026-11-20',
          end: '',
          zone: 'utc',
          isAllDay: true,
          place: text,
          description: text,
        } as const;
        const made = eventPayload(form, { uid: 'u', createdAt: 0 });
        if (!made.ok) throw new Error(made.fault.code);
        expect(valueOf(made.value, 'LOCATION') ?? '').toBe(withLf(text));
        expect(valueOf(made.value, 'DESCRIPTION') ?? '').toBe(withLf(text));
      }),
    ));

  it('from an e-mail', () =>
    fc.assert(
      fc.property(hostile, hostile, (subject, body) => {
        const made = emailPayload({ to: 'a&b?c#d%e@x.org', subject, body });
        if (!made.ok) throw new Error(made.fault.code);
        const { pathname, search, hash } = new URL(made.value);
        expect(decodeURIComponent(pathname)).toBe('a&b?c#d%e@x.org');
        expect(hash).toBe('');
        const fields = new Map(
          search
            .slice(1)
            .split('&')
            .filter(Boolean)
            .map((field) => [field.split('=')[0], decodeURIComponent(field.slice(field.indexOf('=') + 1))]),
        );
        expect(fields.get('subject') ?? '').toBe(subject.replace(/\r?\n/g, '\r\n'));
        expect(fields.get('body') ?? '').toBe(body.replace(/\r?\n/g, '\r\n'));
      }),
    ));
});
