import * as accountSettings from '#words/hi/accounts/account-settings-emails.ts';
import * as emailUndo from '#words/hi/accounts/email-undo-emails.ts';
import * as guardians from '#words/hi/accounts/guardians-emails.ts';
import * as identity from '#words/hi/accounts/identity-emails.ts';
import * as oneTimeCodes from '#words/hi/accounts/one-time-codes-emails.ts';
import * as appeals from '#words/hi/admin/appeals-emails.ts';
import * as suspendedHouses from '#words/hi/admin/applicants-of-suspended-emails.ts';
import * as takenDown from '#words/hi/admin/casting-calls-emails.ts';
import * as houseSuspensions from '#words/hi/admin/house-suspensions-emails.ts';
import * as personRequests from '#words/hi/admin/person-requests-emails.ts';
import * as queueTitles from '#words/hi/admin/queue-titles.ts';
import * as reportReviews from '#words/hi/admin/report-reviews-emails.ts';
import * as staffInvitations from '#words/hi/admin/staff-invitations-emails.ts';
import * as applicationDigest from '#words/hi/applications/application-digest-emails.ts';
import * as decisions from '#words/hi/applications/decisions-emails.ts';
import * as endedApplications from '#words/hi/applications/ended-applications-emails.ts';
import * as invitationsToApply from '#words/hi/applications/invitations-to-apply-emails.ts';
import * as statusHistory from '#words/hi/applications/status-history-emails.ts';
import * as auditionAnswers from '#words/hi/auditions/audition-answers-emails.ts';
import * as auditions from '#words/hi/auditions/auditions-emails.ts';
import * as calendar from '#words/hi/auditions/calendar.ts';
import * as callSheet from '#words/hi/auditions/call-sheet.ts';
import * as offerAnswers from '#words/hi/auditions/offer-answers-emails.ts';
import * as offers from '#words/hi/auditions/offers-emails.ts';
import * as tapeAnswers from '#words/hi/auditions/self-tape-answers-emails.ts';
import * as selfTapes from '#words/hi/auditions/self-tapes-emails.ts';
import * as invoicePdf from '#words/hi/billing/invoice-pdf.ts';
import * as invoices from '#words/hi/billing/invoices-emails.ts';
import * as plans from '#words/hi/billing/plans-emails.ts';
import { dates } from '#words/hi/dates.ts';
import * as houseDocuments from '#words/hi/houses/documents-emails.ts';
import * as team from '#words/hi/houses/team-emails.ts';
import * as webhooks from '#words/hi/houses/webhooks-emails.ts';
import * as alerts from '#words/hi/jobs/alerts-emails.ts';
import * as jobChanges from '#words/hi/jobs/job-changes-emails.ts';
import * as matchReasons from '#words/hi/jobs/match-reasons.ts';
import * as rejections from '#words/hi/jobs/rejection-texts.ts';
import * as jobReviews from '#words/hi/jobs/reviews-emails.ts';
import * as unread from '#words/hi/messaging/unread-emails.ts';
import * as dispatch from '#words/hi/notifications/dispatch-emails.ts';
import * as stops from '#words/hi/notifications/stops.ts';
import * as accountDeletion from '#words/hi/privacy/account-deletion-emails.ts';
import * as dataExports from '#words/hi/privacy/data-exports-emails.ts';
import * as dataReadMe from '#words/hi/privacy/data-read-me.ts';
import * as consents from '#words/hi/rules/consents.ts';
import { document_kinds } from '#words/hi/rules/documents.ts';
import * as people from '#words/hi/rules/people.ts';
import { report_reasons } from '#words/hi/rules/reports.ts';
import * as talentChoices from '#words/hi/rules/talent.ts';
import * as compCard from '#words/hi/talent/comp-card.ts';
import * as sizeSheet from '#words/hi/talent/size-sheet.ts';
import type { Translation } from '#words/translation.ts';

export type Checked = Translation<typeof import('#words/en/server.ts'), typeof import('#words/hi/server.ts')>;

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
