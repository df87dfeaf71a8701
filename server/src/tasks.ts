import * as accountSettings from '#features/accounts/account-settings/tasks.ts';
import * as emailUndo from '#features/accounts/email-undo/tasks.ts';
import * as guardians from '#features/accounts/guardians/tasks.ts';
import * as identity from '#features/accounts/identity/tasks.ts';
import * as oneTimeCodes from '#features/accounts/one-time-codes/tasks.ts';
import * as twoFactor from '#features/accounts/two-factor/tasks.ts';
import * as announcements from '#features/admin/announcements/tasks.ts';
import * as appeals from '#features/admin/appeals/tasks.ts';
import * as castingCalls from '#features/admin/casting-calls/tasks.ts';
import * as content from '#features/admin/content/tasks.ts';
import * as decisions from '#features/admin/decisions/tasks.ts';
import * as documentReviews from '#features/admin/document-reviews/tasks.ts';
import * as houseSuspensions from '#features/admin/house-suspensions/tasks.ts';
import * as money from '#features/admin/money/tasks.ts';
import * as reportReviews from '#features/admin/report-reviews/tasks.ts';
import * as staffAccounts from '#features/admin/staff-accounts/tasks.ts';
import * as staffInvitations from '#features/admin/staff-invitations/tasks.ts';
import * as applicationDigest from '#features/applications/application-digest/tasks.ts';
import * as scheduledDecisions from '#features/applications/decisions/send-ready.ts';
import * as applicationsDecisions from '#features/applications/decisions/tasks.ts';
import * as endedApplications from '#features/applications/ended-applications/tasks.ts';
import * as invitationsToApply from '#features/applications/invitations-to-apply/tasks.ts';
import * as shareLinks from '#features/applications/share-links/tasks.ts';
import * as statusHistory from '#features/applications/status-history/tasks.ts';
import * as auditionInvitations from '#features/auditions/audition-invitations/tasks.ts';
import * as offers from '#features/auditions/offers/tasks.ts';
import * as tapeReminders from '#features/auditions/reminders/tape-tasks.ts';
import * as reminders from '#features/auditions/reminders/tasks.ts';
import * as selfTapes from '#features/auditions/self-tapes/tasks.ts';
import * as invoices from '#features/billing/invoices/tasks.ts';
import * as payments from '#features/billing/payments/tasks.ts';
import * as plans from '#features/billing/plans/tasks.ts';
import * as reconciliation from '#features/billing/reconciliation/tasks.ts';
import * as refunds from '#features/billing/refunds/tasks.ts';
import * as sandbox from '#features/billing/sandbox/tasks.ts';
import * as documents from '#features/houses/documents/tasks.ts';
import * as team from '#features/houses/team/tasks.ts';
import * as webhooks from '#features/houses/webhooks/tasks.ts';
import * as alerts from '#features/jobs/alerts/tasks.ts';
import * as contactViews from '#features/jobs/contact-views/tasks.ts';
import * as jobChanges from '#features/jobs/job-changes/tasks.ts';
import * as jobDrafts from '#features/jobs/job-drafts/tasks.ts';
import * as popular from '#features/jobs/popular/tasks.ts';
import * as reviews from '#features/jobs/reviews/tasks.ts';
import * as savedJobs from '#features/jobs/saved-jobs/tasks.ts';
import * as attachments from '#features/messaging/attachments/tasks.ts';
import * as reports from '#features/messaging/reports/tasks.ts';
import * as unread from '#features/messaging/unread/tasks.ts';
import * as dispatch from '#features/notifications/dispatch/tasks.ts';
import * as accountDeletion from '#features/privacy/account-deletion/tasks.ts';
import * as dataExports from '#features/privacy/data-exports/tasks.ts';
import * as addresses from '#features/talent/addresses/tasks.ts';
import * as media from '#features/talent/media/tasks.ts';
import * as profile from '#features/talent/profile/tasks.ts';
import * as publicProfile from '#features/talent/public-profile/tasks.ts';
import * as uploads from '#features/talent/uploads/tasks.ts';
import type { AnyTask } from '#platform/task.ts';

/** Every task: all that these files export. */
export const tasks: AnyTask[] = [
  accountSettings,
  emailUndo,
  guardians,
  identity,
  oneTimeCodes,
  twoFactor,
  announcements,
  appeals,
  castingCalls,
  content,
  decisions,
  documentReviews,
  houseSuspensions,
  money,
  reportReviews,
  staffAccounts,
  staffInvitations,
  applicationDigest,
  scheduledDecisions,
  applicationsDecisions,
  endedApplications,
  invitationsToApply,
  shareLinks,
  statusHistory,
  auditionInvitations,
  offers,
  tapeReminders,
  reminders,
  selfTapes,
  invoices,
  payments,
  plans,
  reconciliation,
  refunds,
  sandbox,
  documents,
  team,
  webhooks,
  alerts,
  contactViews,
  jobChanges,
  jobDrafts,
  popular,
  reviews,
  savedJobs,
  attachments,
  reports,
  unread,
  dispatch,
  accountDeletion,
  dataExports,
  addresses,
  media,
  profile,
  publicProfile,
  uploads,
].flatMap(tasksIn);

/** A file of a use case exports its task beside functions. */
function tasksIn(module: object): AnyTask[] {
  return Object.values(module).filter((exported): exported is AnyTask => typeof exported === 'object');
}
