import { useCallback } from 'react';
import { toTextSource } from '../../lib/text-source';
import { useOptions } from '../../operations/use-options';
import { Button } from '../../ui/button/button';
import { ConverterPanes, useConversion } from '../../ui/converter/converter';
import { Section, Stack } from '../../ui/layout/layout';
import { Options } from '../../ui/options/options';
import { Tooltip } from '../../ui/tooltip/tooltip';
import { escapeNotes, unescapeNotes } from './notes';
import { describeEscaped, describeText, entityOptions, type EntityOptions } from './operations';
import { resultTokens } from './result-tokens';
import { useWords } from './use-words';
import styles from './view.module.css';

const PLAIN = '<title>Tools & "more"</title>';
const ESCAPED = '&lt;title&gt;Tools &amp; &quot;more&quot;&lt;/title&gt;';
const ACCEPT = '.html,.htm,.xhtml,.xml,.svg,.txt,text/*';
const NO_RANGES = new Uint32Array();

/** Two directions, whose contents can be swapped. */
export default function HtmlEntities() {
  const words = useWords();
  const [{ rules, showInvisible, ...escapeSettings }] = useOptions(entityOptions);
  const escaping = useConversion(describeText, escapeSettings, { draft: 'plain', initial: PLAIN });
  const unescaping = useConversion(describeEscaped, { rules }, { draft: 'entities', initial: ESCAPED });
  const ranges = unescaping.run.value?.leftRanges ?? NO_RANGES;
  const highlight = useCallback(
    (line: string, start: number) => resultTokens(line, start, ranges, showInvisible),
    [ranges, showInvisible],
  );
  const escaped = resultOf(escaping.run);
  const unescaped = resultOf(unescaping.run);
  const canSwap = escaped !== undefined && unescaped !== undefined;
  const swap = () => {
    if (!canSwap) return;
    escaping.onSource(toTextSource(unescaped, 'unescaped.txt'));
    unescaping.onSource(toTextSource(escaped, 'escaped.html'));
  };
  const { options, entities } = words;

  return (
    <Stack>
      <Section title={words.escape}>
        <ConverterPanes
          {...escaping}
          optionRow={
            <Options
              schema={entityOptions}
              words={options}
              open={['mode', 'everyAs', 'apostrophe', 'keepExisting']}
              buttons={['everyAs', 'apostrophe']}
              without={['rules', 'showInvisible', ...withoutEffect(escapeSettings)]}
            />
          }
          inputLabel={words.plain}
          outputLabel={words.escaped}
          fileName="escaped.html"
          mimeType="text/html"
          example={PLAIN}
          accept={ACCEPT}
          placeholder={words.plainPlaceholder}
          notes={(value, places) => escapeNotes(words, value, places)}
          footer={({ count }) => entities(count)}
        />
      </Section>
      <div className={styles.swap}>
        <Tooltip content={words.swapHint}>
          <Button icon="arrow-up-down" disabled={!canSwap} onClick={swap}>
            {words.swap}
          </Button>
        </Tooltip>
      </div>
      <Section title={words.unescape}>
        <ConverterPanes
          {...unescaping}
          optionRow={
            <Options
              schema={entityOptions}
              words={options}
              open={['rules', 'showInvisible']}
              buttons={['rules']}
              without={['mode', 'everyAs', 'apostrophe', 'keepExisting']}
            />
          }
          inputLabel={words.withEntities}
          outputLabel={words.unescaped}
          fileName="unescaped.txt"
          mimeType="text/plain"
          example={ESCAPED}
          accept={ACCEPT}
          placeholder={words.entitiesPlaceholder}
          highlight={highlight}
          notes={(value, places) => unescapeNotes(words, value, places)}
          footer={({ count, leftCount }) => (
            <>
              <span>{entities(count)}</span>
              {leftCount > 0 ? <span>{words.leftCount(leftCount)}</span> : null}
            </>
          )}
        />
      </Section>
    </Stack>
  );
}

/** Only every character has a form to choose; written as a number, an apostrophe has one form only. */
function withoutEffect({ mode, everyAs }: Pick<EntityOptions, 'mode' | 'everyAs'>): ('everyAs' | 'apostrophe')[] {
  if (mode !== 'every') return ['everyAs'];
  return everyAs === 'names' ? [] : ['apostrophe'];
}

/** The text that came out; nothing came out of nothing. */
function resultOf(run: { readonly status: string; readonly value?: { readonly text: string } }): string | undefined {
  if (run.status === 'idle') return '';
  return run.status === 'done' ? run.value?.text : undefined;
}
