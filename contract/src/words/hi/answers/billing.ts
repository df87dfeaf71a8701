import { dates } from '#words/hi/dates.ts';
import type { Translation } from '#words/translation.ts';

export type Checked = Translation<
  typeof import('#words/en/answers/billing.ts'),
  typeof import('#words/hi/answers/billing.ts')
>;

export const no_running_plan = 'कोई चालू प्लान नहीं मिला।';
export const order_open =
  'इस ऑर्डर का भुगतान हमें अभी नहीं मिला है। अगर बैंक में पैसे कटे दिख रहे हैं, तो दोबारा भुगतान न करें: बैंक की पुष्टि होते ही आपका प्लान शुरू हो जाएगा। हम 5 दिन तक जाँच करते रहेंगे।';
export const order_confirming = (amount: string) =>
  `आपके बैंक ने ${amount} रोक रखे हैं। हम बैंक से इसकी पुष्टि कर रहे हैं। पुष्टि होते ही आपका प्लान शुरू हो जाएगा; पुष्टि न होने पर बैंक पैसे लौटा देगा। दोबारा भुगतान करने की ज़रूरत नहीं है।`;
export const order_not_needed = (amount: string) =>
  `आपके बैंक ने ${amount} रोक रखे हैं। ऑर्डर के बाद आपका प्लान बदल गया है, इसलिए इस भुगतान से अब कोई प्लान नहीं मिलेगा और हम ये पैसे नहीं ले रहे हैं। बैंक उन्हें आम तौर पर 5 से 7 कार्यदिवसों में लौटा देता है।`;
export const order_released =
  'बैंक ने जो पैसे रोके थे, वे हमने नहीं लिए हैं। बैंक उन्हें आम तौर पर 5 से 7 कार्यदिवसों में लौटा देता है।';
export const order_failed =
  'भुगतान नहीं हो सका और आपके पैसे नहीं कटे हैं। अगर बैंक में फिर भी पैसे कटे दिख रहे हैं, तो हम 5 दिन तक जाँच करते रहेंगे: आपका प्लान शुरू होगा या पैसे आपको वापस मिलेंगे।';
export const order_expired = '5 दिन में इस ऑर्डर का कोई भुगतान नहीं मिला। आप फिर से शुरू कर सकते हैं।';
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
