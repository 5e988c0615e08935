import { field, fieldIf, warning, warningIf } from './build-card';
import type { Card, CardField, CardWarning } from './card';
import type { FieldName } from './field-names';
import { cutAt, readPercent, readQuery, type Parameter } from './percent-text';

/** Schemes of coins whose addresses are written as BIP 21 has it. */
const COINS =
  'bitcoin bitcoincash bitcoinsv litecoin dogecoin dash zcash monero digibyte decred groestlcoin namecoin vertcoin lightning solana tron ripple xrpl stellar cardano polkadot tezos ton nano'.split(
    ' ',
  );

const NAMES: ReadonlyMap<string, FieldName> = new Map<string, FieldName>([
  ['amount', 'amount'],
  ['tx_amount', 'amount'],
  ['label', 'label'],
  ['recipient_name', 'label'],
  ['message', 'message'],
  ['tx_description', 'message'],
  ['lightning', 'invoice'],
]);

const AMOUNT = /^(?:\d{1,30}(?:\.\d{0,30})?|\.\d{1,30})$/;

function parameterFields({ name, value }: Parameter): readonly CardField[] {
  const known = NAMES.get(name);
  return known ? fieldIf(known, value) : fieldIf('own', value, { label: name });
}

/** A payer who does not know a parameter that begins with `req-` must not pay (BIP 21). */
function parameterWarnings({ name, value }: Parameter): readonly CardWarning[] {
  if (name.startsWith('req-')) return [warning('unknownRequired', name)];
  return warningIf(NAMES.get(name) === 'amount' && !AMOUNT.test(value), 'badAmount', value);
}

function readCoin(scheme: string, rest: string): Card | undefined {
  const [written, query = ''] = cutAt(rest.replace(/^\/\//, ''), '?');
  const address = readPercent(written).text;
  const parameters = readQuery(query);
  // Only Bitcoin may leave the address out, where an invoice stands behind it.
  if (!/^[\w:.+/-]{0,1000}$/.test(address) || (address === '' && parameters.list.length === 0)) return undefined;
  return {
    type: 'payment',
    fields: [field('coin', scheme), ...fieldIf('payTo', address), ...parameters.list.flatMap(parameterFields)],
    warnings: [...parameters.list.flatMap(parameterWarnings), ...warningIf(!parameters.isRight, 'badPercent')],
  };
}

const WEI_DIGITS = 18;

/** A number that may have an exponent, as EIP-681 writes it, with its point moved to the left; exact. */
export function shiftDecimal(written: string, places: number): string | undefined {
  const match = /^\+?(\d{1,80})(?:\.(\d{1,80}))?(?:e(\d{1,2}))?$/i.exec(written);
  if (!match) return undefined;
  const [, whole = '', fraction = '', exponent = '0'] = match;
  const shift = fraction.length + places - Number(exponent);
  const digits = (whole + fraction + '0'.repeat(Math.max(0, -shift))).padStart(Math.max(0, shift) + 1, '0');
  const point = digits.length - Math.max(0, shift);
  const decimals = digits.slice(point).replace(/0{1,200}$/, '');
  const integer = BigInt(digits.slice(0, point)).toString();
  return decimals === '' ? integer : `${integer}.${decimals}`;
}

/** `ethereum:pay-address@chain/function?value=…` (EIP-681); a transfer of tokens names the contract first. */
function readEthereum(rest: string): Card | undefined {
  const match = /^(?:pay-)?([^@/?]{1,300})(?:@(\d{1,30}))?(?:\/([^?]{0,300}))?(?:\?([^]*))?$/.exec(rest);
  if (!match) return undefined;
  const [, target = '', chain, contractFunction, query = ''] = match;
  const parameters = readQuery(query);
  const value = (name: string) => parameters.list.find((each) => each.name === name)?.value;
  const wei = value('value');
  const amount = wei === undefined ? undefined : shiftDecimal(wei, WEI_DIGITS);
  const isTransfer = contractFunction === 'transfer';
  const others = parameters.list.filter(({ name }) => !['value', 'address', 'uint256'].includes(name));
  return {
    type: 'payment',
    fields: [
      field('coin', 'ethereum'),
      ...(isTransfer ? fieldIf('payTo', value('address')) : [field('payTo', target)]),
      ...(isTransfer ? [field('contract', target)] : []),
      ...fieldIf('amount', amount ?? wei),
      ...fieldIf('tokenAmount', value('uint256')),
      ...fieldIf('chain', chain),
      ...fieldIf('contractFunction', contractFunction),
      ...others.flatMap(parameterFields),
    ],
    warnings: [
      ...warningIf(wei !== undefined && amount === undefined, 'badAmount', wei),
      ...warningIf(!parameters.isRight, 'badPercent'),
    ],
  };
}

/** A payment in a coin: BIP 21 and its kin, Ethereum by EIP-681; undefined for any other scheme. */
export function readPayment(text: string): Card | undefined {
  const match = /^\s*(?:web\+)?([a-z]{3,20}):([^\s]+)\s*$/i.exec(text);
  const scheme = match?.[1]?.toLowerCase() ?? '';
  const rest = match?.[2] ?? '';
  if (scheme === 'ethereum') return readEthereum(rest);
  return COINS.includes(scheme) ? readCoin(scheme, rest) : undefined;
}
