import type { ReactNode } from 'react';
import { cn } from '../lib/cn.ts';

export interface DataColumn<Row> {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** Of its cells and its head, as `hidden md:table-cell` for what a phone has no room for. */
  className?: string;
}

interface DataTableProps<Row> {
  label: string;
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
}

/** A table of some pages; a phone leaves out the columns that it has no room for. */
export function DataTable<Row>({ label, columns, rows, keyOf }: DataTableProps<Row>) {
  return (
    <div className="rounded-lg border bg-surface">
      <table aria-label={label} className="w-full border-collapse text-left">
        <thead>
          <tr className="h-9 border-b text-xs text-muted">
            {columns.map(({ id, header, className }) => (
              <th key={id} scope="col" className={cn('px-3 font-medium whitespace-nowrap', className)}>
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)} className="relative border-b last:border-0 hover:bg-hover">
              {columns.map(({ id, cell, className }) => (
                <td key={id} className={cn('h-10 px-3 py-1.5 wrap-anywhere', className)}>
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
