import { useState } from 'react';
import { Badge } from '../../ui/badge/badge';
import { Button } from '../../ui/button/button';
import { CopyIcon } from '../../ui/copy/copy-icon';
import { Fold } from '../../ui/fold/fold';
import { later } from '../../ui/later';
import { hasSecret } from './collect-codes';
import type { FoundCode } from './report';
import { useWords } from './use-words';
import { VisibleText } from './visible-text';
import styles from './view.module.css';

const CodeDetails = later(async () => (await import('./code-details')).CodeDetails);

/** So many are drawn at first. */
const MOST_CODES = 50;
/** Of a text in the line of its code, in UTF-16 units. */
const EXCERPT = 80;

export interface CodeListProps {
  codes: readonly FoundCode[];
  /** What they are, for those who do not see. */
  label: string;
  /** Which picture they are from, where there are several; one that is alone on the page is open. */
  of: string | undefined;
}

/** Codes below each other, numbered as their frames are. */
export function CodeList({ codes, label, of }: CodeListProps) {
  const words = useWords();
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? codes : codes.slice(0, MOST_CODES);
  return (
    <>
      <ol className={styles.codes} aria-label={label}>
        {shown.map((code, index) => (
          <CodeItem
            key={index}
            code={code}
            number={index + 1}
            of={of}
            isAlone={of === undefined && codes.length === 1}
          />
        ))}
      </ol>
      {shown.length < codes.length ? (
        <Button size="small" onClick={() => setWhole(true)}>
          {words.showAll(codes.length)}
        </Button>
      ) : null}
    </>
  );
}

interface CodeItemProps {
  code: FoundCode;
  number: number;
  of: string | undefined;
  isAlone: boolean;
}

function CodeItem({ code, number, of, isAlone }: CodeItemProps) {
  const words = useWords();
  const [isOpen, setOpen] = useState(isAlone);
  const { kind, text, isDamaged } = code;
  const own = words.codeTitle(number, words.kinds[kind]);
  const title = of === undefined ? own : words.codeOf(own, of);
  const isSecret = hasSecret(code);
  return (
    <li className={styles.code} data-damaged={isDamaged ? '' : undefined}>
      <Fold
        label={
          <>
            <span className={styles.mark} data-damaged={isDamaged ? '' : undefined}>
              {number}
            </span>{' '}
            {words.kinds[kind]}
          </>
        }
        isOpen={isOpen}
        onOpen={setOpen}
        className={styles.line}
        beside={
          <>
            {isDamaged ? (
              <Badge kind="bad" icon="x">
                {words.damaged}
              </Badge>
            ) : null}
            <span className={styles.excerpt}>
              {isOpen ? '' : isSecret ? DOTS : <VisibleText text={text.slice(0, EXCERPT)} />}
            </span>
            {isDamaged ? null : (
              <CopyIcon value={text} label={words.copyOf(title)} sends={isSecret ? undefined : title} />
            )}
          </>
        }
      >
        <CodeDetails code={code} title={title} />
      </Fold>
    </li>
  );
}

/** In the place of what is covered: its length is no one's business either. */
export const DOTS = '••••••••';
