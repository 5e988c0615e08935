// The router carries a parser of route patterns along, for its `Route`. Our pages are told by the one part of their path (app.tsx), so this is
// all that is left of it.

/** A route without patterns, as the router asks for it. */
export function parse(route: string, loose?: boolean): { pattern: RegExp; keys: string[] } {
  const path = route.replace(/\/$/, '').replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return { pattern: new RegExp(`^${path}${loose ? '(?=$|/)' : '/?$'}`, 'i'), keys: [] };
}
