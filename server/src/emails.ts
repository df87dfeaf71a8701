import * as accountSettings from '#features/accounts/account-settings/emails.ts';
import * as emailUndo from '#features/accounts/email-undo/emails.ts';
import * as guardians from '#features/accounts/guardians/emails.ts';
import * as guardiansLinkEmail from '#features/accounts/guardians/link-email.ts';
import * as identity from '#features/accounts/identity/emails.ts';
import * as oneTimeCodes from '#features/accounts/one-time-codes/emails.ts';
import * as appeals from '#features/admin/appeals/emails.ts';
import * as castingCalls from '#features/admin/casting-calls/emails.ts';
import * as houseSuspensionsForApplicants from '#features/admin/house-suspensions/applicant-emails.ts';
import * as houseSuspensions from '#features/admin/house-suspensions/emails.ts';
import * as personRequests from '#features/admin/person-requests/emails.ts';
import * as reportReviews from '#features/admin/report-reviews/emails.ts';
import * as staffInvitations from '#features/admin/staff-invitations/emails.ts';
import * as applicationDigest from '#features/applications/application-digest/emails.ts';
import * as decisions from '#features/applications/decisions/emails.ts';
import * as endedApplications from '#features/applications/ended-applications/emails.ts';
import * as invitationsToApply from '#features/applications/invitations-to-apply/emails.ts';
import * as statusHistory from '#features/applications/status-history/emails.ts';
import * as auditionInvitations from '#features/auditions/audition-invitations/emails.ts';
import * as auditionInvitationsForHouses from '#features/auditions/audition-invitations/house-emails.ts';
import * as offers from '#features/auditions/offers/emails.ts';
import * as offersForHouses from '#features/auditions/offers/house-emails.ts';
import * as recasting from '#features/auditions/recasting/emails.ts';
import * as selfTapes from '#features/auditions/self-tapes/emails.ts';
import * as selfTapesForHouses from '#features/auditions/self-tapes/house-emails.ts';
import * as invoices from '#features/billing/invoices/emails.ts';
import * as payments from '#features/billing/payments/emails.ts';
import * as plans from '#features/billing/plans/emails.ts';
import * as documents from '#features/houses/documents/emails.ts';
import * as team from '#features/houses/team/emails.ts';
import * as webhooks from '#features/houses/webhooks/emails.ts';
import * as alerts from '#features/jobs/alerts/emails.ts';
import * as jobChanges from '#features/jobs/job-changes/emails.ts';
import * as reviews from '#features/jobs/reviews/emails.ts';
import * as unread from '#features/messaging/unread/emails.ts';
import * as accountDeletion from '#features/privacy/account-deletion/emails.ts';
import * as dataExports from '#features/privacy/data-exports/emails.ts';
import type { AnyEmailTemplate } from '#platform/channels/email-template.ts';

/** Every email and other notification: the templates that these files export. */
export const emails: AnyEmailTemplate[] = [
  oneTimeCodes,
  accountSettings,
  emailUndo,
  guardians,
  guardiansLinkEmail,
  identity,
  appeals,
  castingCalls,
  houseSuspensionsForApplicants,
  houseSuspensions,
  personRequests,
  reportReviews,
  staffInvitations,
  applicationDigest,
  decisions,
  endedApplications,
  invitationsToApply,
  statusHistory,
  auditionInvitations,
  auditionInvitationsForHouses,
  offers,
  offersForHouses,
  recasting,
  selfTapes,
  selfTapesForHouses,
  invoices,
  payments,
  plans,
  documents,
  team,
  webhooks,
  alerts,
  jobChanges,
  reviews,
  unread,
  accountDeletion,
  dataExports,
].flatMap(templatesIn);

/** Returns the templates in a module, or in a record that it exports. */
function templatesIn(exported: unknown): AnyEmailTemplate[] {
  if (typeof exported !== 'object' || exported === null) return [];
  // What has a name and is written in languages is a template.
  if ('name' in exported && 'write' in exported) return [exported as AnyEmailTemplate];
  return Object.values(exported).flatMap(templatesIn);
}
