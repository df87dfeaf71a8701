export const reported = {
  job: 'कास्टिंग कॉल',
  house: 'प्रोडक्शन हाउस',
  talent: 'कलाकार की प्रोफ़ाइल',
  audition: 'ऑडिशन',
  pay: 'भुगतान',
  conversation: 'बातचीत',
} as const;
export const report = (subject: string, reason: string) => `${subject}: ${reason}`;
export const reporters = { talent: 'कलाकार', production: 'प्रोडक्शन हाउस' } as const;
export const appeals = { suspension: 'अस्थायी रोक', ban: 'रोक', document: 'दस्तावेज़ हमेशा के लिए नामंज़ूर' } as const;
export const suspensions = {
  suspension: 'प्रोडक्शन हाउस को अस्थायी रूप से बंद करें',
  ban: 'प्रोडक्शन हाउस पर रोक लगाएँ',
} as const;
export const requests = {
  deletion: 'अकाउंट हटाएँ',
  export: 'किसी के डेटा की कॉपी तैयार करें',
  correction: 'किसी का डेटा ठीक करें',
  objection: 'सुधार पर आपत्ति का जवाब दें',
  appeal: 'नामंज़ूर दस्तावेज़ पर एजेंसी की अपील का जवाब दें',
} as const;
export const badge_check = 'सत्यापित बैज के लिए पहचान की जाँच';
export const birth_date_proposed = (name: string) => `जन्मतिथि ठीक करें, प्रस्ताव ${name} का`;
export const second_approval = (document: string, name: string) =>
  `${document}: बच्चों के लिए सत्यापन, पहली मंज़ूरी ${name} की`;
export const refund = (amount: string, subject: string) => `${subject} के लिए ${amount} का रिफ़ंड`;
export const roles = {
  owner: 'ओनर',
  moderator: 'मॉडरेटर',
  support: 'सपोर्ट',
  editor: 'एडिटर',
  finance: 'फ़ाइनेंस',
} as const;
export const staff_role = (name: string, role: string) => `${name}, रोल: ${role}`;

export const flags = {
  money: (quoted: string) => `पैसे माँगता है: ${quoted}`,
  contact: (quoted: string) => `साइट से बाहर ले जाता है: ${quoted}`,
  unsafe: (quoted: string) => `कलाकारों के लिए असुरक्षित: ${quoted}`,
  written: (quoted: string) => `टेक्स्ट में संपर्क की जानकारी: “${quoted}”`,
  children: 'इसमें बच्चे चुने जा सकते हैं',
  copied: (house: string) => `विवरण वही है जो ${house} के एक कास्टिंग कॉल में है`,
  new_house: (days: number) => `रजिस्ट्रेशन को ${days} दिन नहीं हुए`,
  check_digits: 'प्रोडक्शन हाउस का कोई पहचान नंबर ग़लत हो सकता है',
  banned_before: (house: string) => `नाम, GST नंबर या कोई सदस्य ${house} से मिलता है, जिस पर रोक लगी है`,
  pan_no: 'किसी सदस्य का लिखा PAN असामान्य है। इसे कार्ड से मिलाएँ।',
  aadhaar_no: 'किसी सदस्य के लिखे आधार नंबर का चेक अंक ग़लत है।',
  gst_no: 'GST नंबर का चेक अंक ग़लत है।',
  gst_of_other_pan: 'GST नंबर रजिस्टर किए हुए PAN का नहीं, किसी और PAN का है।',
} as const;
