import type { Translation } from '#words/translation.ts';

export type Checked = Translation<
  typeof import('#words/en/billing/payments.ts'),
  typeof import('#words/hi/billing/payments.ts')
>;

export const title = 'प्लान ख़रीदें';
export const title_plan = (plan: string) => `${plan} ख़रीदें`;
export const lead = 'अपना ऑर्डर जाँचें, अपना राज्य चुनें और भुगतान के लिए आगे बढ़ें।';
export const test_mode = 'यह एक टेस्ट है। आपसे कोई पैसा नहीं लिया जाएगा।';
export const plan_missing = 'प्लान नहीं मिला।';
export const not_sold = 'यहाँ अभी प्लान नहीं ख़रीदे जा सकते। कृपया हमसे संपर्क करें।';
export const link_plans = 'प्लान देखें';
export const link_subscription = 'मेरा सब्सक्रिप्शन';
export const invoice_for = 'इनवॉइस के लिए';
export const invoice_name = <Part>(name: Part) => ['इनवॉइस आपकी प्रोफ़ाइल के नाम पर बनेगा: ', name];
export const state = 'आप किस राज्य में रहते हैं';
export const state_missing = 'कृपया अपना राज्य चुनें।';
export const state_hint =
  'टैक्स कानून के अनुसार यह ज़रूरी है: इसी से तय होता है कि CGST और SGST लगेगा या IGST। कुल रकम वही रहती है।';
export const pay = (amount: string) => `${amount} का भुगतान करें`;
export const pay_busy = 'भुगतान पेज खुल रहा है...';
export const pay_failed = 'भुगतान पेज नहीं खुल सका। फिर से कोशिश करें।';
export const pay_another = 'दूसरा भुगतान शुरू करें';
export const pay_note = 'आपका प्लान आपके चुनने पर ही रिन्यू होता है। रद्द करने में ख़रीदने से ज़्यादा क्लिक नहीं लगते।';
export const price_changed = 'कीमत बदल गई है। इसे जाँचकर फिर से कोशिश करें।';

export const order = 'आपका ऑर्डर';
export const order_today = (duration: string, end: string) => `${duration}, आज से ${end} तक`;
export const order_later = (duration: string, start: string, end: string) =>
  `${duration}, ${start} से ${end} तक`;
export const order_credit = (plan: string) => `${plan} के बचे हुए दिन`;
export const order_rounding = 'पूरे रुपये में';
export const order_total = 'कुल भुगतान';
export const order_gst = (percent: number) => `${percent}% GST शामिल`;
export const order_reckoning = 'कीमत का हिसाब';
export const order_replaced = (current: string, plan: string) =>
  `${plan} शुरू होते ही ${current} समाप्त हो जाएगा।`;

export const result_open = (plan: string) => `${plan} के भुगतान का इंतज़ार है`;
export const result_confirming = (plan: string) => `${plan} के भुगतान की पुष्टि हो रही है`;
export const result_released = (plan: string) => `${plan} के भुगतान के पैसे नहीं लिए गए`;
export const result_failed = (plan: string) => `${plan} का भुगतान नहीं हो सका`;
export const result_expired = (plan: string) => `${plan} के ऑर्डर का समय समाप्त हो गया है`;
export const result_paid = (plan: string) => `${plan} का भुगतान हो गया है`;
export const result_returned = (plan: string) => `${plan} के भुगतान का रिफ़ंड किया जा रहा है`;
export const checking = 'बैंक से पुष्टि की जा रही है...';
export const try_again = 'फिर से कोशिश करें';
export const check_again = 'फिर से जाँचें';

export const invoices = 'इनवॉइस';
export const invoices_lead = 'आपके टैक्स रिकॉर्ड के लिए। ये आपको ईमेल भी किए गए हैं।';
export const invoice_kinds = { invoice: 'इनवॉइस', credit_note: 'क्रेडिट नोट' } as const;
export const download = 'PDF डाउनलोड करें';
export const download_of = (document: string) => `${document} का PDF डाउनलोड करें`;
export const download_failed = 'PDF डाउनलोड नहीं हो सका। फिर से कोशिश करें।';
