import { dayInIndia, instantInIndia } from '@kirdaar/contract/rules/calendar';
import type { Language } from '@kirdaar/contract/rules/languages';
import { MAX_LIST } from '@kirdaar/contract/rules/limits';
import { findAuditionedJob, listSlots } from '#features/auditions/slots/queries.ts';
import { printPhoto } from '#features/talent/public-profile/print-photos.ts';
import { formatAppointment } from '#platform/channels/format-date.ts';
import { serverWords } from '#platform/channels/server-words.ts';
import { drawPdf, MILLIMETRE, type Sheet, type TextStyle } from '#platform/documents/pdf.ts';
import { orThrow } from '#platform/http/app-error.ts';
import { openConcurrencyLimit } from '#platform/http/concurrency-limit.ts';
import type { Services } from '#platform/services.ts';

const limitRendering = openConcurrencyLimit({ atOnce: 1, waiting: 50 });

/** The auditions from today on, as a PDF. */
export async function printCallSheet(services: Services, houseId: string, jobId: string, language: Language) {
  const { db, now, storage } = services;
  const job = orThrow(await findAuditionedJob(db, houseId, jobId), 'job_not_found');
  const today = instantInIndia(dayInIndia(now()), '00:00').getTime();
  const found = await listSlots(db, { houseId, jobId, now: now(), limit: MAX_LIST }, undefined);
  return limitRendering(async () => {
    const slots: SheetSlot[] = [];
    for (const slot of found.filter(({ starts_at }) => Date.parse(starts_at) >= today)) {
      const people: SheetSlot['people'] = [];
      for (const { user, confirmed } of slot.attendees) {
        const photo = await printPhoto(storage, user.image_url, PHOTO_FRAME);
        people.push({ name: user.name, confirmed, photo });
      }
      slots.push({ ...slot, people });
    }
    const title = calls[language].call_title(job.title);
    return drawCallSheet({ ...job, title, language }, slots, now());
  });
}

const words = serverWords('calendar');
const calls = serverWords('calls');

interface CallSheet {
  title: string;
  role: string;
  language: Language;
}

interface SheetSlot {
  starts_at: string;
  place: string;
  contact_name: string;
  contact_phone: string;
  bring: string;
  people: { name: string; confirmed: boolean; photo: Buffer | undefined }[];
}

const MARGIN = 18 * MILLIMETRE;
const PHOTO = 42;
const MUTED = '#67576a';
/** In pixels, twice the printed size. */
const PHOTO_FRAME = { width: PHOTO * 2, height: PHOTO * 2 };

function drawCallSheet(call: CallSheet, slots: readonly SheetSlot[], now: Date): Promise<Buffer> {
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

function drawSlot(sheet: Sheet, slot: SheetSlot, call: CallSheet, top: number): number {
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

function drawPerson(
  sheet: Sheet,
  { name, confirmed, photo }: SheetSlot['people'][number],
  { role, language }: CallSheet,
  y: number,
) {
  if (photo) sheet.canvas.image(photo, MARGIN, y, { width: PHOTO, height: PHOTO });
  const x = MARGIN + PHOTO + 10;
  const width = sheet.width - MARGIN - x - 90;
  const below = sheet.write(name, { size: 12, face: 'strong' }, { x, y: y + 4, width });
  const end = sheet.write(role, { size: 10, color: MUTED }, { x, y: below, width });
  const answer = confirmed ? words[language].confirmed : words[language].not_answered;
  sheet.write(answer, { size: 10 }, { x: sheet.width - MARGIN - 85, y: y + 6, width: 85, align: 'right' });
  return Math.max(y + PHOTO, end) + 8;
}

function newPage(sheet: Sheet): number {
  sheet.addPage();
  return MARGIN;
}
