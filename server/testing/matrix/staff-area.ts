import type { Services } from '#platform/services.ts';
import {
  announcementProjections,
  announcementRules,
  announcementWrites,
} from '#testing/matrix/announcement-world.ts';
import type { Cast } from '#testing/matrix/cast.ts';
import { contentProjections, contentRules, contentWrites } from '#testing/matrix/content-world.ts';
import { flagRuleProjections, flagRuleWrites } from '#testing/matrix/flag-rules-world.ts';
import {
  moderationProjections,
  moderationRules,
  moderationWrites,
} from '#testing/matrix/moderation-world.ts';
import { moneyProjections, moneyRules, moneyWrites } from '#testing/matrix/money-world.ts';
import { peopleProjections, peopleRules, peopleWrites } from '#testing/matrix/people-world.ts';
import type { Table } from '#testing/matrix/projections.ts';
import {
  staffPasskeyProjections,
  staffPasskeyRules,
  staffPasskeyWrites,
} from '#testing/matrix/staff-passkey-world.ts';
import { staffProjections, staffRules, staffWrites } from '#testing/matrix/staff-world.ts';
import type { Writes } from '#testing/matrix/writes.ts';
import type { CallApi } from '#testing/test.ts';

/** Returns the accepted writes of all staff. */
export function staffAreaWrites(services: Services, callApi: CallApi): Writes {
  return {
    ...staffWrites(services, callApi),
    ...staffPasskeyWrites(services, callApi),
    ...contentWrites(services, callApi),
    ...flagRuleWrites(services),
    ...moderationWrites(services),
    ...moneyWrites(services),
    ...peopleWrites(services),
    ...announcementWrites(services),
  };
}

/** Returns the rules of everything that staff name. */
export function staffAreaRules(cast: Cast) {
  return {
    ...staffRules(cast),
    ...staffPasskeyRules(cast),
    ...moderationRules(cast),
    ...moneyRules(cast),
    ...peopleRules(cast),
    ...announcementRules(cast),
    ...contentRules(cast),
  };
}

/** Returns the keys that staff get. */
export async function staffAreaProjections(services: Services): Promise<Table> {
  return {
    ...(await staffProjections(services)),
    ...(await staffPasskeyProjections(services)),
    ...(await contentProjections(services)),
    ...(await flagRuleProjections(services)),
    ...(await moderationProjections(services)),
    ...(await moneyProjections(services)),
    ...(await peopleProjections(services)),
    ...(await announcementProjections(services)),
  };
}
