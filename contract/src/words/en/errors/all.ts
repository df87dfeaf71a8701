import * as accounts from '#words/en/errors/accounts.ts';
import * as admin from '#words/en/errors/admin.ts';
import * as applications from '#words/en/errors/applications.ts';
import * as auditions from '#words/en/errors/auditions.ts';
import * as billing from '#words/en/errors/billing.ts';
import * as castingInput from '#words/en/errors/casting-input.ts';
import * as houses from '#words/en/errors/houses.ts';
import * as input from '#words/en/errors/input.ts';
import * as jobs from '#words/en/errors/jobs.ts';
import * as messaging from '#words/en/errors/messaging.ts';
import * as moves from '#words/en/errors/moves.ts';
import * as notifications from '#words/en/errors/notifications.ts';
import * as platform from '#words/en/errors/platform.ts';
import * as privacy from '#words/en/errors/privacy.ts';
import * as site from '#words/en/errors/site.ts';
import * as staffInput from '#words/en/errors/staff-input.ts';
import * as talent from '#words/en/errors/talent.ts';

/** The texts of all errors: by code, and by what is wrong with an input. */
export const errors = {
  ...accounts,
  ...admin,
  ...applications,
  ...auditions,
  ...billing,
  ...castingInput,
  ...houses,
  ...input,
  ...jobs,
  ...messaging,
  ...moves,
  ...notifications,
  ...platform,
  ...privacy,
  ...site,
  ...staffInput,
  ...talent,
};
