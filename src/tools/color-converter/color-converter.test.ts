import { colorsNamed, differenceCiede2000 } from 'culori/fn';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { convertList, MAX_COLORS } from './color-list';
import { type FieldId, readField, severalLines } from './color-source';
import type { Color } from './color';
import { bytesOfName, nameOf } from './named-colors';
import { contrastOn } from './srgb';
import { levelsOf, ratioText } from './contrast-levels';
import { isVariableName, literalsOf } from './literals';
import type { Notice, Reading } from './color-reading';
import { readColor, readInteger } from './read-color';
import { convertColor, copiedText, decimal, DEFAULT_STYLE, NOTATIONS, type Notation, type Style } from './write-color';

function reading(text: string, hexAlpha: Style['hexAlpha'] = 'last'): Reading {
  const result = readColor(text, hexAlpha);
  if (!result.ok) throw new Error(`${text}: ${result.fault.code}`);
  return result.value;
}

function texts(text: string, style: Partial<Style> = {}): Readonly<Record<Notation, string>> {
  const full = { ...DEFAULT_STYLE, ...style };
  return convertColor(reading(text, full.hexAlpha).color, full).texts;
}

function fault(text: string) {
  const result = readColor(text);
  return result.ok ? undefined : result.fault;
}

const notices = (text: string): readonly Notice[] => reading(text).notices;

describe('every notation', () => {
  it.each<[string, Partial<Record<Notation, string>>]>([
    [
      '#1ea54c',
      {
        name: '≈ mediumseagreen',
        hex: '#1ea54c',
        rgb: 'rgb(30, 165, 76)',
        hsl: 'hsl(140.4, 69.2%, 38.2%)',
        hwb: 'hwb(140.4 11.8% 35.3%)',
        hsv: 'hsv(140.4, 81.8%, 64.7%)',
        cmyk: 'device-cmyk(81.8% 0% 53.9% 35.3%)',
        lab: 'lab(59.62% -50.66 35.41)',
        lch: 'lch(59.62% 61.81 145.04)',
        oklab: 'oklab(0.63389 -0.14496 0.08702)',
        oklch: 'oklch(0.6339 0.16908 149.02)',
        p3: 'color(display-p3 0.30842 0.63759 0.33762)',
        xyz: 'color(xyz-d65 0.15294 0.27707 0.1138)',
        integer: '2008396',
      },
    ],
    [
      'olive',
      {
        name: 'olive',
        hex: '#808000',
        hsl: 'hsl(60, 100%, 25.1%)',
        hwb: 'hwb(60 0% 49.8%)',
        lch: 'lch(52.15% 56.82 99.57)',
        cmyk: 'device-cmyk(0% 0% 100% 49.8%)',
      },
    ],
    ['rebeccapurple', { hex: '#663399', hsl: 'hsl(270, 50%, 40%)', oklch: 'oklch(0.4403 0.1603 303.37)' }],
    [
      'black',
      {
        hsl: 'hsl(0, 0%, 0%)',
        hsv: 'hsv(0, 0%, 0%)',
        cmyk: 'device-cmyk(0% 0% 0% 100%)',
        lab: 'lab(0% 0 0)',
        lch: 'lch(0% 0 0)',
        oklch: 'oklch(0 0 0)',
        integer: '0',
      },
    ],
    [
      'white',
      {
        hwb: 'hwb(0 100% 0%)',
        lch: 'lch(100% 0 0)',
        oklab: 'oklab(1 0 0)',
        oklch: 'oklch(1 0 0)',
        integer: '16777215',
      },
    ],
    ['hsl(210 0% 50%)', { hsl: 'hsl(0, 0%, 50%)', hwb: 'hwb(0 50% 50%)', oklch: 'oklch(0.5982 0 0)' }],
    ['oklch(0.5 0 300)', { oklch: 'oklch(0.5 0 0)', lch: 'lch(42% 0 0)' }],
    [
      'transparent',
      { name: 'transparent', hex: '#00000000', rgb: 'rgba(0, 0, 0, 0)', oklch: 'oklch(0 0 0 / 0)', integer: '0 / 0' },
    ],
    ['cyan', { name: 'aqua' }],
  ])('%s', (text, expected) => expect(texts(text)).toMatchObject(expected));

  it('keeps the alpha in all of them', () => {
    expect(texts('#ff000080')).toEqual({
      name: 'red / 0.502',
      hex: '#ff000080',
      rgb: 'rgba(255, 0, 0, 0.502)',
      hsl: 'hsla(0, 100%, 50%, 0.502)',
      hwb: 'hwb(0 0% 0% / 0.502)',
      hsv: 'hsva(0, 100%, 100%, 0.502)',
      cmyk: 'device-cmyk(0% 100% 100% 0% / 0.502)',
      lab: 'lab(54.29% 80.8 69.89 / 0.502)',
      lch: 'lch(54.29% 106.84 40.86 / 0.502)',
      oklab: 'oklab(0.62796 0.22486 0.12585 / 0.502)',
      oklch: 'oklch(0.628 0.25768 29.23 / 0.502)',
      p3: 'color(display-p3 0.91749 0.20029 0.13856 / 0.502)',
      xyz: 'color(xyz-d65 0.41239 0.21264 0.01933 / 0.502)',
      integer: '16711680 / 0.502',
    });
  });

  it('writes as asked', () => {
    expect(texts('#ff00cc88', { syntax: 'spaces', hexCase: 'upper' })).toMatchObject({
      hex: '#FF00CC88',
      rgb: 'rgb(255 0 204 / 0.533)',
      hsl: 'hsl(312 100% 50% / 0.533)',
      hsv: 'hsv(312 100% 100% / 0.533)',
    });
    expect(texts('#8f0c', { hexAlpha: 'first' }).hex).toBe('#88ff00cc');
    expect(texts('#1ea54c', { hexAlpha: 'first' }).hex).toBe('#1ea54c');
  });
});

describe('reading', () => {
  it.each([
    ['#f0c8', '#ff00cc88'],
    ['#F0C', '#ff00cc'],
    ['rgb(30 165 76 / 50%)', '#1ea54c80'],
    ['hsl(140.4, 69.2%, 38.2%)', '#1ea54c'],
    ['hsl(140, 69%, 38%)', '#1ea44b'],
    ['oklch(0.623 0.188 259.8)', '#3b82f6'],
    ['hsl(0.5turn 100% 50%)', '#00ffff'],
    ['hsl(200grad 100% 50%)', '#00ffff'],
    ['hsl(3.14159265rad 100% 50%)', '#00ffff'],
    ['hsl(-180deg 100% 50%)', '#00ffff'],
    ['hsl(-1e-20 100% 50%)', '#ff0000'],
    ['HSL(540, 100%, 50%)', '#00ffff'],
    ['hsl(none 100% 50%)', '#ff0000'],
    ['hsl(120 100 25)', '#008000'],
    ['device-cmyk(0% 0% 100% 50%)', '#808000'],
    ['device-cmyk(0 0 1 0.5)', '#808000'],
    ['device-cmyk(0, 0, 1, .5)', '#808000'],
    ['cmyk(0, 0, 100, 50)', '#808000'],
    ['cmyk(0%, 0%, 100%, 50%)', '#808000'],
    ['hsv(140.4, 81.8%, 64.7%)', '#1ea54c'],
    ['hsb(140.4 81.8 64.7)', '#1ea54c'],
    ['hsva(0 100% 100% / 50%)', '#ff000080'],
    ['hwb(140.4 11.8% 35.3%)', '#1ea54c'],
    ['hwb(45 40 80)', '#555555'],
    ['1ea54c', '#1ea54c'],
    ['0x1EA54C', '#1ea54c'],
    ['RED', '#ff0000'],
    ['  ReBeccaPurple ; ', '#663399'],
    ['color: #1ea54c;', '#1ea54c'],
    ['Color:rgb( 30 , 165 , 76 );', '#1ea54c'],
    ['rgb(30/**/165 76)', '#1ea54c'],
    ['rgb(30 165 76/.5)', '#1ea54c80'],
    ['rgb (30, 165, 76)', '#1ea54c'],
    ['rgba(30,165,76,50%)', '#1ea54c80'],
    ['rgb(0% 50% 100%)', '#0080ff'],
    ['rgb(0% 128 none)', '#008000'],
    ['rgb(+.3e2 1650e-1 76)', '#1ea54c'],
    ['rgb(30+165+76)', '#1ea54c'],
    ['abc', '#aabbcc'],
    ['facade', '#facade'],
    ['lab(59.62 -50.66 35.41)', '#1ea54c'],
    ['lab(59.62% -40.528% 28.328%)', '#1ea54c'],
    ['lch(59.62 41.207% 145.04deg)', '#1ea54c'],
    ['oklab(63.389% -36.24% 21.755%)', '#1ea54c'],
    ['oklch(63.39% 42.27% 149.02)', '#1ea54c'],
    ['color(srgb 0.5 50% none)', '#808000'],
    ['color(srgb-linear 0.21586 0.21586 0)', '#808000'],
    ['color(display-p3 0.30842 0.63759 0.33762)', '#1ea54c'],
    ['color(display-p3-linear 0.21586 0.21586 0.01925)', '#808000'],
    ['color(a98-rgb 0.5 0.5 0.5)', '#818181'],
    ['color(prophoto-rgb 0.5 0.5 0.5)', '#929292'],
    // The plain power of 2.4 of CSS since 2025; with the camera's curve it would be #8b8b8b.
    ['color(rec2020 0.5 0.5 0.5)', '#787878'],
    ['color(xyz 0.20517 0.21586 0.23508)', '#808080'],
    ['color(xyz-d50 0.20816 0.21586 0.17812)', '#808080'],
    ['≈ mediumseagreen', '#3cb371'],
    ['red / 50%', '#ff000080'],
  ])('%s is %s', (text, hex) => expect(texts(text).hex).toBe(hex));

  it('knows the 148 names of CSS', () => {
    expect(bytesOfName('lightgoldenrodyellow')).toEqual([250, 250, 210]);
    expect(bytesOfName('grey')).toEqual(bytesOfName('gray'));
    expect(bytesOfName('constructor')).toBeUndefined();
  });

  it('finds the nearest of them by CIEDE2000, whatever its lightness', () => {
    const distance = differenceCiede2000();
    const byte = fc.integer({ min: 0, max: 255 });
    fc.assert(
      fc.property(byte, byte, byte, (...bytes) => {
        const [red, green, blue] = bytes.map((one) => one / 255);
        const color = { mode: 'rgb', r: red ?? 0, g: green ?? 0, b: blue ?? 0 } as const;
        const least = Math.min(
          ...Object.values(colorsNamed).map((number) => {
            const [r, g, b] = [number >> 16, (number >> 8) & 255, number & 255].map((one) => one / 255);
            return distance(color, { mode: 'rgb', r: r ?? 0, g: g ?? 0, b: b ?? 0 });
          }),
        );
        expect(nameOf(bytes).distance).toBeCloseTo(least, 8);
      }),
      { numRuns: 100 },
    );
  });

  it('reads numbers of the integer row', () => {
    const hex = (text: string) => {
      const result = readInteger(text);
      return result.ok ? convertColor(result.value.color).texts.hex : result.fault.code;
    };
    expect(hex('2008396')).toBe('#1ea54c');
    expect(hex('255')).toBe('#0000ff');
    expect(hex(' 16711680 / 0.502 ')).toBe('#ff000080');
    expect(hex('4280198476')).toBe('#1ea54c');
    expect(hex('-14768820')).toBe('#1ea54c');
    expect(hex('2164195328')).toBe('#ff000080');
    expect(hex('4294967296')).toBe('integer-range');
    expect(hex('255;')).toBe('#0000ff');
    expect(hex('255 /')).toBe('unexpected');
    expect(hex('9'.repeat(1001))).toBe('too-long');
    expect(hex('#fff')).toBe('#ffffff');
    expect(hex('red')).toBe('#ff0000');
  });

  it('says what it read otherwise', () => {
    expect(notices('rgb(300 -5 76)')).toEqual([
      { code: 'clamped', component: 'red', found: '300', used: '255' },
      { code: 'clamped', component: 'green', found: '-5', used: '0' },
    ]);
    expect(notices('rgb(120% 0% 0% / 2)')).toEqual([
      { code: 'clamped', component: 'red', found: '120%', used: '100%' },
      { code: 'clamped', component: 'alpha', found: '2', used: '1' },
    ]);
    expect(notices('oklch(none 0.1 none)')).toEqual([{ code: 'none' }]);
    expect(notices('0x801ea54c')).toEqual([{ code: 'argb' }]);
    expect(notices('lab(120 0 0)')).toEqual([{ code: 'clamped', component: 'lightness', found: '120', used: '100' }]);
  });
});

describe('what is no colour', () => {
  it.each([
    ['', { code: 'empty' }],
    [' ; ', { code: 'empty' }],
    ['#12345', { code: 'digit-count', text: '#12345', digits: 5 }],
    ['#', { code: 'digit-count', text: '#', digits: 0 }],
    ['0x123', { code: 'digit-count', text: '0x123', digits: 3 }],
    ['123456789', { code: 'digit-count', text: '123456789', digits: 9 }],
    ['#12345g', { code: 'bad-digit', found: 'g', position: 7 }],
    [' #12😀', { code: 'bad-digit', found: '😀', position: 5 }],
    ['blurple', { code: 'unknown-name', name: 'blurple' }],
    ['红色', { code: 'unknown-name', name: '红色' }],
    ['\ud800', { code: 'unknown-name', name: '\ud800' }],
    ['toString', { code: 'unknown-name', name: 'toString' }],
    ['currentColor', { code: 'depends-on-page', name: 'currentColor' }],
    ['CanvasText', { code: 'depends-on-page', name: 'CanvasText' }],
    ['rgb(1 2', { code: 'unclosed', name: 'rgb' }],
    ['rgb(1 2 3) x', { code: 'after-end', found: 'x', position: 12 }],
    ['rgb(1 2)', { code: 'component-count', name: 'rgb', expected: 3, found: 2 }],
    ['rgb(1 2 3 4)', { code: 'component-count', name: 'rgb', expected: 3, found: 4 }],
    ['rgb(1, 2, 3, 4, 5)', { code: 'component-count', name: 'rgb', expected: 3, found: 5 }],
    ['cmyk(1, 2, 3)', { code: 'component-count', name: 'cmyk', expected: 4, found: 3 }],
    ['rgb()', { code: 'component-count', name: 'rgb', expected: 3, found: 0 }],
    ['rgb(1,,2)', { code: 'unexpected', found: ',', position: 7 }],
    ['rgb(1,2,3,)', { code: 'unexpected', found: ',', position: 10 }],
    ['rgb(1 2 3 /)', { code: 'unexpected', found: '/', position: 11 }],
    ['rgb(1 2 3 / 1 2)', { code: 'unexpected', found: '2', position: 15 }],
    ['rgb(1, 2 3)', { code: 'mixed-separators', position: 10 }],
    ['rgb(1, 2, 3 / 0.5)', { code: 'mixed-separators', position: 13 }],
    ['rgb(1%, 2, 3)', { code: 'mixed-units', name: 'rgb' }],
    ['rgb(1, none, 3)', { code: 'none-with-commas', position: 8 }],
    ['hwb(1, 2%, 3%)', { code: 'no-commas', name: 'hwb', position: 6 }],
    [
      'hsl(1, 2, 3%)',
      { code: 'bad-component', component: 'saturation', found: '2', position: 8, expected: 'percentage' },
    ],
    ['hsl(1px 2% 3%)', { code: 'bad-component', component: 'hue', found: '1px', position: 5, expected: 'angle' }],
    [
      'rgb(1 x 3)',
      { code: 'bad-component', component: 'green', found: 'x', position: 7, expected: 'number-or-percentage' },
    ],
    ['color(srgb 1 1)', { code: 'component-count', name: 'color', expected: 3, found: 2 }],
    ['color(bogus 1 1 1)', { code: 'unknown-space', name: 'bogus' }],
    ['color()', { code: 'component-count', name: 'color', expected: 3, found: 0 }],
    ['okhsl(1 2 3)', { code: 'unknown-function', name: 'okhsl' }],
    ['lab(50 1e300 0)', { code: 'too-large', found: '1e300', position: 8 }],
    ['hsl(1e999 10% 10%)', { code: 'too-large', found: '1e999', position: 5 }],
  ])('%j', (text, expected) => expect(fault(text)).toEqual(expected));

  it('does not read what is far too long', () => {
    expect(fault('/*'.repeat(200_000))).toEqual({ code: 'too-long', limit: 1000 });
    expect(fault(' '.repeat(1001))).toEqual({ code: 'too-long', limit: 1000 });
    expect(fault(`#1ea54c${' '.repeat(993)}`)).toBeUndefined();
  });

  it('never throws, and never answers with something that is no number', () => {
    const pieces = fc.constantFrom(
      'rgb(',
      'oklch(',
      'color(srgb',
      'none',
      ' ',
      ',',
      '/',
      ')',
      '1e9',
      '-.5',
      '%',
      '#',
      'turn',
      'é',
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'binary' }),
          fc.array(pieces).map((all) => all.join('')),
        ),
        (text) => {
          for (const result of [readColor(text), readInteger(text)]) {
            const written = JSON.stringify(result.ok ? convertColor(result.value.color) : '');
            expect(written).not.toMatch(/NaN|null|Infinity|\de[+-]\d/);
          }
        },
      ),
      { numRuns: 300 },
    );
  });
});

describe('outside sRGB', () => {
  it.each([
    ['oklch(0.7 0.4 150)', '#00c248', 'oklch', 'oklch(0.7 0.4 150)'],
    ['color(display-p3 1 0 0)', '#ff0b0c', 'p3', 'color(display-p3 1 0 0)'],
    ['color(display-p3 0 1 0)', '#00fb29', 'p3', 'color(display-p3 0 1 0)'],
    ['lab(50% 120 -120)', '#bb48ff', 'lab', 'lab(50% 120 -120)'],
    ['color(rec2020 0 1 0)', '#00f272', 'oklch', 'oklch(0.8298 0.46833 152.6)'],
    ['oklch(1.0 0.4 150)', '#ffffff', 'oklch', 'oklch(1 0.4 150)'],
    ['oklch(0 0.4 150)', '#000000', 'oklch', 'oklch(0 0.4 150)'],
  ] as const)('%s is nearest to %s, and %s is kept', (text, hex, notation, kept) => {
    const converted = convertColor(reading(text).color);
    expect(converted.isMapped).toBe(true);
    expect(converted.texts.hex).toBe(hex);
    expect(converted.texts[notation]).toBe(kept);
  });

  it('does not call the rounded text of an sRGB colour outside', () => {
    for (const text of [
      'lab(54.29% 80.8 69.89)',
      'oklch(0.628 0.25768 29.23)',
      'color(xyz-d65 0.41239 0.21264 0.01933)',
    ]) {
      expect(convertColor(reading(text).color)).toMatchObject({
        isMapped: false,
        texts: { hex: '#ff0000', name: 'red' },
      });
    }
  });
});

describe('there and back', () => {
  const byte = fc.integer({ min: 0, max: 255 });
  const hexOf = (...bytes: number[]) => `#${bytes.map((one) => one.toString(16).padStart(2, '0')).join('')}`;

  /** Reads a notation's own text as its row does. */
  function back(notation: Notation, text: string): Color {
    const result = notation === 'integer' ? readInteger(text) : readColor(text);
    if (!result.ok) throw new Error(`${text}: ${result.fault.code}`);
    expect(result.value.notices).toEqual([]);
    return result.value.color;
  }

  function expectKept(hex: string) {
    const first = convertColor(reading(hex).color);
    for (const notation of NOTATIONS) {
      if (notation === 'name' && first.name.distance > 0) continue;
      const again = convertColor(back(notation, first.texts[notation]));
      expect([notation, again.texts.hex, again.isMapped]).toEqual([notation, first.texts.hex, false]);
    }
  }

  it('keeps every colour of 8 bits in each of its texts', () => {
    fc.assert(
      fc.property(byte, byte, byte, (...bytes) => expectKept(hexOf(...bytes))),
      { numRuns: 150 },
    );
  });

  it('keeps the corners, edges and dark colours, where rounding weighs most', () => {
    const values = [0, 1, 128, 254, 255];
    for (const red of values)
      for (const green of values) for (const blue of values) expectKept(hexOf(red, green, blue));
  });

  it('keeps every alpha', () => {
    for (let alpha = 0; alpha < 256; alpha++) {
      const hex = hexOf(30, 165, 76, alpha);
      for (const notation of ['rgb', 'oklch', 'integer', 'cmyk'] as const) {
        expect(texts(hex).hex).toBe(convertColor(back(notation, texts(hex)[notation])).texts.hex);
      }
    }
  });

  it('keeps any colour that is typed, to the digits shown, in its own notation', () => {
    const unit = (max: number) => fc.integer({ min: 0, max: max * 100 }).map((steps) => steps / 100);
    fc.assert(
      fc.property(unit(100), unit(150), fc.integer({ min: 0, max: 35999 }), (lightness, chroma, hue) => {
        const text = `lch(${lightness}% ${chroma} ${chroma === 0 ? 0 : hue / 100})`;
        expect(texts(text).lch).toBe(text);
      }),
      { numRuns: 150 },
    );
  });
});

describe('contrast', () => {
  it.each([
    ['#767676', 'white', 4.54],
    ['#000000', 'white', 21],
    ['#ffffff', 'black', 21],
    ['#1ea54c', 'white', 3.21],
    ['#1ea54c', 'black', 6.54],
    ['#00000080', 'white', 4],
    ['transparent', 'black', 1],
  ] as const)('%s on %s is %f', (text, ground, expected) => {
    const { color } = reading(text);
    expect(contrastOn(ground, convertColor(color).bytes, color.alpha)).toBeCloseTo(expected, 2);
  });
});

describe('literals', () => {
  it('writes an opaque colour', () => {
    expect(literalsOf(reading('#1ea54c').color, 'brand-color')).toEqual({
      css: '--brand-color: #1ea54c;',
      swiftui: 'Color(red: 0.1176, green: 0.6471, blue: 0.298)',
      uikit: 'UIColor(red: 0.1176, green: 0.6471, blue: 0.298, alpha: 1.0)',
      compose: 'Color(0xFF1EA54C)',
      'android-xml': '<color name="brand_color">#1EA54C</color>',
      flutter: 'Color(0xFF1EA54C)',
    });
  });

  it('keeps the alpha', () => {
    expect(literalsOf(reading('#ff000080').color, 'c')).toEqual({
      css: '--c: #ff000080;',
      swiftui: 'Color(red: 1.0, green: 0.0, blue: 0.0, opacity: 0.502)',
      uikit: 'UIColor(red: 1.0, green: 0.0, blue: 0.0, alpha: 0.502)',
      compose: 'Color(0x80FF0000)',
      'android-xml': '<color name="c">#80FF0000</color>',
      flutter: 'Color(0x80FF0000)',
    });
  });

  it('keeps a wide colour where it can be kept', () => {
    expect(literalsOf(reading('color(display-p3 1 0 0)').color, 'c')).toMatchObject({
      css: '--c: oklch(0.6486 0.29949 28.96);',
      swiftui: 'Color(.displayP3, red: 1.0, green: 0.0, blue: 0.0)',
      flutter: 'Color(0xFFFF0B0C)',
    });
    expect(literalsOf(reading('oklch(0.7 0.4 150)').color, 'c').swiftui).toBe(
      'Color(red: 0.0, green: 0.7607, blue: 0.2808)',
    );
  });

  it.each([
    ['color', true],
    ['_a-1', true],
    ['', false],
    ['1a', false],
    ['a b', false],
    ['a;}', false],
  ])('%j may be a name: %s', (name, expected) => expect(isVariableName(name)).toBe(expected));
});

describe('lists', () => {
  it('answers each line by itself', () => {
    const result = convertList('\n red \r\nblurple\n\nrgb(300 0 0)', DEFAULT_STYLE);
    expect(
      result.ok && result.value.map(({ line, input, texts: all, fault: found }) => [line, input, all?.hex ?? found]),
    ).toEqual([
      [2, 'red', '#ff0000'],
      [3, 'blurple', { code: 'unknown-name', name: 'blurple' }],
      [5, 'rgb(300 0 0)', '#ff0000'],
    ]);
  });

  it('has a limit', () => {
    expect(convertList(`x\n`.repeat(MAX_COLORS), DEFAULT_STYLE).ok).toBe(true);
    expect(convertList(`x\n`.repeat(MAX_COLORS + 1), DEFAULT_STYLE)).toEqual({
      ok: false,
      fault: { code: 'too-many', count: 1001, limit: 1000 },
    });
  });
});

it.each([
  [0.15, 1, '0.2'],
  [-0.15, 1, '-0.2'],
  [1.005, 2, '1.01'],
  [-0.001, 2, '0'],
  [100, 1, '100'],
  [1e-9, 5, '0'],
])('%f to %i decimals is %s', (value, digits, text) => expect(decimal(value, digits)).toBe(text));

it.each([
  [4.5422, '4.54', [true, true, false]],
  [4.4999, '4.49', [true, false, false]],
  [6.9951, '6.99', [true, true, false]],
  [2.995, '2.99', [false, false, false]],
  [21, '21.00', [true, true, true]],
  [1, '1.00', [false, false, false]],
])('the ratio %f is shown as %s', (ratio, text, levels) => {
  expect(ratioText(ratio)).toBe(text);
  expect(levelsOf(ratio).map(({ passes }) => passes)).toEqual(levels);
});

it('knows several lines from one', () => {
  expect(severalLines('red\n')).toBeUndefined();
  expect(severalLines('\r\n red')).toBeUndefined();
  expect(severalLines('red\r\nblue')).toBe('red\r\nblue');
});

describe('what is copied', () => {
  const byte = fc.integer({ min: 0, max: 255 });
  const styles = fc.record<Style>({
    syntax: fc.constantFrom('commas', 'spaces'),
    hexCase: fc.constantFrom('lower', 'upper'),
    hexAlpha: fc.constantFrom('last', 'first'),
  });
  it('can be pasted back into every row and is the same colour', () => {
    fc.assert(
      fc.property(
        fc.tuple(byte, byte, byte, fc.oneof(fc.constant(255), byte)),
        styles,
        ([red, green, blue, a], style) => {
          const alpha = a / 255;
          const color = reading(`rgb(${red} ${green} ${blue} / ${alpha})`).color;
          const converted = convertColor(color, style);
          for (const notation of NOTATIONS) {
            const copied = copiedText(notation, converted);
            expect(copied).not.toContain('≈');
            // The nearest name is another colour, as its row says.
            if (notation === 'name' && converted.texts.name.startsWith('≈') && a === 255) continue;
            const back = readField(notation, copied, style.hexAlpha);
            if (!back.ok) throw new Error(`${notation}: ${copied}`);
            expect([notation, convertColor(back.value.color, style).texts.hex]).toEqual([
              notation,
              converted.texts.hex,
            ]);
          }
        },
      ),
    );
  });
  it.each<[Notation, string, string]>([
    ['name', '#ff000080', 'rgba(255, 0, 0, 0.502)'],
    ['name', '#3cb372', 'mediumseagreen'],
    ['name', '#f00', 'red'],
    ['integer', '#ff000080', 'rgba(255, 0, 0, 0.502)'],
    ['integer', '#f00', '16711680'],
  ])('of the row %s of %s is %s', (notation, color, copied) =>
    expect(copiedText(notation, convertColor(reading(color).color))).toBe(copied),
  );
});

describe('a row reads its numbers alone', () => {
  it.each<[FieldId, string, string]>([
    ['rgb', '255, 0, 0', '#ff0000'],
    ['rgb', '255 0 0', '#ff0000'],
    ['rgb', '255,0,0,0.5', '#ff000080'],
    ['rgb', '255 0 0 / 50%', '#ff000080'],
    ['hsl', '0, 100%, 50%', '#ff0000'],
    ['hsl', '0 100 50', '#ff0000'],
    ['hwb', '0, 0%, 0%', '#ff0000'],
    ['hsv', '0, 100%, 100%', '#ff0000'],
    ['cmyk', '0, 100, 100, 0', '#ff0000'],
    ['cmyk', '0% 100% 100% 0%', '#ff0000'],
    ['cmyk', '0 1 1 0', '#ff0000'],
    ['oklch', '1, 0, 0', '#ffffff'],
    ['lab', '100, 0, 0', '#ffffff'],
    ['p3', '1, 1, 1', '#ffffff'],
    ['rgb', '#00f', '#0000ff'],
    ['rgb', 'red', '#ff0000'],
  ])('%s: %s is %s', (field, text, hex) => {
    const read = readField(field, text, 'last');
    expect(read.ok && convertColor(read.value.color).texts.hex).toBe(hex);
  });
});

it('reads the code that it writes', () => {
  for (const hex of ['#1ea54c', '#ff000080']) {
    const { color } = reading(hex);
    for (const written of Object.values(literalsOf(color, 'my-color'))) {
      expect([written, convertColor(reading(written).color).texts.hex]).toEqual([written, hex]);
    }
  }
});

describe('a grey has no tint', () => {
  it.each([
    'white',
    'oklch(1 0 0)',
    'oklab(1 0 0)',
    'lab(100% 0 0)',
    'lch(100% 0 0)',
    'color(display-p3 1 1 1)',
    'color(rec2020 1 1 1)',
    'color(a98-rgb 1 1 1)',
    'color(prophoto-rgb 1 1 1)',
    'color(srgb-linear 1 1 1)',
    'color(xyz-d65 0.95046 1 1.08906)',
    'color(xyz-d65 0.9505 1 1.089)',
    'color(xyz-d50 0.9643 1 0.8251)',
  ])('%s is white', (text) =>
    expect(texts(text)).toMatchObject({
      hex: '#ffffff',
      hsl: 'hsl(0, 0%, 100%)',
      hsv: 'hsv(0, 0%, 100%)',
      hwb: 'hwb(0 100% 0%)',
      cmyk: 'device-cmyk(0% 0% 0% 0%)',
      lab: 'lab(100% 0 0)',
      lch: 'lch(100% 0 0)',
      oklch: 'oklch(1 0 0)',
    }),
  );

  it.each([
    'lab(0.01% 0 0)',
    'oklch(0.001 0 0)',
    'color(xyz-d65 0.0001 0.0001 0.0001)',
    'color(display-p3 0.001 0.001 0.001)',
  ])('%s is nearly black', (text) => expect(texts(text).hsl).toMatch(/^hsl\(0, 0%, 0(\.\d)?%\)$/));

  it('in every notation of each of the 256 greys', () => {
    for (let grey = 0; grey < 256; grey += 1) {
      const converted = convertColor(reading(`rgb(${grey} ${grey} ${grey})`).color);
      for (const notation of NOTATIONS) {
        if (notation === 'name' && converted.texts.name.startsWith('≈')) continue;
        const copied = copiedText(notation, converted);
        const back = readField(notation, copied, 'last');
        if (!back.ok) throw new Error(copied);
        const { hex, hsl, hsv, hwb, lch, oklch } = convertColor(back.value.color).texts;
        expect([copied, hex]).toEqual([copied, converted.texts.hex]);
        expect([copied, hsl, hsv, hwb]).toEqual([
          copied,
          expect.stringMatching(/^hsl\(0, 0%,/),
          expect.stringMatching(/^hsv\(0, 0%,/),
          expect.stringMatching(/^hwb\(0 /),
        ]);
        expect([copied, lch, oklch]).toEqual([
          copied,
          expect.stringMatching(/ 0 0\)$/),
          expect.stringMatching(/ 0 0\)$/),
        ]);
      }
    }
  });

  it('and a tint that is one stays, however faint', () => {
    expect(texts('rgb(50% 50% 50.1%)').hsv).toBe('hsv(240, 0.2%, 50.1%)');
    expect(texts('#fffffe').hsl).toBe('hsl(60, 100%, 99.8%)');
    expect(texts('#000001').hsl).toBe('hsl(240, 100%, 0.2%)');
    expect(texts('oklch(0.5 0.0003 200)').oklch).toBe('oklch(0.5 0.0003 200)');
  });
});
