import { sendSecurityNotice } from '#features/accounts/account-settings/tasks.ts';
import { sendUndoLink } from '#features/accounts/email-undo/tasks.ts';
import { sendConsentEmail, sendGuardianLink } from '#features/accounts/guardians/tasks.ts';
import { deleteExpired, sendWelcome } from '#features/accounts/identity/tasks.ts';
import { sendCode } from '#features/accounts/one-time-codes/tasks.ts';
import { resealSecrets } from '#features/accounts/two-factor/tasks.ts';
import { renewAnnouncements } from '#features/admin/announcements/tasks.ts';
import { notifyOfAppeal } from '#features/admin/appeals/tasks.ts';
import { notifyOfTakeDown } from '#features/admin/casting-calls/tasks.ts';
import { publishScheduledContent } from '#features/admin/content/tasks.ts';
import { carryOutDecision } from '#features/admin/decisions/tasks.ts';
import { endVerifications } from '#features/admin/document-reviews/tasks.ts';
import {
  notifyApplicantOfSuspension,
  notifyApplicantsOfSuspension,
  notifyOfSuspension,
} from '#features/admin/house-suspensions/tasks.ts';
import { applyPlanPrices } from '#features/admin/money/tasks.ts';
import { notifyOfReport } from '#features/admin/report-reviews/tasks.ts';
import { keepStaffLogins } from '#features/admin/staff-accounts/tasks.ts';
import { sendStaffInvitation } from '#features/admin/staff-invitations/tasks.ts';
import {
  announceApplication,
  sendApplicationDigest,
  sendDailyDigests,
  sendHourlyDigests,
} from '#features/applications/application-digest/tasks.ts';
import { sendScheduledDecisions } from '#features/applications/decisions/send-ready.ts';
import { sendDecisionEmail, sendDecisionEmails } from '#features/applications/decisions/tasks.ts';
import { notifyOfEndedApplications } from '#features/applications/ended-applications/tasks.ts';
import { sendInvitationToApply } from '#features/applications/invitations-to-apply/tasks.ts';
import { deleteEndedShareLinks } from '#features/applications/share-links/tasks.ts';
import {
  notifyManyStatusChanges,
  notifySentAgain,
  notifyStatusChange,
} from '#features/applications/status-history/tasks.ts';
import { sendAuditionEmail } from '#features/auditions/audition-invitations/tasks.ts';
import { sendOfferEmail } from '#features/auditions/offers/tasks.ts';
import { remindOfTapes, summariseTapes } from '#features/auditions/reminders/tape-tasks.ts';
import { announceCancelledAuditions, remindOfAuditions } from '#features/auditions/reminders/tasks.ts';
import { sendTapeEmail } from '#features/auditions/self-tapes/tasks.ts';
import { sendInvoice } from '#features/billing/invoices/tasks.ts';
import { tellOfPayment } from '#features/billing/payments/tasks.ts';
import {
  notifyPlanEnds,
  remindOfPlanEnds,
  sendPlanBought,
  sendPlanEnded,
  sendReminder,
} from '#features/billing/plans/tasks.ts';
import { reconcileOrders, reconcileRefunds } from '#features/billing/reconciliation/tasks.ts';
import { sendRefund } from '#features/billing/refunds/tasks.ts';
import { deliverEvent } from '#features/billing/sandbox/tasks.ts';
import { notifyOfVerification, notifyOfVerificationEnd } from '#features/houses/documents/tasks.ts';
import { deleteTeamInvitations, sendTeamInvitation } from '#features/houses/team/tasks.ts';
import { deliverWebhook, keepWebhooks, queueWebhooks } from '#features/houses/webhooks/tasks.ts';
import { sendAlert, sendAlerts } from '#features/jobs/alerts/tasks.ts';
import { deleteOldContactViews } from '#features/jobs/contact-views/tasks.ts';
import { notifyAllOfJobChange, notifyOfJobChange } from '#features/jobs/job-changes/tasks.ts';
import { deleteJobDrafts } from '#features/jobs/job-drafts/tasks.ts';
import { recountApplications } from '#features/jobs/popular/tasks.ts';
import { notifyOfReview } from '#features/jobs/reviews/tasks.ts';
import { deleteOldSavedJobs } from '#features/jobs/saved-jobs/tasks.ts';
import { deleteUnsentAttachments } from '#features/messaging/attachments/tasks.ts';
import { deleteOldReports } from '#features/messaging/reports/tasks.ts';
import { sendUnread } from '#features/messaging/unread/tasks.ts';
import { deleteOldNotifications, sendDelivery } from '#features/notifications/dispatch/tasks.ts';
import { eraseDueAccounts } from '#features/privacy/account-deletion/tasks.ts';
import { endDataExports, gatherDataExport } from '#features/privacy/data-exports/tasks.ts';
import { giveAddresses } from '#features/talent/addresses/tasks.ts';
import { makePlayable, publishPicturesOfAdults } from '#features/talent/media/tasks.ts';
import { deleteProfileDrafts } from '#features/talent/profile/tasks.ts';
import { deleteOldProfileViews } from '#features/talent/public-profile/tasks.ts';
import { sweep } from '#features/talent/uploads/tasks.ts';
import type { AnyTask } from '#platform/task.ts';

export const tasks: AnyTask[] = [
  sendCode,
  sendSecurityNotice,
  sendUndoLink,
  sendWelcome,
  sendConsentEmail,
  sendGuardianLink,
  sendTeamInvitation,
  sendStaffInvitation,
  keepStaffLogins,
  notifyOfTakeDown,
  notifyOfSuspension,
  notifyApplicantOfSuspension,
  notifyApplicantsOfSuspension,
  notifyOfAppeal,
  publishScheduledContent,
  carryOutDecision,
  endVerifications,
  queueWebhooks,
  deliverWebhook,
  keepWebhooks,
  notifyOfVerificationEnd,
  notifyOfReport,
  notifyOfVerification,
  sendInvitationToApply,
  deleteTeamInvitations,
  deleteExpired,
  resealSecrets,
  gatherDataExport,
  endDataExports,
  eraseDueAccounts,
  recountApplications,
  deleteOldContactViews,
  deleteOldSavedJobs,
  notifyOfReview,
  sendScheduledDecisions,
  notifyManyStatusChanges,
  notifySentAgain,
  notifyStatusChange,
  sendDailyDigests,
  sendHourlyDigests,
  sendApplicationDigest,
  announceApplication,
  notifyOfEndedApplications,
  deleteJobDrafts,
  sendDecisionEmails,
  sendDecisionEmail,
  deleteProfileDrafts,
  makePlayable,
  publishPicturesOfAdults,
  sweep,
  deliverEvent,
  sendRefund,
  reconcileOrders,
  reconcileRefunds,
  tellOfPayment,
  sendInvoice,
  remindOfPlanEnds,
  sendReminder,
  notifyPlanEnds,
  sendPlanEnded,
  sendPlanBought,
  deleteOldProfileViews,
  applyPlanPrices,
  renewAnnouncements,
  giveAddresses,
  deleteEndedShareLinks,
  remindOfAuditions,
  announceCancelledAuditions,
  sendAuditionEmail,
  remindOfTapes,
  summariseTapes,
  sendTapeEmail,
  sendOfferEmail,
  notifyAllOfJobChange,
  notifyOfJobChange,
  sendUnread,
  deleteUnsentAttachments,
  deleteOldReports,
  sendAlerts,
  sendAlert,
  sendDelivery,
  deleteOldNotifications,
];
