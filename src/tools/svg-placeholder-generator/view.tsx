import { useState } from 'react';
import { useKitWords, useLocale } from '../../i18n/context';
import { useDraft } from '../../operations/use-draft';
import { useOptions } from '../../operations/use-options';
import { useHasWrongField } from '../../operations/wrong-fields';
import { Button } from '../../ui/button/button';
import { ButtonsSelect } from '../../ui/buttons-select/buttons-select';
import { ColorField } from '../../ui/color-field/color-field';
import { InputText } from '../../ui/input-text/input-text';
import { Columns, SideBySide } from '../../ui/layout/layout';
import { NumberField } from '../../ui/number-field/number-field';
import { parseNumber } from '../../ui/number-field/parse-number';
import { Select } from '../../ui/select/select';
import { Switch } from '../../ui/switch/switch';
import { placeholderOptions, type PlaceholderOptions } from './operations';
import { captionOf, drawPlaceholder, FONT_SIZE, FONTS, PATTERNS, SIDE } from './placeholder';
import { PlaceholderResult } from './result';
import { useWords } from './use-words';

type Change = (changes: Partial<PlaceholderOptions>) => void;

/** A picture that stands for another one, drawn while its size and look are chosen. */
export default function SvgPlaceholderGenerator() {
  const words = useWords();
  const language = useLocale();
  const [options, setOptions, resetOptions] = useOptions(placeholderOptions);
  const [text, setText] = useDraft<string>('text', '');
  // What stands in the two fields while it is no size.
  const [wrong, setWrong] = useState<Partial<Record<'width' | 'height', string>>>({});
  const hasWrongField = useHasWrongField();
  const drawn = drawPlaceholder(text, options);
  const isWrong = wrong.width !== undefined || wrong.height !== undefined || hasWrongField || !drawn.ok;

  function type(side: 'width' | 'height', typed: string) {
    const value = parseNumber(typed, { min: SIDE.least, max: SIDE.most, step: 1 }, language);
    setWrong({ ...wrong, [side]: value === undefined ? typed : undefined });
    if (value !== undefined) setOptions({ [side]: value });
  }
  const change: Change = (changes) => {
    if (changes.width !== undefined) setWrong({});
    setOptions(changes);
  };

  return (
    <SideBySide
      label={words.preview}
      options={
        <>
          <Columns>
            <SideField side="width" wrong={wrong.width} value={options.width} onType={type} />
            <SideField side="height" wrong={wrong.height} value={options.height} onType={type} />
          </Columns>
          <Presets options={options} onChange={change} />
          <InputText
            label={words.text}
            multiline
            rows={2}
            value={text}
            onChange={setText}
            placeholder={captionOf('', options)}
            hint={words.textHint}
          />
          <Look options={options} onChange={change} />
          <div>
            <Button
              variant="quiet"
              size="small"
              icon="rotate-ccw"
              onClick={() => {
                setWrong({});
                resetOptions();
              }}
            >
              {words.reset}
            </Button>
          </div>
        </>
      }
    >
      <PlaceholderResult
        svg={drawn.ok && !isWrong ? drawn.value : undefined}
        text={text}
        caption={captionOf(text, options)}
        options={options}
        onScale={(scale) => setOptions({ scale })}
      />
    </SideBySide>
  );
}

interface SideFieldProps {
  side: 'width' | 'height';
  /** What was typed, where it is no size. */
  wrong: string | undefined;
  value: number;
  onType: (side: 'width' | 'height', typed: string) => void;
}

/** A width or height as text, so that the page knows when it is none. */
function SideField({ side, wrong, value, onType }: SideFieldProps) {
  const words = useWords();
  const kit = useKitWords();
  return (
    <InputText
      label={words[side]}
      value={wrong ?? String(value)}
      onChange={(typed) => onType(side, typed)}
      error={wrong === undefined ? undefined : kit.wholeNumberBetween(SIDE.least, SIDE.most)}
      inputMode="numeric"
      autoComplete="off"
      suffix="px"
      placeholder=""
    />
  );
}

const PRESETS = [
  ['16:9', 1280, 720],
  ['4:3', 800, 600],
  ['square', 512, 512],
  ['avatar', 128, 128],
  ['openGraph', 1200, 630],
  ['favicon', 32, 32],
] as const;

function Presets({ options, onChange }: { options: PlaceholderOptions; onChange: Change }) {
  const words = useWords();
  const current = PRESETS.find(([, width, height]) => width === options.width && height === options.height);
  return (
    <Select
      label={words.preset}
      placeholder={words.custom}
      options={PRESETS.map(([name, width, height]) => ({
        value: name,
        label: `${name === '16:9' || name === '4:3' ? name : words[name]} · ${width} × ${height}`,
      }))}
      value={current?.[0]}
      onChange={(chosen) => {
        const preset = PRESETS.find(([name]) => name === chosen);
        if (preset) onChange({ width: preset[1], height: preset[2] });
      }}
    />
  );
}

interface LookProps {
  options: PlaceholderOptions;
  onChange: Change;
}

function Look({ options, onChange }: LookProps) {
  const words = useWords();
  return (
    <>
      <NumberField
        label={words.fontSize}
        suffix="px"
        min={FONT_SIZE.least}
        max={FONT_SIZE.most}
        option="fontSize"
        value={options.fontSize}
        disabled={options.fitsBox}
        onChange={(fontSize) => onChange({ fontSize })}
      />
      <Switch label={words.fitsBox} checked={options.fitsBox} onChange={(fitsBox) => onChange({ fitsBox })} />
      <Select
        label={words.font}
        options={FONTS.map((value) => ({ value, label: words.fonts[value] }))}
        value={options.font}
        onChange={(font) => onChange({ font })}
      />
      <ColorField
        label={words.background}
        option="background"
        value={options.background}
        onChange={(background) => onChange({ background })}
      />
      <ColorField label={words.color} option="color" value={options.color} onChange={(color) => onChange({ color })} />
      <NumberField
        label={words.radius}
        suffix="px"
        min={0}
        max={SIDE.most}
        option="radius"
        value={options.radius}
        onChange={(radius) => onChange({ radius })}
      />
      <ButtonsSelect
        label={words.pattern}
        options={PATTERNS.map((value) => ({ value, label: words.patterns[value] }))}
        value={options.pattern}
        onChange={(pattern) => onChange({ pattern })}
      />
      <Switch label={words.exactSize} checked={options.exactSize} onChange={(exactSize) => onChange({ exactSize })} />
      <Switch label={words.hasTitle} checked={options.hasTitle} onChange={(hasTitle) => onChange({ hasTitle })} />
      <Switch label={words.pretty} checked={options.pretty} onChange={(pretty) => onChange({ pretty })} />
    </>
  );
}
