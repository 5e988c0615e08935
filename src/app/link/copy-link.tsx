import { useEffect, useState } from 'react';
import { KitWordsContext, useKitWords, useLocale } from '../../i18n/context';
import { formatBytes } from '../../i18n/words';
import { Alert } from '../../ui/alert/alert';
import { Button } from '../../ui/button/button';
import { Checkbox } from '../../ui/checkbox/checkbox';
import { copyText } from '../../ui/copy/copy';
import { InputText } from '../../ui/input-text/input-text';
import { Modal } from '../../ui/modal/modal';
import { useLanguage } from '../languages/language';
import styles from './copy-link.module.css';
import { makeLink, type LinkParts } from './make-link';
import { LONGEST_PACKED } from './pack';
import { LINK_WORDS } from './words';

interface CopyLinkProps {
  readonly toolId: string;
  readonly onClose: () => void;
}

/** A link to the tool with its options and, where that is wanted, with what was typed: to look at and to copy. */
export function CopyLink(props: CopyLinkProps) {
  const { kit } = useLanguage();
  return (
    kit && (
      <KitWordsContext value={kit}>
        <LinkDialog {...props} />
      </KitWordsContext>
    )
  );
}

function LinkDialog({ toolId, onClose }: CopyLinkProps) {
  const words = LINK_WORDS[useLanguage().locale];
  const kit = useKitWords();
  const [parts, setParts] = useState<LinkParts>();
  const [withInput, setWithInput] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    makeLink(toolId, location.href).then(
      (made) => isCurrent && setParts(made),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [toolId]);

  const { address = '', input = '' } = parts ?? {};
  const isTooLarge = withInput && input.length > LONGEST_PACKED;
  const link = withInput ? address + input : address;
  const copy = () => {
    void copyText(link);
    onClose();
  };
  return (
    <Modal
      open
      title={words.title}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{kit.cancel}</Button>
          <Button variant="primary" icon="copy" disabled={!parts || isTooLarge} onClick={copy}>
            {words.copy}
          </Button>
        </>
      }
    >
      <div className={styles.body}>
        <InputText label={words.address} value={isTooLarge ? address : link} onChange={() => undefined} readOnly mono />
        {parts && <About parts={parts} withInput={withInput} onWithInput={setWithInput} />}
      </div>
    </Modal>
  );
}

interface AboutProps {
  readonly parts: LinkParts;
  readonly withInput: boolean;
  readonly onWithInput: (withInput: boolean) => void;
}

/** What is in the link, what may be, and what is not. */
function About({ parts: { options, hasOthers, input, hasLeft }, withInput, onWithInput }: AboutProps) {
  const locale = useLocale();
  const words = LINK_WORDS[useLanguage().locale];
  const size = (bytes: number) => formatBytes(locale, bytes);
  const isTooLarge = input !== undefined && input.length > LONGEST_PACKED;
  return (
    <>
      <p className={styles.about}>{options === 0 && hasOthers ? words.othersOnly : words.options(options)}</p>
      {input === undefined ? (
        <p className={styles.about}>{words.noInput}</p>
      ) : (
        <Checkbox
          label={words.withInput}
          checked={withInput}
          onChange={onWithInput}
          hint={isTooLarge ? undefined : words.inputHint(size(input.length))}
        />
      )}
      {isTooLarge && withInput && (
        <Alert kind="error">{words.tooLarge(size(input.length), size(LONGEST_PACKED))}</Alert>
      )}
      {hasLeft && <p className={styles.about}>{words.left}</p>}
    </>
  );
}
