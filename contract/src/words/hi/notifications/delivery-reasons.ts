export const reasons = {
  number_changed: 'नंबर बदल गया',
  stopped_by_reply: 'जवाब भेजकर रोका गया',
  stopped_by_reader: 'पाने वाले ने बंद किया',
  never_sent: 'भेजा नहीं जा सका',
  in_backup: 'बैकअप में रुका था',
  no_provider: 'कोई प्रोवाइडर सेट नहीं है',
  no_template: 'प्रोवाइडर के पास इसका टेम्पलेट नहीं है',
  invalid_email: 'ईमेल सही नहीं है',
  not_subscribed: 'ब्राउज़र अब नोटिफ़िकेशन नहीं लेता',
  unknown_push_host: 'इस पुश सर्विस की अनुमति नहीं है',
  push_refused: 'पुश सर्विस ने नहीं लिया',
} as const;
export const provider_says = (text: string) => `प्रोवाइडर का जवाब: ${text}`;
