import { z } from 'zod';
import { staffText } from '#admin/staff-fields.ts';
import { endpoint } from '#endpoint.ts';
import { choice, done, instant, optional, success, typed } from '#fields.ts';
import { msg } from '#messages.ts';
import { notedKinds, searchedKindNames, staffLists } from '#rules/staff-lists.ts';

/** The pages of single things that a row may lead to. */
const pages = [
  'house',
  'call',
  'person',
  'order',
  'report',
  'document',
  'guardian',
  'appeal',
  'identity',
] as const;

/** A row of a list or of a search: something that staff open. Its list says what `about` and `state` are. */
export const staffRow = z.object({
  id: z.string(),
  page: z.enum(pages).nullable(),
  page_id: z.string().nullable(),
  title: z.string().nullable(),
  about: z.string().nullable(),
  state: z.string().nullable(),
  at: instant,
});
export type StaffRow = z.output<typeof staffRow>;

export const staffNote = z.object({ id: z.uuid(), text: z.string(), by: z.string(), written_at: instant });
export type StaffNote = z.output<typeof staffNote>;

/** Those who may open houses and casting calls. */
export const colleagues = { access: 'staff', staff: ['moderator', 'support'] } as const;

export const listsOfStaff = {
  /** Finds all that the role of the caller may open, exact matches first. */
  'GET /api/admin/search': endpoint({
    access: 'staff',
    staff: ['moderator', 'support', 'finance'],
    query: z.object({
      /** A part of a name, or a whole email, mobile number, number or id. */
      text: optional(typed.min(3, msg('type_letters', 3)).max(100)),
    }),
    reply: z.object({
      success,
      results: z.array(
        z.object({ kind: z.enum(searchedKindNames), rows: z.array(staffRow), more: z.boolean() }),
      ),
    }),
  }),
  'GET /api/admin/lists': endpoint({
    ...colleagues,
    query: z.object({
      list: z.enum(staffLists).default('houses'),
      state: optional(typed.max(40)),
      text: optional(typed.max(100)),
      /** The time of the last row of the page before. */
      before: optional(instant),
    }),
    reply: z.object({ success, rows: z.array(staffRow), more: z.boolean() }),
  }),
  /** A note stays with what it is about. Nobody changes it; the same form sent again writes it once. */
  'POST /api/admin/notes': endpoint({
    ...colleagues,
    body: z.object({
      subject: choice(notedKinds),
      subject_id: z.uuid('note_subject_gone'),
      request_id: z.uuid(),
      text: staffText(msg('write_note')),
    }),
    reply: done,
  }),
};
