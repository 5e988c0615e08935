import { useState } from 'react';
import { highlightXmlLine } from '../../lib/xml/highlight-xml';
import { useOperation } from '../../operations/use-operation';
import { useOptions } from '../../operations/use-options';
import { Button } from '../../ui/button/button';
import { SideBySide } from '../../ui/layout/layout';
import { later } from '../../ui/later';
import { MoreOptions } from '../../ui/more-options/more-options';
import { useOptionField } from '../../ui/options/use-option-field';
import { TextOutput } from '../../ui/text-output/text-output';
import { FieldGroups } from './field-groups';
import { FieldInput } from './field-input';
import { GENERAL, IMAGE_URLS, MAIN_PROPERTIES } from './fields';
import { ImportPanel } from './import-panel';
import { EMPTY_META, missingProperties, type Meta } from './meta';
import { generate, tagOptions } from './operations';
import { useMeta } from './use-meta';
import { useWords } from './use-words';
import styles from './view.module.css';

/** Below all else: what draws pictures and takes files comes after the form. */
const Preview = later(async () => (await import('./link-preview')).Preview);

const MAIN_FIELDS = [...GENERAL.filter(({ property }) => MAIN_PROPERTIES.includes(property)), IMAGE_URLS];

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
    <SideBySide
      input={
        <>
          <ImportPanel meta={meta} onImport={replace}>
            <Button variant="quiet" size="small" icon="rotate-ccw" onClick={() => replace(EMPTY_META)}>
              {words.clear}
            </Button>
          </ImportPanel>
          {/* A sample stands in them, so nothing must be typed: the page opens without the focus in one. */}
          <div key={round} className={styles.fields} data-optional>
            {MAIN_FIELDS.map((field) => (
              <FieldInput key={field.property} field={field} />
            ))}
          </div>
        </>
      }
      options={
        <>
          <FieldGroups key={round} />
          <TagFields />
        </>
      }
      after={<Preview />}
    >
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
    </SideBySide>
  );
}

/** Every line is whole in itself: no tag is broken. */
const highlight = (line: string) => highlightXmlLine(line);

/** How the tags are written. */
function TagFields() {
  const words = useWords();
  const [, , reset] = useOptions(tagOptions);
  const field = useOptionField(tagOptions, words.options);
  return (
    <>
      {field('syntax', { as: 'buttons' })}
      <MoreOptions onReset={reset}>
        {field('withBasics')}
        {field('withComments')}
        {field('repeatForX')}
      </MoreOptions>
    </>
  );
}
