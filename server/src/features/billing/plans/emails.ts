import { rupees } from '@kirdaar/contract/rules/payments';
import type { EmailTemplate } from '#platform/channels/email-template.ts';
import { formatDay } from '#platform/channels/format-date.ts';
import { inEachLanguage, serverWords } from '#platform/channels/server-words.ts';

const words = serverWords('billingEmails');

const PLANS = '/user/plans';
const SUBSCRIPTION = '/user/my-subscription';

interface EndingPlan {
  plan_name: string;
  /** In rupees. */
  plan_price: number;
  last_day: string;
}

const sample = { plan_name: 'Pro', plan_price: 2999, last_day: '2027-03-01' };

export const planReminderEmail: EmailTemplate<EndingPlan & { auto_renew: boolean }> = {
  name: 'plan-reminder',
  kind: 'plans',
  sample: { ...sample, auto_renew: false },
  shapes: [
    { name: 'renewing', fits: ({ auto_renew }) => auto_renew, sample: { ...sample, auto_renew: true } },
  ],
  write: inEachLanguage((language) => (facts, { name, address }) => ({
    ...words[language].plan_reminder({
      ...facts,
      day: formatDay(facts.last_day, language),
      price: rupees(facts.plan_price * 100),
      product: name,
      page: `${address}${PLANS}`,
    }),
    path: PLANS,
  })),
};

interface BoughtPlan {
  plan_name: string;
  first_day: string;
  last_day: string;
  /** Whether it follows a plan that is still running. */
  is_next: boolean;
}

const bought = { plan_name: 'Pro', first_day: '2026-03-02', last_day: '2027-03-01' };

export const planBoughtEmail: EmailTemplate<BoughtPlan> = {
  name: 'plan-bought',
  kind: 'plans',
  atOnce: true,
  sample: { ...bought, is_next: false },
  shapes: [{ name: 'next', fits: ({ is_next }) => is_next, sample: { ...bought, is_next: true } }],
  write: inEachLanguage((language) => (facts, { name, address }) => ({
    ...words[language].plan_bought({
      ...facts,
      from: formatDay(facts.first_day, language),
      until: formatDay(facts.last_day, language),
      product: name,
      page: `${address}${SUBSCRIPTION}`,
    }),
    path: SUBSCRIPTION,
  })),
};

/** Notifies a talent, the day after, that a plan has ended. */
export const planEndedEmail: EmailTemplate<EndingPlan> = {
  name: 'plan-ended',
  kind: 'plans',
  sample,
  write: inEachLanguage((language) => (facts, { name, address }) => ({
    ...words[language].plan_ended({
      ...facts,
      last_day: formatDay(facts.last_day, language),
      price: rupees(facts.plan_price * 100),
      product: name,
      page: `${address}${PLANS}`,
    }),
    path: PLANS,
  })),
};
