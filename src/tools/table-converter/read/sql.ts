import { err, ok } from '../../../lib/result';
import { KIND, type Kind } from '../cells';
import type { TableFault } from '../faults';
import type { ReadFacts } from '../report';
import type { Reading, TextReader } from './reader';
import { readStatements, type SqlListener } from './sql/statements';

const PROGRESS_STEP = 1 << 20;
// Said at the top of its exports, or by quotation marks that no other dialect has.
const MYSQL = /MySQL dump|MariaDB dump|\) ENGINE=|(?:INTO|TABLE|EXISTS) `/i;
const SNIFFED = 100_000;

/** A table as its statements name it, with all columns that any of them has. */
interface SqlTable {
  readonly name: string;
  readonly columns: Map<string, number>;
  /** Some statement names its columns, or the table was created with as many. */
  hasNames: boolean;
  width: number;
}

/**
 * Reads the rows of `INSERT … VALUES` statements for one table. The text is read twice: which columns there are is known
 * at its end only. What would have to be worked out, such as `NOW()`, stays as its SQL, with a note.
 */
export const readSqlTable: TextReader = (text, reading) => {
  const isMySql = reading.options.sqlDialect === 'mysql' || MYSQL.test(text.slice(0, SNIFFED));
  const tables = new Map<string, SqlTable>();
  const survey = surveyTables(tables, text, reading);
  const fault = readStatements(text, isMySql, survey);
  if (fault) return err(fault);
  const all = [...tables.values()];
  const names = all.map(({ name }) => name);
  const table = all[reading.options.table - 1];
  if (table) {
    reading.sink.header(
      table.hasNames ? Array.from(table.columns.keys(), (key) => key.split(AGAIN)[0] ?? key) : undefined,
    );
    const failed = readStatements(text, isMySql, sendRows(table, text, reading));
    return failed ? err(failed) : ok<ReadFacts>({ tables: names });
  }
  if (all.length > 0) return err({ code: 'table-not-found', table: reading.options.table, tables: all.length });
  reading.sink.header(undefined);
  return ok<ReadFacts>({ tables: names });
};

/** Gathers tables and their columns; tells rows that have too many or too few values. */
function surveyTables(tables: Map<string, SqlTable>, text: string, { progress }: Reading): SqlListener {
  let table: SqlTable | undefined;
  let created: readonly string[] | undefined;
  const advance = advancing(text, (share) => progress(share / 2));
  return {
    insert: (name, columns, isNamed) => {
      table = tables.get(name) ?? { name, columns: new Map(), hasNames: false, width: -1 };
      tables.set(name, table);
      created = isNamed ? undefined : columns;
      if (isNamed) addColumns(table, columns ?? []);
    },
    row: (cells, _, at): TableFault | undefined => {
      advance(at);
      if (!table) return undefined;
      if (created?.length === cells.length) addColumns(table, created);
      created = undefined;
      table.width = Math.max(table.width, cells.length);
      return undefined;
    },
    expression: () => undefined,
  };
}

function addColumns(table: SqlTable, columns: readonly string[]): void {
  table.hasNames = true;
  for (const column of distinct(columns)) if (!table.columns.has(column)) table.columns.set(column, table.columns.size);
}

/** Told apart by what no name holds; what makes names distinct for the visitor gets them without it. */
const AGAIN = '\0';

// Repeated names are no SQL, yet keep their values.
function distinct(columns: readonly string[]): string[] {
  const seen = new Set<string>();
  return columns.map((column) => {
    let name = column;
    while (seen.has(name)) name += AGAIN;
    seen.add(name);
    return name;
  });
}

function sendRows(wanted: SqlTable, text: string, { sink, note, progress }: Reading): SqlListener {
  let isWanted = false;
  let places: readonly number[] | undefined;
  const advance = advancing(text, (share) => progress((1 + share) / 2));
  const lineOf = lineCounter(text);
  const width = wanted.columns.size;
  return {
    insert: (name, columns, isNamed) => {
      isWanted = name === wanted.name;
      if (!isWanted) return;
      places = isNamed && columns ? placesOf(distinct(columns), wanted) : undefined;
    },
    row: (cells, kinds, at): undefined => {
      advance(at);
      if (!isWanted) return;
      sink.row(places ? placed(cells, kinds, places, width) : { cells, kinds }, lineOf(at));
    },
    expression: (source, at) => {
      if (isWanted) note({ code: 'sql-expression', line: lineOf(at), text: source.slice(0, 200) });
    },
  };
}

/** Where the columns of a statement stand in the table; undefined where just there. */
function placesOf(columns: readonly string[], table: SqlTable): readonly number[] | undefined {
  const places = columns.map((column) => table.columns.get(column) ?? 0);
  const isSame = places.length === table.columns.size && places.every((place, i) => place === i);
  return isSame ? undefined : places;
}

function placed(cells: readonly string[], kinds: readonly Kind[], places: readonly number[], width: number) {
  // A column that a statement leaves out gets its default, which mostly is NULL.
  const all = Array.from({ length: width }, () => '');
  const allKinds: Kind[] = Array.from({ length: width }, () => KIND.null);
  for (const [i, place] of places.entries()) {
    all[place] = cells[i] ?? '';
    allKinds[place] = kinds[i] ?? KIND.text;
  }
  return { cells: all, kinds: allKinds };
}

function advancing(text: string, progress: (share: number) => void) {
  let next = PROGRESS_STEP;
  return (at: number) => {
    if (at < next) return;
    next = at + PROGRESS_STEP;
    progress(at / text.length);
  };
}

/** The line of places that are asked for in their order, but for a few steps back. */
function lineCounter(text: string) {
  let line = 1;
  let at = 0;
  return (place: number): number => {
    for (let end = text.indexOf('\n', at); end >= 0 && end < place; end = text.indexOf('\n', at)) {
      line++;
      at = end + 1;
    }
    return line;
  };
}
