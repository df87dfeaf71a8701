export const payments_title = 'प्लान ख़रीदें';
export const title_plan = (plan: string) => `${plan} ख़रीदें`;
export const payments_lead = 'अपना ऑर्डर जाँचें, अपना राज्य चुनें और भुगतान के लिए आगे बढ़ें।';
export const test_mode = 'यह एक टेस्ट है। आपसे कोई पैसा नहीं लिया जाएगा।';
export const not_sold = 'यहाँ अभी प्लान नहीं ख़रीदे जा सकते। कृपया हमसे संपर्क करें।';
export const invoice_for = 'इनवॉइस के लिए';
export const invoice_name = <Part>(name: Part) => ['इनवॉइस आपकी प्रोफ़ाइल के नाम पर बनेगा: ', name];
export const state = 'आप किस राज्य में रहते हैं';
export const state_missing = 'कृपया अपना राज्य चुनें।';
export const state_hint =
  'टैक्स कानून के अनुसार यह ज़रूरी है: इसी से तय होता है कि CGST और SGST लगेगा या IGST। कुल रकम वही रहती है। विदेश में रहते हों, तो “भारत से बाहर” चुनें।';
export const company_gstin = 'आपकी कंपनी का GST नंबर';
export const company_gstin_hint = 'सिर्फ़ तब, जब भुगतान आपकी कंपनी करती हो। तब इनवॉइस पर उसका GST नंबर होगा।';
export const company = 'आपकी कंपनी का नाम और पता';
export const company_hint = 'जैसा GST में दर्ज है। इनवॉइस इसी के नाम पर बनेगा।';
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
export const order_elsewhere =
  'यह ऑर्डर आपके अकाउंट में नहीं मिला। अगर आपने किसी दूसरे अकाउंट से भुगतान किया है, तो उससे लॉग इन करें।';
export const check_again = 'फिर से जाँचें';

export const invoices = 'इनवॉइस';
export const invoices_lead = 'आपके टैक्स रिकॉर्ड के लिए। ये आपको ईमेल भी किए गए हैं।';
export const invoice_kinds = { invoice: 'इनवॉइस', credit_note: 'क्रेडिट नोट' } as const;
export const download = 'PDF डाउनलोड करें';
export const download_of = (document: string) => `${document} का PDF डाउनलोड करें`;
export const download_failed = 'PDF डाउनलोड नहीं हो सका। फिर से कोशिश करें।';

export const subscription_lead = 'आपका प्लान, उसका इस्तेमाल और आपके इनवॉइस।';
export const next = (plan: string, day: string) => `${plan} का भुगतान हो गया है। यह ${day} को शुरू होगा।`;
export const subscription_status = { Active: 'चालू', Expired: 'समाप्त' } as const;
export const none_text =
  'प्लान से आप ज़्यादा कास्टिंग कॉल के लिए आवेदन कर सकते हैं और अपना ज़्यादा काम दिखा सकते हैं। यह एक साल चलता है और आपके चुनने पर ही रिन्यू होता है।';
export const compare = 'प्लान की तुलना करें या बदलें';
export const period = 'सालाना, GST शामिल';
export const bought_on = 'ख़रीदने की तारीख़';
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

export const subscription_cancel = 'प्लान रद्द करें';
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
