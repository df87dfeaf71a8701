import { z } from 'zod';
import { endpoint } from '#endpoint.ts';
import { optional, recordNumber, success, typed } from '#fields.ts';
import { perHour } from '#rates.ts';
import { actions, type details } from '#words/en/admin/audit-log.ts';

export type StaffAction = keyof typeof actions;
/** A fact of an entry, which has a name in words. */
export type StaffDetail = keyof typeof details;
// The keys of the labels are the actions.
export const staffActions = Object.keys(actions) as StaffAction[];

const entry = z.object({
  place: z.number().int(),
  happened_at: z.iso.datetime(),
  /** Null for a command on the server. */
  staff: z.string().nullable(),
  /** One of `staffActions`, or an act that only an earlier release knew: no entry ever goes. */
  action: z.string(),
  subject: z.string().nullable(),
  subject_id: z.string().nullable(),
  title: z.string().nullable(),
  details: z.record(z.string(), z.unknown()),
});
export type StaffAuditEntry = z.output<typeof entry>;

const filter = z.object({
  action: optional(z.enum(staffActions)),
  by: optional(z.uuid()),
  /** Words that the entry contains, or the id of what it is about. */
  text: optional(typed.max(100)),
  /** The place before which the page begins: the last of the page before. */
  before: optional(recordNumber),
});
export type StaffAuditFilter = z.output<typeof filter>;

const owner = { access: 'staff', staff: ['owner'] } as const;

/** The staff audit log. Tampering is detectable. */
export const staffAuditLog = {
  'GET /api/admin/audit-log': endpoint({
    ...owner,
    query: filter,
    reply: z.object({
      success,
      entries: z.array(entry),
      more: z.boolean(),
      people: z.array(z.object({ id: z.uuid(), name: z.string() })),
    }),
  }),
  /** Computes every hash again. `changed` is the place of the first entry that does not match, if any. */
  'POST /api/admin/audit-log/verify': endpoint({
    ...owner,
    limit: { account: [perHour(60)] },
    reply: z.object({
      success,
      changed: z.number().int().nullable(),
      entries: z.number().int(),
      /** The last entry, to compare with later: a shortened log no longer contains it. */
      head: z.string().nullable(),
    }),
  }),
};
