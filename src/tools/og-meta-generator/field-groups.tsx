import type { ReactNode } from 'react';
import { Fold } from '../../ui/fold/fold';
import { useFold } from '../../ui/fold/use-fold';
import { Select } from '../../ui/select/select';
import { FieldInput, ItemParts } from './field-input';
import {
  ACCOUNTS,
  CARD_FIELDS,
  CARDS,
  GENERAL,
  IMAGES,
  MAIN_PROPERTIES,
  OG_TYPES,
  TYPE_FIELDS,
  type Field,
} from './fields';
import { findFaults } from './meta';
import { useMeta } from './use-meta';
import { useWords } from './use-words';
import styles from './view.module.css';

const OF_SITE = GENERAL.filter(({ property }) => !MAIN_PROPERTIES.includes(property));

/** The fields that not every page fills in, each group below its name. */
export function FieldGroups() {
  const words = useWords();
  const [meta, change] = useMeta();
  return (
    <>
      <Select
        label={words.type}
        options={OG_TYPES.map((type) => ({ value: type, label: type }))}
        value={meta.type}
        onChange={(type) => change({ ...meta, type })}
      />
      <div className={styles.groups}>
        {TYPE_FIELDS[meta.type].length > 0 ? (
          <FieldGroup label={words.typeFields} fields={TYPE_FIELDS[meta.type]} />
        ) : null}
        <FieldGroup label={words.images} fields={IMAGES.parts ?? []}>
          <ItemParts field={IMAGES} />
        </FieldGroup>
        <FieldGroup label={words.site} fields={OF_SITE} />
        <CardGroup />
      </div>
    </>
  );
}

function CardGroup() {
  const words = useWords();
  const [meta, change] = useMeta();
  const fields = [...ACCOUNTS, ...CARD_FIELDS[meta.card]];
  return (
    <FieldGroup label={words.x} fields={fields}>
      <Select
        label={words.card}
        options={CARDS.map((card) => ({ value: card, label: words.cards[card] }))}
        value={meta.card}
        onChange={(card) => change({ ...meta, card })}
      />
      {fields.map((field) => (
        <FieldInput key={field.property} field={field} />
      ))}
    </FieldGroup>
  );
}

interface FieldGroupProps {
  label: string;
  fields: readonly Field[];
  /** @default the fields */
  children?: ReactNode;
}

/** Fields that are opened together, and are in sight as long as one of them is wrong. */
function FieldGroup({ label, fields, children }: FieldGroupProps) {
  const [meta] = useMeta();
  const properties = fields.flatMap((field) => [field, ...(field.parts ?? [])]).map(({ property }) => property);
  // A place of a list is its property with a number behind it.
  const isWrong = [...findFaults(meta).keys()].some((place) => properties.includes(place.split('#', 1).join('')));
  const [isOpen, setOpen] = useFold(isWrong);
  return (
    <div role="group" aria-label={label}>
      <Fold className={styles.fold} label={label} isOpen={isOpen} onOpen={setOpen}>
        <div className={styles.fields}>
          {children ?? fields.map((field) => <FieldInput key={field.property} field={field} />)}
        </div>
      </Fold>
    </div>
  );
}
