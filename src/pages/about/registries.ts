// The packages among them are written by `npm run update-registries`.
/** Which registry the site holds, where it came from, and its day or month. */
export const registries = [
  { id: 'mac', source: 'oui-data 2.1.9', date: '2026-08-26' },
  { id: 'phone', source: 'libphonenumber-js 1.13.16', date: '2026-11-10' },
  { id: 'agent', source: 'ua-parser-js 1.0.41', date: '2025-08-20' },
  { id: 'agent', source: 'uap-core 0.18.0', date: '2026-04-04' },
  { id: 'mime', source: 'mime-db 1.54.0', date: '2025-03-25' },
  { id: 'emoji', source: 'emojibase-data 17.0.0', date: '2026-02-27' },
  { id: 'characters', source: 'Unicode Character Database 17.0.0', date: '2025-09-09' },
  { id: 'characters', source: 'UTS #39 confusables.txt 17.0.0', date: '2025-07-22' },
  { id: 'iban', source: 'ISO 13616, SWIFT, 102', date: '2026-06' },
  { id: 'zone', source: 'IANA tzdb 2025b', date: '2025-03-22' },
] as const;
