import { formatAppointment } from '#platform/channels/format-date.ts';
import { drawPdf, MILLIMETRE, type Sheet, type TextStyle } from '#platform/documents/pdf.ts';

export interface SheetSlot {
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
/** The size of a photo in pixels, twice what is printed. */
export const PHOTO_FRAME = { width: PHOTO * 2, height: PHOTO * 2 };

/** Draws an A4 call sheet: each slot with its time, place and contact, and the people in it. */
export function drawCallSheet(
  { title, role }: { title: string; role: string },
  slots: readonly SheetSlot[],
  now: Date,
): Promise<Buffer> {
  return drawPdf({ size: 'A4', title: `Call sheet: ${title}`, now }, (sheet) => {
    let y = drawHeader(sheet, title);
    if (slots.length === 0) sheet.write('No audition slots from today on.', { size: 11 }, { x: MARGIN, y });
    for (const slot of slots) {
      const height = 60 + Math.max(1, slot.people.length) * (PHOTO + 8);
      if (y + Math.min(height, sheet.height / 2) > sheet.height - MARGIN) y = newPage(sheet);
      y = drawSlot(sheet, slot, role, y);
    }
  });
}

function drawHeader(sheet: Sheet, title: string): number {
  const below = sheet.write('Call sheet', { size: 9, color: MUTED }, { x: MARGIN, y: MARGIN });
  const width = sheet.width - 2 * MARGIN;
  return sheet.write(title, { size: 22, face: 'display' }, { x: MARGIN, y: below + 2, width }) + 14;
}

function drawSlot(sheet: Sheet, slot: SheetSlot, role: string, top: number): number {
  const width = sheet.width - 2 * MARGIN;
  const contact = [slot.contact_name, slot.contact_phone].filter(Boolean).join(', ');
  const facts = [slot.place, contact && `Contact: ${contact}`, slot.bring && `Bring: ${slot.bring}`];
  sheet.canvas.rect(MARGIN, top, width, 0.6).fill('#e3d7c8');
  const time: TextStyle = { size: 13, face: 'strong' };
  let y = sheet.write(formatAppointment(slot.starts_at, 'en'), time, { x: MARGIN, y: top + 6, width });
  const line: TextStyle = { size: 10, color: MUTED };
  y = sheet.write(facts.filter(Boolean).join(' · '), line, { x: MARGIN, y: y + 1, width }) + 6;
  if (slot.people.length === 0) y = sheet.write('Free', { size: 11 }, { x: MARGIN, y }) + 8;
  for (const person of slot.people) {
    if (y + PHOTO > sheet.height - MARGIN) y = newPage(sheet);
    y = drawPerson(sheet, person, role, y);
  }
  return y + 8;
}

function drawPerson(
  sheet: Sheet,
  { name, confirmed, photo }: SheetSlot['people'][number],
  role: string,
  y: number,
) {
  if (photo) sheet.canvas.image(photo, MARGIN, y, { width: PHOTO, height: PHOTO });
  const x = MARGIN + PHOTO + 10;
  const width = sheet.width - MARGIN - x - 90;
  const below = sheet.write(name, { size: 12, face: 'strong' }, { x, y: y + 4, width });
  sheet.write(role, { size: 10, color: MUTED }, { x, y: below, width });
  const answer = confirmed ? 'Confirmed' : 'Not answered yet';
  sheet.write(answer, { size: 10 }, { x: sheet.width - MARGIN - 85, y: y + 6, width: 85, align: 'right' });
  return Math.max(y + PHOTO, below + 16) + 8;
}

function newPage(sheet: Sheet): number {
  sheet.addPage();
  return MARGIN;
}
