import { useDraft } from '../../operations/use-draft';
import { InputText } from '../../ui/input-text/input-text';
import { Tabs } from '../../ui/tabs/tabs';
import { findGroups, type Group, type Kind, KINDS } from './reference-search';
import { useWords } from './use-words';
import styles from './reference.module.css';

interface ReferenceProps {
  /** `back`: so many characters of the text stand after the caret. */
  onInsert: (text: string, back?: number) => void;
}

/** Functions, constants and units, to search and to insert into the sheet. */
export function Reference({ onInsert }: ReferenceProps) {
  const words = useWords();
  const [query, setQuery] = useDraft('reference', '');
  const [kind, setKind] = useDraft<Kind>('reference-kind', 'functions');
  const found = KINDS.map((id) => {
    const groups = findGroups(id, query, words);
    return { id, groups, count: groups.reduce((sum, { entries }) => sum + entries.length, 0) };
  });
  // What has a match is shown, whichever tab was open.
  const isEmpty = found.some(({ id, count }) => id === kind && count === 0);
  const shown = (isEmpty && found.find(({ count }) => count > 0)?.id) || kind;
  return (
    <div className={styles.reference}>
      <InputText
        type="search"
        label={words.search}
        hideLabel
        icon="search"
        placeholder={words.search}
        value={query}
        onChange={setQuery}
        clearable
        autoComplete="off"
        spellCheck={false}
      />
      <Tabs
        label={words.reference}
        size="small"
        value={shown}
        onChange={setKind}
        tabs={found.map(({ id, groups, count }) => ({
          id,
          label: words.kind(id, count),
          content: (
            // Scrolled by keyboard: what scrolls must take the focus.
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
            <div className={styles.list} tabIndex={0} role="group" aria-label={words.kindName[id]}>
              {count === 0 ? <p className={styles.none}>{words.nothingFound(query.trim())}</p> : null}
              {groups.map((group) => (
                <Entries key={group.name} kind={id} group={group} onInsert={onInsert} />
              ))}
            </div>
          ),
        }))}
      />
    </div>
  );
}

function Entries({ kind, group, onInsert }: ReferenceProps & { kind: Kind; group: Group }) {
  const words = useWords();
  const insert = (name: string) => (kind === 'functions' ? onInsert(`${name}()`, 1) : onInsert(name));
  return (
    <>
      <h3 className={styles.title}>{words.groups[group.name]}</h3>
      <ul className={kind === 'units' ? styles.chips : styles.entries}>
        {group.entries.map(({ name, description }) => (
          <li key={name}>
            <button type="button" className={styles.entry} onClick={() => insert(name)}>
              <code>{name}</code>
              {description ? <span className={styles.description}>{description}</span> : null}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
