import { field, fieldIf, warning, warningIf } from './build-card';
import type { Card } from './card';
import { cutAt, readPercent, readQuery } from './percent-text';

const NUMBER = /^-?\d{1,20}(?:\.\d{0,30})?$/;

const within = (value: string, most: number) => Math.abs(Number(value)) <= most;

/** A place: `geo:latitude,longitude,altitude;crs=…;u=…` (RFC 5870), with the `?q=` and `?z=` of Android behind it. */
export function readGeo(text: string): Card | undefined {
  const rest = /^\s*geo:([^]*)$/i.exec(text)?.[1]?.trim();
  if (rest === undefined) return undefined;
  const [place, query = ''] = cutAt(rest, '?');
  const [coordinates = '', ...parameters] = place.split(';');
  const numbers = coordinates.split(',').map((number) => number.trim());
  const [latitude = '', longitude = '', altitude] = numbers;
  if (numbers.length < 2 || numbers.length > 3 || !numbers.every((number) => NUMBER.test(number))) return undefined;
  const asked = readQuery(query.replaceAll('+', '%20'));
  const parameter = (name: string) =>
    parameters.map((each) => cutAt(each, '=')).find(([each]) => each.toLowerCase() === name)?.[1];
  const crs = parameter('crs');
  // Other systems count otherwise.
  const isEarth = crs === undefined || crs.toLowerCase() === 'wgs84';
  const isInRange = within(latitude, 90) && within(longitude, 180);
  return {
    type: 'geo',
    fields: [
      field('latitude', latitude),
      field('longitude', longitude),
      ...fieldIf('altitude', altitude),
      ...fieldIf('uncertainty', parameter('u')),
      ...fieldIf('referenceSystem', crs && readPercent(crs).text),
      ...fieldIf('searchedFor', asked.list.find(({ name }) => name === 'q')?.value),
      ...fieldIf('zoom', asked.list.find(({ name }) => name === 'z')?.value),
    ],
    warnings: [
      ...(isEarth && !isInRange ? [warning('badCoordinate')] : []),
      ...warningIf(!asked.isRight, 'badPercent'),
    ],
  };
}
