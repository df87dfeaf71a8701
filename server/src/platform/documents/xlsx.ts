import { INDIA_AHEAD_MS } from '@kirdaar/contract/rules/calendar';
import writeExcelFile from 'write-excel-file/node';

/** An instant is shown in India as its day, its time or both. */
export type Cell = string | number | null | { instant: string; as: keyof typeof formats };

export interface Column {
  title: string;
  /** In characters. */
  width: number;
}

const formats = { day: 'd mmm yyyy', time: 'h:mm AM/PM', both: 'd mmm yyyy h:mm AM/PM' } as const;

/** The most characters that Excel takes in a cell. */
const MAX_TEXT = 32_767;

/** Returns a workbook of one sheet in which texts stay texts, such as `5-6` or a phone number. */
export function xlsxOf(sheet: string, columns: readonly Column[], rows: readonly (readonly Cell[])[]) {
  const head = columns.map(({ title }) => ({ value: title, fontWeight: 'bold' as const, wrap: true }));
  const data = [head, ...rows.map((row) => row.map(cellOf))];
  return writeExcelFile(data, {
    sheet,
    columns: columns.map(({ width }) => ({ width })),
    stickyRowsCount: 1,
    orientation: 'landscape',
  }).toBuffer();
}

function cellOf(cell: Cell) {
  if (cell === null || cell === '') return null;
  const top = { alignVertical: 'top' } as const;
  if (typeof cell === 'number') return { value: cell, type: Number, ...top };
  // The format is told that it is text, because it is otherwise read as a number or a date when it is edited.
  if (typeof cell === 'string')
    return { value: cell.slice(0, MAX_TEXT), type: String, format: '@', wrap: true, ...top };
  // Dates have no time zone in a workbook: the library writes what UTC shows.
  const inIndia = new Date(Date.parse(cell.instant) + INDIA_AHEAD_MS);
  return { value: inIndia, type: Date, format: formats[cell.as], align: 'left' as const, ...top };
}
