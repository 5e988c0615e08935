import type { Field } from './wrapped';

/** 100-nanosecond steps from the year 1 to 1970. */
const TICKS_TO_1970 = 621_355_968_000_000_000n;
const TENANT = /^[\da-f]{8}-?(?:[\da-f]{4}-?){3}[\da-f]{12}$/i;

/**
 * What Microsoft's `data` says: `05|02|anna@example.com|message|tenant|0|0|time|…`, the time in steps of 100 ns from the year 1. Undefined
 * where it is something else.
 */
export function readMicrosoftData(data: string): readonly Field[] | undefined {
  const parts = data.split('|');
  if (parts.length < 3) return undefined;
  const recipient = parts.find((part) => /^[^\s@|]+@[^\s@|]+$/.test(part));
  const tenant = parts
    .slice(3)
    .filter((part) => TENANT.test(part))
    .at(-1);
  const ticks = parts.find((part) => /^6\d{17}$/.test(part));
  const fields: Field[] = [];
  if (recipient) fields.push({ kind: 'recipient', name: 'data', value: recipient });
  if (ticks) {
    const time = new Date(Number((BigInt(ticks) - TICKS_TO_1970) / 10_000n)).toISOString();
    fields.push({ kind: 'time', name: 'data', value: time });
  }
  if (tenant) fields.push({ kind: 'tenant', name: 'data', value: withHyphens(tenant) });
  return fields.length > 0 ? fields : undefined;
}

/** A UUID is often written without its hyphens here. */
function withHyphens(id: string): string {
  return id
    .replaceAll('-', '')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
    .toLowerCase();
}
