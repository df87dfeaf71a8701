import * as accountSettings from '#words/en/accounts/account-settings-emails.ts';
import * as emailUndo from '#words/en/accounts/email-undo-emails.ts';
import * as guardians from '#words/en/accounts/guardians-emails.ts';
import * as identity from '#words/en/accounts/identity-emails.ts';
import * as oneTimeCodes from '#words/en/accounts/one-time-codes-emails.ts';
import * as appeals from '#words/en/admin/appeals-emails.ts';
import * as suspendedHouses from '#words/en/admin/applicants-of-suspended-emails.ts';
import * as takenDown from '#words/en/admin/casting-calls-emails.ts';
import * as houseSuspensions from '#words/en/admin/house-suspensions-emails.ts';
import * as personRequests from '#words/en/admin/person-requests-emails.ts';
import * as queueTitles from '#words/en/admin/queue-titles.ts';
import * as reportReviews from '#words/en/admin/report-reviews-emails.ts';
import * as staffInvitations from '#words/en/admin/staff-invitations-emails.ts';
import * as applicationDigest from '#words/en/applications/application-digest-emails.ts';
import * as decisions from '#words/en/applications/decisions-emails.ts';
import * as endedApplications from '#words/en/applications/ended-applications-emails.ts';
import * as invitationsToApply from '#words/en/applications/invitations-to-apply-emails.ts';
import * as statusHistory from '#words/en/applications/status-history-emails.ts';
import * as auditionAnswers from '#words/en/auditions/audition-answers-emails.ts';
import * as auditions from '#words/en/auditions/auditions-emails.ts';
import * as calendar from '#words/en/auditions/calendar.ts';
import * as callSheet from '#words/en/auditions/call-sheet.ts';
import * as offerAnswers from '#words/en/auditions/offer-answers-emails.ts';
import * as offers from '#words/en/auditions/offers-emails.ts';
import * as tapeAnswers from '#words/en/auditions/self-tape-answers-emails.ts';
import * as selfTapes from '#words/en/auditions/self-tapes-emails.ts';
import * as invoicePdf from '#words/en/billing/invoice-pdf.ts';
import * as invoices from '#words/en/billing/invoices-emails.ts';
import * as plans from '#words/en/billing/plans-emails.ts';
import { dates } from '#words/en/dates.ts';
import * as houseDocuments from '#words/en/houses/documents-emails.ts';
import * as team from '#words/en/houses/team-emails.ts';
import * as webhooks from '#words/en/houses/webhooks-emails.ts';
import * as alerts from '#words/en/jobs/alerts-emails.ts';
import * as jobChanges from '#words/en/jobs/job-changes-emails.ts';
import * as matchReasons from '#words/en/jobs/match-reasons.ts';
import * as rejections from '#words/en/jobs/rejection-texts.ts';
import * as jobReviews from '#words/en/jobs/reviews-emails.ts';
import * as unread from '#words/en/messaging/unread-emails.ts';
import * as dispatch from '#words/en/notifications/dispatch-emails.ts';
import * as stops from '#words/en/notifications/stops.ts';
import * as accountDeletion from '#words/en/privacy/account-deletion-emails.ts';
import * as dataExports from '#words/en/privacy/data-exports-emails.ts';
import * as dataReadMe from '#words/en/privacy/data-read-me.ts';
import * as consents from '#words/en/rules/consents.ts';
import { document_kinds } from '#words/en/rules/documents.ts';
import * as people from '#words/en/rules/people.ts';
import { report_reasons } from '#words/en/rules/reports.ts';
import * as talentChoices from '#words/en/rules/talent.ts';
import * as compCard from '#words/en/talent/comp-card.ts';
import * as sizeSheet from '#words/en/talent/size-sheet.ts';

/** The catalogues of what the server writes: emails, other notifications and PDFs. */
export const ofServer = {
  accountSettings,
  emailUndo,
  guardians,
  identity,
  oneTimeCodes,
  appeals,
  suspendedHouses,
  takenDown,
  houseSuspensions,
  personRequests,
  reportReviews,
  staffInvitations,
  applicationDigest,
  endedApplications,
  decisions,
  invitationsToApply,
  statusHistory,
  auditionAnswers,
  auditions,
  offerAnswers,
  offers,
  tapeAnswers,
  selfTapes,
  invoices,
  plans,
  houseDocuments,
  team,
  webhooks,
  alerts,
  jobChanges,
  matchReasons,
  jobReviews,
  unread,
  dispatch,
  stops,
  queueTitles,
  documentKinds: document_kinds,
  reportReasons: report_reasons,
  accountDeletion,
  dataExports,
  dataReadMe,
  dates,
  invoicePdf,
  calendar,
  rejections,
  callSheet,
  consents,
  compCard,
  people,
  talentChoices,
  sizeSheet,
};
