import { z } from 'zod';
import { choice, day, line, optional, typed, whole, withoutMoneyRequest } from '#fields.ts';
import { msg } from '#messages.ts';
import { isInPerson, MAX_ROUNDS, MAX_SLOT_CAPACITY, MAX_SLOTS, planSlots } from '#rules/auditions.ts';
import { asciiDigits } from '#rules/fold-lookalikes.ts';
import { MAX_LINE } from '#rules/limits.ts';

const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, msg('time_at_10_30'));
const length = whole(5, 480);
const capacity = whole(1, MAX_SLOT_CAPACITY);
const place = withoutMoneyRequest(line, 'audition_place');
const shortText = typed.max(MAX_LINE, msg('at_most_characters', MAX_LINE));
const details = {
  contact_name: withoutMoneyRequest(shortText, 'audition_contact').default(''),
  contact_phone: typed
    .overwrite(asciiDigits)
    .regex(/^(\+?\d[\d ()-]{5,19})?$/, msg('phone_example'))
    .default(''),
  woman_name: withoutMoneyRequest(shortText, 'audition_contact').default(''),
  bring: withoutMoneyRequest(shortText, 'audition_bring').default(''),
};
const safety = {
  /** Whether the place is a private home or a hotel room. Needed for an audition in person. */
  is_private: optional(choice(['yes', 'no'])),
  /** Agrees to a private place or an unusual hour for adults, of which the talent are told. */
  confirm: z.boolean().default(false),
};
export const round = whole(1, MAX_ROUNDS).default(1);

/** On one day in India. */
export const slotPlan = z
  .object({
    day,
    from: timeOfDay,
    to: timeOfDay,
    minutes: length,
    break_minutes: whole(0, 240),
    capacity,
    place,
    ...details,
    ...safety,
    round,
  })
  .superRefine((plan, context) => {
    requireForPlace(plan, context);
    const { length: count } = planSlots(plan);
    const problem = count === 0 ? msg('no_slot_fits') : msg('at_most_slots', MAX_SLOTS);
    if (count === 0 || count > MAX_SLOTS)
      context.addIssue({ code: 'custom', path: ['to'], message: problem });
  });
export type SlotPlan = z.output<typeof slotPlan>;

/** The new values of one slot. With `details_for` `day`, its details are those of all slots of that day. */
export const slotChange = z
  .object({
    day,
    from: timeOfDay,
    minutes: length,
    capacity,
    place,
    ...details,
    ...safety,
    details_for: z.enum(['slot', 'day']).default('slot'),
  })
  .superRefine(requireForPlace);
export type SlotChange = z.output<typeof slotChange>;

function requireForPlace(
  {
    place,
    contact_name,
    is_private,
  }: { place: string; contact_name: string; is_private?: 'yes' | 'no' | undefined },
  context: z.RefinementCtx,
) {
  if (!isInPerson(place)) return;
  for (const [path, given] of Object.entries({ contact_name, is_private }))
    if (!given) context.addIssue({ code: 'custom', path: [path], message: msg('fill_in') });
}

export const slot = z.object({
  id: z.uuid(),
  starts_at: z.iso.datetime(),
  ends_at: z.iso.datetime(),
  place: z.string(),
  contact_name: z.string(),
  contact_phone: z.string(),
  woman_name: z.string(),
  /** Null if the house was not asked. */
  is_private: z.boolean().nullable(),
  bring: z.string(),
  round: z.number(),
});
export type Slot = z.output<typeof slot>;
