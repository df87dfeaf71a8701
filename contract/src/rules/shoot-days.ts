import { clockTime, instantInIndia } from './calendar.ts';

/** What those who are booked on a shoot day are told, in order. */
export const sheetFields = [
  'call_time',
  'place',
  'map_url',
  'contact_name',
  'contact_phone',
  'bring',
] as const;
export type SheetField = (typeof sheetFields)[number];

/** The call time as HH:MM in India. What was not filled in is empty. */
export type ShootSheet = Record<SheetField, string>;

/** Returns a sheet with the call time as it is read: '4:30 pm'. */
export function readableSheet(day: string, sheet: ShootSheet): ShootSheet {
  return { ...sheet, call_time: clockTime(instantInIndia(day, sheet.call_time).toISOString()) };
}
