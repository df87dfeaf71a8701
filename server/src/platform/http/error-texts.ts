import type { ErrorCode } from '@kirdaar/contract/rules/errors';
import { accountsErrors } from '#platform/http/error-texts/accounts.ts';
import { adminErrors } from '#platform/http/error-texts/admin.ts';
import { applicationsErrors } from '#platform/http/error-texts/applications.ts';
import { auditionsErrors } from '#platform/http/error-texts/auditions.ts';
import { billingErrors } from '#platform/http/error-texts/billing.ts';
import type { ErrorText } from '#platform/http/error-texts/error-text.ts';
import { housesErrors } from '#platform/http/error-texts/houses.ts';
import { jobsErrors } from '#platform/http/error-texts/jobs.ts';
import { messagingErrors } from '#platform/http/error-texts/messaging.ts';
import { notificationsErrors } from '#platform/http/error-texts/notifications.ts';
import { platformErrors } from '#platform/http/error-texts/platform.ts';
import { privacyErrors } from '#platform/http/error-texts/privacy.ts';
import { siteErrors } from '#platform/http/error-texts/site.ts';
import { talentErrors } from '#platform/http/error-texts/talent.ts';

/** The HTTP status and the English text of every error code. */
export const errorTexts = {
  ...platformErrors,
  ...notificationsErrors,
  ...accountsErrors,
  ...billingErrors,
  ...talentErrors,
  ...housesErrors,
  ...jobsErrors,
  ...applicationsErrors,
  ...auditionsErrors,
  ...messagingErrors,
  ...siteErrors,
  ...privacyErrors,
  ...adminErrors,
} as const satisfies Record<ErrorCode, ErrorText>;
