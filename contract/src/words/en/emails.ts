import * as emailUndo from '#words/en/accounts/email-undo-emails.ts';
import * as guardians from '#words/en/accounts/guardians-emails.ts';
import * as accountMerges from '#words/en/admin/account-merges-emails.ts';
import * as takenDown from '#words/en/admin/casting-calls-emails.ts';
import * as houseSuspensions from '#words/en/admin/house-suspensions-emails.ts';
import * as personRequests from '#words/en/admin/person-requests-emails.ts';
import * as reportReviews from '#words/en/admin/report-reviews-emails.ts';
import * as staffInvitations from '#words/en/admin/staff-invitations-emails.ts';
import * as applicationDigest from '#words/en/applications/application-digest-emails.ts';
import * as invitationsToApply from '#words/en/applications/invitations-to-apply-emails.ts';
import * as auditionAnswers from '#words/en/auditions/audition-answers-emails.ts';
import * as offers from '#words/en/auditions/offers-emails.ts';
import * as tapeAnswers from '#words/en/auditions/self-tape-answers-emails.ts';
import * as plans from '#words/en/billing/plans-emails.ts';
import * as houseDocuments from '#words/en/houses/documents-emails.ts';
import * as team from '#words/en/houses/team-emails.ts';
import * as webhooks from '#words/en/houses/webhooks-emails.ts';
import * as jobReviews from '#words/en/jobs/reviews-emails.ts';
import * as unread from '#words/en/messaging/unread-emails.ts';
import * as accountDeletion from '#words/en/privacy/account-deletion-emails.ts';
import * as dataExports from '#words/en/privacy/data-exports-emails.ts';

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
