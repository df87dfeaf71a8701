import { z } from 'zod';
import { staffText } from '#admin/staff-fields.ts';
import { endpoint } from '#endpoint.ts';
import { done, idOf, instant, success } from '#fields.ts';
import { msg } from '#messages.ts';
import { queueKindNames } from '#rules/staff-queue.ts';
import { staffRoles } from '#rules/staff-roles.ts';

const waiting = z.object({
  kind: z.enum(queueKindNames),
  id: z.string(),
  title: z.string(),
  /** The production house that it concerns, or else who reported or asked. */
  by: z.string().nullable(),
  house_id: z.uuid().nullable(),
  since: instant,
  due_at: instant,
  /** What to look at in a casting call, as its page shows. */
  flags: z.array(z.string()),
  /** Whether it concerns a child. */
  child: z.boolean(),
  /** Whether it can be decided together with others of its kind. */
  several: z.boolean(),
  taken_by: z.string().nullable(),
  /** Who handed it to that colleague, and the note with it. */
  handed_by: z.string().nullable(),
  note: z.string().nullable(),
  is_mine: z.boolean(),
});
export type WaitingItem = z.output<typeof waiting>;

/** What waits for the role of the caller: overdue first, then what concerns a child or has the most flags. */
export const today = {
  'GET /api/admin/today': endpoint({
    translated: true,
    access: 'staff',
    query: z.object({ kind: z.enum(queueKindNames).optional() }),
    reply: z.object({
      success,
      items: z.array(waiting),
      more: z.number().int(),
      /** How many of each kind wait, of those that do, whatever the kind asked for. */
      counts: z.array(z.object({ kind: z.enum(queueKindNames), count: z.number().int() })),
      /** To whom the caller can hand an item of a kind that their role decides. */
      colleagues: z.array(z.object({ id: z.uuid(), name: z.string(), role: z.enum(staffRoles) })),
      /** Whether an appeal waits that everyone who could answer it has decided. */
      needs_moderator: z.boolean(),
      /** Who was invited in the last seven days and has joined; empty for others than owners. */
      new_staff: z.array(
        z.object({ name: z.string(), role: z.enum(staffRoles), invited_by: z.string().nullable() }),
      ),
    }),
  }),
  /** Takes something on, also from a colleague, gives it back, or hands it to a colleague with a note. */
  'POST /api/admin/today/take': endpoint({
    access: 'staff',
    body: z.object({
      item: z.string().regex(/^[a-z]+:[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/, msg('not_on_list')),
      taken: z.boolean(),
      hand_over: z.object({ to: z.uuid(), note: staffText(msg('write_note')) }).optional(),
    }),
    reply: done,
  }),
  /** Retries a background task that failed for good. */
  'POST /api/admin/tasks/:id/retry': endpoint({
    access: 'staff',
    staff: ['support'],
    params: idOf('staff_task_gone'),
    reply: done,
  }),
};
