import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSame, rational } from '../../lib/rational';
import { SCALE_IDS } from './scales';
import { exactSource, shownIn, type Source, temperatureOf, typedInto, withUnitMoved } from './source';

const ONE_F: Source = { scale: 'fahrenheit', text: '1' };

describe('the field edited last', () => {
  it('keeps its text, and fills the others', () => {
    const source: Source = { scale: 'celsius', text: '25,0' };
    expect(shownIn('celsius', source, 'auto', 'en')).toBe('25,0');
    expect(shownIn('fahrenheit', source, 'auto', 'en')).toBe('77');
    expect(shownIn('fahrenheit', source, 2, 'en')).toBe('77.00');
  });

  it('leaves the others empty without a number', () => {
    const source: Source = { scale: 'celsius', text: 'abc' };
    expect(temperatureOf(source, 'en')).toBeUndefined();
    expect(shownIn('kelvin', source, 'auto', 'en')).toBe('');
    expect(typedInto('kelvin', '0', source, 'auto', 'en')).toEqual({ scale: 'kelvin', text: '0' });
  });

  it('takes a unit before the field’s own', () => {
    const source: Source = { scale: 'kelvin', text: '98,6 °F' };
    expect(shownIn('fahrenheit', source, 'auto', 'en')).toBe('98.6');
    expect(shownIn('celsius', source, 'auto', 'en')).toBe('37');
    const moved = withUnitMoved(source, 'en');
    expect(moved).toMatchObject({ scale: 'fahrenheit', text: '98.6' });
    expect(shownIn('kelvin', moved, 'auto', 'en')).toBe('310.15');
    expect(withUnitMoved(ONE_F, 'en')).toBe(ONE_F);
  });

  it('stays exact when what is shown is typed again', () => {
    expect(shownIn('newton', ONE_F, 2, 'en')).toBe('-5.68');
    const retyped = typedInto('newton', '-5.68', typedInto('newton', '', ONE_F, 2, 'en'), 2, 'en');
    expect(shownIn('fahrenheit', retyped, 'auto', 'en')).toBe('1');
    expect(shownIn('fahrenheit', typedInto('newton', '-5.69', retyped, 2, 'en'), 'auto', 'en')).not.toBe('1');
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
          for (const scale of path)
            source = typedInto(scale, shownIn(scale, source, decimals, 'en'), source, decimals, 'en');
          const back = temperatureOf(
            typedInto('celsius', shownIn('celsius', source, decimals, 'en'), source, decimals, 'en'),
            'en',
          );
          expect(back && isSame(back.value, rational(digits, 1000n))).toBe(true);
        },
      ),
    ));
});
