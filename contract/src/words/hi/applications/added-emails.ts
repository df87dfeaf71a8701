import type { AddedNews, AddedPersonFacts } from '#words/en/applications/added-emails.ts';

export const added_person = ({ name, house, title, product, page, audition }: AddedPersonFacts) => {
  const who = house ?? 'प्रोडक्शन हाउस';
  const about = audition
    ? [`${audition.subject}: ${[title, audition.when, audition.place].filter(Boolean).join(', ')}।`]
    : [];
  return {
    subject: `${audition?.subject ?? `${who} ने आपको जोड़ा है`}: ${title}`,
    paragraphs: [
      `नमस्ते ${name}, ${who} ${product} पर ${title} के लिए कास्टिंग कर रहा है।`,
      ...about,
      'उन्होंने आपका नाम, संपर्क और उनके पास मौजूद फ़ोटो, वीडियो या नोट जोड़े हैं। इन्हें सिर्फ़ वे और उनके क्लाइंट देख सकते हैं।',
      `देखें कि क्या रखा गया है, जवाब दें, या सब कुछ हटवाएँ: ${page}`,
    ],
    note: 'ऑडिशन या रोल के लिए कोई भी आपसे पैसे नहीं माँग सकता। अकाउंट ज़रूरी नहीं है। कुछ न करने पर कास्टिंग कॉल ख़त्म होने के 90 दिन बाद सब कुछ हटा दिया जाता है।',
    short: `${audition ? about[0] : `${who} ने ${product} पर ${title} के लिए आपको जोड़ा है।`} जवाब दें या अपनी जानकारी हटवाएँ: ${page}`,
  };
};

export const added_deleted = ({ title, day, page }: AddedNews) => ({
  subject: `${title} में आपके जोड़े एक व्यक्ति ने जानकारी हटवाई`,
  paragraphs: [
    `${title} में ${day} को आपके जोड़े एक व्यक्ति ने अपनी जानकारी हटाने के लिए कहा। हमने उनका कार्ड और उससे जुड़ा सब कुछ हटा दिया है।`,
    `इस व्यक्ति को फिर से न जोड़ें। बोर्ड खोलें: ${page}`,
  ],
  note: 'इनकी जो जानकारी आपके पास कहीं और है, उसे भी हटा दें।',
  short: `${title} में ${day} को आपके जोड़े एक व्यक्ति ने अपनी जानकारी हटवाई।`,
});

export const added_merged = ({ title, person, page }: AddedNews) => ({
  subject: `${person} ने ख़ुद भी आवेदन किया: ${title}`,
  paragraphs: [
    `${person}, जिन्हें आपने ${title} में जोड़ा था, का अब अकाउंट है और उन्होंने ख़ुद भी आवेदन किया था। बोर्ड पर अब वही आवेदन है; आपका बनाया कार्ड हट गया है।`,
    `बोर्ड खोलें: ${page}`,
  ],
  note: 'आपके कार्ड का चरण, नोट और स्कोर भी उसके साथ हट गए हैं।',
  short: `${person}, जिन्हें आपने ${title} में जोड़ा था, ने ख़ुद भी आवेदन किया। बोर्ड पर अब वही आवेदन है।`,
});
