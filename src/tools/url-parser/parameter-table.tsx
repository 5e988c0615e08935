import { useMemo, useState } from 'react';
import { Badge } from '../../ui/badge/badge';
import { Button } from '../../ui/button/button';
import { CopyButton } from '../../ui/copy/copy-button';
import { InputText } from '../../ui/input-text/input-text';
import { ResultHead } from '../../ui/layout/layout';
import { OpenIn } from '../../ui/open-in/open-in';
import { Table } from '../../ui/table/table';
import type { TableColumn } from '../../ui/table/columns';
import type { ParsedUrl } from './parse';
import type { Part } from './part';
import {
  addParameter,
  editParameter,
  queryToCurl,
  queryToJson,
  removeParameters,
  sortParameters,
  type Parameter,
} from './query';
import { shortened } from './shortened';
import { useWords } from './use-words';
import styles from './view.module.css';

/** More of a raw value than this is not shown; the field has it all. */
const SHOWN = 300;

export interface ParameterTableProps {
  url: ParsedUrl;
  show: 'decoded' | 'raw';
  /** The address with an edit in it. */
  onText: (text: string) => void;
  /** Takes an address in a value to the field above. */
  onOpen: (address: string) => void;
}

/** The parameters of the query: to read, to edit, to copy. */
export function ParameterTable({ url, show, onText, onOpen }: ParameterTableProps) {
  const words = useWords();
  const { source, parameters, rawQuery = '' } = url;
  const tracking = parameters.filter((one) => one.isTracking);
  const remove = (indexes: Iterable<number>) => onText(removeParameters(source, rawQuery, new Set(indexes)));

  const field = (parameter: Parameter, which: 'name' | 'value') => {
    const part = parameter[which];
    const isRaw = show === 'raw' || part === undefined || !fitsField(part);
    return (
      <EditField
        label={which === 'name' ? words.nameOf(parameter.index + 1) : words.valueOf(parameter.index + 1)}
        value={part === undefined ? '' : isRaw ? part.raw : part.decoded}
        placeholder={part === undefined ? words.noValue : words.emptyValue}
        onEdit={(text) =>
          onText(
            editParameter(source, rawQuery, {
              index: parameter.index,
              field: which,
              text,
              isRaw: isRaw && part !== undefined,
            }),
          )
        }
      />
    );
  };
  const columns: TableColumn<Parameter>[] = [
    { key: 'name', label: words.name, text: ({ name }) => name.decoded, render: (row) => field(row, 'name') },
    { key: 'value', label: words.value, text: ({ value }) => value?.decoded, render: (row) => field(row, 'value') },
    {
      key: 'raw',
      label: words.raw,
      mono: true,
      secondary: true,
      text: rawOf,
      render: (row) => <span className={styles.raw}>{shortened(rawOf(row), SHOWN)}</span>,
    },
    {
      key: 'marks',
      label: words.marks,
      render: (row) => (
        <span className={styles.marks}>
          <Marks parameter={row} onOpen={onOpen} />
          <CopyButton
            value={row.value?.decoded ?? ''}
            label={words.copyValue(row.name.decoded)}
            iconOnly
            size="small"
            variant="quiet"
            disabled={(row.value?.decoded ?? '') === ''}
          />
          <Button
            size="small"
            variant="quiet"
            icon="x"
            iconOnly
            aria-label={words.deleteNamed(row.name.decoded)}
            onClick={() => remove([row.index])}
          />
        </span>
      ),
    },
  ];
  const json = useMemo(() => () => queryToJson(parameters), [parameters]);

  return (
    <div className={styles.section}>
      <ResultHead
        title={words.parameters}
        meta={String(parameters.length)}
        actions={
          <>
            {tracking.length > 0 ? (
              <Button size="small" onClick={() => remove(tracking.map(({ index }) => index))}>
                {words.removeTracking}
              </Button>
            ) : null}
            <Button
              size="small"
              icon="arrow-up-down"
              disabled={parameters.length < 2}
              onClick={() => onText(sortParameters(source, rawQuery))}
            >
              {words.sort}
            </Button>
            <Button size="small" onClick={() => onText(addParameter(source, url.rawQuery, words.newName, ''))}>
              {words.add}
            </Button>
            <CopyButton size="small" label={words.copyJson} value={json} disabled={parameters.length === 0} />
            <CopyButton
              size="small"
              label={words.copyForm}
              value={() => queryToCurl(rawQuery)}
              disabled={parameters.length === 0}
            />
          </>
        }
      />
      {parameters.length === 0 ? (
        <p className={styles.none}>{words.noParameters}</p>
      ) : (
        <Table rows={parameters} headers={columns} label={words.parameters} />
      )}
    </div>
  );
}

/** A field of one line holds neither line breaks nor what could not be decoded. */
function fitsField(part: Part): boolean {
  return !part.isBroken && !/[\r\n]/.test(part.decoded);
}

function rawOf({ name, value }: Parameter): string {
  return value === undefined ? name.raw : `${name.raw}=${value.raw}`;
}

/** What is special about a parameter, and the way into what it holds: an address, JSON or a token. */
export function Marks({ parameter, onOpen }: { parameter: Parameter; onOpen: (address: string) => void }) {
  const words = useWords();
  const { name, value, isAddress, holds } = parameter;
  return (
    <>
      {name.isBroken || value?.isBroken ? <Badge kind="warn">{words.broken}</Badge> : null}
      {value === undefined ? (
        <Badge>{words.noValue}</Badge>
      ) : value.raw === '' ? (
        <Badge>{words.emptyValue}</Badge>
      ) : null}
      {parameter.isTracking ? <Badge kind="warn">{words.tracking}</Badge> : null}
      {isAddress && value ? (
        <Button size="small" aria-label={words.openNamed(name.decoded)} onClick={() => onOpen(value.decoded)}>
          {words.open}
        </Button>
      ) : null}
      {holds && value ? (
        <OpenIn tool={holds === 'json' ? 'json-prettify' : 'jwt-parser'} text={value.decoded}>
          {words.openHeld[holds]}
        </OpenIn>
      ) : null}
    </>
  );
}

interface EditFieldProps {
  label: string;
  value: string;
  placeholder: string;
  onEdit: (text: string) => void;
}

/** Shows what is being typed until the focus leaves: a long address comes back from the worker only later. */
function EditField({ label, value, placeholder, onEdit }: EditFieldProps) {
  const [typed, setTyped] = useState<string>();
  return (
    <InputText
      label={label}
      hideLabel
      size="small"
      mono
      value={typed ?? value}
      placeholder={placeholder}
      onChange={(text) => {
        setTyped(text);
        onEdit(text);
      }}
      onBlur={() => setTyped(undefined)}
      spellCheck={false}
      autoComplete="off"
    />
  );
}
