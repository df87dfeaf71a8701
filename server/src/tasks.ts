import { sendNotice } from '#features/account/tasks.ts';
import { sendAlert, sendAlerts } from '#features/alerts/tasks.ts';
import { sendCastingInvitation } from '#features/casting-invitations/tasks.ts';
import { sendCode } from '#features/codes/tasks.ts';
import { forgetUnsentFiles } from '#features/conversation-files/tasks.ts';
import { sendUnread } from '#features/conversation-news/tasks.ts';
import { forgetReports } from '#features/conversation-reports/tasks.ts';
import { endDataExports, gatherDataExport } from '#features/data-exports/tasks.ts';
import { sendConsentLetter } from '#features/guardian/tasks.ts';
import { settleSteps } from '#features/held-steps/tasks.ts';
import { forgetExpired, sendWelcome } from '#features/identity/tasks.ts';
import { sendAuditionLetter } from '#features/invitations/tasks.ts';
import { sendInvoice } from '#features/invoices/tasks.ts';
import { forgetJobDrafts } from '#features/job-drafts/tasks.ts';
import { recountApplications } from '#features/jobs/tasks.ts';
import { makePlayable, publishAdults } from '#features/media/tasks.ts';
import { forgetMessages, sendMessage } from '#features/messages/tasks.ts';
import { sendNewApplications, tellOfNewApplications } from '#features/new-applications/tasks.ts';
import { sendOfferLetter } from '#features/offers/tasks.ts';
import { reconcileOrders, reconcileRefunds } from '#features/payments/reconciliation.ts';
import {
  remindOfEnds,
  sendPlanBought,
  sendPlanEnded,
  sendReminder,
  tellOfEnds,
} from '#features/plans/tasks.ts';
import { forgetViews } from '#features/public-face/tasks.ts';
import { sendRefund } from '#features/refunds/tasks.ts';
import { sendRelease, sendReleases } from '#features/releases/tasks.ts';
import { remindOfAuditions } from '#features/reminders/tasks.ts';
import { deliverEvent } from '#features/sandbox/tasks.ts';
import { resealSecrets } from '#features/second-factor/tasks.ts';
import { forgetShares } from '#features/shared-boards/tasks.ts';
import { forgetTeamInvitations, sendTeamInvitation } from '#features/team/tasks.ts';
import { tellOfManySteps, tellOfStep } from '#features/timeline/tasks.ts';
import { sweep } from '#features/uploads/tasks.ts';
import type { AnyTask } from '#platform/queue.ts';

/** Every kind of background work. */
export const tasks: AnyTask[] = [
  sendCode,
  sendNotice,
  sendWelcome,
  sendConsentLetter,
  sendTeamInvitation,
  sendCastingInvitation,
  forgetTeamInvitations,
  forgetExpired,
  resealSecrets,
  gatherDataExport,
  endDataExports,
  recountApplications,
  settleSteps,
  tellOfManySteps,
  tellOfStep,
  tellOfNewApplications,
  sendNewApplications,
  forgetJobDrafts,
  sendReleases,
  sendRelease,
  makePlayable,
  publishAdults,
  sweep,
  deliverEvent,
  sendRefund,
  reconcileOrders,
  reconcileRefunds,
  sendInvoice,
  remindOfEnds,
  sendReminder,
  tellOfEnds,
  sendPlanEnded,
  sendPlanBought,
  forgetViews,
  forgetShares,
  remindOfAuditions,
  sendAuditionLetter,
  sendOfferLetter,
  sendUnread,
  forgetUnsentFiles,
  forgetReports,
  sendAlerts,
  sendAlert,
  sendMessage,
  forgetMessages,
];
