import { plural } from '#words/plural.ts';

export const description =
  'Basic और Pro की तुलना करें: कलाकारों के हर सालाना प्लान में क्या शामिल है। कीमतों में GST शामिल है।';
export const headline = <Part>(marked: (text: string) => Part) => ['दो प्लान, दोनों ', marked('एक साल'), ' के'];
export const lead =
  'प्लान से आप ज़्यादा आवेदन कर सकते हैं, ज़्यादा फ़ोटो और वीडियो दिखा सकते हैं और ज़्यादा अलर्ट पा सकते हैं। इससे आवेदकों, कास्टिंग कॉल या सर्च के नतीजों का क्रम नहीं बदलता।';
export const terms =
  'कीमतों में 18% GST शामिल है। प्लान के बिना आप साल में 5 कास्टिंग कॉल के लिए आवेदन कर सकते हैं। प्लान एक साल चलता है और आपके चुनने पर ही रिन्यू होता है।';
export const own_lead =
  'प्लान से आप ज़्यादा आवेदन कर सकते हैं, ज़्यादा फ़ोटो और वीडियो दिखा सकते हैं और ज़्यादा अलर्ट पा सकते हैं। कीमतों में 18% GST शामिल है। प्लान आपके चुनने पर ही रिन्यू होता है।';
export const buy = 'अभी ख़रीदें';
export const buy_plan = (plan: string) => `${plan} अभी ख़रीदें`;
export const years = (count: number) => `${count} साल`;

export const card_own = 'आपका प्लान';
export const card_gst = 'GST शामिल';
export const card_more = 'और देखें…';
export const card_more_of = (plan: string) => `${plan} में और देखें…`;
export const card_all = (plan: string) => `${plan} में सब कुछ`;
export const card_price = (price: string, duration: string) => `${price}, ${duration} के लिए, GST शामिल।`;
export const price_later = (day: string, current: string) => `${day} को शुरू होगा, जब ${current} समाप्त होगा।`;
export const price_now = (price: string) => `आपके लिए अभी ${price}`;
export const price_start = (plan: string) => `${plan} तुरंत शुरू होगा और अपनी पूरी अवधि तक चलेगा।`;
export const credit_none = (plan: string) => `${plan} का कोई दिन बचा नहीं है जिसका पैसा घटाया जा सके।`;
export const credit = (days: number, plan: string, amount: string) =>
  plural(days, {
    one: `${plan} का ${days} दिन बचा है, इसलिए कीमत में ${amount} की छूट मिली है।`,
    other: `${plan} के ${days} दिन बचे हैं, इसलिए कीमत में ${amount} की छूट मिली है।`,
  });

export const table = 'Basic और Pro की तुलना';
export const table_duration = 'अवधि';
export const row_calls = 'साल में कास्टिंग कॉल';
export const row_calls_note = 'आप कितने कास्टिंग कॉल के लिए आवेदन कर सकते हैं।';
export const row_calls_pro = 'असीमित';
export const row_badge = 'सत्यापित बैज';
export const row_badge_note = 'पहचान की जाँच के बाद, जो प्लान में शामिल है। सिर्फ़ भुगतान से बैज नहीं मिलता।';
export const row_profile = 'एक ही प्रोफ़ाइल';
export const row_profile_note = 'हर प्रोडक्शन हाउस के लिए एक ही प्रोफ़ाइल।';
export const row_free_videos = 'मुफ़्त वीडियो';
export const row_free_videos_note = 'ऑडिशन और ऐक्टिंग के बारे में।';
export const row_masterclass = 'मास्टरक्लास';
export const row_masterclass_note = 'कास्टिंग डायरेक्टरों के साथ।';
export const row_showcase = 'होम पेज पर जगह';
export const row_showcase_note =
  'होम पेज के कलाकारों में बारी-बारी से जगह, “फ़ीचर्ड · Pro प्लान” के निशान के साथ। इससे किसी लिस्ट या सर्च के नतीजे नहीं बदलते।';
export const row_email = 'ईमेल अलर्ट';
export const row_email_note = 'सेव की गई सर्च, जिनके नए कास्टिंग कॉल ईमेल से मिलते हैं।';
export const row_whatsapp = 'WhatsApp अलर्ट';
export const row_whatsapp_basic = 'हर हफ़्ते रिमाइंडर';
export const row_whatsapp_pro = 'सोम, बुध और शुक्र';
export const row_intro_videos = 'परिचय वीडियो';
export const row_audition_videos = 'ऑडिशन वीडियो';
export const row_work_links = 'काम के लिंक';
