import type { MakePreview } from '../../operations/detect';
import type { DecodedToken } from './decode';

/** JSON without the blanks between its tokens; numbers stay as they are written. */
function compact(json: string): string {
  return json.replaceAll(/("(?:[^"\\]|\\.)*")|\s+/g, '$1');
}

/** Header and claims on a line each. */
export const preview: MakePreview<DecodedToken> = (token) => {
  if (!token) return undefined;
  const { header, payload } = token;
  const content = payload && (payload.kind === 'text' ? payload.text : 'json' in payload ? compact(payload.json) : '');
  return { text: [compact(header.json), content].filter(Boolean).join('\n') };
};
