import { joinBytes } from '../../lib/join-bytes';
import { meantText, readText, type Reading } from './charset';
import type { readCard } from './payload/read-card';
import type { FoundCode, Kind, Part, ReadReport, Series } from './report';

/** A code that is a part of a series. */
type PartCode = FoundCode & { readonly part: Part };

const isPart = (code: FoundCode): code is PartCode => code.part !== undefined && !code.isDamaged;

/** What the parts of a series have in common. */
const keyOf = ({ kind, part }: PartCode) => `${kind} ${part.of} ${part.id}`;

/** A series with the kind of its codes, which tells what its text may be. */
interface Collected {
  readonly kind: Kind;
  readonly id: string;
  readonly of: number;
  readonly byPlace: ReadonlyMap<number, PartCode>;
}

function collect(codes: readonly PartCode[]): Collected | undefined {
  const [first] = codes;
  if (!first) return undefined;
  const byPlace = new Map<number, PartCode>();
  // The same part may be in several pictures.
  for (const code of codes) if (!byPlace.has(code.part.place)) byPlace.set(code.part.place, code);
  return { kind: first.kind, id: first.part.id, of: first.part.of, byPlace };
}

/** The places from 1 to the last one that is known, without those that are there. */
function missingIn({ of, byPlace }: Collected): readonly number[] {
  const last = Math.max(of, ...byPlace.keys());
  return Array.from({ length: last }, (_, index) => index + 1).filter((place) => !byPlace.has(place));
}

function seriesOf(collected: Collected, reading: Reading, explain: typeof readCard): Series {
  const { kind, id, of, byPlace } = collected;
  const places = [...byPlace.keys()].toSorted((one, other) => one - other);
  const missing = missingIn(collected);
  const series = { id, of, places, missing };
  // How many there are is not known, so nobody can tell that this is all.
  if (missing.length > 0 || of === 0) return series;
  const parts = places.flatMap((place) => byPlace.get(place) ?? []);
  const bytes = joinBytes(parts.map((part) => part.bytes));
  const isMarked = parts.some(({ marks }) => marks !== undefined);
  const marks = isMarked ? parts.flatMap((part) => part.marks ?? [{ bytes: part.bytes }]) : [];
  const read = readText(bytes, marks, reading);
  const meant = meantText(read, bytes, marks, reading);
  const isGs1 = parts.some((part) => part.isGs1);
  return { ...series, whole: { ...read, bytes, card: explain(meant, { kind, isGs1 }) } };
}

/** Series among codes, in the order in which they begin. */
export function seriesAmong(
  codes: readonly FoundCode[],
  reading: Reading,
  explain: typeof readCard,
): readonly Series[] {
  const groups = new Map<string, PartCode[]>();
  for (const code of codes.filter(isPart)) groups.set(keyOf(code), [...(groups.get(keyOf(code)) ?? []), code]);
  return [...groups.values()].flatMap((group) => {
    const collected = collect(group);
    return collected ? [seriesOf(collected, reading, explain)] : [];
  });
}

/** The series of several pictures together, whose parts may lie in different ones. They are joined by their bytes before these are decoded. */
export async function joinSeries(
  reports: readonly Pick<ReadReport, 'codes'>[],
  reading: Reading,
): Promise<readonly Series[]> {
  const { readCard: explain } = await import('./payload/read-card');
  return seriesAmong(
    reports.flatMap(({ codes }) => codes),
    reading,
    explain,
  );
}
