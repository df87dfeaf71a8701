import { dates } from '#words/hi/dates.ts';
import type { Translation } from '#words/translation.ts';

export type Checked = Translation<
  typeof import('#words/en/answers/billing.ts'),
  typeof import('#words/hi/answers/billing.ts')
>;

export const no_running_plan = 'कोई चालू प्लान नहीं मिला।';
export const order_open =
  'हम आपके भुगतान का इंतज़ार कर रहे हैं। अगर आपने भुगतान का पेज छोड़ दिया था, तो आपके पैसे नहीं कटे हैं।';
export const order_failed = 'आपके पैसे नहीं कटे हैं। आप फिर से कोशिश कर सकते हैं।';
export const order_expired = 'समय पर भुगतान नहीं हुआ। आप फिर से शुरू कर सकते हैं।';
export const order_returned = 'आपको पूरा रिफ़ंड मिलेगा। यह 5 से 7 कार्यदिवसों में आप तक पहुँच जाएगा।';
export const renewal_on = 'ऑटो-रिन्यू चालू है। प्लान समाप्त होने से पहले हम आपसे भुगतान की पुष्टि करने को कहेंगे।';
export const renewal_off = 'ऑटो-रिन्यू बंद है। आपका प्लान अपने आख़िरी दिन के बाद समाप्त हो जाएगा।';
export const order_paid = (plan: string) => `धन्यवाद। आपके ${plan} प्लान का इनवॉइस हम आपको ईमेल करेंगे।`;
export const plan_cancelled = (plan: string, day: string) =>
  `प्लान रद्द हो गया। आप ${plan} को ${dates.day(day)} तक इस्तेमाल कर सकते हैं।`;
export const plan_refunded = (resumed: { plan: string; day: string } | null) =>
  `प्लान रद्द हो गया। पूरी राशि का रिफ़ंड किया जा रहा है।${
    resumed ? ` ${resumed.plan} ${dates.day(resumed.day)} तक चलेगा।` : ''
  }`;
