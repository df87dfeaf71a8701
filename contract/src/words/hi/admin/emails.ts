import type {
  AuditLogEnd,
  HouseReinstated,
  HouseSuspended,
  JobTakenDown,
  ReportClosed,
  RequestRejected,
  Warning,
} from '#words/en/admin/emails.ts';

export const job_taken_down = ({ title, reason, page }: JobTakenDown) => ({
  subject: `कास्टिंग कॉल हटा दिया गया: ${title}`,
  paragraphs: [
    `आपका कास्टिंग कॉल “${title}” हटा दिया गया है। कलाकार इसे नहीं देख सकते। हमारी टीम का कहना है:`,
    reason,
    `अगर यह ग़लती से हुआ है या आपने इसे ठीक कर लिया है, तो कास्टिंग कॉल में बदलाव करके सेव करें। हम इसे फिर से देखेंगे: ${page}`,
  ],
  note: 'यह ईमेल आपको इसलिए मिला है क्योंकि आपके प्रोडक्शन हाउस ने यह कास्टिंग कॉल पोस्ट किया था।',
  short: `आपका कास्टिंग कॉल “${title}” हटा दिया गया है। हमारी टीम का कहना है: ${reason}`,
});

export const house_suspended = ({ kind, reason, page }: HouseSuspended) => {
  const subject =
    kind === 'ban' ? 'आपके प्रोडक्शन हाउस पर रोक लगा दी गई है' : 'आपका प्रोडक्शन हाउस अस्थायी रूप से बंद कर दिया गया है';

  return {
    subject,
    paragraphs: [
      `${subject}। यह निर्णय हमारी टीम के दो सदस्यों ने लिया है। हमारी टीम का कहना है:`,
      reason,
      'कलाकार आपके कास्टिंग कॉल नहीं देख सकते। आप कास्टिंग कॉल पोस्ट नहीं कर सकते, और न ही कलाकारों को ढूँढ सकते हैं, बुला सकते हैं या मैसेज भेज सकते हैं। आपका डेटा और आवेदन सुरक्षित हैं। हम आवेदकों को इसकी सूचना देते हैं।',
      `अगर आपको लगता है कि यह ग़लत है, तो अपील करें। हमारी टीम का कोई दूसरा सदस्य इसे फिर से देखेगा: ${page}`,
    ],
    note: 'यह ईमेल आपको इसलिए मिला है क्योंकि आप इस प्रोडक्शन हाउस की टीम में हैं।',
    short: `${subject}। हमारी टीम का कहना है: ${reason}`,
  };
};

export const house_reinstated = ({ page }: HouseReinstated) => ({
  subject: 'आपका प्रोडक्शन हाउस फिर से चालू है',
  paragraphs: [
    'आपका प्रोडक्शन हाउस अब बंद नहीं है। आपके कास्टिंग कॉल पहले जैसे हैं, और आप फिर से पोस्ट कर सकते हैं।',
    `${page}`,
  ],
  note: 'यह ईमेल आपको इसलिए मिला है क्योंकि आप इस प्रोडक्शन हाउस की टीम में हैं।',
  short: 'आपका प्रोडक्शन हाउस फिर से चालू है। आपके कास्टिंग कॉल पहले जैसे हैं।',
});

const caution =
  'अगर प्रोडक्शन हाउस किसी और तरीके से आपसे संपर्क करे तो कोई पैसा न दें और कोई दस्तावेज़ न भेजें। हमें इसके बारे में बताएँ।';

export const nameless = 'प्रोडक्शन हाउस';
export const applicants_note = 'यह ईमेल आपको इसलिए मिला है क्योंकि आपने इस कास्टिंग कॉल के लिए आवेदन किया था।';

export const applied_to_suspended_house = {
  subject: (title: string) => `कास्टिंग कॉल रुका हुआ है: ${title}`,
  first: (company: string, title: string) =>
    `हमने ${company} को अस्थायी रूप से बंद कर दिया है, इसलिए कास्टिंग कॉल “${title}” रुका हुआ है। आपका आवेदन सुरक्षित है, पर जब तक प्रोडक्शन हाउस फिर से चालू नहीं होता, तब तक शायद कोई जवाब न मिले।`,
  next: ['जब तक हम दोबारा न लिखें, इसके ऑडिशन के लिए न जाएँ।', caution],
};

export const applied_to_banned_house = {
  subject: (title: string) => `कास्टिंग कॉल हटा दिया गया: ${title}`,
  first: (company: string, title: string) =>
    `हमने ${company} पर रोक लगा दी है और कास्टिंग कॉल “${title}” हटा दिया है। अपने आवेदन के जवाब की उम्मीद न रखें।`,
  next: ['इसके ऑडिशन के लिए न जाएँ।', caution],
};

export const applied_to_reinstated_house = {
  subject: (title: string) => `कास्टिंग कॉल फिर से चालू: ${title}`,
  first: (company: string, title: string) =>
    `${company} फिर से चालू है, इसलिए कास्टिंग कॉल “${title}” भी जारी है। आपका आवेदन पहले जैसा है।`,
  next: ['अगर आपका ऑडिशन या ऑफ़र है, तो उसका समय और अपना जवाब यहाँ देखें:'],
};

export const team_says = 'हमारी टीम का कहना है:';
export const appealed = {
  suspension: 'अस्थायी रोक',
  ban: 'रोक',
  call: 'कास्टिंग कॉल',
  refused_call: 'कास्टिंग कॉल',
  document: 'कंपनी का दस्तावेज़',
} as const;
export const appeals_note = 'यह ईमेल आपको इसलिए मिला है क्योंकि आप इस प्रोडक्शन हाउस की टीम में हैं।';

export const appeal_accepted = {
  subject: (about: string) => `आपकी अपील मंज़ूर हुई: ${about}`,
  short: 'हमने आपकी अपील देखी और उसे मंज़ूर कर लिया है।',
  next: {
    suspension: () => 'आपका प्रोडक्शन हाउस फिर से चालू है। आपके कास्टिंग कॉल पहले जैसे हैं।',
    ban: () => 'रोक हटा दी गई है। आपके कास्टिंग कॉल पहले जैसे हैं।',
    call: (title: string) =>
      `आपका कास्टिंग कॉल “${title}” मंज़ूर हो गया है। अगर आपने इसे बंद नहीं किया है, तो कलाकार अब इसे देख सकते हैं।`,
    refused_call: (title: string) =>
      `आपका कास्टिंग कॉल “${title}” मंज़ूर हो गया है। अगर आपने इसे बंद नहीं किया है, तो कलाकार अब इसे देख सकते हैं।`,
    document: () => 'आप दूसरा दस्तावेज़ भेज सकते हैं।',
  },
};

export const appeal_rejected = {
  subject: (about: string) => `आपकी अपील नामंज़ूर हुई: ${about}`,
  short: 'हमने आपकी अपील देखी और उसे नामंज़ूर किया है।',
  next: {
    suspension: () => 'आपका प्रोडक्शन हाउस अभी बंद रहेगा। अगर आपके पास कोई नई जानकारी है, तो फिर से अपील करें।',
    ban: () => 'आपके प्रोडक्शन हाउस पर रोक बनी रहेगी। अगर आपके पास कोई नई जानकारी है, तो फिर से अपील करें।',
    call: (title: string) => `कास्टिंग कॉल “${title}” को ठीक करके सेव करें, हम इसे फिर से देखेंगे।`,
    refused_call: (title: string) =>
      `आपका कास्टिंग कॉल “${title}” नामंज़ूर ही रहेगा। कुछ नया बताना हो, तो फिर से अपील करें।`,
    document: () => 'आप दूसरा दस्तावेज़ नहीं भेज सकते। कुछ नया बताना हो, तो फिर से अपील करें।',
  },
};

const outcomes = {
  no_action: () => 'हमें ऐसा कुछ नहीं मिला जो हमारे नियमों के ख़िलाफ़ हो।',
  warned: (party: 'house' | 'talent') =>
    party === 'house' ? 'हमने प्रोडक्शन हाउस को चेतावनी दी है।' : 'हमने कलाकार को चेतावनी दी है।',
  taken_down: () => 'हमने वह कास्टिंग कॉल हटा दिया है।',
};

export const report_closed = ({ subject, title, party, outcome, page }: ReportClosed) => ({
  subject: title ? `हमने आपकी रिपोर्ट देखी: ${title}` : 'हमने आपकी रिपोर्ट देखी',
  paragraphs: [
    `रिपोर्ट भेजने के लिए धन्यवाद। ${outcomes[outcome](party)}`,
    `अगर ऐसा फिर हो तो फिर से रिपोर्ट करें। आप हमारे शिकायत अधिकारी से भी संपर्क कर सकते हैं: ${page}`,
  ],
  note: subject === 'pay' ? 'दूसरे पक्ष को दिखता है कि आपत्ति आपकी है।' : 'हम किसी को नहीं बताते कि रिपोर्ट किसने की।',
  short: `हमने आपकी रिपोर्ट देखी। ${outcomes[outcome](party)}`,
});

const owned = {
  job: (title: string) => `आपके कास्टिंग कॉल “${title}”`,
  house: () => 'आपके प्रोडक्शन हाउस',
  talent: () => 'आपकी प्रोफ़ाइल',
  conversation: () => 'बातचीत में लिखे आपके मैसेज',
  audition: (title: string) => `“${title}” का आपका ऑडिशन`,
  pay: (title: string) => `“${title}” के भुगतान`,
};

export const warning = ({ subject, title, note, page, product }: Warning) => ({
  subject: title ? `“${title}” के बारे में ${product} की ओर से चेतावनी` : `${product} की ओर से चेतावनी`,
  paragraphs: [
    `किसी ने ${owned[subject](title)} को रिपोर्ट किया और हमने इसकी जाँच की। हमारी टीम का कहना है:`,
    note,
    `अगर ऐसा फिर हुआ तो आपका अकाउंट बंद हो सकता है। अगर यह ग़लती से हुआ है तो हमारे शिकायत अधिकारी को बताएँ: ${page}`,
  ],
  note: `यह ईमेल आपको इसलिए मिला है क्योंकि ${product} पर आपका अकाउंट है।`,
  short: `${product} की ओर से चेतावनी: ${note}`,
});

const asked = {
  deletion: 'अकाउंट हटाने का आपका अनुरोध नामंज़ूर हुआ',
  export: 'अपने डेटा की कॉपी पाने का आपका अनुरोध नामंज़ूर हुआ',
  correction: 'अपना डेटा ठीक कराने का आपका अनुरोध नामंज़ूर हुआ',
  objection: 'सुधार पर आपकी आपत्ति नामंज़ूर हुई',
};

export const request_rejected = ({ kind, reason, page, product }: RequestRejected) => ({
  subject: `${product}: ${asked[kind]}`,
  paragraphs: [
    `${asked[kind]}।`,
    'हमारी टीम का कहना है:',
    reason,
    kind === 'deletion' || kind === 'export'
      ? `लॉग इन करके अपने अकाउंट के पेज से आप यह ख़ुद भी कर सकते हैं। शिकायत के लिए हमारे शिकायत अधिकारी को लिखें: ${page}`
      : `शिकायत के लिए हमारे शिकायत अधिकारी को लिखें: ${page}`,
  ],
  note: 'अगर यह अनुरोध आपने नहीं किया था, तो कुछ करने की ज़रूरत नहीं है।',
  short: `${asked[kind]}। ${reason}`,
});

export const audit_log_end = ({ end, at, product }: AuditLogEnd) => ({
  subject: `${product}: स्टाफ़ के ऑडिट लॉग का आख़िरी हिस्सा`,
  paragraphs: [
    `${at} पर स्टाफ़ के ऑडिट लॉग की आख़िरी एंट्री यह थी:`,
    end,
    'यह ईमेल सँभालकर रखें। लॉग को किसी ने छोटा तो नहीं किया, यह जाँचने के लिए सर्वर पर चलाएँ: npm run staff -- verify-audit-log, और उसके बाद यह एंट्री लिखें।',
  ],
  note: 'यह मेलबॉक्स AUDIT_EMAIL में तय है।',
  short: `स्टाफ़ के ऑडिट लॉग की आख़िरी एंट्री: ${end}`,
});
