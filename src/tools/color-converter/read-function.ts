import { err, ok } from '../../lib/result';
import { ALPHA, COLOR_FUNCTIONS, COLOR_SPACES, type ColorFunction } from './color-functions';
import type { Read, Reading } from './color-reading';
import { cssTokens, type Token } from './css-tokens';
import { type ComponentRead, noticesOf, readComponent, withoutNumber } from './read-component';

/** Reads a colour as `name(…)`; `from` is where `body` begins in what was typed. */
export function readFunction(written: string, body: string, headLength: number, from: number): Read<Reading> {
  const name = written.toLowerCase();
  const known = COLOR_FUNCTIONS.get(name);
  if (!known && name !== 'color') return err({ code: 'unknown-function', name: written });
  const end = body.indexOf(')');
  if (end < 0) return err({ code: 'unclosed', name: written });
  if (end < body.length - 1) {
    const rest = body.slice(end + 1);
    const blanks = /^\s*/u.exec(rest)?.[0].length ?? 0;
    return err({ code: 'after-end', found: rest.trim(), position: from + end + blanks + 2 });
  }
  const tokens = cssTokens(body.slice(headLength, end), from + headLength);
  if (known) return readComponents(name, known, tokens);
  const [space, ...rest] = tokens;
  if (space?.kind !== 'word') {
    return space
      ? err({ code: 'unknown-space', name: space.text })
      : err({ code: 'component-count', name, expected: 3, found: 0 });
  }
  const form = COLOR_SPACES.get(space.text.toLowerCase());
  return form ? readComponents(name, form, rest) : err({ code: 'unknown-space', name: space.text });
}

interface Parts {
  readonly components: readonly Token[];
  readonly alpha: Token | undefined;
  readonly hasCommas: boolean;
}

/** Sorts the tokens into components and alpha, and refuses separators in the wrong place. */
function separate(name: string, form: ColorFunction, tokens: readonly Token[]): Read<Parts> {
  const comma = tokens.find(({ kind }) => kind === ',');
  const slashAt = tokens.findIndex(({ kind }) => kind === '/');
  const slash = tokens[slashAt];
  if (comma && form.commas === 'never') return err({ code: 'no-commas', name, position: comma.at + 1 });
  const count = form.components.length;
  if (!comma) {
    const components = slash ? tokens.slice(0, slashAt) : tokens;
    const after = slash ? tokens.slice(slashAt + 1) : [];
    if (components.length !== count) {
      return err({ code: 'component-count', name, expected: count, found: components.length });
    }
    const [alpha, more] = after;
    if (slash && (!alpha || more)) {
      const { text, at } = more ?? slash;
      return err({ code: 'unexpected', found: text, position: at + 1 });
    }
    return ok({ components, alpha, hasCommas: false });
  }
  if (slash) return err({ code: 'mixed-separators', position: slash.at + 1 });
  const values: Token[] = [];
  for (const [index, token] of tokens.entries()) {
    const isComma = token.kind === ',';
    const place = { position: token.at + 1 };
    if (index % 2 === 0 && isComma) return err({ code: 'unexpected', found: ',', ...place });
    if (index % 2 === 1 && !isComma) return err({ code: 'mixed-separators', ...place });
    if (!isComma) values.push(token);
  }
  const last = tokens.at(-1);
  if (last?.kind === ',') return err({ code: 'unexpected', found: ',', position: last.at + 1 });
  const isWithAlpha = form.hasCommaAlpha && values.length === count + 1;
  if (values.length !== count && !isWithAlpha) {
    return err({ code: 'component-count', name, expected: count, found: values.length });
  }
  return ok({ components: values.slice(0, count), alpha: values[count], hasCommas: true });
}

function readComponents(name: string, form: ColorFunction, tokens: readonly Token[]): Read<Reading> {
  const parts = separate(name, form, tokens);
  if (!parts.ok) return parts;
  const { components, alpha, hasCommas } = parts.value;
  const isLegacy = hasCommas && form.commas === 'legacy';
  const values: ComponentRead[] = [];
  for (const [index, component] of [...form.components, ALPHA].entries()) {
    const token = component === ALPHA ? alpha : components[index];
    if (!token) continue;
    // In the old form, saturation and lightness are percentages.
    const isPercentOnly = isLegacy && form.components[0]?.name === 'hue' && component !== ALPHA && index > 0;
    const read = readComponent(token, isPercentOnly ? withoutNumber(component) : component, !hasCommas);
    if (!read.ok) return read;
    values.push(read.value);
  }
  if (isLegacy && form.components[0]?.name === 'red') {
    const percentages = components.filter((token) => token.kind === 'number' && token.unit === '%').length;
    if (percentages !== 0 && percentages !== components.length) return err({ code: 'mixed-units', name });
  }
  const count = form.components.length;
  const color = form.make(
    values.slice(0, count).map(({ value }) => value),
    values[count]?.value ?? 1,
  );
  return ok({ color, notices: noticesOf(values) });
}
