// Reads the compact form of the IANA time zone database, `tzdata.zi`, as systems have it and data.iana.org serves it.

/**
 * Its version, and which name is another name of which zone.
 * @param {string} text @returns {{ version: string, links: Map<string, string> }}
 */
export function readZoneDatabase(text) {
  const version = /^# version (\S+)/.exec(text)?.[1];
  if (version === undefined) throw new Error('This is no tzdata.zi: its first line names no version.');
  const links = [...text.matchAll(/^L (\S+) (\S+)$/gm)].map(
    ([, zone = '', name = '']) => /** @type {const} */ ([name, zone]),
  );
  if (links.length === 0) throw new Error('tzdata.zi has no other names of zones.');
  return { version, links: new Map(links) };
}

/** The zone behind a name, by as many steps as it takes. @param {ReadonlyMap<string, string>} links @param {string} name */
export function zoneOf(links, name) {
  let zone = name;
  for (let next = links.get(zone); next !== undefined; next = links.get(zone)) zone = next;
  return zone;
}
