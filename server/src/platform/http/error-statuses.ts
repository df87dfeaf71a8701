import type { ErrorCode } from '@kirdaar/contract/rules/errors';
import { accountsStatuses } from '#platform/http/error-statuses/accounts.ts';
import { adminStatuses } from '#platform/http/error-statuses/admin.ts';
import { applicationsStatuses } from '#platform/http/error-statuses/applications.ts';
import { auditionsStatuses } from '#platform/http/error-statuses/auditions.ts';
import { billingStatuses } from '#platform/http/error-statuses/billing.ts';
import { housesStatuses } from '#platform/http/error-statuses/houses.ts';
import { jobsStatuses } from '#platform/http/error-statuses/jobs.ts';
import { messagingStatuses } from '#platform/http/error-statuses/messaging.ts';
import { notificationsStatuses } from '#platform/http/error-statuses/notifications.ts';
import { platformStatuses } from '#platform/http/error-statuses/platform.ts';
import { privacyStatuses } from '#platform/http/error-statuses/privacy.ts';
import { siteStatuses } from '#platform/http/error-statuses/site.ts';
import { talentStatuses } from '#platform/http/error-statuses/talent.ts';

/** The HTTP status of every error code. */
export const errorStatuses = {
  ...platformStatuses,
  ...notificationsStatuses,
  ...accountsStatuses,
  ...billingStatuses,
  ...talentStatuses,
  ...housesStatuses,
  ...jobsStatuses,
  ...applicationsStatuses,
  ...auditionsStatuses,
  ...messagingStatuses,
  ...siteStatuses,
  ...privacyStatuses,
  ...adminStatuses,
} as const satisfies Record<ErrorCode, number>;
