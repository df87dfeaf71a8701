type Cell = string | number | null;

/** Text that a spreadsheet treats as a formula, also after whitespace and in full-width characters. */
const formula = /^\s*[=+\-@＝＋－＠|]|^[\t\r\n]/;

/**
 * Before such text, a zero-width space makes it text, also a phone number with its plus. An apostrophe would do the
 * same and be visible, because only typing it into a cell hides it. Spreadsheets trim other spaces, but not this one.
 */
const TEXT_MARK = '\u200b';

/**
 * Returns a CSV table for spreadsheets: UTF-8 with a byte order mark, every cell in quotes, and no cell a
 * formula.
 */
export function csvOf(rows: readonly (readonly Cell[])[]): Buffer {
  const lines = rows.map((row) => `${row.map(cellOf).join(',')}\r\n`);
  return Buffer.from(`\u{feff}${lines.join('')}`);
}

function cellOf(cell: Cell): string {
  if (cell === null) return '""';
  if (typeof cell === 'number') return `"${cell}"`;
  const safe = formula.test(cell) ? `${TEXT_MARK}${cell}` : cell;
  return `"${safe.replaceAll('"', '""')}"`;
}
