import { z } from 'zod';
import { staffActions } from '#admin/audit-log.ts';
import { decided, moderators, staffDecision } from '#admin/staff-decisions.ts';
import { staffText } from '#admin/staff-fields.ts';
import { colleagues, staffNote, staffRow } from '#admin/staff-lists.ts';
import { houseAnswers } from '#applications/house-page.ts';
import { staffFeedback } from '#bookings/feedback.ts';
import { endpoint } from '#endpoint.ts';
import { choice, done, idOf, instant, success } from '#fields.ts';
import { msg } from '#messages.ts';
import { houseDocumentKinds } from '#rules/house-documents.ts';
import { reportReasons } from '#rules/reports.ts';
import { suspensionKinds } from '#rules/staff-queue.ts';

const ofHouse = idOf('house_gone');
const ofSuspension = idOf('suspension_gone');

const suspension = z.object({
  id: z.uuid(),
  kind: z.enum(suspensionKinds),
  reason: z.string(),
  proposed_by: z.string().nullable(),
  proposed_at: instant,
  /** Whether who proposed it may do so no longer: then who confirms it is the first of two. */
  has_lapsed: z.boolean(),
  confirmed_by: z.string().nullable(),
  confirmed_at: instant.nullable(),
});

/** What happens to a house besides what staff decide. */
const houseEvents = [
  'registered',
  'renamed',
  'document_sent',
  'call_posted',
  'reported',
  'appealed',
] as const;

/** Something that happened to a house or a casting call, or that staff decided about it. */
export const houseEvent = z.object({
  happened_at: instant,
  what: z.enum([...houseEvents, ...staffActions]),
  /** The casting call, the kind of document or the former name that it concerns. */
  title: z.string().nullable(),
  /** The version of the casting call that was decided. */
  version: z.number().int().nullable(),
  by: z.string().nullable(),
  reported_for: z.enum(reportReasons).nullable(),
  /** What was written with it. */
  text: z.string().nullable(),
  page: z.enum(['call', 'report', 'appeal']).nullable(),
  page_id: z.uuid().nullable(),
});
export type HouseEvent = z.output<typeof houseEvent>;

const house = z.object({
  id: z.uuid(),
  name: z.string().nullable(),
  verified: z.boolean(),
  sees_children: z.boolean(),
  since: instant,
  calls: z.number().int(),
  public_calls: z.number().int(),
  open_applications: z.number().int(),
  open_reports: z.number().int(),
  /** How it answers applications; null while too few say anything. */
  answers: houseAnswers.nullable(),
  /** The company's own, with most letters hidden. */
  contact: z.object({ email: z.string().nullable(), phone: z.string().nullable() }),
  location: z.string().nullable(),
  website_url: z.string().nullable(),
  /** The latest document; once decided, its file is gone. */
  document: z
    .object({
      kind: z.enum(houseDocumentKinds),
      state: z.enum(['waiting', 'verified', 'rejected']),
      reason: z.string().nullable(),
      sent_at: instant,
    })
    .nullable(),
  members: z.array(staffRow),
  posted: z.array(staffRow),
  reports: z.array(staffRow),
  /** What talent said of it, newest first. */
  feedback: z.array(staffFeedback),
  suspensions: z.array(staffRow),
  /** Other houses with a number of this one; `about` says which. */
  duplicates: z.array(staffRow),
  notes: z.array(staffNote),
  /** Newest first, the latest of a long history. */
  history: z.array(houseEvent),
  /** Waits for a second person. */
  proposed: suspension.nullable(),
  in_force: suspension.nullable(),
  /** Whether the caller made the proposal, so that somebody else must confirm it. */
  is_own_proposal: z.boolean(),
  decision: staffDecision.nullable(),
});
export type StaffHouse = z.output<typeof house>;

/** Suspending and banning a production house takes two members of staff. Ending a suspension takes one. */
export const houseSuspensions = {
  'GET /api/admin/houses/:id': endpoint({
    ...colleagues,
    params: ofHouse,
    reply: z.object({ success, house }),
  }),
  /** Shows the email and the phone number for a reason that the audit log keeps. */
  'POST /api/admin/houses/:id/contact': endpoint({
    ...colleagues,
    params: ofHouse,
    body: z.object({ reason: staffText(msg('say_why_audit_log')) }),
    reply: z.object({ success, email: z.string().nullable(), phone: z.string().nullable() }),
  }),
  'POST /api/admin/houses/:id/suspend': endpoint({
    ...moderators,
    confirmed: true,
    params: ofHouse,
    body: z.object({ kind: choice(suspensionKinds), reason: staffText(msg('say_why_house')) }),
    reply: done,
  }),
  /** The house is verified for children no longer. */
  'POST /api/admin/houses/:id/end-child-grade': endpoint({
    ...moderators,
    confirmed: true,
    params: idOf('child_grade_gone'),
    body: z.object({ reason: staffText(msg('say_why_house')) }),
    reply: decided,
  }),
  'POST /api/admin/suspensions/:id/confirm': endpoint({
    ...moderators,
    confirmed: true,
    params: ofSuspension,
    reply: decided,
  }),
  /** Dismisses a proposal, or ends a suspension: the casting calls are as they were before. A ban stays. */
  'POST /api/admin/suspensions/:id/end': endpoint({
    ...moderators,
    confirmed: true,
    params: ofSuspension,
    reply: decided,
  }),
};
