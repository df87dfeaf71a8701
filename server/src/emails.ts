import { securityEmails } from '#features/accounts/account-settings/emails.ts';
import { undoLinkEmail } from '#features/accounts/email-undo/emails.ts';
import {
  consentGivenEmail,
  consentWithdrawnEmail,
  guardianReplacedEmail,
} from '#features/accounts/guardians/emails.ts';
import { guardianLinkEmail } from '#features/accounts/guardians/link-email.ts';
import { welcomeEmails } from '#features/accounts/identity/emails.ts';
import { codeEmail } from '#features/accounts/one-time-codes/emails.ts';
import { appealAcceptedEmail, appealRefusedEmail } from '#features/admin/appeals/emails.ts';
import { jobTakenDownEmail } from '#features/admin/casting-calls/emails.ts';
import {
  houseBannedForApplicant,
  houseReinstatedForApplicant,
  houseSuspendedForApplicant,
} from '#features/admin/house-suspensions/applicant-emails.ts';
import { houseReinstatedEmail, houseSuspendedEmail } from '#features/admin/house-suspensions/emails.ts';
import { requestRefusedEmail } from '#features/admin/person-requests/emails.ts';
import { reportClosedEmail, warningEmail } from '#features/admin/report-reviews/emails.ts';
import { staffInvitationEmail } from '#features/admin/staff-invitations/emails.ts';
import {
  applicationDigestEmail,
  applicationReceivedEmail,
} from '#features/applications/application-digest/emails.ts';
import { decisionEmails, rejectionMessageEmail } from '#features/applications/decisions/emails.ts';
import { applicationEndedEmail } from '#features/applications/ended-applications/emails.ts';
import { invitationToApplyEmail } from '#features/applications/invitations-to-apply/emails.ts';
import { sentAgainEmail, statusChangeEmails } from '#features/applications/status-history/emails.ts';
import { auditionEmails } from '#features/auditions/audition-invitations/emails.ts';
import { auditionAnswerEmails } from '#features/auditions/audition-invitations/house-emails.ts';
import { offerEmail, offerWithdrawnEmail, roleCancelledEmail } from '#features/auditions/offers/emails.ts';
import {
  offerAcceptedEmail,
  offerDeclinedEmail,
  steppedBackEmail,
} from '#features/auditions/offers/house-emails.ts';
import { leavingEmail } from '#features/auditions/recasting/emails.ts';
import { tapeEmails } from '#features/auditions/self-tapes/emails.ts';
import { tapeHouseEmails } from '#features/auditions/self-tapes/house-emails.ts';
import { invoiceEmails } from '#features/billing/invoices/emails.ts';
import { paymentEmail } from '#features/billing/payments/emails.ts';
import { planBoughtEmail, planEndedEmail, planReminderEmail } from '#features/billing/plans/emails.ts';
import {
  houseRefusedEmail,
  houseVerifiedEmail,
  verificationEndedEmail,
  verificationEndsEmail,
} from '#features/houses/documents/emails.ts';
import { teamInvitationEmail } from '#features/houses/team/emails.ts';
import { webhookPausedEmail } from '#features/houses/webhooks/emails.ts';
import { alertEmail } from '#features/jobs/alerts/emails.ts';
import { deadlineChangedEmail, jobChangedEmail } from '#features/jobs/job-changes/emails.ts';
import { jobApprovedEmail, jobRefusedEmail } from '#features/jobs/reviews/emails.ts';
import { conversationEmail } from '#features/messaging/unread/emails.ts';
import { guardianDeletionEmails } from '#features/privacy/account-deletion/emails.ts';
import { exportReadyEmail } from '#features/privacy/data-exports/emails.ts';
import type { AnyEmailTemplate } from '#platform/channels/email-template.ts';

export const emails: AnyEmailTemplate[] = [
  codeEmail,
  ...Object.values(welcomeEmails),
  ...Object.values(securityEmails),
  undoLinkEmail,
  exportReadyEmail,
  guardianLinkEmail,
  consentGivenEmail,
  consentWithdrawnEmail,
  guardianReplacedEmail,
  ...Object.values(guardianDeletionEmails),
  teamInvitationEmail,
  staffInvitationEmail,
  jobTakenDownEmail,
  houseBannedForApplicant,
  houseReinstatedForApplicant,
  houseSuspendedForApplicant,
  houseReinstatedEmail,
  houseSuspendedEmail,
  appealAcceptedEmail,
  requestRefusedEmail,
  appealRefusedEmail,
  reportClosedEmail,
  warningEmail,
  houseVerifiedEmail,
  verificationEndsEmail,
  verificationEndedEmail,
  houseRefusedEmail,
  webhookPausedEmail,
  ...Object.values(statusChangeEmails),
  sentAgainEmail,
  applicationDigestEmail,
  jobChangedEmail,
  deadlineChangedEmail,
  applicationReceivedEmail,
  applicationEndedEmail,
  jobApprovedEmail,
  jobRefusedEmail,
  ...Object.values(auditionEmails),
  ...Object.values(auditionAnswerEmails),
  ...Object.values(tapeEmails),
  ...Object.values(tapeHouseEmails),
  offerEmail,
  offerWithdrawnEmail,
  offerAcceptedEmail,
  offerDeclinedEmail,
  steppedBackEmail,
  leavingEmail,
  roleCancelledEmail,
  ...Object.values(decisionEmails),
  rejectionMessageEmail,
  invitationToApplyEmail,
  conversationEmail,
  alertEmail,
  paymentEmail,
  planBoughtEmail,
  ...Object.values(invoiceEmails),
  planReminderEmail,
  planEndedEmail,
];
