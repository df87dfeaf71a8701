import type { AllowanceName } from '#rules/allowances.ts';
import type { PlanNotForSale } from '#words/en/errors/billing.ts';
import { dates } from '#words/hi/dates.ts';
import { limit_reached } from '#words/hi/rules/allowances.ts';
import type { Translation } from '#words/translation.ts';

export type Checked = Translation<
  typeof import('#words/en/errors/billing.ts'),
  typeof import('#words/hi/errors/billing.ts')
>;

interface PlanLimit {
  allowance: AllowanceName;
  max: number;
  plan: string | null;
}
export const plan_limit_reached = ({ allowance, max, plan }: PlanLimit) =>
  limit_reached(allowance, max, plan);
export const plan_not_found = 'प्लान नहीं मिला।';
export const plan_not_for_sale = (refusal: PlanNotForSale) => {
  if (refusal.why === 'next_paid') return 'आपके अगले प्लान का भुगतान पहले ही हो चुका है।';
  if (refusal.why === 'other') return 'यह प्लान अभी नहीं ख़रीदा जा सकता।';
  const day = dates.day(refusal.from);
  return refusal.why === 'renewable_later'
    ? `यह आपका मौजूदा प्लान है। इसे ${day} से रिन्यू किया जा सकता है।`
    : `आपके पास ${refusal.current} है। ${refusal.plan} को अगले प्लान के रूप में ${day} से ख़रीदा जा सकता है।`;
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
export const refund_over_limit = ({ limit }: { limit: string }) =>
  `आपके रोल से एक बार में अधिकतम ${limit} का रिफ़ंड किया जा सकता है। ज़्यादा के लिए किसी ओनर से कहें।`;
export const refund_too_high = ({ left }: { left: string }) =>
  `इस भुगतान में से अब अधिकतम ${left} का रिफ़ंड हो सकता है।`;
export const price_in_past = 'आज का या बाद का कोई दिन चुनें।';
export const price_gone = 'यह कीमत अब तय नहीं है। पेज फिर से लोड करें।';
