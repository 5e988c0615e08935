import type { TemporalApi } from '../../lib/temporal';
import { namesOfZone } from '../../lib/zone-data/gazetteer';
import { zonesCalled } from '../../lib/zone-search';
import { isZone } from '../../lib/zones';

/** The name by which this engine knows a zone: the given one, another of its names, or that of a place in it; undefined where it knows none. */
export function engineZone(T: TemporalApi, name: string): string | undefined {
  const known = [name, ...namesOfZone(name)].find((one) => isZone(T, one));
  if (known !== undefined) return known;
  const [called, ...further] = zonesCalled(name);
  return called !== undefined && further.length === 0 && isZone(T, called) ? called : undefined;
}
