import type { ParsedUrl } from './parse';
import type { Part } from './part';
import type { ToolWords } from './use-words';

/** Percent sequences decoded, or as they stand. */
export type Show = 'decoded' | 'raw';

/** A part of an address with its name. */
export interface PartFact {
  readonly label: string;
  readonly value: string;
  readonly isBroken?: boolean;
  /** Hidden until asked for. */
  readonly isSecret?: boolean;
  /** What stands in the place of an absent value. */
  readonly instead?: string;
}

/** Of a path in more segments only these have a row; the path itself has a row of its own. */
export const SEGMENTS_SHOWN = 100;

/** The parts of an address in their order. */
export function partFacts(url: ParsedUrl, show: Show, words: ToolWords): PartFact[] {
  const { parts, effectivePort } = words;
  const whole = (
    name: 'href' | 'origin' | 'protocol' | 'host' | 'hostname' | 'unicodeHostname' | 'port',
  ): PartFact => ({
    label: parts[name],
    value: url[name],
  });
  const piece = (label: string, part: Part): PartFact => ({ label, value: part[show], isBroken: part.isBroken });
  const isUsualPort = url.port === '' && url.defaultPort !== undefined;
  return [
    whole('href'),
    whole('origin'),
    whole('protocol'),
    piece(parts.username, url.username),
    { label: parts.password, value: url.password[show], isSecret: true },
    whole('host'),
    whole('hostname'),
    ...(url.unicodeHostname === url.hostname ? [] : [whole('unicodeHostname')]),
    { ...whole('port'), ...(isUsualPort && { instead: effectivePort(url.defaultPort) }) },
    piece(parts.path, url.path),
    ...url.segments.slice(0, SEGMENTS_SHOWN).map((segment, index) => piece(words.segment(index + 1), segment)),
    piece(parts.query, url.query),
    piece(parts.fragment, url.fragment),
    ...(url.fragmentRoute ? [piece(words.fragmentRoute, url.fragmentRoute)] : []),
  ];
}
