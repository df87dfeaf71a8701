import { heightText } from '@kirdaar/contract/rules/body-measures';
import { clockTime } from '@kirdaar/contract/rules/calendar';
import type { Language } from '@kirdaar/contract/rules/languages';
import {
  readCallSheet,
  type SheetPerson,
  type SheetSlot,
} from '#features/auditions/check-in/read-call-sheet.ts';
import { printPhoto } from '#features/talent/public-profile/print-photos.ts';
import { formatAppointment } from '#platform/channels/format-date.ts';
import { serverWords } from '#platform/channels/server-words.ts';
import { drawPdf, MILLIMETRE, type Sheet, type TextStyle } from '#platform/documents/pdf.ts';
import type { ProductionActor } from '#platform/http/actor.ts';
import { openConcurrencyLimit } from '#platform/http/concurrency-limit.ts';
import type { Services } from '#platform/services.ts';

const limitRendering = openConcurrencyLimit({ atOnce: 1, waiting: 50 });

/** The auditions from today on, as a PDF. */
export async function printCallSheet(
  services: Services,
  actor: ProductionActor,
  jobId: string,
  language: Language,
) {
  const { slots: read, ...job } = await readCallSheet(services, actor, jobId);
  return limitRendering(async () => {
    const slots: PrintedSlot[] = [];
    for (const slot of read) {
      const people: Printed[] = [];
      // One at a time, so that a sheet leaves capacity for other work.
      for (const person of slot.people)
        people.push({ ...person, photo: await printPhoto(services.storage, person.image_url, PHOTO_FRAME) });
      slots.push({ ...slot, people });
    }
    const title = calls[language].call_title(job.title);
    return drawCallSheet({ ...job, title, language }, slots, services.now());
  });
}

const words = serverWords('calendar');
const calls = serverWords('calls');

interface CallSheet {
  title: string;
  role: string;
  language: Language;
}

type Printed = SheetPerson & { photo: Buffer | undefined };
type PrintedSlot = Omit<SheetSlot, 'people'> & { people: Printed[] };

const MARGIN = 18 * MILLIMETRE;
const PHOTO = 42;
const NUMBER = 22;
/** The width of the answer and the arrival, and the box for a tick. */
const ANSWER = 96;
const BOX = 10;
const MUTED = '#67576a';
/** In pixels, twice the printed size. */
const PHOTO_FRAME = { width: PHOTO * 2, height: PHOTO * 2 };

function drawCallSheet(call: CallSheet, slots: readonly PrintedSlot[], now: Date): Promise<Buffer> {
  const { language } = call;
  const title = words[language].document_title(call.title);
  return drawPdf({ size: 'A4', title, language, now }, (sheet) => {
    let y = drawHeader(sheet, call);
    if (slots.length === 0) sheet.write(words[language].no_slots, { size: 11 }, { x: MARGIN, y });
    for (const slot of slots) {
      const height = 60 + Math.max(1, slot.people.length) * (PHOTO + 8);
      if (y + Math.min(height, sheet.height / 2) > sheet.height - MARGIN) y = newPage(sheet);
      y = drawSlot(sheet, slot, call, y);
    }
  });
}

function drawHeader(sheet: Sheet, { title, language }: CallSheet): number {
  const below = sheet.write(
    words[language].call_sheet_title,
    { size: 9, color: MUTED },
    { x: MARGIN, y: MARGIN },
  );
  const width = sheet.width - 2 * MARGIN;
  return sheet.write(title, { size: 22, face: 'display' }, { x: MARGIN, y: below + 2, width }) + 14;
}

function drawSlot(sheet: Sheet, slot: PrintedSlot, call: CallSheet, top: number): number {
  const { language } = call;
  const width = sheet.width - 2 * MARGIN;
  const contact = [slot.contact_name, slot.contact_phone].filter(Boolean).join(', ');
  const facts = [
    slot.place,
    contact && words[language].contact(contact),
    slot.bring && words[language].call_sheet_bring(slot.bring),
  ];
  sheet.canvas.rect(MARGIN, top, width, 0.6).fill('#e3d7c8');
  const time: TextStyle = { size: 13, face: 'strong' };
  let y = sheet.write(formatAppointment(slot.starts_at, language), time, { x: MARGIN, y: top + 6, width });
  const line: TextStyle = { size: 10, color: MUTED };
  y = sheet.write(facts.filter(Boolean).join(' · '), line, { x: MARGIN, y: y + 1, width }) + 6;
  if (slot.people.length === 0) y = sheet.write(words[language].free, { size: 11 }, { x: MARGIN, y }) + 8;
  for (const person of slot.people) {
    if (y + PHOTO > sheet.height - MARGIN) y = newPage(sheet);
    y = drawPerson(sheet, person, call, y);
  }
  return y + 8;
}

function drawPerson(sheet: Sheet, person: Printed, { role, language }: CallSheet, y: number) {
  const { number, name, age, height, agency, phone, guardian, guardian_phone, confirmed, arrived_at, photo } =
    person;
  sheet.write(String(number), { size: 12, face: 'strong' }, { x: MARGIN, y: y + 4, width: NUMBER });
  const left = MARGIN + NUMBER;
  if (photo) sheet.canvas.image(photo, left, y, { width: PHOTO, height: PHOTO });
  else sheet.canvas.rect(left, y, PHOTO, PHOTO).fill('#f3ece2');
  const x = left + PHOTO + 10;
  const width = sheet.width - MARGIN - x - ANSWER - 8;
  let below = sheet.write(name, { size: 12, face: 'strong' }, { x, y, width });
  const muted: TextStyle = { size: 9.5, color: MUTED };
  const facts = [age && String(age), height && heightText(height), role, agency].filter(Boolean).join(' · ');
  below = sheet.write(facts, muted, { x, y: below, width });
  const accompanied =
    guardian && words[language].guardian([guardian, guardian_phone].filter(Boolean).join(', '));
  const contact = [phone, accompanied].filter(Boolean).join(' · ');
  if (contact) below = sheet.write(contact, { size: 9.5 }, { x, y: below, width });

  const right = sheet.width - MARGIN - ANSWER;
  const answer = confirmed ? words[language].confirmed : words[language].not_answered;
  const end = sheet.write(answer, muted, { x: right, y: y + 2, width: ANSWER, align: 'right' });
  const arrived = arrived_at ? words[language].arrived_at(clockTime(arrived_at)) : words[language].arrived;
  const style: TextStyle = { size: 9.5, ...(!arrived_at && { color: MUTED }) };
  const room = arrived_at ? ANSWER : ANSWER - BOX - 5;
  sheet.write(arrived, style, { x: right, y: end + 3, width: room, align: 'right' });
  // Ticked by hand at the door.
  if (!arrived_at)
    sheet.canvas
      .rect(right + ANSWER - BOX, end + 4, BOX, BOX)
      .lineWidth(0.8)
      .stroke(MUTED);
  return Math.max(y + PHOTO, below) + 8;
}

function newPage(sheet: Sheet): number {
  sheet.addPage();
  return MARGIN;
}
