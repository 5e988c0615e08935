import { filledLines, LIKELIHOOD, shortLine, type Detect, type Sample } from '../../operations/detect';
import { readEntry } from './read-entry';
import { readLine } from './tokens';

/** So many lines tell what a list is of. */
const MOST_LINES = 100;

/** A line of a WireGuard configuration, several blocks or ranges, or one block or address of IPv6 that is no ULA. */
export const detect: Detect = (sample) => {
  const line = shortLine(sample);
  if (/^[\t ]*AllowedIPs[\t ]*=[\t ]*[\da-f:]/im.test(sample.text.slice(0, 100_000))) {
    return { likelihood: LIKELIHOOD.unmistakable, run: { operation: 'merge', input: 'text' } };
  }
  if (line.includes(':')) return ofIpv6(line) ?? ofList(sample);
  return ofList(sample);
};

function ofIpv6(line: string) {
  const tokens = readLine(line).tokens;
  const [token = ''] = tokens;
  // Without blanks or comments: an address within a sentence is none by itself.
  if (tokens.length !== 1 || token !== line.replace(/^\[(.*)\]$/, '$1') || token === '::') return undefined;
  const read = readEntry(token);
  if (!read.ok || typeof read.value.address !== 'bigint' || read.value.by === 'range') return undefined;
  const { address } = read.value;
  if (address >> 121n === 0xfcn >> 1n) return undefined;
  const run = { operation: 'facts', input: 'text' };
  // `a::b` may be a name of C++, eight pairs an EUI-64, and what maps IPv4 has a tool of its own.
  const isOther = /^(?:[\da-f]{2}:){7}[\da-f]{2}$/i.test(token) || address >> 32n === 0xffffn;
  const isShort = !token.includes('/') && token.split(':').filter((group) => group !== '').length < 3;
  return { likelihood: isOther || isShort ? LIKELIHOOD.plausible : LIKELIHOOD.unmistakable, run };
}

/** Two blocks or ranges at least, and nothing that is neither these nor addresses. */
function ofList(sample: Sample) {
  let blocks = 0;
  for (const line of filledLines(sample).slice(0, MOST_LINES)) {
    if (line.length > 2000) return undefined;
    for (const token of readLine(line).tokens) {
      if (!readEntry(token).ok) return undefined;
      if (/[/-]/.test(token)) blocks += 1;
    }
  }
  return blocks < 2 ? undefined : { likelihood: LIKELIHOOD.unmistakable, run: { operation: 'merge', input: 'text' } };
}
