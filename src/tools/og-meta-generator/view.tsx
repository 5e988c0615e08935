import { useState } from 'react';
import { highlightXmlLine } from '../../lib/xml/highlight-xml';
import { useOperation } from '../../operations/use-operation';
import { useOptions } from '../../operations/use-options';
import { Button } from '../../ui/button/button';
import { Stack } from '../../ui/layout/layout';
import { Options } from '../../ui/options/options';
import { Select } from '../../ui/select/select';
import { TextOutput } from '../../ui/text-output/text-output';
import { FieldGroup } from './field-input';
import { ACCOUNTS, CARD_FIELDS, CARDS, GENERAL, IMAGES, OG_TYPES, TYPE_FIELDS } from './fields';
import { ImportPanel } from './import-panel';
import { EMPTY_META, missingProperties, type Meta } from './meta';
import { generate, tagOptions } from './operations';
import { Preview } from './preview';
import { useMeta } from './use-meta';
import { useWords } from './use-words';
import styles from './view.module.css';

/** Tags that tell how a page looks where it is shared. */
export default function OgMetaGenerator() {
  const words = useWords();
  const [meta, setMeta] = useMeta();
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
        <Form key={round} />
        <div>
          <Button variant="quiet" size="small" icon="rotate-ccw" onClick={() => replace(EMPTY_META)}>
            {words.clear}
          </Button>
        </div>
      </Stack>
      <Stack>
        <Options
          schema={tagOptions}
          words={words.options}
          open={['syntax', 'withBasics', 'withComments', 'repeatForX']}
          buttons={['syntax']}
        />
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
        <Preview />
      </Stack>
    </div>
  );
}

/** Every line is whole in itself: no tag is broken. */
const highlight = (line: string) => highlightXmlLine(line);

function Form() {
  const words = useWords();
  const [meta, change] = useMeta();
  return (
    <>
      <FieldGroup label={words.general} fields={GENERAL}>
        <Select
          label={words.type}
          options={OG_TYPES.map((type) => ({ value: type, label: type }))}
          value={meta.type}
          onChange={(type) => change({ ...meta, type })}
        />
      </FieldGroup>
      <FieldGroup label={words.images} fields={[IMAGES]} />
      <FieldGroup label={words.typeFields} fields={TYPE_FIELDS[meta.type]} />
      <FieldGroup label={words.x} fields={[...ACCOUNTS, ...CARD_FIELDS[meta.card]]}>
        <Select
          label={words.card}
          options={CARDS.map((card) => ({ value: card, label: words.cards[card] }))}
          value={meta.card}
          onChange={(card) => change({ ...meta, card })}
        />
      </FieldGroup>
    </>
  );
}
