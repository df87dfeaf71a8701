import { heightInCm } from '@kirdaar/contract/rules/body-measures';
import type { Language } from '@kirdaar/contract/rules/languages';
import {
  type CallSheet,
  readCallSheet,
  type SheetPerson,
  type SheetSlot,
} from '#features/auditions/check-in/read-call-sheet.ts';
import { serverWords } from '#platform/channels/server-words.ts';
import { type Cell, xlsxOf } from '#platform/documents/xlsx.ts';
import type { ProductionActor } from '#platform/http/actor.ts';
import type { Services } from '#platform/services.ts';

const words = serverWords('spreadsheets');
const answers = serverWords('calendar');

type English = (typeof words)['en'];

interface Line {
  person: SheetPerson;
  slot: SheetSlot;
  role: string;
  language: Language;
}

const columns: readonly {
  name: keyof English['columns'] | keyof English['call_sheet_columns'];
  width: number;
  cell: (line: Line) => Cell;
}[] = [
  { name: 'number', width: 6, cell: ({ person }) => person.number },
  { name: 'day', width: 14, cell: ({ slot }) => ({ instant: slot.starts_at, as: 'day' }) },
  { name: 'time', width: 12, cell: ({ slot }) => ({ instant: slot.starts_at, as: 'time' }) },
  { name: 'place', width: 26, cell: ({ slot }) => slot.place },
  { name: 'name', width: 24, cell: ({ person }) => person.name },
  { name: 'age', width: 8, cell: ({ person }) => person.age },
  {
    name: 'height_cm',
    width: 10,
    cell: ({ person: { height } }) => height && (heightInCm(height) ?? height),
  },
  { name: 'role', width: 20, cell: ({ role }) => role },
  { name: 'agency', width: 20, cell: ({ person }) => person.agency },
  { name: 'phone', width: 18, cell: ({ person }) => person.phone },
  { name: 'guardian', width: 20, cell: ({ person }) => person.guardian },
  { name: 'guardian_phone', width: 18, cell: ({ person }) => person.guardian_phone },
  {
    name: 'answer',
    width: 16,
    cell: ({ person, language }) =>
      person.confirmed ? answers[language].confirmed : answers[language].not_answered,
  },
  {
    name: 'arrived',
    width: 12,
    cell: ({ person: { arrived_at } }) => arrived_at && { instant: arrived_at, as: 'time' },
  },
];

/** The same as the PDF, one line for each person, without photos and free slots. */
export async function exportCallSheet(
  services: Services,
  actor: ProductionActor,
  jobId: string,
  language: Language,
): Promise<Buffer> {
  const { role, slots }: CallSheet = await readCallSheet(services, actor, jobId);
  const titles = { ...words[language].columns, ...words[language].call_sheet_columns };
  const lines = slots.flatMap((slot) => slot.people.map((person) => ({ person, slot, role, language })));
  return xlsxOf(
    words[language].call_sheet,
    columns.map(({ name, width }) => ({ title: titles[name], width })),
    lines.map((line) => columns.map(({ cell }) => cell(line))),
  );
}
