import { LINE_MOST, TEXT_MOST } from '@kirdaar/contract/rules/limits';

const day = { name: 'day', label: 'Day', type: 'date', required: true } as const;
const from = { name: 'from', label: 'From (Indian time)', type: 'time', required: true } as const;
const minutes = { name: 'minutes', label: 'Minutes each', inputMode: 'numeric', required: true } as const;
const capacity = {
  name: 'capacity',
  label: 'Applicants at once',
  inputMode: 'numeric',
  required: true,
} as const;
const place = {
  name: 'place',
  label: 'Place or link',
  placeholder: 'Studio 4, Veera Desai Road, Andheri West',
  required: true,
  maxLength: LINE_MOST,
  wide: true,
} as const;

/** What is asked for the slots of a day. */
export const planFields = [
  day,
  from,
  { name: 'to', label: 'Until', type: 'time', required: true },
  minutes,
  { name: 'break_minutes', label: 'Minutes of break between', inputMode: 'numeric', required: true },
  capacity,
  place,
] as const;

/** What is asked to change one slot. */
export const slotFields = [day, from, minutes, capacity, place] as const;

/** What a talent says who would come at another time. */
export const askFields = [
  {
    name: 'note',
    label: 'Which times would suit you?',
    type: 'lines',
    required: true,
    maxLength: TEXT_MOST,
    missing: 'Please say which times would suit you.',
  },
] as const;
