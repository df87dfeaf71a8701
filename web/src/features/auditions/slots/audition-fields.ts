import { MAX_LINE, MAX_TEXT } from '@kirdaar/contract/rules/limits';
import type { ApiError } from '#api/call-api.ts';
import * as words from '#words/auditions/slots.ts';
import * as common from '#words/ui/common.ts';

const day = { name: 'day', label: common.day, type: 'date', required: true } as const;
const from = { name: 'from', label: words.field_from, type: 'time', required: true } as const;
const number = { inputMode: 'numeric', required: true } as const;
const minutes = { ...number, name: 'minutes', label: words.field_minutes } as const;
const capacity = { ...number, name: 'capacity', label: words.field_capacity } as const;
const place = {
  name: 'place',
  label: words.field_place,
  placeholder: words.field_place_example,
  required: true,
  maxLength: MAX_LINE,
  wide: true,
} as const;

const details = [
  {
    name: 'is_private',
    label: words.field_private,
    options: ['no', 'yes'],
    labels: { no: common.no, yes: common.yes },
    wide: true,
  },
  { name: 'contact_name', label: words.field_contact_name, maxLength: MAX_LINE },
  { name: 'contact_phone', label: words.field_contact_phone, type: 'tel' },
  {
    name: 'woman_name',
    label: words.field_woman,
    hint: words.field_woman_hint,
    maxLength: MAX_LINE,
    wide: true,
  },
  {
    name: 'bring',
    label: words.field_bring,
    placeholder: words.field_bring_example,
    maxLength: MAX_LINE,
    wide: true,
  },
] as const;

export const slotPlanFields = [
  day,
  from,
  { name: 'to', label: words.field_until, type: 'time', required: true },
  minutes,
  { ...number, name: 'break_minutes', label: words.field_break },
  capacity,
  { ...number, name: 'round', label: words.field_round, hint: words.field_round_hint },
  place,
  ...details,
] as const;

export const slotFields = [
  day,
  from,
  minutes,
  capacity,
  place,
  ...details,
  {
    name: 'details_for',
    label: words.field_details_for,
    options: ['slot', 'day'],
    labels: { slot: words.field_details_slot, day: words.field_details_day },
    required: true,
    wide: true,
  },
] as const;

/** What a form sends: the answer about the place, if there is one, and what the server asked to confirm. */
export function safetyOf(is_private: string, error: ApiError | undefined) {
  return {
    ...((is_private === 'yes' || is_private === 'no') && { is_private }),
    ...(error?.code === 'slot_needs_confirmation' && { confirm: true }),
  } as const;
}

export const timeRequestFields = [
  {
    name: 'note',
    label: words.field_times,
    type: 'lines',
    required: true,
    maxLength: MAX_TEXT,
    missing: words.field_times_missing,
  },
] as const;
