import { plural } from '#words/plural.ts';

export const tabs = 'पैसे';

export const orders = 'ऑर्डर';
export const gst = 'GST';
export const prices = 'कीमतें';
export const gst_lead = 'एक महीने (भारतीय समय) के इनवॉइस, क्रेडिट नोट घटाकर।';
export const gst_month = 'महीना';
export const gst_none = 'इस महीने कोई इनवॉइस नहीं है।';
export const series = {
  invoice: (count: number, first: string, last: string) =>
    plural(count, {
      one: `${count} इनवॉइस: ${first}`,
      other: `${count} इनवॉइस: ${first} से ${last} तक`,
    }),
  credit_note: (count: number, first: string, last: string) =>
    plural(count, {
      one: `${count} क्रेडिट नोट: ${first}`,
      other: `${count} क्रेडिट नोट: ${first} से ${last} तक`,
    }),
} as const;
export const gst_table_file = 'GSTR-1, टेबल 7 (CSV)';
export const gst_documents_file = 'सभी दस्तावेज़ (CSV)';
export const gst_columns = {
  taxable_paise: 'टैक्स योग्य',
  cgst_paise: 'CGST',
  sgst_paise: 'SGST',
  igst_paise: 'IGST',
  total_paise: 'कुल',
} as const;
export const gst_table = 'राज्यों के हिसाब से टैक्स';

export const search_text = 'इनवॉइस नंबर, पेमेंट ID या नाम';
export const search_none = 'कोई ऑर्डर नहीं।';
export const orders_earlier = 'पुराने ऑर्डर';
export const orders_all = 'सभी ऑर्डर';
export const partly_refunded = (amount: string) => `${amount} रिफ़ंड`;
export const ordered = (time: string) => `${time} को ऑर्डर किया`;
export const comparing = 'मिलान हो रहा है...';
export const compare = 'गेटवे से मिलान करें';
export const order = 'ऑर्डर';
export const payments = 'भुगतान';
export const match = 'भुगतान मिलाएँ';
export const match_lead =
  'अगर गेटवे में भुगतान किसी दूसरे संदर्भ से दर्ज है, तो उसकी आईडी भरें। गेटवे से रकम की पुष्टि होनी चाहिए।';
export const match_id = 'गेटवे में भुगतान की आईडी';
export const payments_none = 'अभी तक भुगतान की कोई कोशिश नहीं हुई है।';
export const refunds = 'रिफ़ंड';
export const documents = 'दस्तावेज़';
export const fact_price = 'कीमत';
export const fact_credit = 'बचे दिनों का क्रेडिट';
export const fact_charged = 'ऑर्डर की रकम';
export const fact_refunded = 'रिफ़ंड';
export const fact_buyer_state = 'ख़रीदार का राज्य';
export const fact_company = 'कंपनी';
export const company = (name: string, gstin: string | null) => `${name}, GSTIN ${gstin}`;
export const fact_gateway = 'गेटवे';
export const order_states = {
  open: 'भुगतान का इंतज़ार है',
  failed: 'पिछली कोशिश नहीं हो सकी',
  confirming: 'बैंक ने पैसे रोके हैं, अभी लिए नहीं गए',
  released: 'पैसे नहीं लिए गए, बैंक लौटाता है',
  expired: '5 दिन में भुगतान नहीं मिला',
  paid: 'भुगतान हो गया',
  returned: 'रिफ़ंड हो गया',
} as const;
export const order_exceptions = 'देर से, रोका हुआ या बेमेल भुगतान';
export const exceptions = {
  reserved: 'बैंक ने रकम रोक रखी है, और वह अभी ली नहीं गई है।',
  released: 'बैंक ने रकम रोकी थी, पर वह ली नहीं गई।',
  late: 'ऑर्डर की अवधि ख़त्म होने के बाद भुगतान हुआ।',
  amount: 'रकम ऑर्डर से अलग है।',
  unneeded: 'भुगतान तब हुआ जब खरीदने को कुछ बाकी नहीं था।',
} as const;
export const exception_outcomes = {
  waiting: 'हम पेमेंट गेटवे से पूछते रहते हैं कि रकम ली गई या नहीं।',
  bank_returns: 'बैंक यह रकम लौटा देता है।',
  granted: 'प्लान दे दिया गया।',
  refund_requested: 'रिफ़ंड का अनुरोध किया गया।',
  refund_processed: 'रिफ़ंड हो गया।',
  refund_failed: 'रिफ़ंड नहीं हो सका। फिर से रिफ़ंड करें।',
  nothing: 'अभी कुछ नहीं किया गया है।',
} as const;
export const order_refunding = 'रिफ़ंड हो रहा है';
export const order_kinds = {
  purchase: 'पहला प्लान',
  upgrade: 'अपग्रेड',
  renewal: 'रिन्यूअल',
} as const;
export const payment_states = {
  created: 'शुरू हुआ',
  failed: 'नहीं हो सका',
  authorized: 'बैंक ने पैसे रोके हैं, अभी लिए नहीं गए',
  released: 'पैसे नहीं लिए गए, बैंक लौटाता है',
  captured: 'भुगतान हो गया',
  refunded: 'पूरा रिफ़ंड',
} as const;
export const refund_states = {
  requested: 'गेटवे से माँगा गया',
  processed: 'रिफ़ंड हो गया',
  failed: 'गेटवे पर नहीं हो सका',
} as const;
export const document_names = {
  invoice: 'इनवॉइस',
  credit_note: 'क्रेडिट नोट',
} as const;

export const refund = 'रिफ़ंड करें';
export const refund_lead =
  'ख़रीदार को क्रेडिट नोट मिलता है। पूरा भुगतान रिफ़ंड करने पर प्लान समाप्त हो जाता है। इस्तेमाल हुए दिन और अपग्रेड में लगी रकम इसमें नहीं आती।';
export const refund_limit = (payment: string, day: string) =>
  `आपके रोल से एक भुगतान का अधिकतम ${payment} और आपसे एक दिन में अधिकतम ${day} रिफ़ंड हो सकते हैं।`;
export const refund_most = (amount: string) => `ज़्यादा से ज़्यादा ${amount}।`;
export const refund_amount = 'रकम (रुपये में)';
export const refund_reason = 'कारण, जो आपके सहकर्मी पढ़ेंगे';
export const refund_submit = (amount: string) => `${amount} रिफ़ंड करें`;

export const prices_page = 'प्लान की कीमतें';
export const prices_lead = 'कीमतों में GST शामिल है। नई कीमत आपके चुने हुए दिन से होने वाले ऑर्डर पर लागू होती है।';
export const price_now = <Part>(amount: Part) => ['अभी ', amount];
export const price_from = <Part>(day: string, amount: Part) => [`${day} से `, amount];
export const price_withdraw_one = (plan: string, day: string) =>
  `${plan} की ${day} से लागू होने वाली कीमत वापस लें`;
export const price_withdraw = 'वापस लें';
export const price_new = (plan: string) => `${plan} की नई कीमत`;
export const price_field = 'नई कीमत (रुपये में)';
export const price_save = 'कीमत सेव करें';
