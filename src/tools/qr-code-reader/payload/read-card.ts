import { readBoardingPass } from './boarding-pass';
import type { AboutCode, Card, CardType } from './card';
import { readDigitalLink } from './digital-link';
import { readDrivingLicence } from './driving-licence';
import { readEmv } from './emv';
import { readEpc } from './epc';
import { readEvent } from './event';
import { readGeo } from './geo';
import { beginsAsGs1, readGs1 } from './gs1';
import { readMail } from './mail';
import { readMecard } from './mecard';
import { readOtp, readOtpMigration } from './one-time-password';
import { readPayment } from './payment';
import { readPhone, readSms } from './phone';
import { readProductNumber } from './product-number';
import { readJson, readJwt } from './structured';
import { readSwissBill } from './swiss-bill';
import { readBookmark, readOtherAddress, readUrl } from './url';
import { readVcard } from './vcard';
import { readWifi } from './wifi';

type Reader = (text: string, thisYear: number) => Card | undefined;

/** Payloads that are only named: what is in them is for the devices that set each other up. */
const NAMED: readonly (readonly [RegExp, CardType])[] = [
  [/^MT:[A-Z\d.$%*+/: -]{10}/i, 'matter'],
  [/^DPP:[CMIVKH]:/i, 'dpp'],
  [/^FIDO:\/\d/i, 'fido'],
  [/^HC1:[A-Z\d]/i, 'healthPass'],
];

function readNamed(text: string): Card | undefined {
  const type = NAMED.find(([pattern]) => pattern.test(text))?.[1];
  return type && { type, fields: [], warnings: [] };
}

/** Each knows its own by the beginning; the more special stand first. */
const READERS: readonly Reader[] = [
  readWifi,
  readOtp,
  readOtpMigration,
  readVcard,
  readMecard,
  readEvent,
  readMail,
  readPhone,
  readSms,
  readGeo,
  readPayment,
  readEmv,
  readEpc,
  readSwissBill,
  readBoardingPass,
  readDrivingLicence,
  readNamed,
  readBookmark,
  readDigitalLink,
  readUrl,
  readOtherAddress,
  readJwt,
  readJson,
];

/** A text that is nothing of what is known. */
const plainText = (): Card => ({ type: 'text', fields: [], warnings: [] });

/**
 * What a code asks for or holds. It never throws: what is broken within a payload is a warning, and what fits no format is
 * text. The year says which century two digits are of.
 */
export function readCard(text: string, about: AboutCode, thisYear = new Date().getFullYear()): Card {
  const product = readProductNumber(text, about.kind);
  if (product) return product;
  // DataBar holds nothing but elements.
  const isGs1 = about.isGs1 || about.kind.startsWith('databar') || beginsAsGs1(text);
  const elements = isGs1 ? readGs1(text, thisYear) : undefined;
  if (elements) return elements;
  for (const read of READERS) {
    const card = read(text, thisYear);
    if (card) return card;
  }
  return plainText();
}
