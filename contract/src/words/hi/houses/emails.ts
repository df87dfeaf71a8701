import { TEAM_INVITATION_DAYS } from '#rules/limits.ts';
import type {
  ChildGradeEnded,
  HouseRejected,
  HouseVerificationEnded,
  HouseVerificationEnds,
  HouseVerified,
  TeamInvitation,
  WebhookPaused,
} from '#words/en/houses/emails.ts';

const mayDo = {
  viewer: 'आप इसके कास्टिंग कॉल और आवेदक देख सकेंगे।',
  reviewer: 'आप इसके कास्टिंग कॉल देख सकेंगे और आवेदकों का रिव्यू कर सकेंगे।',
  owner: 'आप इसके कास्टिंग कॉल, आवेदक, कंपनी प्रोफ़ाइल और टीम सँभालेंगे।',
};

export const team_invitation = ({
  company_name,
  verified_name,
  invited_by,
  team_role,
  page,
  product,
}: TeamInvitation) => {
  const house = company_name ?? 'एक प्रोडक्शन हाउस';

  const invites = `${invited_by ?? 'किसी'} ने आपको ${product} पर ${house} की टीम में शामिल होने का निमंत्रण दिया है।`;
  return {
    subject: `${product} पर ${verified_name ?? 'एक प्रोडक्शन हाउस'} की टीम में शामिल हों`,
    paragraphs: [
      `${invites} ${mayDo[team_role]}`,
      `अपना नाम और पासवर्ड यहाँ चुनें: ${page}`,
      `यह लिंक ${TEAM_INVITATION_DAYS} दिनों के भीतर सिर्फ़ एक बार काम करता है।`,
    ],
    note: 'अगर आप इन्हें नहीं जानते तो इस ईमेल को अनदेखा करें। लिंक के बिना कोई टीम में शामिल नहीं हो सकता।',
    short: `${invites} लिंक आपके ईमेल में है।`,
  };
};

export const house_verified = ({ page, waits }: HouseVerified & { waits: boolean }) => ({
  subject: 'आपका प्रोडक्शन हाउस सत्यापित हो गया',
  paragraphs: [
    'हमने आपकी कंपनी का दस्तावेज़ जाँच लिया है। आपके कास्टिंग कॉल पर अब “दस्तावेज़ों से सत्यापित” बैज दिखता है।',
    'अब आप आवेदकों के संपर्क की जानकारी देख सकते हैं।',
    `${page}`,
  ],
  note: waits
    ? 'हमारी टीम का दूसरा व्यक्ति बच्चों के लिए सत्यापन पर निर्णय ले ले, उसके बाद हम आपकी फ़ाइल हटा देंगे।'
    : 'आपकी भेजी हुई फ़ाइल हमने हटा दी है।',
  short: 'आपका प्रोडक्शन हाउस दस्तावेज़ों से सत्यापित हो गया है।',
});

export const house_rejected = ({ reason, page }: HouseRejected) => ({
  subject: 'आपकी कंपनी का दस्तावेज़ नामंज़ूर हुआ',
  paragraphs: ['हमारी टीम का कहना है:', reason, `दूसरा दस्तावेज़ भेजें: ${page}`],
  note: 'आपकी भेजी हुई फ़ाइल हमने हटा दी है।',
  short: `आपकी कंपनी का दस्तावेज़ नामंज़ूर हुआ: ${reason}`,
});

export const house_verification_ends = ({ day, page }: HouseVerificationEnds) => {
  const text = `आपके प्रोडक्शन हाउस को सत्यापित करने वाला दस्तावेज़ ${day} तक मान्य है।`;
  return {
    subject: 'आपका सत्यापन जल्द समाप्त होगा',
    paragraphs: [
      `${text} उससे पहले नया दस्तावेज़ भेजें, ताकि बैज और आवेदकों के संपर्क की जानकारी बनी रहे। अगर आप बच्चों के लिए सत्यापित हैं, तो उसके साथ यह सत्यापन फिर से माँगें।`,
      `${page}`,
    ],
    note: 'यह ईमेल आपको इसलिए मिला है क्योंकि आप इस प्रोडक्शन हाउस की टीम में हैं।',
    short: `${text} उससे पहले नया दस्तावेज़ भेजें।`,
  };
};

export const house_verification_ended = ({ day, page }: HouseVerificationEnded) => {
  const text = `आपका प्रोडक्शन हाउस अब सत्यापित नहीं है: उसका दस्तावेज़ ${day} तक मान्य था।`;
  return {
    subject: 'आपका सत्यापन समाप्त हो गया',
    paragraphs: [
      text,
      'अब आपके कास्टिंग कॉल पर बैज नहीं दिखता और आवेदकों के संपर्क की जानकारी आपको नहीं दिखती। 18 साल से कम उम्र वालों के आपके कास्टिंग कॉल हमने हटा दिए हैं।',
      `नया दस्तावेज़ भेजें: ${page}`,
    ],
    note: 'यह ईमेल आपको इसलिए मिला है क्योंकि आप इस प्रोडक्शन हाउस की टीम में हैं।',
    short: `${text} नया दस्तावेज़ भेजें।`,
  };
};

export const verified_for_children = ({ page }: HouseVerified) => ({
  subject: 'आपका प्रोडक्शन हाउस बच्चों के लिए सत्यापित है',
  paragraphs: [
    'हमारी टीम के दो लोगों ने आपका दस्तावेज़ जाँच लिया है। अब आप 18 साल से कम उम्र वालों को कास्ट कर सकते हैं, उन्हें खोज सकते हैं और उनके आवेदन पा सकते हैं।',
    `${page}`,
  ],
  note: 'आपकी भेजी हुई फ़ाइल हमने हटा दी है।',
  short: 'आपका प्रोडक्शन हाउस बच्चों के लिए सत्यापित है।',
});

export const child_grade_ended = ({ reason, page }: ChildGradeEnded) => ({
  subject: 'आप अब बच्चों के लिए सत्यापित नहीं हैं',
  paragraphs: [
    ...(reason ? ['हमारी टीम ने लिखा है:', reason] : ['इस सत्यापन का दस्तावेज़ अब मान्य नहीं है।']),
    'अब आपको बच्चे और उनके आवेदन नहीं दिखते। 18 साल से कम उम्र वालों के आपके कास्टिंग कॉल हमने हटा दिए हैं।',
    `नए दस्तावेज़ के साथ यह सत्यापन फिर से माँगें: ${page}`,
  ],
  note: 'यह ईमेल आपको इसलिए मिला है क्योंकि आप इस प्रोडक्शन हाउस की टीम में हैं।',
  short: 'आपका प्रोडक्शन हाउस अब बच्चों के लिए सत्यापित नहीं है।',
});

export const webhook_paused = ({ host, page }: WebhookPaused) => ({
  subject: 'आपका वेबहुक रोक दिया गया है',
  paragraphs: [
    `हम ${host} तक इवेंट नहीं पहुँचा सके, इसलिए उन्हें भेजना रोक दिया है।`,
    `ठीक होने पर वेबहुक फिर से शुरू करें और छूटे हुए इवेंट भेजें: ${page}`,
  ],
  note: 'इवेंट 30 दिन तक फिर से भेजे जा सकते हैं।',
  short: `हम ${host} तक इवेंट नहीं पहुँचा सके। आपका वेबहुक रोक दिया गया है।`,
});
