import { isEmptySource, type TextSource } from '../../lib/text-source';
import { useDraft } from '../../operations/use-draft';
import { useOptions } from '../../operations/use-options';
import { Button } from '../../ui/button/button';
import { Section } from '../../ui/layout/layout';
import { useOptionField } from '../../ui/options/use-option-field';
import { TextInput } from '../../ui/text-input/text-input';
import { Unfinished } from '../../ui/unfinished/unfinished';
import { pageOptions } from './operations';
import { usePacking } from './use-packing';
import { useWords } from './use-words';
import styles from './view.module.css';

/** One code per line, packed into a ZIP. */
export function BatchForm({ logo }: { logo: Uint8Array | undefined }) {
  const words = useWords();
  const [options] = useOptions(pageOptions);
  const field = useOptionField(pageOptions, words.options);
  const [lines, setLines] = useDraft<TextSource>('batch', '');
  const { work, pack, cancel, forget } = usePacking();
  const { fault } = work;
  const start = () => void pack(lines, logo, { ...options, format: options.batchFormat });
  const type = (next: TextSource) => {
    setLines(next);
    forget();
  };
  return (
    <Section title={words.batch} className={styles.batch}>
      <p className="meta">{words.batchHint}</p>
      <TextInput
        label={words.batchLines}
        value={lines}
        onChange={type}
        rows={5}
        error={fault && { message: words.batchFault(fault), ...('line' in fault && { line: fault.line }) }}
      />
      <Unfinished run={{ ...work, cancel, retry: start }} unit="items" />
      <div className={styles.line}>
        {field('batchFormat', { as: 'buttons', hideLabel: true })}
        <Button icon="download" disabled={isEmptySource(lines) || work.status === 'busy'} onClick={start}>
          {words.makeZip}
        </Button>
      </div>
    </Section>
  );
}
