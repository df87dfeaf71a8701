import type { AllowanceName } from '#rules/allowances.ts';
import type { PlanNotForSale } from '#words/en/answers/billing.ts';
import { dates } from '#words/hi/dates.ts';
import { limit_reached } from '#words/hi/rules/allowances.ts';

interface PlanLimit {
  allowance: AllowanceName;

  max: number;
  plan: string | null;
}
export const plan_limit_reached = ({ allowance, max, plan }: PlanLimit) =>
  limit_reached(allowance, max, plan);
export const plan_not_found = 'प्लान नहीं मिला।';
export const plan_not_for_sale = (rejection: PlanNotForSale) => {
  if (rejection.why === 'next_paid') return 'आपके अगले प्लान का भुगतान पहले ही हो चुका है।';
  if (rejection.why === 'other') return 'यह प्लान अभी नहीं ख़रीदा जा सकता।';
  const day = dates.day(rejection.from);
  return rejection.why === 'renewable_later'
    ? `यह आपका मौजूदा प्लान है। इसे ${day} से रिन्यू किया जा सकता है।`
    : `आपके पास ${rejection.current} है। ${rejection.plan} को अगले प्लान के रूप में ${day} से ख़रीदा जा सकता है।`;
};
export const plan_not_refundable = 'यह प्लान आपको मुफ़्त मिला था, इसलिए इसका कोई रिफ़ंड नहीं है।';
export const next_plan_paid = 'आपके अगले प्लान का भुगतान हो चुका है। दोनों प्लान रद्द करने के लिए हमें लिखें।';
export const no_active_plan = 'कोई चालू प्लान नहीं मिला।';
export const payments_unavailable = 'यहाँ अभी प्लान नहीं ख़रीदे जा सकते। संपर्क पेज से हमें लिखें।';
export const payment_service_unavailable = 'भुगतान सेवा से जवाब नहीं मिल रहा। एक मिनट बाद फिर से कोशिश करें।';
export const order_not_found = 'यह ऑर्डर नहीं मिला।';
export const order_in_progress = 'यह ऑर्डर पहले से बन रहा है। कुछ सेकंड बाद फिर से कोशिश करें।';
export const payment_unconfirmed = 'एक भुगतान की पुष्टि अभी चल रही है। क्या आप दूसरा भुगतान शुरू करना चाहते हैं?';
export const request_id_reused =
  'यह फ़ॉर्म पहले ही दूसरे जवाबों के साथ भेजा जा चुका है। पेज फिर से लोड करें और दोबारा शुरू करें।';
export const invoice_link_ended =
  'यह इनवॉइस लिंक ग़लत है या इसका समय समाप्त हो गया है। इनवॉइस अपने सब्सक्रिप्शन पेज से खोलें।';
export const refund_over_limit = ({ payment, day }: { payment: string; day: string }) =>
  `आपके रोल से एक भुगतान का अधिकतम ${payment} और आपसे एक दिन में अधिकतम ${day} रिफ़ंड किया जा सकता है। ज़्यादा के लिए किसी ओनर से कहें।`;
export const refund_too_high = ({ left }: { left: string }) =>
  `इस भुगतान में से अब अधिकतम ${left} का रिफ़ंड हो सकता है।`;
export const price_in_past = 'आज का या बाद का कोई दिन चुनें।';
export const price_gone = 'यह कीमत अब तय नहीं है। पेज फिर से लोड करें।';

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
