import { useMemo } from 'react';
import { useKitWords } from '../../i18n/context';
import { Button } from '../../ui/button/button';
import { IconButton } from '../../ui/button/icon-button';
import { CopyButton } from '../../ui/copy/copy-button';
import { CopyIcon } from '../../ui/copy/copy-icon';
import { ResultHead } from '../../ui/layout/layout';
import { MenuButton } from '../../ui/menu-button/menu-button';
import { NoResult } from '../../ui/no-result/no-result';
import { SendButton } from '../../ui/send/send-button';
import { Table } from '../../ui/table/table';
import type { TableColumn } from '../../ui/table/columns';
import { Marks } from './marks';
import { ParameterField } from './parameter-field';
import type { ParsedUrl } from './parse';
import type { Show } from './part-facts';
import * as query from './query';
import { shortened } from './shortened';
import { useWords } from './use-words';
import styles from './view.module.css';

/** More of a raw value than this is not shown; the field has it all. */
const SHOWN = 300;
/** Of a value, in the name of a button. */
const NAMED = 40;

export interface ParameterTableProps {
  url: ParsedUrl;
  show: Show;
  /** The address with an edit in it. */
  onText: (text: string) => void;
  /** Takes an address in a value to the field above. */
  onOpen: (address: string) => void;
}

/** The parameters of the query: to read, to edit, to copy. */
export function ParameterTable({ url, show, onText, onOpen }: ParameterTableProps) {
  const words = useWords();
  const { source, parameters, rawQuery = '' } = url;
  const remove = (indexes: number[]) => onText(query.removeParameters(source, rawQuery, new Set(indexes)));
  const column = (field: query.Edit['field']): TableColumn<query.Parameter> => ({
    key: field,
    label: words[field],
    text: (row) => row[field]?.decoded,
    render: (row) => (
      <ParameterField
        parameter={row}
        field={field}
        show={show}
        onEdit={(edit) => onText(query.editParameter(source, rawQuery, edit))}
      />
    ),
  });
  const columns: TableColumn<query.Parameter>[] = [
    column('name'),
    column('value'),
    {
      key: 'raw',
      label: words.options.show.values.raw,
      mono: true,
      secondary: true,
      text: query.rawOf,
      render: (row) => <span className={styles.raw}>{shortened(query.rawOf(row), SHOWN)}</span>,
    },
    {
      key: 'marks',
      label: words.marks,
      render: (row) => (
        <span className={styles.marks}>
          <Marks parameter={row} onOpen={onOpen} />
          <span className={styles.acts}>
            <CopyIcon
              value={row.value?.decoded ?? ''}
              label={words.copyValue(row.name.decoded)}
              // Names may repeat.
              sends={`${row.name.decoded} = ${shortened(row.value?.decoded ?? '', NAMED)}`}
            />
            <IconButton icon="x" label={words.deleteNamed(row.name.decoded)} onClick={() => remove([row.index])} />
          </span>
        </span>
      ),
    },
  ];
  return (
    <div className={styles.section}>
      <ResultHead
        title={words.parameters}
        meta={String(parameters.length)}
        actions={<Actions url={url} onText={onText} onRemove={remove} />}
      />
      {parameters.length === 0 ? (
        <NoResult>{words.noParameters}</NoResult>
      ) : (
        <Table rows={parameters} headers={columns} label={words.parameters} />
      )}
    </div>
  );
}

interface ActionsProps extends Pick<ParameterTableProps, 'url' | 'onText'> {
  onRemove: (indexes: number[]) => void;
}

/** What can be done with all parameters. */
function Actions({ url: { source, parameters, rawQuery }, onText, onRemove }: ActionsProps) {
  const words = useWords();
  const kit = useKitWords();
  const tracking = parameters.filter((one) => one.isTracking).map(({ index }) => index);
  const json = useMemo(() => () => query.queryToJson(parameters), [parameters]);
  const form = () => query.queryToCurl(rawQuery ?? '');
  const isEmpty = parameters.length === 0;
  const sort = () => onText(query.sortParameters(source, rawQuery ?? ''));
  const add = () => onText(query.addParameter(source, rawQuery, words.newName, ''));
  const acts = [
    ...(tracking.length > 0 ? [{ label: words.removeTracking, onClick: () => onRemove(tracking) }] : []),
    {
      label: words.sort,
      'aria-label': words.sortByName,
      title: words.sortByName,
      onClick: sort,
      icon: 'arrow-up-down',
      disabled: parameters.length < 2,
    },
    { label: words.add, onClick: add },
  ];
  return (
    <>
      {acts.map(({ label, ...act }) => (
        <Button key={label} size="small" {...act}>
          {label}
        </Button>
      ))}
      <MenuButton size="small" label={kit.copy} icon="copy" disabled={isEmpty}>
        <CopyButton label={words.copyJson} value={json} />
        <CopyButton label={words.copyForm} value={form} />
        <SendButton withLabel content={json} />
      </MenuButton>
    </>
  );
}
