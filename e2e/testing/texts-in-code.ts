import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { queryDatabase } from '#testing/database.ts';

const labels = fileURLToPath(new URL('../../contract/src/words/hi/rules/', import.meta.url));

/** Letters of a pseudo-language and its brackets. */
const PSEUDO = /[\p{L}\p{M}\d’'-]*[⟦⟧À-ʯẀ-ỿ][\p{L}\p{M}\d’'-]*/gu;
/** Two capitals are the initials of a person without a picture. */
const WORD = /[A-Za-z]{3,}|[a-z]{2,}/;
/** How `Intl` writes days, times, sizes and lists in the pseudo-language, which it takes for English. */
const OF_DATES =
  /^(?:(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)(?:[a-z]*)|(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)(?:[a-z]*)|am|pm|at|and|or|UTC)$/;
/** URLs, addresses, placeholders, heights as forms read them, and names such as `plan-ended`: the same in every language. */
const FOR_PROGRAMS = /^\S*[@/]\S*$|\{.*\}|^[a-z\d]+([-_.][a-z\d]+)+$|^\d ft \d in$/;

export interface Data {
  /** Every text in the database, small. */
  whole: Set<string>;
  all: string;
  words: Set<string>;
  /** The looks that casting calls want, as pages show them. */
  looks: Set<string>;
  /** Values of closed lists, which have labels in the catalogues. */
  labelled: Set<string>;
}

/** Reads what a page may show that is not from a catalogue: what people wrote, in a product's database. */
export async function readData(dataDirectory: string): Promise<Data> {
  const columns = await queryDatabase<{ table_name: string; column_name: string }>(
    dataDirectory,
    `select table_name, column_name from information_schema.columns
      join information_schema.tables using (table_schema, table_name)
      where table_schema = 'public' and table_type = 'BASE TABLE' and data_type in ('text', 'jsonb', 'json', 'ARRAY')`,
  );
  const texts: string[] = ['Kirdaar', 'English', 'Hindi', 'kirdaar-demo'];
  for (const { table_name: table, column_name: column } of columns) {
    const rows = await queryDatabase<{ value: unknown }>(
      dataDirectory,
      `select distinct to_jsonb("${column}") as value from "${table}" where "${column}" is not null limit 5000`,
    );
    for (const { value } of rows) texts.push(...textsIn(value));
  }
  // What houses type themselves may be what a closed list has too.
  const own = await readTyped(dataDirectory, `array[project_type, compensation]`);
  const looks = await readTyped(dataDirectory, `array[body_type || ' · ' || height]`);
  const whole = new Set(texts.map(plain));
  const names = texts.filter((text) => text.length < 60 && /^\p{Lu}/u.test(text));
  return {
    whole,
    all: [...whole].join('\n'),
    words: new Set(names.flatMap((name) => name.split(/[^\p{L}\d]+/u))),
    looks,
    labelled: new Set([...(await readLabelled())].filter((value) => !own.has(value))),
  };
}

/** Returns what houses typed in casting calls, of some columns. */
async function readTyped(dataDirectory: string, columns: string): Promise<Set<string>> {
  const rows = await queryDatabase<{ value: string }>(
    dataDirectory,
    `select distinct unnest(${columns}) as value from job`,
  );
  return new Set(rows.map(({ value }) => value));
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.includes('<') ? [value, ...value.split(/<[^>]+>/)] : [value];
  return typeof value === 'object' && value ? Object.values(value).flatMap(textsIn) : [];
}

async function readLabelled(): Promise<Set<string>> {
  const values = new Set<string>();
  for (const file of globSync('!(*.test|places).ts', { cwd: labels }))
    for (const catalogue of Object.values<unknown>(await import(`${labels}${file}`)))
      if (typeof catalogue === 'object' && catalogue)
        for (const value of Object.keys(catalogue)) values.add(value);
  return values;
}

/** Returns the texts with words that are neither from a pseudo-catalogue nor data. */
export function textsInCode(texts: readonly string[], data: Data): string[] {
  return texts.filter((text) =>
    text
      .replace(PSEUDO, '\n')
      .split('\n')
      .map((part) => part.trim())
      .some((part) => WORD.test(part) && !isData(part, data)),
  );
}

/** Facts stand alone, or between words that are from a catalogue, some after others as in a list. */
function isData(text: string, data: Data): boolean {
  return (
    data.looks.has(text) ||
    isOneFact(text, data) ||
    text.split(/[•·()]|, |: | – | — /).every((part) => isOneFact(part.trim(), data))
  );
}

function isOneFact(part: string, { whole, all, words, labelled }: Data): boolean {
  if (!WORD.test(part) || FOR_PROGRAMS.test(part)) return true;
  if (labelled.has(part)) return false;
  const text = plain(part);
  if (whole.has(text) || (text.length >= 12 && all.includes(text))) return true;
  return part
    .split(/[^\p{L}\d]+/u)
    .every((word) => !WORD.test(word) || words.has(word) || OF_DATES.test(word));
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\d]+/gu, ' ')
    .trim();
}
