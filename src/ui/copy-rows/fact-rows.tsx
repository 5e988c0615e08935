import type { ReactNode } from 'react';
import { ResultHead } from '../layout/layout';
import { CopyRow, CopyRows, type CopyRowProps } from './copy-rows';

export interface FactRowsProps {
  /** Stands above the rows, and names them. */
  title: string;
  /** The rows are still named by the title for those who do not see. */
  hideTitle?: boolean;
  /** Buttons at the end of the title's line. */
  actions?: ReactNode;
  /** Width of the names, in pixels. @default 112 */
  nameWidth?: number;
  /** In their order; what is false or undefined has nothing to say now. */
  rows: readonly (CopyRowProps | false | undefined)[];
}

/** A list of named values under its title, each with its copy button. */
export function FactRows({ title, hideTitle = false, actions, nameWidth, rows }: FactRowsProps) {
  return (
    <>
      {hideTitle ? null : <ResultHead title={title} actions={actions} />}
      <CopyRows label={title} {...(nameWidth !== undefined && { nameWidth })}>
        {/* Two rows may bear the same name. */}
        {rows.map((row, index) => (row ? <CopyRow key={`${row.label} ${index}`} {...row} /> : null))}
      </CopyRows>
    </>
  );
}
