import type { Translation } from '#words/translation.ts';

export type Checked = Translation<
  typeof import('#words/en/billing/subscription.ts'),
  typeof import('#words/hi/billing/subscription.ts')
>;

export const title = 'मेरा सब्सक्रिप्शन';
export const lead = 'आपका प्लान, उसका इस्तेमाल और आपके इनवॉइस।';
export const next = (plan: string, day: string) => `${plan} का भुगतान हो गया है। यह ${day} को शुरू होगा।`;
export const status = { Active: 'चालू', Expired: 'समाप्त' } as const;
export const none = 'कोई चालू प्लान नहीं मिला।';
export const none_text =
  'प्लान से आप ज़्यादा कास्टिंग कॉल के लिए आवेदन कर सकते हैं और अपना ज़्यादा काम दिखा सकते हैं। यह एक साल चलता है और आपके चुनने पर ही रिन्यू होता है।';
export const see_plans = 'प्लान देखें';
export const compare = 'प्लान की तुलना करें या बदलें';
export const period = 'सालाना, GST शामिल';
export const bought_on = 'ख़रीदने की तारीख़';
export const valid_until = 'कब तक मान्य';
export const ended_on = 'कब समाप्त हुआ';
export const payment_method = 'भुगतान का तरीका';
export const payment_none = 'कोई नहीं: यह प्लान हमारी ओर से है';
export const identity_check = 'सत्यापित बैज के लिए पहचान की जाँच';
export const identity_done = 'हो गई';
export const identity_waiting = 'बाकी है';

export const renewal = 'रिन्यूअल';
export const renewal_label = 'ऑटो-रिन्यू';
export const renewal_on = (early: number, late: number, end: string) =>
  `चालू: आपका प्लान ${end} को समाप्त होगा। उससे ${early} दिन और ${late} दिन पहले हम आपसे अगले साल के भुगतान की पुष्टि माँगेंगे। आपकी सहमति के बिना कोई पैसा नहीं लिया जाएगा।`;
export const renewal_off = (plan: string, end: string) =>
  `बंद: ${plan} ${end} को समाप्त होगा। आपसे फिर कोई पैसा नहीं लिया जाएगा।`;
export const renewal_failed = 'आपकी पसंद सेव नहीं हो सकी। फिर से कोशिश करें।';

export const cancel = 'प्लान रद्द करें';
export const cancel_question = (plan: string) => `${plan} रद्द करें?`;
export const cancel_refund = 'रद्द करके रिफ़ंड पाएँ';
export const cancel_keep = 'प्लान रखें';
export const cancel_failed = 'प्लान रद्द नहीं हो सका। फिर से कोशिश करें।';
export const cancelled = (plan: string, end: string) =>
  `${plan} रद्द कर दिया गया है। आप इसे ${end} तक इस्तेमाल कर सकते हैं।`;
export const effect_refund = (plan: string) =>
  `${plan} ख़रीदे एक हफ़्ते से कम हुआ है और इससे कोई आवेदन नहीं किया गया है। अभी रद्द करने पर यह तुरंत समाप्त होगा और आपको पूरा रिफ़ंड मिलेगा। अगर इससे पहले कोई दूसरा प्लान चल रहा था, तो वह अपनी अवधि पूरी होने तक चलता रहेगा।`;
export const effect_stop = (plan: string, end: string) =>
  `आप ${plan} को ${end} तक इस्तेमाल कर सकते हैं। रिफ़ंड नहीं मिलेगा।`;

export const usage = 'इस्तेमाल';
export const usage_plan = (plan: string, day: string) =>
  `${plan} के साथ आपकी सीमाएँ। ${day} से किए गए आवेदन गिने जाते हैं, पर वे नहीं जो कास्टिंग कॉल बंद होने तक किसी ने नहीं देखे।`;
export const usage_free = (day: string) =>
  `प्लान के बिना आपकी सीमाएँ। ${day} से किए गए आवेदन गिने जाते हैं, पर वे नहीं जो कास्टिंग कॉल बंद होने तक किसी ने नहीं देखे।`;
export const usage_unlimited = (used: number) => `${used} इस्तेमाल हुए, असीमित`;
export const usage_some = (used: number, max: number) => `${max} में से ${used} इस्तेमाल हुए`;
export const usage_all = (used: number, max: number) => `${max} में से ${used} इस्तेमाल हुए, अब कुछ नहीं बचा`;
export const usage_share = (allowance: string) => `${allowance}: कितना इस्तेमाल हुआ`;
export const allowances = {
  applications: 'आवेदन',
  photos: 'फ़ोटो',
  intro_videos: 'परिचय वीडियो',
  audition_videos: 'ऑडिशन वीडियो',
  voice_samples: 'आवाज़ के नमूने',
  work_links: 'काम के लिंक',
  saved_searches: 'सेव की गई सर्च',
} as const;
