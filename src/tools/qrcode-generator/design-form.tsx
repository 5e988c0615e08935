import { useState } from 'react';
import { useOptions } from '../../operations/use-options';
import { IconButton } from '../../ui/button/icon-button';
import { Field } from '../../ui/field/field';
import { FileButton } from '../../ui/file-button/file-button';
import { MoreOptions } from '../../ui/more-options/more-options';
import { useOptionField } from '../../ui/options/use-option-field';
import { CodeColors } from '../../ui/qr-code/code-colors';
import type { Level } from '../../lib/qr/design';
import { pageOptions } from './operations';
import { useWords } from './use-words';
import styles from './view.module.css';

/** A logo that was chosen, and the correction level from before it switched to high. */
export interface ChosenLogo {
  readonly name: string;
  readonly pixels: Uint8Array;
  readonly levelBefore: Level;
}

interface DesignFormProps {
  logo: ChosenLogo | undefined;
  onLogo: (logo: ChosenLogo | undefined) => void;
}

/** How the code looks. */
export function DesignForm({ logo, onLogo }: DesignFormProps) {
  const words = useWords();
  const [options, change, reset] = useOptions(pageOptions);
  const field = useOptionField(pageOptions, words.options);
  const resetAll = () => {
    onLogo(undefined);
    reset();
  };
  return (
    <>
      {field('level')}
      <CodeColors options={options} onChange={change} />
      {field('size', { as: 'slider' })}
      <LogoField logo={logo} onLogo={onLogo} />
      <MoreOptions onReset={resetAll}>
        {field('quietZone', { as: 'slider' })}
        {field('shape', { as: 'buttons' })}
      </MoreOptions>
    </>
  );
}

function LogoField({ logo, onLogo }: DesignFormProps) {
  const words = useWords();
  const [{ level }, change] = useOptions(pageOptions);
  const [isNoImage, setNoImage] = useState(false);

  async function take(file: File) {
    const { readLogo } = await import('./logo');
    const pixels = await readLogo(file);
    setNoImage(pixels === undefined);
    if (!pixels) return;
    onLogo({ name: file.name, pixels, levelBefore: logo?.levelBefore ?? level });
    change({ level: 'high' });
  }
  const remove = ({ levelBefore }: ChosenLogo) => {
    onLogo(undefined);
    // Only what the logo changed is changed back.
    if (level === 'high') change({ level: levelBefore });
  };

  return (
    <Field label={words.logo} hint={words.logoHint} error={isNoImage ? words.notImage : undefined}>
      <div className={styles.line}>
        <FileButton label={words.chooseLogo} accept="image/*" onFile={(file) => void take(file)} />
        {logo ? (
          <>
            <span className="verbatim">{logo.name}</span>
            <IconButton icon="x" label={words.removeLogo} onClick={() => remove(logo)} />
          </>
        ) : null}
      </div>
    </Field>
  );
}
