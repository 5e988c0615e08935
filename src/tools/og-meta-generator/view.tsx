import { useState } from 'react';
import { highlightXmlLine } from '../../lib/xml/highlight-xml';
import { useDraft } from '../../operations/use-draft';
import { useOperation } from '../../operations/use-operation';
import { useOptions } from '../../operations/use-options';
import { Button } from '../../ui/button/button';
import { ButtonsSelect } from '../../ui/buttons-select/buttons-select';
import { Checkbox } from '../../ui/checkbox/checkbox';
import { Stack } from '../../ui/layout/layout';
import { Option, OptionRow } from '../../ui/option-row/option-row';
import { Select } from '../../ui/select/select';
import { TextOutput } from '../../ui/text-output/text-output';
import { FieldGroup } from './field-input';
import { ACCOUNTS, CARD_FIELDS, CARDS, GENERAL, IMAGES, OG_TYPES, TYPE_FIELDS } from './fields';
import { ImportPanel } from './import-panel';
import { EMPTY_META, itemsOf, missingProperties, type Meta } from './meta';
import { generate, tagOptions } from './operations';
import { Preview } from './preview';
import { useWords } from './use-words';
import styles from './view.module.css';
import { SYNTAXES } from './write-tags';

/** Tags that tell how a page looks where it is shared. */
export default function OgMetaGenerator() {
  const words = useWords();
  const [meta, setMeta] = useDraft<Meta>('meta', EMPTY_META);
  // Another form altogether: fields that hold something of their own begin anew.
  const [round, setRound] = useState(0);
  const run = useOperation(generate, { form: JSON.stringify(meta) }, useOptions(tagOptions)[0]);
  const replace = (next: Meta) => {
    setMeta(next);
    setRound(round + 1);
  };

  return (
    <div className={styles.page}>
      <Stack>
        <ImportPanel onImport={replace} />
        <Form key={round} meta={meta} onChange={setMeta} />
        <div>
          <Button variant="quiet" size="small" icon="rotate-ccw" onClick={() => replace(EMPTY_META)}>
            {words.clear}
          </Button>
        </div>
      </Stack>
      <Stack className={styles.result}>
        <OutputOptions />
        <div className={styles.output}>
          <TextOutput
            label={words.output}
            run={run}
            text={run.value}
            fileName="meta-tags.html"
            mimeType="text/html"
            highlight={highlight}
          />
        </div>
        {missingProperties(meta).length > 0 ? <p className={styles.asks}>{words.asksFor}</p> : null}
        <Preview meta={meta} onSize={(...size) => setMeta(withSize(meta, ...size))} />
      </Stack>
    </div>
  );
}

/** Every line is whole in itself: no tag is broken. */
const highlight = (line: string) => highlightXmlLine(line);

/** Width, height and kind of the first picture. */
function withSize(meta: Meta, width: number, height: number, type: string): Meta {
  const [first = {}, ...others] = itemsOf(meta, 'og:image');
  const known = {
    'og:image:width': String(width),
    'og:image:height': String(height),
    ...(type !== '' && { 'og:image:type': type }),
  };
  return { ...meta, lists: { ...meta.lists, 'og:image': [{ ...first, ...known }, ...others] } };
}

function Form({ meta, onChange }: { meta: Meta; onChange: (meta: Meta) => void }) {
  const words = useWords();
  const typeFields = TYPE_FIELDS[meta.type];
  return (
    <>
      <FieldGroup label={words.general} fields={GENERAL} meta={meta} onChange={onChange}>
        <Select
          label={words.type}
          options={OG_TYPES.map((type) => ({ value: type, label: type }))}
          value={meta.type}
          onChange={(type) => onChange({ ...meta, type })}
        />
      </FieldGroup>
      <FieldGroup label={words.images} fields={[IMAGES]} meta={meta} onChange={onChange} />
      {typeFields.length > 0 ? (
        <FieldGroup label={words.typeFields} fields={typeFields} meta={meta} onChange={onChange} />
      ) : null}
      <FieldGroup label={words.x} fields={[...ACCOUNTS, ...CARD_FIELDS[meta.card]]} meta={meta} onChange={onChange}>
        <Select
          label={words.card}
          options={CARDS.map((card) => ({ value: card, label: words.cards[card] }))}
          value={meta.card}
          onChange={(card) => onChange({ ...meta, card })}
        />
      </FieldGroup>
    </>
  );
}

function OutputOptions() {
  const words = useWords();
  const [options, setOptions, reset] = useOptions(tagOptions);
  return (
    <OptionRow onReset={reset}>
      <Option label={words.syntax}>
        <ButtonsSelect
          label={words.syntax}
          hideLabel
          size="small"
          options={SYNTAXES.map((value) => ({ value, label: words.syntaxes[value] }))}
          value={options.syntax}
          onChange={(syntax) => setOptions({ syntax })}
        />
      </Option>
      <Checkbox
        label={words.withBasics}
        checked={options.withBasics}
        onChange={(withBasics) => setOptions({ withBasics })}
      />
      <Checkbox
        label={words.withComments}
        checked={options.withComments}
        onChange={(withComments) => setOptions({ withComments })}
      />
      <Checkbox
        label={words.repeatForX}
        checked={options.repeatForX}
        onChange={(repeatForX) => setOptions({ repeatForX })}
      />
    </OptionRow>
  );
}
