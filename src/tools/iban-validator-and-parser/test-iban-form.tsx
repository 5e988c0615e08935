import { useMemo } from 'react';
import { useLocale } from '../../i18n/context';
import { LANGUAGE_TAGS } from '../../i18n/locale';
import { sortedCountries } from '../../lib/countries';
import { useOptions } from '../../operations/use-options';
import { Button } from '../../ui/button/button';
import { Group } from '../../ui/layout/layout';
import { Select } from '../../ui/select/select';
import { ibanOptions } from './operations';
import { IBAN_COUNTRIES } from '../../lib/iban/registry';
import { useWords } from './use-words';
import styles from './view.module.css';

/** Asks for an IBAN to test with, of a country. */
export function TestIbanForm({ onMake }: { onMake: () => void }) {
  const words = useWords();
  const [{ country }, change] = useOptions(ibanOptions);
  const language = LANGUAGE_TAGS[useLocale()];
  const countries = useMemo(() => sortedCountries(IBAN_COUNTRIES, language), [language]);
  return (
    <Group label={words.generate}>
      <div className={styles.test}>
        <Select
          label={words.options.country}
          hideLabel
          options={countries.map(({ code, name, flag }) => ({ value: code, label: `${flag} ${name} · ${code}` }))}
          value={country}
          onChange={(next) => change({ country: next })}
        />
        <Button icon="dices" onClick={onMake}>
          {words.make}
        </Button>
      </div>
    </Group>
  );
}
