import { expect, test } from 'vitest';
import { writeCalendar } from '#features/auditions/calendar/read-calendar.ts';
import { parseCalendar } from '#testing/calendar.ts';

const organizer = 'support@kirdaar.example';
const calendar = { product: 'Kirdaar', name: 'Kirdaar auditions', language: 'en', organizer } as const;
const entry = {
  id: 'audition-1',
  sequence: 3,
  cancelled: false,
  starts_at: '2026-12-01T04:30:00.000Z',
  ends_at: '2026-12-01T05:00:00.000Z',
  changed_at: '2026-11-20T10:00:00.000Z',
  summary: 'Audition: Younger Sister, Gauri; Feature Film',
  location: 'Studio 4\nAndheri\\West',
  url: 'https://kirdaar.example/user/my-application',
  description: 'यह एक बहुत लंबा विवरण है '.repeat(12).trim(),
};

test('text with any characters is read back exactly as written', () => {
  const written = writeCalendar(calendar, 'kirdaar.example', [entry], 'PUBLISH');

  expect(parseCalendar(written)).toEqual([
    {
      UID: 'audition-1@kirdaar.example',
      SEQUENCE: '3',
      DTSTAMP: '20261120T100000Z',
      DTSTART: '20261201T043000Z',
      DTEND: '20261201T050000Z',
      STATUS: 'CONFIRMED',
      SUMMARY: entry.summary,
      LOCATION: entry.location,
      DESCRIPTION: entry.description,
      'ORGANIZER;CN="Kirdaar"': 'mailto:support@kirdaar.example',
      'URL;VALUE=URI': entry.url,
    },
  ]);
});

test('every line is at most 75 bytes and ends in CRLF, and no character is split', () => {
  const written = writeCalendar(calendar, 'kirdaar.example', [entry], 'PUBLISH');

  const lines = written.split('\r\n');
  expect(lines.at(-1)).toBe('');
  expect(lines.filter((line) => Buffer.byteLength(line) > 75 || /[\r\n]/.test(line))).toEqual([]);
  expect(written).not.toContain('\uFFFD');
});

test('text cannot inject lines', () => {
  const location = 'Here\r\nEND:VEVENT\r\nATTACH:https://evil.example\u0007';

  const written = writeCalendar(calendar, 'kirdaar.example', [{ ...entry, location }], 'PUBLISH');

  expect(parseCalendar(written)).toHaveLength(1);
  expect(written.split('\r\n').filter((line) => line.startsWith('ATTACH'))).toEqual([]);
  expect(written).not.toContain('\u0007');
});

test('an entry for one person is a request that their mail program updates', () => {
  const attendee = 'asha@talent.example';

  const written = writeCalendar(calendar, 'kirdaar.example', [{ ...entry, attendee }], 'REQUEST');

  expect(written).toContain('METHOD:REQUEST\r\n');
  const [found] = parseCalendar(written);
  expect(Object.entries(found ?? {}).find(([name]) => name.startsWith('ATTENDEE'))?.[1]).toBe(
    `MAILTO:${attendee}`,
  );
});

test('a cancelled entry has the status cancelled', () => {
  const written = writeCalendar(calendar, 'kirdaar.example', [{ ...entry, cancelled: true }], 'CANCEL');

  expect(written).toContain('METHOD:CANCEL\r\n');
  expect(parseCalendar(written)).toMatchObject([{ STATUS: 'CANCELLED' }]);
});
