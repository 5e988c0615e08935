import { useEffect, useRef } from 'react';
import { Button } from '../../ui/button/button';
import { InputText } from '../../ui/input-text/input-text';
import { Select } from '../../ui/select/select';
import type { Filter } from './options';
import type { GridColumn } from './report';
import { useWords } from './use-words';
import styles from './filter-panel.module.css';

export interface FilterPanelProps {
  id: string;
  columns: readonly GridColumn[];
  filters: readonly Filter[];
  onChange: (filters: readonly Filter[]) => void;
  /** A condition that was just asked for: the keyboard goes there. */
  focused: number | undefined;
}

const KINDS = ['contains', 'lacks', 'equals', 'differs', 'empty', 'filled'] as const;
const ANY = '';

/** A condition that any row fulfils until its text is typed. */
export function newFilter(id: string | undefined): Filter {
  return { ...(id === undefined ? {} : { id }), by: 'contains', text: '' };
}

/** The conditions that rows must fulfil, all of them. */
export function FilterPanel({ id, columns, filters, onChange, focused }: FilterPanelProps) {
  const words = useWords();
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (focused === undefined) return;
    list.current?.children[focused]?.querySelector('input')?.focus();
  }, [focused, filters.length]);
  const choices = [
    { value: ANY, label: words.anyColumn },
    ...columns.map((column) => ({ value: column.id, label: column.name || words.noName })),
  ];
  const update = (place: number, filter: Filter) => onChange(filters.with(place, filter));
  return (
    <section id={id} className={styles.panel} aria-label={words.filterList}>
      <ul ref={list}>
        {filters.map((filter, n) => (
          <li key={n} className={styles.row}>
            <Select
              label={words.filterColumn}
              hideLabel
              size="small"
              options={choices}
              value={filter.id ?? ANY}
              onChange={(column) => {
                const { id: _, ...rest } = filter;
                update(n, column === ANY ? rest : { ...rest, id: column });
              }}
            />
            <Select
              label={words.filterKind}
              hideLabel
              size="small"
              options={KINDS.map((kind) => ({ value: kind, label: words.filterKinds[kind] }))}
              value={filter.by}
              onChange={(by) => update(n, { ...filter, by })}
            />
            {filter.by === 'empty' || filter.by === 'filled' ? (
              <span />
            ) : (
              <InputText
                label={words.filterText}
                hideLabel
                size="small"
                mono
                placeholder={words.filterText}
                value={filter.text}
                onChange={(text) => update(n, { ...filter, text })}
              />
            )}
            <Button
              size="small"
              variant="quiet"
              icon="x"
              iconOnly
              aria-label={words.removeFilter(n + 1)}
              onClick={() => onChange(filters.toSpliced(n, 1))}
            />
          </li>
        ))}
      </ul>
      <div className={styles.acts}>
        <Button size="small" icon="plus" onClick={() => onChange([...filters, newFilter(undefined)])}>
          {words.addFilter}
        </Button>
        {filters.length > 0 ? (
          <Button size="small" variant="quiet" icon="rotate-ccw" onClick={() => onChange([])}>
            {words.clearFilters}
          </Button>
        ) : null}
      </div>
    </section>
  );
}
