import * as emailUndo from '#words/hi/accounts/email-undo-emails.ts';
import * as guardians from '#words/hi/accounts/guardians-emails.ts';
import * as accountMerges from '#words/hi/admin/account-merges-emails.ts';
import * as takenDown from '#words/hi/admin/casting-calls-emails.ts';
import * as houseSuspensions from '#words/hi/admin/house-suspensions-emails.ts';
import * as personRequests from '#words/hi/admin/person-requests-emails.ts';
import * as reportReviews from '#words/hi/admin/report-reviews-emails.ts';
import * as staffInvitations from '#words/hi/admin/staff-invitations-emails.ts';
import * as applicationDigest from '#words/hi/applications/application-digest-emails.ts';
import * as invitationsToApply from '#words/hi/applications/invitations-to-apply-emails.ts';
import * as auditionAnswers from '#words/hi/auditions/audition-answers-emails.ts';
import * as offers from '#words/hi/auditions/offers-emails.ts';
import * as tapeAnswers from '#words/hi/auditions/self-tape-answers-emails.ts';
import * as plans from '#words/hi/billing/plans-emails.ts';
import * as houseDocuments from '#words/hi/houses/documents-emails.ts';
import * as team from '#words/hi/houses/team-emails.ts';
import * as webhooks from '#words/hi/houses/webhooks-emails.ts';
import * as jobReviews from '#words/hi/jobs/reviews-emails.ts';
import * as unread from '#words/hi/messaging/unread-emails.ts';
import * as accountDeletion from '#words/hi/privacy/account-deletion-emails.ts';
import * as dataExports from '#words/hi/privacy/data-exports-emails.ts';

/** The catalogues of emails and other notifications, which the server writes in every language. */
export const emails = {
  guardians,
  emailUndo,
  accountMerges,
  takenDown,
  houseSuspensions,
  personRequests,
  reportReviews,
  staffInvitations,
  jobReviews,
  unread,
  accountDeletion,
  dataExports,
  houseDocuments,
  webhooks,
  team,
  plans,
  applicationDigest,
  invitationsToApply,
  offers,
  auditionAnswers,
  tapeAnswers,
};
