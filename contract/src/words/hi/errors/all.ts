import * as accounts from '#words/hi/errors/accounts.ts';
import * as admin from '#words/hi/errors/admin.ts';
import * as applications from '#words/hi/errors/applications.ts';
import * as auditions from '#words/hi/errors/auditions.ts';
import * as billing from '#words/hi/errors/billing.ts';
import * as castingInput from '#words/hi/errors/casting-input.ts';
import * as houses from '#words/hi/errors/houses.ts';
import * as input from '#words/hi/errors/input.ts';
import * as jobs from '#words/hi/errors/jobs.ts';
import * as messaging from '#words/hi/errors/messaging.ts';
import * as moves from '#words/hi/errors/moves.ts';
import * as notifications from '#words/hi/errors/notifications.ts';
import * as platform from '#words/hi/errors/platform.ts';
import * as privacy from '#words/hi/errors/privacy.ts';
import * as site from '#words/hi/errors/site.ts';
import * as staffInput from '#words/hi/errors/staff-input.ts';
import * as talent from '#words/hi/errors/talent.ts';
import type { Translation } from '#words/translation.ts';

export type Checked = Translation<
  typeof import('#words/en/errors/all.ts'),
  typeof import('#words/hi/errors/all.ts')
>;

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
