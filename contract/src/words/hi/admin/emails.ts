import { STAFF_INVITATION_DAYS } from '#rules/staff-roles.ts';
import type {
  AuditLogEnd,
  HouseReinstated,
  HouseSuspended,
  JobTakenDown,
  ReportClosed,
  RequestRejected,
  StaffInvitation,
  StaffNews,
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
    `हमने ${company} को अस्थायी रूप से बंद कर दिया है, इसलिए कास्टिंग कॉल “${title}” रुका हुआ है। आपका आवेदन सुरक्षित है, पर तब तक शायद कोई जवाब न मिले।`,
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
export const appeals_note = 'यह ईमेल आपको इसलिए मिला है क्योंकि आप इस प्रोडक्शन हाउस की टीम में हैं।';

export const appeal_accepted = {
  subject: 'आपकी अपील मंज़ूर हो गई',
  short: 'हमने आपकी अपील देखी और उसे मंज़ूर कर लिया है।',
  next: {
    suspension: () => 'आपका प्रोडक्शन हाउस फिर से चालू है। आपके कास्टिंग कॉल पहले जैसे हैं।',
    ban: () => 'रोक हटा दी गई है। आपके कास्टिंग कॉल पहले जैसे हैं।',
    call: (title: string) => `आपका कास्टिंग कॉल “${title}” मंज़ूर हो गया है। अब कलाकार इसे देख सकते हैं।`,
  },
};

export const appeal_rejected = {
  subject: 'आपकी अपील मंज़ूर नहीं हुई',
  short: 'हमने आपकी अपील देखी और उसे मंज़ूर नहीं किया है।',
  next: {
    suspension: () => 'आपका प्रोडक्शन हाउस अभी बंद रहेगा। अगर आपके पास कोई नई जानकारी है, तो फिर से अपील करें।',
    ban: () => 'आपके प्रोडक्शन हाउस पर रोक बनी रहेगी। अगर आपके पास कोई नई जानकारी है, तो फिर से अपील करें।',
    call: (title: string) => `कास्टिंग कॉल “${title}” को ठीक करके सेव करें, हम इसे फिर से देखेंगे।`,
  },
};

const outcomes = {
  no_action: 'हमें ऐसा कुछ नहीं मिला जो हमारे नियमों के ख़िलाफ़ हो।',
  warned: 'हमने दूसरे पक्ष को चेतावनी दी है।',
  taken_down: 'हमने वह कास्टिंग कॉल हटा दिया है।',
};

export const report_closed = ({ outcome, page }: ReportClosed) => ({
  subject: 'हमने आपकी शिकायत देखी',
  paragraphs: [
    `शिकायत भेजने के लिए धन्यवाद। ${outcomes[outcome]}`,
    `अगर ऐसा फिर हो तो दोबारा शिकायत करें। आप हमारे शिकायत अधिकारी से भी संपर्क कर सकते हैं: ${page}`,
  ],
  note: 'दूसरे पक्ष को यह नहीं बताया जाता कि शिकायत किसने की।',
  short: `हमने आपकी शिकायत देखी। ${outcomes[outcome]}`,
});

export const warning = ({ note, page, product }: Warning) => ({
  subject: `${product} की ओर से चेतावनी`,
  paragraphs: [
    'किसी ने आपके बारे में शिकायत की और हमने उसकी जाँच की। हमारी टीम का कहना है:',
    note,
    `अगर ऐसा फिर हुआ तो आपका अकाउंट बंद हो सकता है। अगर यह ग़लती से हुआ है तो हमारे शिकायत अधिकारी को बताएँ: ${page}`,
  ],
  note: `यह ईमेल आपको इसलिए मिला है क्योंकि ${product} पर आपका अकाउंट है।`,
  short: `${product} की ओर से चेतावनी: ${note}`,
});

const asked = {
  deletion: 'आपने हमसे अपना अकाउंट हटाने को कहा था। अकाउंट अभी नहीं हटाया गया है।',
  export: 'आपने हमसे अपने डेटा की कॉपी माँगी थी। वह अभी तैयार नहीं की गई है।',
};

export const request_rejected = ({ kind, reason, page, product }: RequestRejected) => ({
  subject: `${product} से आपके अनुरोध के बारे में`,
  paragraphs: [
    asked[kind],
    'हमारी टीम का कहना है:',
    reason,
    `लॉग इन करके अपने अकाउंट के पेज से आप यह ख़ुद भी कर सकते हैं। शिकायत के लिए हमारे शिकायत अधिकारी को लिखें: ${page}`,
  ],
  note: 'अगर यह अनुरोध आपने नहीं किया था, तो कुछ करने की ज़रूरत नहीं है।',
  short: `${asked[kind]} ${reason}`,
});

const roleNames = {
  owner: 'ओनर',
  moderator: 'मॉडरेटर',
  support: 'सपोर्ट',
  editor: 'एडिटर',
  finance: 'फ़ाइनेंस',
};

export const staff_invitation = ({ role, page, product }: StaffInvitation) => ({
  subject: `${product} के लिए अपना स्टाफ़ लॉगिन सेट करें`,
  paragraphs: [
    `आपको ${product} की स्टाफ़ टीम में शामिल होने का निमंत्रण मिला है। आपका रोल: ${roleNames[role]}।`,
    `पासवर्ड चुनें और ऑथेंटिकेटर ऐप यहाँ सेट करें: ${page}`,
    `यह लिंक ${STAFF_INVITATION_DAYS} दिनों के भीतर एक बार काम करता है। इससे पहले का लॉगिन बंद हो जाता है।`,
  ],
  note: 'अगर आपको इसकी उम्मीद नहीं थी तो इस ईमेल को अनदेखा करें और साइट चलाने वालों को बताएँ।',
  short: `आपको ${product} की स्टाफ़ टीम में शामिल होने का निमंत्रण मिला है। लिंक आपके ईमेल में है।`,
});

export const staff_news = ({ name, email, role, by, page, product }: StaffNews) => ({
  subject: `${product} का स्टाफ़: ${name} अब ${roleNames[role]}`,
  paragraphs: [
    `${product} के स्टाफ़ में ${name} (${email}) का रोल अब ${roleNames[role]} है।`,
    by ? `इन्हें ${by} ने निमंत्रण भेजा था।` : 'इन्हें सर्वर की कमांड से निमंत्रण भेजा गया था।',
    `अगर आपको इसकी उम्मीद नहीं थी, तो इन्हें हटाएँ और ऑडिट लॉग पढ़ें: ${page}`,
  ],
  note: 'स्टाफ़ में किसी के जुड़ने या किसी का रोल बदलने पर सभी ओनर को यह ईमेल मिलता है।',
  short: `${name} (${email}) का रोल अब ${roleNames[role]} है।`,
});

export const staff_ended = ({ name, email, role, by, page, product }: StaffNews) => ({
  subject: `${product} का स्टाफ़: ${name} अब ${roleNames[role]} नहीं`,
  paragraphs: [
    `${product} के स्टाफ़ में ${name} (${email}) का रोल ${roleNames[role]} अब नहीं रहा। इसे ${by} ने हटाया या लॉगिन बदला। अगर आपको इसकी उम्मीद नहीं थी, तो ${by} से पूछें और सर्वर चलाने वाले को बताएँ। ऑडिट लॉग: ${page}`,
  ],
  note: 'यह ईमेल उस व्यक्ति को और सभी ओनर को मिलता है।',
  short: `${name} (${email}) का रोल ${roleNames[role]} अब नहीं रहा।`,
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
