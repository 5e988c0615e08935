import { writeBlock } from '../../lib/ipv4/block';
import type { Conversion, Line } from './convert';
import { NOTATIONS } from './notations';
import type { ToolWords } from './use-words';

/** One address in all notations and what it is, in rows with their names. */
export function factRows({ notations, registered, historicClass }: Conversion, words: ToolWords) {
  const { type, block, rfc } = registered;
  const name = words.types[type];
  const typeText = block && rfc !== undefined ? words.registered(name, writeBlock(block), rfc) : name;
  return [
    ...NOTATIONS.map((notation) => ({ label: words.outputs[notation], value: notations[notation] })),
    { label: words.type, value: typeText },
    { label: words.class, value: words.classOf(historicClass) },
  ];
}

/** What an address was read as, and what was left out of it. */
export function readingText({ as, port }: Conversion, words: ToolWords): string {
  return words.readAs(port === undefined ? words.notations[as] : words.withPort(words.notations[as], port));
}

/** A line of a list as a row of the table; of a wrong one, what is wrong stands in the place of the address. */
export function tableRow({ input, result }: Line, words: ToolWords) {
  if (!result.ok) {
    const nothing = { integer: '', hex: '', mapped: '', type: '', readAs: '' };
    return { input, dotted: words.fault(result.fault), ...nothing, isFaulty: true };
  }
  const { as, notations, registered } = result.value;
  const { dotted, integer, hex, mappedShort: mapped } = notations;
  const [type, readAs] = [words.types[registered.type], words.notations[as]];
  return { input, dotted, integer, hex, mapped, type, readAs, isFaulty: false };
}
