import { plural } from '#words/plural.ts';

export const skip_to_content = 'सीधे मुख्य भाग पर जाएँ';

export const menu_open = 'मेन्यू खोलें';
export const menu_close = 'मेन्यू बंद करें';
export const panel_show = 'साइड पैनल दिखाएँ';
export const panel_hide = 'साइड पैनल छिपाएँ';
export const welcome = (name: string) => `नमस्ते, ${name}`;
export const nav_area = 'आपके पेज';
export const nav_more = 'और';
export const log_out = 'लॉग आउट';

export const completion = 'प्रोफ़ाइल कितनी पूरी है';
export const completion_share = (percent: number) => `${percent}% पूरी`;
export const answers_missing = (count: number) =>
  plural(count, { one: `${count} जवाब बाकी है`, other: `${count} जवाब बाकी हैं` });
export const last_updated = 'पिछला अपडेट';
export const unnamed_house = 'प्रोडक्शन हाउस';

export const link_popular_calls = 'लोकप्रिय कास्टिंग कॉल';
export const link_calls_for_you = 'आपके लिए नए कास्टिंग कॉल';
export const link_plans = 'प्लान';
export const link_saved_calls = 'सेव किए गए कास्टिंग कॉल';

export const link_previous_jobs = 'पिछले कास्टिंग कॉल';
export const link_upcoming = 'आने वाले प्रोजेक्ट';
export const link_lists = 'लिस्ट और निमंत्रण';
export const link_team = 'टीम';

export const house_suspended = 'आपका प्रोडक्शन हाउस अस्थायी रूप से बंद है। कलाकार आपके कास्टिंग कॉल नहीं देख सकते।';
export const house_banned = 'आपके प्रोडक्शन हाउस पर रोक लगी है। कलाकार आपके कास्टिंग कॉल नहीं देख सकते।';
export const house_appeal = 'कारण पढ़ें और अपील करें';

export const logged_out_title = 'लॉग आउट';
export const logged_out_hint =
  'आपने किसी और टैब में लॉग आउट किया है, या आपका सेशन समाप्त हो गया है। अधूरे फ़ॉर्म इस टैब में सेव हैं।';
export const replaced_title = 'दूसरा अकाउंट';
export const link_for_other = (name: string, wanted: 'talent' | 'production' | 'other') =>
  `आप ${name} के नाम से लॉग इन हैं। यह लिंक ${link_accounts[wanted]} के लिए है।`;
const link_accounts = {
  talent: 'कलाकार के अकाउंट',
  production: 'प्रोडक्शन हाउस के अकाउंट',
  other: 'किसी दूसरे अकाउंट',
};
export const switch_to_link = 'लॉग आउट करके लिंक खोलें';
export const replaced_text = 'इस ब्राउज़र में किसी दूसरे अकाउंट से लॉगिन हुआ है।';
export const replaced_continue = 'उस अकाउंट के साथ आगे बढ़ें';

export const page_missing = 'पेज नहीं मिला।';
export const page_failed = 'यह पेज लोड नहीं हो सका।';
