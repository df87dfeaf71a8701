type Cell = string | number | null;

/** What a spreadsheet takes for a formula, also behind blanks and in full width. */
const formula = /^\s*[=+\-@＝＋－＠|]|^[\t\r\n]/;

/** A table for spreadsheets: UTF-8 with the mark they ask for, every cell in quotes, and no cell a formula. */
export function csvOf(rows: readonly (readonly Cell[])[]): Buffer {
  const lines = rows.map((row) => `${row.map(cellOf).join(',')}\r\n`);
  return Buffer.from(`\u{feff}${lines.join('')}`);
}

function cellOf(cell: Cell): string {
  if (cell === null) return '""';
  if (typeof cell === 'number') return `"${cell}"`;
  const safe = formula.test(cell) ? `'${cell}` : cell;
  return `"${safe.replaceAll('"', '""')}"`;
}
