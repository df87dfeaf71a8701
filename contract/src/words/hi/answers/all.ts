import * as accounts from '#words/hi/answers/accounts.ts';
import * as admin from '#words/hi/answers/admin.ts';
import * as applications from '#words/hi/answers/applications.ts';
import * as auditions from '#words/hi/answers/auditions.ts';
import * as billing from '#words/hi/answers/billing.ts';
import * as houses from '#words/hi/answers/houses.ts';
import * as jobs from '#words/hi/answers/jobs.ts';
import * as messaging from '#words/hi/answers/messaging.ts';
import * as notifications from '#words/hi/answers/notifications.ts';
import * as platform from '#words/hi/answers/platform.ts';
import * as privacy from '#words/hi/answers/privacy.ts';
import * as talent from '#words/hi/answers/talent.ts';
import type { Translation } from '#words/translation.ts';

export type Checked = Translation<
  typeof import('#words/en/answers/all.ts'),
  typeof import('#words/hi/answers/all.ts')
>;

/** What the server answers when something was done, by name. */
export const answers = {
  ...accounts,
  ...admin,
  ...applications,
  ...auditions,
  ...billing,
  ...houses,
  ...jobs,
  ...messaging,
  ...notifications,
  ...platform,
  ...privacy,
  ...talent,
};
