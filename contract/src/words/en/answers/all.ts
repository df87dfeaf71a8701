import * as accounts from '#words/en/answers/accounts.ts';
import * as admin from '#words/en/answers/admin.ts';
import * as applications from '#words/en/answers/applications.ts';
import * as auditions from '#words/en/answers/auditions.ts';
import * as billing from '#words/en/answers/billing.ts';
import * as houses from '#words/en/answers/houses.ts';
import * as jobs from '#words/en/answers/jobs.ts';
import * as messaging from '#words/en/answers/messaging.ts';
import * as notifications from '#words/en/answers/notifications.ts';
import * as platform from '#words/en/answers/platform.ts';
import * as privacy from '#words/en/answers/privacy.ts';
import * as talent from '#words/en/answers/talent.ts';

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
