import { MAX_LINE, MAX_TEXT } from '@kirdaar/contract/rules/limits';

const day = { name: 'day', label: 'Day', type: 'date', required: true } as const;
const from = { name: 'from', label: 'From (IST)', type: 'time', required: true } as const;
const minutes = { name: 'minutes', label: 'Minutes per slot', inputMode: 'numeric', required: true } as const;
const capacity = {
  name: 'capacity',
  label: 'Applicants per slot',
  inputMode: 'numeric',
  required: true,
} as const;
const place = {
  name: 'place',
  label: 'Place or link',
  placeholder: 'Studio 4, Veera Desai Road, Andheri West',
  required: true,
  maxLength: MAX_LINE,
  wide: true,
} as const;

const details = [
  { name: 'contact_name', label: 'Contact person', maxLength: MAX_LINE },
  { name: 'contact_phone', label: 'Contact phone', type: 'tel' },
  {
    name: 'bring',
    label: 'What to bring',
    placeholder: 'A recent photo and something blue to wear',
    maxLength: MAX_LINE,
    wide: true,
  },
] as const;

/** The fields for the slots of a day. */
export const slotPlanFields = [
  day,
  from,
  { name: 'to', label: 'Until', type: 'time', required: true },
  minutes,
  { name: 'break_minutes', label: 'Break between slots, in minutes', inputMode: 'numeric', required: true },
  capacity,
  {
    name: 'round',
    label: 'Round',
    inputMode: 'numeric',
    required: true,
    hint: 'Enter 2 for callbacks. Only those you invite to a round see its slots.',
  },
  place,
  ...details,
] as const;

/** The fields to change one slot. */
export const slotFields = [
  day,
  from,
  minutes,
  capacity,
  place,
  ...details,
  {
    name: 'details_for',
    label: 'Contact and what to bring apply to',
    options: ['slot', 'day'],
    labels: { slot: 'This slot', day: 'All slots of this day' },
    required: true,
    wide: true,
  },
] as const;

/** The fields with which a talent asks for another time. */
export const timeRequestFields = [
  {
    name: 'note',
    label: 'Which times suit you?',
    type: 'lines',
    required: true,
    maxLength: MAX_TEXT,
    missing: 'Enter the times that suit you.',
  },
] as const;
