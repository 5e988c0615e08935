import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSame, rational } from '../../lib/rational';
import { SCALE_IDS } from './scales';
import { exactSource, shownIn, type Source, temperatureOf, typedInto, withUnitMoved } from './source';

const ONE_F: Source = { scale: 'fahrenheit', text: '1' };

describe('the field edited last', () => {
  it('keeps its text, and fills the others', () => {
    const source: Source = { scale: 'celsius', text: '25,0' };
    expect(shownIn('celsius', source, 'auto')).toBe('25,0');
    expect(shownIn('fahrenheit', source, 'auto')).toBe('77');
    expect(shownIn('fahrenheit', source, 2)).toBe('77.00');
  });

  it('leaves the others empty without a number', () => {
    const source: Source = { scale: 'celsius', text: 'abc' };
    expect(temperatureOf(source)).toBeUndefined();
    expect(shownIn('kelvin', source, 'auto')).toBe('');
    expect(typedInto('kelvin', '0', source, 'auto')).toEqual({ scale: 'kelvin', text: '0' });
  });

  it('takes a unit before the field’s own', () => {
    const source: Source = { scale: 'kelvin', text: '98,6 °F' };
    expect(shownIn('fahrenheit', source, 'auto')).toBe('98.6');
    expect(shownIn('celsius', source, 'auto')).toBe('37');
    const moved = withUnitMoved(source);
    expect(moved).toMatchObject({ scale: 'fahrenheit', text: '98.6' });
    expect(shownIn('kelvin', moved, 'auto')).toBe('310.15');
    expect(withUnitMoved(ONE_F)).toBe(ONE_F);
  });

  it('stays exact when what is shown is typed again', () => {
    expect(shownIn('newton', ONE_F, 2)).toBe('-5.68');
    const retyped = typedInto('newton', '-5.68', typedInto('newton', '', ONE_F, 2), 2);
    expect(shownIn('fahrenheit', retyped, 'auto')).toBe('1');
    expect(shownIn('fahrenheit', typedInto('newton', '-5.69', retyped, 2), 'auto')).not.toBe('1');
  });

  it('comes back from any field to any other', () =>
    fc.assert(
      fc.property(
        fc.bigInt(-(10n ** 12n), 10n ** 12n),
        fc.array(fc.constantFrom(...SCALE_IDS), { minLength: 1, maxLength: 10 }),
        fc.constantFrom('auto' as const, 0, 2, 10),
        (digits, path, decimals) => {
          const start = exactSource({ value: rational(digits, 1000n), scale: 'celsius' }, 'auto');
          let source = start;
          for (const scale of path) source = typedInto(scale, shownIn(scale, source, decimals), source, decimals);
          const back = temperatureOf(typedInto('celsius', shownIn('celsius', source, decimals), source, decimals));
          expect(back && isSame(back.value, rational(digits, 1000n))).toBe(true);
        },
      ),
    ));
});
