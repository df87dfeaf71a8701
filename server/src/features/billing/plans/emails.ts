import { rupees } from '@kirdaar/contract/rules/payments';
import { formatDay } from '@kirdaar/contract/words/format-date';
import type { EmailTemplate } from '#platform/channels/email-template.ts';

interface EndingPlan {
  plan_name: string;
  /** In rupees. */
  plan_price: number;
  last_day: string;
}

const PLANS = '/user/plans';
const SUBSCRIPTION = '/user/my-subscription';
const sample = { plan_name: 'Pro', plan_price: 2999, last_day: '2027-03-01' };

/** Reminds a talent that a plan ends soon and says what happens then. */
export const planReminderEmail: EmailTemplate<EndingPlan & { auto_renew: boolean }> = {
  name: 'plan-reminder',
  kind: 'plans',
  sample: { ...sample, auto_renew: false },
  shapes: [
    { name: 'renewing', fits: ({ auto_renew }) => auto_renew, sample: { ...sample, auto_renew: true } },
  ],
  write: {
    en: ({ plan_name, plan_price, last_day, auto_renew }, { name, address }) => {
      const day = formatDay(last_day, 'en');
      const price = rupees(plan_price * 100);
      const plans = `${address}${PLANS}`;
      return {
        subject: `Your ${name} ${plan_name} plan ends on ${day}`,
        paragraphs: [
          `Your ${plan_name} plan ends on ${day}.`,
          auto_renew
            ? `You chose to renew it. The next year costs ${price}. Please confirm the payment here: ${plans}`
            : `It does not renew automatically, and you won’t be charged. To keep it for another year, renew it for ${price} here: ${plans}`,
        ],
        note: 'We never take a payment that you have not confirmed yourself.',
        short: auto_renew
          ? `Your ${plan_name} plan ends on ${day}. Please confirm the payment of ${price} for the next year.`
          : `Your ${plan_name} plan ends on ${day}. You can renew it for ${price}.`,
        path: PLANS,
      };
    },
    hi: ({ plan_name, plan_price, last_day, auto_renew }, { name, address }) => {
      const day = formatDay(last_day, 'hi');
      const price = rupees(plan_price * 100);
      const plans = `${address}${PLANS}`;
      return {
        subject: `आपका ${name} ${plan_name} प्लान ${day} को समाप्त हो रहा है`,
        paragraphs: [
          `आपका ${plan_name} प्लान ${day} के अंत तक चलेगा।`,
          auto_renew
            ? `आपने इसे जारी रखना चुना था। अगले वर्ष का शुल्क ${price} है; कृपया यहाँ भुगतान की पुष्टि करें: ${plans}`
            : `इसके बाद यह अपने आप समाप्त हो जाएगा और कोई शुल्क नहीं लिया जाएगा। जारी रखना चाहें तो ${price} में यहाँ नवीनीकरण करें: ${plans}`,
        ],
        note: 'हम ऐसा कोई भुगतान कभी नहीं लेते जिसकी पुष्टि आपने स्वयं न की हो।',
        short: auto_renew
          ? `आपका ${plan_name} प्लान ${day} तक चलेगा। कृपया अगले वर्ष के लिए ${price} के भुगतान की पुष्टि करें।`
          : `आपका ${plan_name} प्लान ${day} तक चलेगा और फिर अपने आप समाप्त हो जाएगा। चाहें तो ${price} में इसका नवीनीकरण करें।`,
        path: PLANS,
      };
    },
  },
};

interface BoughtPlan {
  plan_name: string;
  first_day: string;
  last_day: string;
  /** Whether it follows a plan that is still running. */
  is_next: boolean;
}

const bought = { plan_name: 'Pro', first_day: '2026-03-02', last_day: '2027-03-01' };

/** Confirms which plan was bought and its first and last day. */
export const planBoughtEmail: EmailTemplate<BoughtPlan> = {
  name: 'plan-bought',
  kind: 'plans',
  atOnce: true,
  sample: { ...bought, is_next: false },
  shapes: [{ name: 'next', fits: ({ is_next }) => is_next, sample: { ...bought, is_next: true } }],
  write: {
    en: ({ plan_name, first_day, last_day, is_next }, { name, address }) => {
      const [from, until] = [formatDay(first_day, 'en'), formatDay(last_day, 'en')];
      const sentence = is_next
        ? `You have paid for your next ${plan_name} plan. It runs from ${from} until ${until}.`
        : `Your ${plan_name} plan is active until ${until}.`;
      return {
        subject: is_next
          ? `Your next ${name} ${plan_name} plan starts on ${from}`
          : `Your ${name} ${plan_name} plan is active`,
        paragraphs: [sentence, `See what it includes and your invoices: ${address}${SUBSCRIPTION}`],
        note: 'It renews only if you choose to. We never take a payment that you have not confirmed yourself.',
        short: sentence,
        path: SUBSCRIPTION,
      };
    },
    hi: ({ plan_name, first_day, last_day, is_next }, { name, address }) => {
      const [from, until] = [formatDay(first_day, 'hi'), formatDay(last_day, 'hi')];
      const sentence = is_next
        ? `आपका ${plan_name} प्लान जारी रहेगा: नई अवधि ${from} से शुरू होकर ${until} तक चलेगी।`
        : `आपका ${plan_name} प्लान चालू है और ${until} के अंत तक चलेगा।`;
      return {
        subject: is_next
          ? `आपका ${name} ${plan_name} प्लान जारी रहेगा`
          : `आपका ${name} ${plan_name} प्लान चालू हो गया है`,
        paragraphs: [sentence, `प्लान में क्या शामिल है और आपके इनवॉइस: ${address}${SUBSCRIPTION}`],
        note: 'इसका नवीनीकरण अपने आप नहीं होता: हम ऐसा कोई भुगतान कभी नहीं लेते जिसकी पुष्टि आपने स्वयं न की हो।',
        short: sentence,
        path: SUBSCRIPTION,
      };
    },
  },
};

/** Notifies a talent, the day after, that a plan has ended. */
export const planEndedEmail: EmailTemplate<EndingPlan> = {
  name: 'plan-ended',
  kind: 'plans',
  sample,
  write: {
    en: ({ plan_name, plan_price, last_day }, { name, address }) => {
      const sentence = `Your ${plan_name} plan ended on ${formatDay(last_day, 'en')}.`;
      const reassurance = 'Your profile, your applications and your uploads stay as they are.';
      return {
        subject: `Your ${name} ${plan_name} plan has ended`,
        paragraphs: [
          sentence,
          `${reassurance} You can still use everything that is free.`,
          `You can buy it again for ${rupees(plan_price * 100)}: ${address}${PLANS}`,
        ],
        note: 'You were not charged.',
        short: `${sentence} ${reassurance}`,
        path: PLANS,
      };
    },
    hi: ({ plan_name, plan_price, last_day }, { name, address }) => {
      const sentence = `आपका ${plan_name} प्लान ${formatDay(last_day, 'hi')} को समाप्त हो गया।`;
      const reassurance = 'आपकी प्रोफ़ाइल, आपके आवेदन और अपलोड की हुई सामग्री जैसी थी वैसी ही रहेगी।';
      return {
        subject: `आपका ${name} ${plan_name} प्लान समाप्त हो गया है`,
        paragraphs: [
          sentence,
          `${reassurance} मुफ़्त सुविधाएँ चलती रहेंगी।`,
          `इसे ${rupees(plan_price * 100)} में यहाँ फिर से लें: ${address}${PLANS}`,
        ],
        note: 'कोई शुल्क नहीं लिया गया है।',
        short: `${sentence} ${reassurance}`,
        path: PLANS,
      };
    },
  },
};
