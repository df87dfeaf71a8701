import { strFromU8, unzipSync } from 'fflate';

/** Returns the rows of a workbook of one sheet by its titles: numbers, texts, and dates as they are shown. */
export function rowsOf(file: unknown): Record<string, string | number | undefined>[] {
  const files = unzipSync(new Uint8Array(file as Uint8Array));
  const read = (name: string) => strFromU8(files[name] ?? new Uint8Array());
  const strings = [...read('xl/sharedStrings.xml').matchAll(/<si>(.*?)<\/si>/gs)].map(([, item]) =>
    textOf(item),
  );
  const isDate = dateStyles(read('xl/styles.xml'));
  const [titles = [], ...rows] = [...read('xl/worksheets/sheet1.xml').matchAll(/<row\b.*?<\/row>/gs)].map(
    ([row]) =>
      [...row.matchAll(/<c r="([A-Z]+)\d+"([^>]*?)(?:\/>|>(.*?)<\/c>)/gs)].map(
        ([, column, about = '', content]) => {
          const value = /<v>(.*?)<\/v>/s.exec(content ?? '')?.[1];
          if (value === undefined) return { column, value: textOf(content) || undefined };
          if (about.includes('t="s"')) return { column, value: strings[Number(value)] };
          const isInstant = isDate[Number(/s="(\d+)"/.exec(about)?.[1] ?? 0)];
          return { column, value: isInstant ? dayOf(Number(value)) : Number(value) };
        },
      ),
  );
  const nameOf = new Map(titles.map(({ column, value }) => [column, String(value)]));
  return rows.map((row) => Object.fromEntries(row.map(({ column, value }) => [nameOf.get(column), value])));
}

function textOf(item = ''): string {
  const texts = [...item.matchAll(/<t\b[^>]*>(.*?)<\/t>/gs)].map(([, text = '']) => text).join('');
  return texts.replace(/&(amp|lt|gt|quot|apos);/g, (_, name: string) => entities[name] ?? '');
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Returns for each style whether it shows a number as a date. */
function dateStyles(styles: string): boolean[] {
  const formats = [...styles.matchAll(/<numFmt numFmtId="(\d+)" formatCode="([^"]*)"/g)];
  const dates = new Set(formats.filter(([, , code]) => /[dh]/.test(code ?? '')).map(([, id]) => id ?? ''));
  const used = /<cellXfs.*?<\/cellXfs>/s.exec(styles)?.[0] ?? '';
  return [...used.matchAll(/<xf\b[^>]*>/g)].map(([xf]) => dates.has(/numFmtId="(\d+)"/.exec(xf)?.[1] ?? ''));
}

/** Days are counted from the end of 1899, without a time zone. */
function dayOf(serial: number): string {
  const minute = new Date(Math.round((serial - 25_569) * 24 * 60) * 60_000);
  return minute.toISOString().slice(0, 16).replace('T', ' ');
}
