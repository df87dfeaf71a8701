import { peopleIn, type ReadPerson, readPeople } from '@kirdaar/contract/rules/added-people';

/** The library unpacks a huge sheet in a worker, which our content policy does not start and nothing reports. */
const MAX_MS = 10_000;

/** Reads the people in a CSV file, or in the first sheet of an XLSX file. */
export async function readSheet(file: File): Promise<ReadPerson[]> {
  if (!/\.xlsx$/i.test(file.name)) return readPeople(await file.text());
  const { readSheet: readCells } = await import('read-excel-file/universal');
  const tooLong = new Promise<never>((_, reject) =>
    setTimeout(() => reject(new Error('Too large.')), MAX_MS),
  );
  const rows = await Promise.race([readCells(file), tooLong]);
  return peopleIn(rows.map((cells) => cells.map((cell) => (cell instanceof Date ? '' : String(cell ?? '')))));
}
