import type { SlotChange, SlotPlan } from '@kirdaar/contract/auditions/slots';
import { isAtUnusualHour, isInPerson } from '@kirdaar/contract/rules/auditions';
import { instantInIndia, MINUTE_MS } from '@kirdaar/contract/rules/calendar';
import { findChildSlotProblem } from '@kirdaar/contract/rules/child-auditions';
import { findContactDetail } from '@kirdaar/contract/rules/contact-details';
import { FULL_AGE } from '@kirdaar/contract/rules/limits';
import { AppError } from '#platform/http/app-error.ts';

type Planned = Omit<SlotPlan, 'from' | 'to' | 'break_minutes' | 'capacity' | 'round'> & {
  starts_at: string;
  ends_at: string;
};

/** Adults can come at an unusual hour or to a private place, if the house confirms it. */
export function protectTalent({ age_from }: { age_from: number }, slot: Planned) {
  if (age_from < FULL_AGE) protectChildren(slot);
  else if (isInPerson(slot.place) && (isPrivate(slot) || isAtUnusualHour(slot)) && !slot.confirm)
    throw new AppError('slot_needs_confirmation');
}

/** Rejects what a slot of a call that may cast children must not be, beside its field. */
function protectChildren({ day, starts_at, ...slot }: Planned) {
  if (isPrivate(slot)) throw AppError.field('is_private', 'child_slot_private');
  for (const field of ['contact_phone', 'woman_name'] as const)
    if (isInPerson(slot.place) && !slot[field]) throw AppError.field(field, 'child_slot_needs');
  const begins = (Date.parse(starts_at) - instantInIndia(day, '00:00').getTime()) / MINUTE_MS;
  const problem = findChildSlotProblem({ ...slot, begins });
  if (problem) throw AppError.field(problem.field, problem.code);
  const place = isInPerson(slot.place) ? slot.place : '';
  for (const [field, text] of Object.entries({ place, bring: slot.bring })) {
    const phrase = findContactDetail(text);
    if (phrase) throw AppError.field(field, 'contact_details_to_child', phrase);
  }
}

/** Null if the house was not asked, as for an online audition. */
export function isPrivate({ is_private }: Pick<SlotChange, 'is_private'>) {
  return is_private === undefined ? null : is_private === 'yes';
}
