import { readAccount, readLabel, readParameters, type Account, type AccountFault } from '../../../lib/otp-uri/account';
import { readAddress } from '../../../lib/otp-uri/migration';
import { field, fieldIf, warning, warningIf, wordField } from './build-card';
import type { Card, CardField, CardOpening, CardWarning } from './card';
import { VALUE_WORDS } from './names';

const opening = (text: string): { readonly opening: CardOpening } => ({
  opening: { tool: 'otp-generator', text, isSecret: true },
});

function accountFields(account: Account, depth: number): readonly CardField[] {
  const facts = depth === 0 ? {} : { depth };
  const { kind, period, counter } = account;
  return [
    ...fieldIf('issuer', account.issuer, facts),
    // In a list the account stands above what is said of it.
    ...(depth === 0 ? fieldIf('account', account.account) : []),
    wordField('otpType', kind, facts),
    field('algorithm', account.algorithm, facts),
    field('digits', String(account.digits), facts),
    kind === 'totp' ? field('period', String(period), facts) : field('counter', counter, facts),
    field('secret', account.secret, { ...facts, isSecret: true }),
  ];
}

/** What an address says that the generator cannot use, as it stands. */
function unusableFields(text: string): readonly CardField[] | undefined {
  const [, type = '', label = '', query = ''] =
    /^otpauth:\/\/([^/?#]*)(?:\/([^?#]*))?(?:\?([^#]*))?/i.exec(text.trim()) ?? [];
  const parameters = readParameters(query, false);
  const { issuer, account } = readLabel(label, parameters.get('issuer'));
  const known = VALUE_WORDS.find((word) => word === type.toLowerCase());
  if (type === '') return undefined;
  return [
    ...fieldIf('issuer', issuer),
    ...fieldIf('account', account),
    known ? wordField('otpType', known) : field('otpType', type),
    ...fieldIf('algorithm', parameters.get('algorithm')),
    ...fieldIf('digits', parameters.get('digits')),
    ...fieldIf('period', parameters.get('period')),
    ...fieldIf('counter', parameters.get('counter')),
    ...fieldIf('secret', parameters.get('secret'), { isSecret: true }),
  ];
}

const accountWarning = (fault: AccountFault): CardWarning =>
  fault.code === 'address-parameter' ? warning('unusableAccount', fault.found) : warning('badSecret');

/** The account of an `otpauth://` address, also one that the generator cannot take. */
export function readOtp(text: string): Card | undefined {
  if (!/^\s*otpauth:\/\//i.test(text)) return undefined;
  const read = readAccount(text);
  if (read.ok) return { type: 'otpauth', fields: accountFields(read.value, 0), warnings: [], ...opening(text) };
  const fields = unusableFields(text);
  return fields && { type: 'otpauth', fields, warnings: [accountWarning(read.fault)] };
}

/** The accounts of an export of Google Authenticator, each with its facts below it. */
export function readOtpMigration(text: string): Card | undefined {
  if (!/^\s*otpauth-migration:\/\//i.test(text)) return undefined;
  const read = readAddress(text);
  // Nothing of it can be shown; the whole address may still hold secrets.
  if (!read.ok) {
    return {
      type: 'otpauthMigration',
      fields: [field('text', text, { isSecret: true })],
      warnings: [warning('cutOff')],
    };
  }
  const { accounts, skipped, batch } = read.value;
  return {
    type: 'otpauthMigration',
    fields: [
      field('accountCount', String(accounts.length + skipped)),
      ...(batch ? [field('part', `${batch.part}/${batch.parts}`)] : []),
      ...accounts.flatMap((account) => [field('account', account.account), ...accountFields(account, 1)]),
    ],
    warnings: warningIf(skipped > 0, 'skippedAccounts', String(skipped)),
    ...opening(text),
  };
}
