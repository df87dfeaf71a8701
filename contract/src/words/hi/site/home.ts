export const meta_title = 'अपने प्रोजेक्ट के लिए सही चेहरा पाएँ';
export const meta_description =
  'पूरे भारत के प्रोडक्शन हाउस के कास्टिंग कॉल, और उनमें आवेदन करने वाले ऐक्टर, मॉडल, डांसर और वॉइस आर्टिस्ट।';
export const hero_title = 'अपने प्रोजेक्ट के लिए सही चेहरा पाएँ...';
export const hero_text =
  'पूरे भारत के प्रोडक्शन हाउस के कास्टिंग कॉल, और उनमें आवेदन करने वाले ऐक्टर, मॉडल, डांसर और वॉइस आर्टिस्ट। कोई बिचौलिया नहीं, और किसी लिस्ट में कोई पैसे देकर ऊपर नहीं आ सकता।';
export const hero_picture = 'हेडशॉट की कॉन्टैक्ट शीट, जिसमें एक चेहरे पर घेरा लगा है';

export const search = 'कलाकार ढूँढें';
export const search_text = 'नाम, हुनर या शहर से कलाकार ढूँढें';
export const search_placeholder = 'खोजें...';
export const search_more = 'एडवांस फ़िल्टर';

export const featured_title = (product: string) => `${product} के फ़ीचर्ड कलाकार`;
export const featured_text = <Part>(emphasis: (text: string) => Part) => [
  'जिन पर ',
  emphasis('Pro प्लान'),
  ' लिखा है, उन्हें यह जगह प्लान के साथ मिलती है। इसका असर सिर्फ़ यहीं है: किसी लिस्ट में कोई पैसे देकर ऊपर नहीं आ सकता।',
];
export const featured_marks = { choice: 'फ़ीचर्ड · हमारी टीम की पसंद', plan: 'फ़ीचर्ड · Pro प्लान' } as const;
export const featured_none = 'अभी कोई फ़ीचर्ड कलाकार नहीं है';
export const carousel = 'फ़ीचर्ड कलाकार';
export const carousel_role = 'कैरोसेल';
export const carousel_previous = 'पिछला कलाकार';
export const carousel_next = 'अगला कलाकार';
export const carousel_play = 'चलाएँ';
export const carousel_pause = 'रोकें';

export const talent_login_text = 'अपनी प्रोफ़ाइल से मेल खाते कास्टिंग कॉल देखें और आवेदन करें।';
export const house_login_text = 'कास्टिंग कॉल पोस्ट करें और उसके लिए कलाकार ढूँढें।';
export const login_link = <Part>(area: string, unseen: (text: string) => Part) => [
  'लॉग इन करने के लिए क्लिक करें',
  unseen(`: ${area}`),
];
export const partner = 'सहयोगी संस्था';
export const partner_name = 'भारत कास्टिंग गिल्ड';
export const partner_seal = 'हमारी सहयोगी संस्था भारत कास्टिंग गिल्ड की मुहर';

export const birthday_title = 'आज है जन्मदिन!';
export const birthday_wish = 'आपको अच्छी सेहत, सुख और समृद्धि की शुभकामनाएँ।';

export const calls_none = 'अभी कोई कास्टिंग कॉल नहीं है';
export const calls_all = <Part>(unseen: (text: string) => Part) => [unseen('कास्टिंग कॉल: '), 'सभी देखें'];
export const jobs_title = 'नए कास्टिंग कॉल';
