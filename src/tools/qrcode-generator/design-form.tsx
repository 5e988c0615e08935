import { useRef, useState } from 'react';
import type { InferOutput } from 'valibot';
import { Button } from '../../ui/button/button';
import { ButtonsSelect } from '../../ui/buttons-select/buttons-select';
import { Field } from '../../ui/field/field';
import { DesignFields } from '../../ui/qr-code/design-fields';
import { SliderField } from '../../ui/slider-field/slider-field';
import { QUIET_ZONE, SHAPES, type Level } from '../../lib/qr/design';
import type { pageOptions } from './operations';
import { useWords } from './use-words';
import styles from './view.module.css';

export type PageOptions = InferOutput<typeof pageOptions>;

/** A logo that was chosen, and the correction level from before it switched to high. */
export interface ChosenLogo {
  readonly name: string;
  readonly pixels: Uint8Array;
  readonly levelBefore: Level;
}

interface DesignFormProps {
  options: PageOptions;
  onChange: (changes: Partial<PageOptions>) => void;
  onReset: () => void;
  logo: ChosenLogo | undefined;
  onLogo: (logo: ChosenLogo | undefined) => void;
}

/** How the code looks. */
export function DesignForm({ options, onChange, onReset, logo, onLogo }: DesignFormProps) {
  const words = useWords();
  return (
    <>
      <DesignFields options={options} onChange={onChange} />
      <SliderField
        label={words.quietZone}
        min={QUIET_ZONE.least}
        max={QUIET_ZONE.most}
        option="quietZone"
        value={options.quietZone}
        onChange={(quietZone) => onChange({ quietZone })}
      />
      <ButtonsSelect
        label={words.shape}
        options={SHAPES.map((shape) => ({ value: shape, label: words.shapeName(shape) }))}
        value={options.shape}
        onChange={(shape) => onChange({ shape })}
      />
      <LogoField options={options} onChange={onChange} logo={logo} onLogo={onLogo} />
      <div>
        <Button
          variant="quiet"
          size="small"
          icon="rotate-ccw"
          onClick={() => {
            onLogo(undefined);
            onReset();
          }}
        >
          {words.reset}
        </Button>
      </div>
    </>
  );
}

function LogoField({ options, onChange, logo, onLogo }: Omit<DesignFormProps, 'onReset'>) {
  const words = useWords();
  const picker = useRef<HTMLInputElement>(null);
  const [isNoImage, setNoImage] = useState(false);

  async function take(file: File) {
    const { readLogo } = await import('./logo');
    const pixels = await readLogo(file);
    setNoImage(pixels === undefined);
    if (!pixels) return;
    onLogo({ name: file.name, pixels, levelBefore: logo?.levelBefore ?? options.level });
    onChange({ level: 'high' });
  }

  return (
    <Field label={words.logo} hint={words.logoHint} error={isNoImage ? words.notImage : undefined}>
      <div className={styles.logo}>
        <Button icon="upload" onClick={() => picker.current?.click()}>
          {words.chooseLogo}
        </Button>
        {logo ? (
          <>
            <span className="verbatim">{logo.name}</span>
            <Button
              variant="quiet"
              icon="x"
              iconOnly
              aria-label={words.removeLogo}
              onClick={() => {
                onLogo(undefined);
                // Only what the logo changed is changed back.
                if (options.level === 'high') onChange({ level: logo.levelBefore });
              }}
            />
          </>
        ) : null}
      </div>
      <input
        ref={picker}
        type="file"
        accept="image/*"
        hidden
        aria-label={words.chooseLogo}
        onChange={(event) => {
          const file = event.target.files?.[0];
          if (file) void take(file);
          // The same file may be picked again.
          event.target.value = '';
        }}
      />
    </Field>
  );
}
