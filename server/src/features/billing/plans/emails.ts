import { rupees } from '@kirdaar/contract/rules/payments';
import { type EmailTemplate, leadingTo } from '#platform/channels/email-template.ts';
import { formatDay } from '#platform/channels/format-date.ts';
import { serverWords } from '#platform/channels/server-words.ts';

const words = serverWords('billingEmails');

const PLANS = '/user/plans';

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
  write: leadingTo(PLANS, (language) => (facts) => {
    const price = rupees(facts.plan_price * 100);
    return words[language].plan_reminder({ ...facts, day: formatDay(facts.last_day, language), price });
  }),
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
  write: leadingTo('/user/my-subscription', (language) => (facts) => {
    const [from, until] = [formatDay(facts.first_day, language), formatDay(facts.last_day, language)];
    return words[language].plan_bought({ ...facts, from, until });
  }),
};

/** Notifies a talent, the day after, that a plan has ended. */
export const planEndedEmail: EmailTemplate<EndingPlan> = {
  name: 'plan-ended',
  kind: 'plans',
  sample,
  write: leadingTo(PLANS, (language) => (facts) => {
    const price = rupees(facts.plan_price * 100);
    return words[language].plan_ended({ ...facts, last_day: formatDay(facts.last_day, language), price });
  }),
};
