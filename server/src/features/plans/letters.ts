import { rupees } from '@kirdaar/contract/rules/payments';
import type { Letter } from '#platform/letter.ts';
import { writeDay } from '#platform/written-time.ts';

interface Ending {
  plan_name: string;
  /** Rupees. */
  plan_price: number;
  last_day: string;
}

const PLANS = '/user/plans';
const SUBSCRIPTION = '/user/my-subscription';
const sample = { plan_name: 'Pro', plan_price: 2999, last_day: '2027-03-01' };

/** Tells that a plan ends soon, and what happens then. */
export const planReminderLetter: Letter<Ending & { auto_renew: boolean }> = {
  name: 'plan-reminder',
  kind: 'plans',
  sample: { ...sample, auto_renew: false },
  shapes: [
    { name: 'renewing', fits: ({ auto_renew }) => auto_renew, sample: { ...sample, auto_renew: true } },
  ],
  write: {
    en: ({ plan_name, plan_price, last_day, auto_renew }, { name, address }) => {
      const day = writeDay(last_day, 'en');
      const price = rupees(plan_price * 100);
      const plans = `${address}${PLANS}`;
      return {
        subject: `Your ${name} ${plan_name} plan ends on ${day}`,
        paragraphs: [
          `Your ${plan_name} plan lasts until the end of ${day}.`,
          auto_renew
            ? `You asked for it to go on. It costs ${price} for the next year; please confirm the payment here: ${plans}`
            : `It then ends by itself, and nothing is charged. If you want it to go on, renew it for ${price} here: ${plans}`,
        ],
        note: 'We never take a payment that you did not confirm yourself.',
        short: auto_renew
          ? `Your ${plan_name} plan lasts until ${day}. Please confirm the payment of ${price} for the next year.`
          : `Your ${plan_name} plan lasts until ${day} and then ends by itself. You can renew it for ${price}.`,
        path: PLANS,
      };
    },
    hi: ({ plan_name, plan_price, last_day, auto_renew }, { name, address }) => {
      const day = writeDay(last_day, 'hi');
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

interface Bought {
  plan_name: string;
  first_day: string;
  last_day: string;
  /** Whether it follows a plan that still runs. */
  is_next: boolean;
}

const bought = { plan_name: 'Pro', first_day: '2026-03-02', last_day: '2027-03-01' };

/** Tells what was bought, and for how long. */
export const planBoughtLetter: Letter<Bought> = {
  name: 'plan-bought',
  kind: 'plans',
  atOnce: true,
  sample: { ...bought, is_next: false },
  shapes: [{ name: 'next', fits: ({ is_next }) => is_next, sample: { ...bought, is_next: true } }],
  write: {
    en: ({ plan_name, first_day, last_day, is_next }, { name, address }) => {
      const [from, until] = [writeDay(first_day, 'en'), writeDay(last_day, 'en')];
      const words = is_next
        ? `Your ${plan_name} plan goes on: what you paid for begins on ${from} and lasts until ${until}.`
        : `Your ${plan_name} plan is active and lasts until the end of ${until}.`;
      return {
        subject: is_next
          ? `Your ${name} ${plan_name} plan goes on`
          : `Your ${name} ${plan_name} plan is active`,
        paragraphs: [words, `What it includes, and your invoices: ${address}${SUBSCRIPTION}`],
        note: 'It does not renew by itself: we never take a payment that you did not confirm yourself.',
        short: words,
        path: SUBSCRIPTION,
      };
    },
    hi: ({ plan_name, first_day, last_day, is_next }, { name, address }) => {
      const [from, until] = [writeDay(first_day, 'hi'), writeDay(last_day, 'hi')];
      const words = is_next
        ? `आपका ${plan_name} प्लान जारी रहेगा: नई अवधि ${from} से शुरू होकर ${until} तक चलेगी।`
        : `आपका ${plan_name} प्लान चालू है और ${until} के अंत तक चलेगा।`;
      return {
        subject: is_next
          ? `आपका ${name} ${plan_name} प्लान जारी रहेगा`
          : `आपका ${name} ${plan_name} प्लान चालू हो गया है`,
        paragraphs: [words, `प्लान में क्या शामिल है और आपके इनवॉइस: ${address}${SUBSCRIPTION}`],
        note: 'इसका नवीनीकरण अपने आप नहीं होता: हम ऐसा कोई भुगतान कभी नहीं लेते जिसकी पुष्टि आपने स्वयं न की हो।',
        short: words,
        path: SUBSCRIPTION,
      };
    },
  },
};

/** Tells, the day after, that a plan is over. */
export const planEndedLetter: Letter<Ending> = {
  name: 'plan-ended',
  kind: 'plans',
  sample,
  write: {
    en: ({ plan_name, plan_price, last_day }, { name, address }) => {
      const words = `Your ${plan_name} plan ended with ${writeDay(last_day, 'en')}.`;
      const kept = 'Your profile, your applications and what you uploaded stay as they are.';
      return {
        subject: `Your ${name} ${plan_name} plan has ended`,
        paragraphs: [
          words,
          `${kept} What is free goes on.`,
          `You can have it again for ${rupees(plan_price * 100)}: ${address}${PLANS}`,
        ],
        note: 'Nothing was charged.',
        short: `${words} ${kept}`,
        path: PLANS,
      };
    },
    hi: ({ plan_name, plan_price, last_day }, { name, address }) => {
      const words = `आपका ${plan_name} प्लान ${writeDay(last_day, 'hi')} को समाप्त हो गया।`;
      const kept = 'आपकी प्रोफ़ाइल, आपके आवेदन और अपलोड की हुई सामग्री जैसी थी वैसी ही रहेगी।';
      return {
        subject: `आपका ${name} ${plan_name} प्लान समाप्त हो गया है`,
        paragraphs: [
          words,
          `${kept} मुफ़्त सुविधाएँ चलती रहेंगी।`,
          `इसे ${rupees(plan_price * 100)} में यहाँ फिर से लें: ${address}${PLANS}`,
        ],
        note: 'कोई शुल्क नहीं लिया गया है।',
        short: `${words} ${kept}`,
        path: PLANS,
      };
    },
  },
};
