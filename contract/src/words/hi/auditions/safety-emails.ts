import type { AskedForWoman, MissedCheckOut } from '#words/en/auditions/safety-emails.ts';

export const woman_asked = ({ title, name, page }: AskedForWoman) => ({
  subject: `${name} का अनुरोध, ऑडिशन में कोई महिला मौजूद रहे: ${title}`,
  paragraphs: [
    `${name} का अनुरोध है कि ${title} के ऑडिशन के समय कोई महिला मौजूद रहे।`,
    `स्लॉट में उनका नाम लिखें: ${page}`,
  ],
  note: `हम ${name} को बताएँगे कि वे कौन हैं।`,
  short: `${name} का अनुरोध है कि ${title} के ऑडिशन के समय कोई महिला मौजूद रहे।`,
});

/** From or in the audition. */
const fromOrIn = ({ has_arrived }: MissedCheckOut) => (has_arrived ? 'से' : 'में');
const step = ({ has_arrived }: MissedCheckOut) => (has_arrived ? 'चेक-आउट' : 'चेक-इन');

export const missed_check_out = (missed: MissedCheckOut) => {
  const { title, name, when, place, number, page } = missed;
  return {
    subject: `${name} का ऑडिशन ${fromOrIn(missed)} ${step(missed)} नहीं हुआ है`,
    paragraphs: [
      `${title} के ऑडिशन ${fromOrIn(missed)} ${name} का ${step(missed)} नहीं हुआ है।`,
      `यह ${when} को शुरू हुआ था, जगह: ${place}`,
      `चेक-आउट करें, संपर्क देखें, या कुछ गलत हो तो हमें बताएँ: ${page}`,
    ],
    note: `अगर कोई खतरे में है, तो ${number} पर कॉल करें।`,
    short: `${when} के ऑडिशन ${fromOrIn(missed)} ${name} का ${step(missed)} नहीं हुआ है। जगह: ${place}।`,
  };
};

export const missed_check_out_house = (missed: MissedCheckOut) => {
  const { title, name, when, place, page } = missed;
  return {
    subject: `${name} का ऑडिशन ${fromOrIn(missed)} ${step(missed)} नहीं हुआ है`,
    paragraphs: [
      `${name} बच्चे हैं और ${title} के ऑडिशन ${fromOrIn(missed)} उनका ${step(missed)} नहीं हुआ है।`,
      `यह ${when} को शुरू हुआ था, जगह: ${place}`,
      `पक्का करें कि ${name} अपने अभिभावक के साथ हैं: ${page}`,
    ],
    note: 'हमने अभिभावक को भी बताया है।',
    short: `${when} के ऑडिशन ${fromOrIn(missed)} एक बच्चे, ${name}, का ${step(missed)} नहीं हुआ है। जगह: ${place}। पक्का करें कि वे अपने अभिभावक के साथ हैं।`,
  };
};
