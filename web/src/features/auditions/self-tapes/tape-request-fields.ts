import type { EndpointInput } from '@kirdaar/contract/api';
import { addDays, dayInIndia, instantInIndia } from '@kirdaar/contract/rules/calendar';
import { isWhole } from '@kirdaar/contract/rules/fold-lookalikes';
import { MAX_TEXT } from '@kirdaar/contract/rules/limits';
import {
  DEFAULT_SLATE,
  findTapeWarnings,
  KEEP_DAYS,
  MAX_KEEP_DAYS,
  MAX_SIDES_TEXT,
  MAX_TAKES,
  MAX_TAPE_QUESTIONS,
  MIN_KEEP_DAYS,
  slateParts,
  type TapeWarning,
  tapeOrientations,
} from '@kirdaar/contract/rules/self-tapes';
import { uploadField } from '#api/upload-field.ts';
import type { HouseRequest } from '#features/auditions/tape-room/tape-room.ts';
import type { FieldSpec } from '#ui/field-spec.ts';
import { formTime } from '#ui/slot-time.ts';
import { keep_days_between } from '#words/answers/auditions.ts';
import { at_most } from '#words/answers/input.ts';
import * as words from '#words/auditions/self-tapes.ts';
import { file_rules } from '#words/rules/files.ts';

export const instructionsField = {
  name: 'instructions',
  label: words.field_instructions,
  type: 'lines',
  required: true,
  maxLength: MAX_TEXT,
  placeholder: words.field_instructions_example,
} as const satisfies FieldSpec;
export const deadlineFields = [
  { name: 'day', label: words.field_day, type: 'date', required: true },
  { name: 'time', label: words.field_time, type: 'time', required: true },
] as const satisfies readonly FieldSpec[];
export const sidesField = {
  name: 'sides',
  label: words.field_sides,
  ...uploadField('document'),
  hint: words.field_sides_hint(file_rules.document),
} as const satisfies FieldSpec;
export const linesField = {
  name: 'sides_text',
  label: words.field_lines,
  type: 'lines',
  maxLength: MAX_SIDES_TEXT,
  hint: words.field_lines_hint,
} as const satisfies FieldSpec;
export const moreFields = [
  {
    name: 'questions',
    label: words.field_questions,
    type: 'lines',
    hint: words.field_questions_hint(MAX_TAPE_QUESTIONS),
    check: (answer) =>
      linesOf(answer).length > MAX_TAPE_QUESTIONS ? at_most(MAX_TAPE_QUESTIONS) : undefined,
  },
  {
    name: 'max_takes',
    label: words.field_takes,
    type: 'radio',
    options: Array.from({ length: MAX_TAKES }, (_, place) => String(place + 1)),
  },
  {
    name: 'orientation',
    label: words.field_orientation,
    type: 'radio',
    options: tapeOrientations,
    labels: words.orientations,
  },
  {
    name: 'keep_days',
    label: words.field_keep_days,
    inputMode: 'numeric',
    required: true,
    check: (answer) =>
      isWhole(answer, MIN_KEEP_DAYS, MAX_KEEP_DAYS)
        ? undefined
        : keep_days_between(MIN_KEEP_DAYS, MAX_KEEP_DAYS),
  },
] as const satisfies readonly FieldSpec[];
export const slateFields = slateParts.map((part) => ({
  name: `slate_${part}`,
  label: words.slate_parts[part],
  type: 'tick' as const,
}));
export const partsField = { name: 'scores_parts', label: words.field_parts, type: 'tick' } as const;
export const requestFields = [instructionsField, ...deadlineFields, sidesField, linesField, ...moreFields];

/** Returns what the fields contain at first: the request that is changed, or the wishes of an earlier one. */
export function valuesOf(
  { audition_dates, scores_parts }: { audition_dates?: string; scores_parts: boolean },
  request: HouseRequest | undefined,
  isNew: boolean,
): Readonly<Record<string, string>> {
  const deadline =
    request && !isNew
      ? formTime(request.deadline)
      : { day: audition_dates ?? addDays(dayInIndia(new Date()), 3), from: '18:00' };
  const slate = request?.slate ?? DEFAULT_SLATE;
  return {
    ...(request && !isNew && { instructions: request.instructions, sides_text: request.sides_text ?? '' }),
    day: deadline.day,
    time: deadline.from,
    questions: isNew ? '' : (request?.questions.join('\n') ?? ''),
    max_takes: String(request?.max_takes ?? 1),
    orientation: request?.orientation ?? 'any',
    keep_days: String(request?.keep_days ?? KEEP_DAYS),
    ...Object.fromEntries(slate.map((part) => [`slate_${part}`, '1'])),
    scores_parts: scores_parts ? '1' : '',
  };
}

/** The controls exist; the server checks what they contain. */
export function bodyOf(form: FormData) {
  const text = (name: string) => String(form.get(name) ?? '');
  return {
    instructions: text('instructions'),
    day: text('day'),
    time: text('time'),
    sides_text: text('sides_text'),
    questions: linesOf(text('questions')),
    max_takes: text('max_takes'),
    orientation: tapeOrientations.find((one) => one === text('orientation')),
    slate: slateParts.filter((part) => form.has(`slate_${part}`)),
    keep_days: text('keep_days'),
  } satisfies Partial<EndpointInput<'PUT /api/production/self-tapes/:id', File>['body']>;
}

function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}

/** Returns what is unfair to talent in the answers. `pages` are those of the sides that are saved. */
export function warningsOf(
  { day, time, sides_text = '', max_takes }: Readonly<Record<string, string>>,
  pages: number | null,
): TapeWarning[] {
  const deadline = day && time ? instantInIndia(day, time) : undefined;
  const takes = Number(max_takes);
  return findTapeWarnings({ deadline, pages, sidesText: sides_text, takes }, new Date());
}
