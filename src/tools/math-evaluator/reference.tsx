import { Fragment } from 'react';
import { useDraft } from '../../operations/use-draft';
import { InputText } from '../../ui/input-text/input-text';
import { Tabs } from '../../ui/tabs/tabs';
import { CONSTANT_GROUPS, FUNCTION_GROUPS, UNIT_GROUPS, type GroupName } from './reference-names';
import { type ToolWords, useWords } from './use-words';
import styles from './reference.module.css';

type Kind = 'functions' | 'constants' | 'units';

interface Entry {
  readonly name: string;
  readonly description: string;
}

interface Group {
  readonly name: GroupName;
  readonly entries: readonly Entry[];
}

const GROUPS = { functions: FUNCTION_GROUPS, constants: CONSTANT_GROUPS, units: UNIT_GROUPS } as const;
const KINDS = ['functions', 'constants', 'units'] as const;

/** The groups of a kind, with the entries that match in their name, their words or their group. */
function found(kind: Kind, query: string, words: ToolWords): Group[] {
  const wanted = query.trim().toLowerCase();
  const descriptions: Readonly<Record<string, string>> = words.descriptions;
  return groupNames(kind).flatMap((name) => {
    const group: Readonly<Record<string, readonly string[]>> = GROUPS[kind];
    const inGroup = words.groups[name].toLowerCase().includes(wanted);
    const entries = (group[name] ?? [])
      .map((entry) => ({ name: entry, description: descriptions[entry] ?? '' }))
      .filter((entry) => inGroup || `${entry.name} ${entry.description}`.toLowerCase().includes(wanted));
    return entries.length === 0 ? [] : [{ name, entries }];
  });
}

function groupNames(kind: Kind): readonly GroupName[] {
  // The keys of the three are the names of groups, which the types of `Object.keys` forget.
  return Object.keys(GROUPS[kind]) as GroupName[];
}

interface ReferenceProps {
  /** `back`: so many characters of the text stand after the caret. */
  onInsert: (text: string, back?: number) => void;
}

/** Functions, constants and units, to search and to insert into the sheet. */
export function Reference({ onInsert }: ReferenceProps) {
  const words = useWords();
  const [query, setQuery] = useDraft('reference', '');
  const [kind, setKind] = useDraft<Kind>('reference-kind', 'functions');
  const counts = KINDS.map((each) => found(each, query, words).reduce((sum, { entries }) => sum + entries.length, 0));
  // What has a match is shown, whichever tab was open.
  const shown = counts[KINDS.indexOf(kind)] === 0 ? (KINDS[counts.findIndex((count) => count > 0)] ?? kind) : kind;
  const groups = found(shown, query, words);

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
        tabs={KINDS.map((id, index) => ({
          id,
          label: words.kind(id, counts[index] ?? 0),
          content: (
            // Scrolled by keyboard: what scrolls must take the focus.
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
            <div className={styles.list} tabIndex={0} role="group" aria-label={words.kindName[id]}>
              {groups.length === 0 ? <p className={styles.none}>{words.nothingFound(query.trim())}</p> : null}
              {groups.map((group) => (
                <Fragment key={group.name}>
                  <h3 className={styles.title}>{words.groups[group.name]}</h3>
                  <ul className={id === 'units' ? styles.chips : styles.entries}>
                    {group.entries.map(({ name, description }) => (
                      <li key={name}>
                        <button
                          type="button"
                          className={styles.entry}
                          onClick={() => (id === 'functions' ? onInsert(`${name}()`, 1) : onInsert(name))}
                        >
                          <code>{name}</code>
                          {description ? <span className={styles.description}>{description}</span> : null}
                        </button>
                      </li>
                    ))}
                  </ul>
                </Fragment>
              ))}
            </div>
          ),
        }))}
      />
    </div>
  );
}
