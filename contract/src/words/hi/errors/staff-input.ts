import type { Translation } from '#words/translation.ts';

export type Checked = Translation<
  typeof import('#words/en/errors/staff-input.ts'),
  typeof import('#words/hi/errors/staff-input.ts')
>;

export const say_why_colleagues = 'कारण लिखें, ताकि आपके सहकर्मियों को पता रहे।';
export const say_why_audit_log = 'कारण लिखें। आपके सहकर्मी इसे ऑडिट लॉग में पढ़ सकते हैं।';
export const say_why_house = 'कारण लिखें, ताकि प्रोडक्शन हाउस जवाब दे सके।';
export const say_why_person = 'कारण लिखें। वह व्यक्ति इसे पढ़ेगा।';
export const say_what_to_change = 'लिखें कि क्या बदलना है, ताकि प्रोडक्शन हाउस उसे ठीक कर सके।';
export const say_what_is_wrong = 'लिखें कि क्या ग़लत है, ताकि प्रोडक्शन हाउस दूसरा भेज सके।';
export const say_what_changed = 'एक-दो वाक्यों में लिखें कि क्या बदला है।';
export const say_where_filed = 'लिखें कि मैसेज कहाँ रखा गया है और भेजने वाले की पहचान कैसे हुई।';
export const write_answer = 'प्रोडक्शन हाउस के लिए जवाब लिखें।';
export const use_at_least_characters = (least: number) => `कम से कम ${least} अक्षर रखें।`;
export const type_letters = (least: number) => `कम से कम ${least} अक्षर लिखें।`;
export const choose_month = 'महीना चुनें।';
export const staff_enter_date = 'तारीख़ भरें।';
export const enter_time = 'समय भरें।';
export const not_on_list = 'यह लिस्ट में नहीं है।';
export const cin_wrong = 'CIN में 21 अक्षर और अंक होते हैं, जैसे U92490MH2015PTC123456।';

export const announcement_in_language = 'घोषणा इस भाषा में भी लिखें।';
export const announcement_link_wrong = 'इस साइट का कोई पाथ भरें, जैसे /plans, या https:// से शुरू होने वाला URL।';
export const end_before_begin = 'समाप्ति शुरुआत के बाद होनी चाहिए।';
export const choose_picture = 'तस्वीर चुनें।';
export const enter_year = 'साल लिखें।';
export const year_from_1900 = '1900 या उसके बाद का साल लिखें।';
export const year_to_2100 = '2100 तक का साल लिखें।';
export const at_most_clients = (most: number) => `अधिकतम ${most} क्लाइंट।`;
export const client_listed_twice = 'एक क्लाइंट लिस्ट में दो बार है।';
export const at_most_banners = (most: number) => `अधिकतम ${most} बैनर।`;
export const at_most_people = (most: number) => `अधिकतम ${most} लोग।`;
export const person_listed_twice = 'एक व्यक्ति लिस्ट में दो बार है।';
export const name_feature = 'कम से कम एक सुविधा लिखें।';
export const at_most_features = (most: number) => `अधिकतम ${most} सुविधाएँ।`;
export const text_too_long = 'यह टेक्स्ट बहुत लंबा है।';
export const placeholder_of_no_text = (name: string) => `{${name}} इस टेक्स्ट का प्लेसहोल्डर नहीं है।`;
export const content_unknown = 'यह कंटेंट नहीं मिला।';

export const figures_end_first = 'आख़िरी दिन पहले दिन से पहले नहीं हो सकता।';
export const figures_too_long = 'छोटा समय या लंबी अवधि चुनें।';
export const points_wrong = (most: number) => `1 से ${most} तक की संख्या लिखें।`;
export const phrase_too_long = (most: number) => `एक वाक्यांश में अधिकतम ${most} अक्षर।`;
export const phrase_wrong = 'सिर्फ़ शब्द लिखें। * शब्द के अंत में या दो शब्दों के बीच लिखा जा सकता है।';
export const at_most_phrases = (most: number) => `अधिकतम ${most} वाक्यांश।`;
export const phrase_listed_twice = 'एक वाक्यांश दो बार है।';
export const enter_amount = 'रकम लिखें।';
export const enter_price = 'कीमत लिखें।';
export const whole_rupees = 'पूरे रुपये लिखें।';
export const at_least_one_rupee = 'कम से कम ₹1।';
export const at_most_one_lakh = 'अधिकतम ₹1,00,000।';
