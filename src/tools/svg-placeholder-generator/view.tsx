import type { HandedOver } from '../../operations/drafts';
import { takesString } from '../../operations/takes';
import { useToolId } from '../../operations/tool-context';
import { useDraft } from '../../operations/use-draft';
import { useHandedOver } from '../../operations/use-handed-over';
import { useOptions } from '../../operations/use-options';
import { useToldAnswer } from '../../operations/use-told-answer';
import { resetFields, useHasWrongField } from '../../operations/wrong-fields';
import { ColorField } from '../../ui/color-field/color-field';
import { InputText } from '../../ui/input-text/input-text';
import { Columns, SideBySide } from '../../ui/layout/layout';
import { MoreOptions } from '../../ui/more-options/more-options';
import { NumberField } from '../../ui/number-field/number-field';
import { useOptionField } from '../../ui/options/use-option-field';
import { Select } from '../../ui/select/select';
import { placeholderOptions } from './operations';
import { captionOf, drawPlaceholder, MOST_TYPED, SIDE } from './placeholder';
import { PRESETS } from './presets';
import { readSize } from './read-size';
import { PlaceholderResult, PlaceholderTexts } from './result';
import { useWords } from './use-words';

/** The size of a picture, where that is handed over; anything else is written on it. */
function sizeIn(given: HandedOver) {
  return readSize((takesString(given) ?? '').trim());
}

/** A picture that stands for another one, drawn while its size and look are chosen. */
export default function SvgPlaceholderGenerator() {
  const words = useWords();
  const [options, change] = useOptions(placeholderOptions);
  const [text, setText] = useDraft<string>('text', '', {
    takes: (given) => (sizeIn(given) ? undefined : takesString(given)?.slice(0, MOST_TYPED)),
  });
  useHandedOver((given) => change(sizeIn(given) ?? {}));
  const hasWrongField = useHasWrongField();
  const drawn = drawPlaceholder(text, options);
  const svg = drawn.ok && !hasWrongField ? drawn.value : undefined;
  useToldAnswer(svg);

  return (
    <SideBySide
      label={words.preview}
      input={
        <>
          <Columns>
            {(['width', 'height'] as const).map((side) => (
              <NumberField
                key={side}
                label={words.options[side].label}
                suffix={words.options[side].unit}
                min={SIDE.least}
                max={SIDE.most}
                option={side}
                value={options[side]}
                onChange={(value) => change({ [side]: value })}
              />
            ))}
          </Columns>
          <InputText
            label={words.text}
            multiline
            rows={2}
            maxLength={MOST_TYPED}
            value={text}
            onChange={setText}
            placeholder={captionOf('', options)}
            hint={words.textHint}
            error={
              !drawn.ok && drawn.fault.code === 'too-long' ? { message: words.tooLong, at: drawn.fault.at } : undefined
            }
          />
        </>
      }
      options={<Look />}
      after={svg === undefined ? null : <PlaceholderTexts svg={svg} text={text} />}
    >
      <PlaceholderResult svg={svg} text={text} />
    </SideBySide>
  );
}

/** Of the hidden fields those that can hold what is none of their values. */
const isHiddenNumber = (option: string) => option === 'fontSize' || option === 'radius';

/** The colours, and on demand all else about the look and the markup. */
function Look() {
  const words = useWords();
  const [options, change, reset] = useOptions(placeholderOptions);
  const field = useOptionField(placeholderOptions, words.options);
  const hasError = useHasWrongField(isHiddenNumber);
  return (
    <>
      {(['background', 'color'] as const).map((name) => (
        <ColorField
          key={name}
          label={words.options[name]}
          option={name}
          value={options[name]}
          onChange={(value) => change({ [name]: value })}
        />
      ))}
      <MoreOptions hasError={hasError} onReset={reset}>
        <Presets />
        {field('fontSize', { disabled: options.fitsBox })}
        {field('fitsBox')}
        {field('font')}
        {field('radius')}
        {field('pattern', { as: 'buttons' })}
        {field('exactSize')}
        {field('hasTitle')}
        {field('pretty')}
      </MoreOptions>
    </>
  );
}

/** Usual sizes. */
function Presets() {
  const words = useWords();
  const toolId = useToolId();
  const [options, change] = useOptions(placeholderOptions);
  const current = PRESETS.find(({ width, height }) => width === options.width && height === options.height);
  return (
    <Select
      label={words.preset}
      placeholder={words.custom}
      options={PRESETS.map(({ name, width, height }) => ({
        value: name,
        label: `${words.presets[name]} · ${width} × ${height}`,
      }))}
      value={current?.name}
      onChange={(chosen) => {
        const { width, height } = PRESETS.find(({ name }) => name === chosen) ?? options;
        // A side that is none gives way too, where the size below it is already that of the preset.
        resetFields(toolId);
        change({ width, height });
      }}
    />
  );
}
