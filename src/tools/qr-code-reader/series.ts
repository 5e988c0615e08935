// The engine's (branch qr-engine) knows charsets; until it is here, parts are joined as UTF-8.
import type { CHARSETS, FoundCode, ReadReport, Series } from './report';

export interface Reading {
  readonly charset: 'auto' | (typeof CHARSETS)[number] | 'hex';
  readonly language: string;
}

/** Puts together what belongs to one series, wherever its parts were found. */
export async function joinSeries(
  reports: readonly Pick<ReadReport, 'codes'>[],
  _reading: Reading,
): Promise<readonly Series[]> {
  const parts = reports.flatMap(({ codes }) => codes).filter(({ part, isDamaged }) => part && !isDamaged);
  const ids = [...new Set(parts.map(({ part }) => part?.id ?? ''))];
  return ids.map((id) =>
    oneSeries(
      id,
      parts.filter(({ part }) => part?.id === id),
    ),
  );
}

function oneSeries(id: string, own: readonly FoundCode[]): Series {
  const of = Math.max(...own.map(({ part }) => part?.of ?? 0));
  const byPlace = new Map(own.map((code) => [code.part?.place ?? 0, code]));
  const missing = Array.from({ length: of }, (_, index) => index + 1).filter((place) => !byPlace.has(place));
  const places = [...byPlace.keys()].sort((one, other) => one - other);
  if (missing.length > 0 || of === 0) return { id, of, places, missing };
  const bytes = Uint8Array.from(places.flatMap((place) => [...(byPlace.get(place)?.bytes ?? [])]));
  const text = new TextDecoder().decode(bytes);
  return { id, of, places, missing, whole: { text, bytes, charset: 'utf-8', charsetBy: 'only' } };
}
