export const lead = 'आपके प्रोडक्शन हाउस के वे सभी लोग जिनका अपना लॉगिन है। हर काम के साथ दिखता है कि वह किसने किया।';
export const members = 'सदस्य';
export const remove_question = (name: string) => `${name} को हटाएँ और हर डिवाइस से लॉग आउट करें?`;
export const remove_confirm = 'सदस्य को हटाएँ';
export const remove_failed = 'सदस्य को नहीं हटाया जा सका। फिर से कोशिश करें।';
export const self = '(आप)';
export const roles = {
  viewer: 'व्यूअर',
  reviewer: 'रिव्यूअर',
  owner: 'ओनर',
} as const;
export const role_of = (name: string) => `${name} का रोल`;
export const role_save = (name: string) => `${name} के रोल के बदलाव सेव करें`;
export const role_failed = 'रोल नहीं बदला जा सका। फिर से कोशिश करें।';
export const calendar_since = (time: string) => `${time} से कैलेंडर लिंक है। इससे आपके ऑडिशन बिना लॉगिन के दिखते हैं।`;
export const calendar_label = (name: string) => `${name} का कैलेंडर लिंक बंद करें`;
export const calendar_question = (name: string) => `${name} का कैलेंडर लिंक बंद करें?`;
export const calendar_confirm = 'कैलेंडर लिंक बंद करें';
export const calendar_failed = 'कैलेंडर लिंक बंद नहीं हो सका। फिर से कोशिश करें।';

export const limits_all = 'हर प्रोजेक्ट दिखता है';
export const limits_some = (count: number) => `${count} प्रोजेक्ट दिखते हैं`;
export const limits_change = (name: string) => `${name} को क्या दिखता है`;
export const limits_lead =
  'जिस सदस्य को सिर्फ़ कुछ प्रोजेक्ट दिखते हैं, उसे बाकी का कुछ नहीं दिखता: न कास्टिंग कॉल, न आवेदन, न ऑडिशन, न मैसेज, न कोई संख्या।';
export const limits_choice_all = 'हर प्रोजेक्ट, आगे के भी';
export const limits_choice_some = 'सिर्फ़ ये प्रोजेक्ट';
export const limits_none_chosen = 'कोई प्रोजेक्ट न चुनने पर इस सदस्य को कोई कास्टिंग कॉल नहीं दिखेगा।';
export const limits_failed = 'हम इसे सेव नहीं कर पाए। फिर कोशिश करें।';
export const own_name = 'आपका नाम';
export const own_name_lead = 'आपकी टीम को आपके कामों के साथ यही नाम दिखता है। कलाकारों को यह कभी नहीं दिखता।';
export const own_name_failed = 'आपका नाम सेव नहीं हो सका। फिर से कोशिश करें।';
export const leave = 'टीम छोड़ें';
export const leave_lead = 'हर डिवाइस पर आपका लॉगिन समाप्त हो जाएगा। आपका काम प्रोडक्शन हाउस के पास रहेगा।';
export const leave_question = 'यह टीम छोड़ें?';
export const leave_confirm = 'टीम छोड़ें';
export const leave_failed = 'आपको टीम से नहीं हटाया जा सका। फिर से कोशिश करें।';

export const invite_title = 'टीम में बुलाएँ';
export const invite_lead = 'हर व्यक्ति को अपना लॉगिन मिलता है, इसलिए किसी को पासवर्ड शेयर नहीं करना पड़ता।';
export const invite_email_hint = 'उन्हें ईमेल में एक लिंक मिलेगा, जो एक हफ़्ते तक काम करेगा।';
export const invite_role_hint =
  'व्यूअर कास्टिंग कॉल और आवेदक देखते हैं। रिव्यूअर इसके साथ आवेदकों का रिव्यू करते हैं और कलाकारों को बुलाते हैं। ओनर इन सबके साथ कास्टिंग कॉल पोस्ट करते हैं, कंपनी प्रोफ़ाइल बदलते हैं और टीम सँभालते हैं।';
export const invite_role_missing = 'कृपया रोल चुनें।';
export const invitations = 'निमंत्रण जिनका जवाब बाकी है';
export const invitation = (role: string, inviter: string | null, day: string) =>
  `${role}${inviter ? `, निमंत्रण भेजा: ${inviter}` : ''} · ${day} तक मान्य`;
export const invitation_resend = 'निमंत्रण फिर से भेजें';
export const invitation_resend_label = (email: string) => `${email} को निमंत्रण फिर से भेजें`;
export const withdraw = 'निमंत्रण वापस लें';
export const withdraw_label = (email: string) => `${email} का निमंत्रण वापस लें`;
export const withdraw_question = (email: string) => `${email} का निमंत्रण वापस लें?`;
export const withdraw_failed = 'निमंत्रण वापस नहीं लिया जा सका। फिर से कोशिश करें।';

export const join_title = 'टीम में शामिल हों';
export const join_link_lead = 'निमंत्रण का लिंक एक हफ़्ते तक और सिर्फ़ एक बार काम करता है।';
export const join_link_again = 'कृपया अपने ईमेल में आया लिंक फिर से खोलें।';
export const join_needs_scripts = 'टीम में शामिल होने के लिए कृपया JavaScript चालू करें।';
export const join_account_question = 'पहले से अकाउंट है?';
export const join_house = (house: string | null) => (house ? `${house} की टीम में शामिल हों` : 'टीम में शामिल हों');
export const join_invited = (email: string) => `आपको ${email} पर निमंत्रण मिला है।`;
export const join_roles = {
  viewer: 'व्यूअर: कास्टिंग कॉल और आवेदक देख सकते हैं।',
  reviewer: 'रिव्यूअर: इसके साथ आवेदकों का रिव्यू कर सकते हैं और कलाकारों को बुला सकते हैं।',
  owner: 'ओनर: इन सबके साथ कास्टिंग कॉल पोस्ट कर सकते हैं, कंपनी प्रोफ़ाइल बदल सकते हैं और टीम सँभाल सकते हैं।',
} as const;
export const join_has_account = (email: string) =>
  `${email} से पहले ही एक अकाउंट बना है। अगर वह इसी प्रोडक्शन हाउस का है, तो उसी से लॉग इन करें। एक अकाउंट सिर्फ़ एक प्रोडक्शन हाउस का होता है। दूसरे प्रोडक्शन हाउस की टीम में शामिल होने के लिए किसी और ईमेल पर निमंत्रण माँगें।`;
export const join = 'टीम में शामिल हों';
export const joining = 'शामिल किया जा रहा है...';
export const join_failed = 'आपको टीम में नहीं जोड़ा जा सका। फिर से कोशिश करें।';

export const history_title = 'टीम में हुए बदलाव';
export const history = 'बदलाव';
export const event_someone = 'किसी सदस्य';
export const event_role = 'सदस्य';

interface Change {
  member: string;
  role: string;
  by: string | null;
}

export const events = {
  member_invited: ({ member, role, by }: Change) =>
    by ? `${by} ने ${member} को ${role} के रूप में बुलाया` : `${member} को ${role} के रूप में बुलाया गया`,
  invitation_withdrawn: ({ member, by }: Change) =>
    by ? `${by} ने ${member} का निमंत्रण वापस लिया` : `${member} का निमंत्रण वापस लिया गया`,
  member_joined: ({ member, role }: Change) => `${member} ने ${role} के रूप में टीम जॉइन की`,
  role_changed: ({ member, role, by }: Change) =>
    by ? `${by} ने ${member} का रोल बदलकर ${role} किया` : `${member} का रोल बदलकर ${role} किया गया`,
  member_removed: ({ member, by }: Change) =>
    by ? `${by} ने ${member} को टीम से हटाया` : `${member} को टीम से हटाया गया`,
  member_left: ({ member }: Change) => `${member} ने टीम छोड़ी`,
  projects_changed: ({ member, by }: Change) =>
    by ? `${by} ने बदला कि ${member} को क्या दिखता है` : `${member} को क्या दिखता है, यह बदला गया`,
  calendar_link_ended: ({ member, by }: Change) =>
    by ? `${by} ने ${member} का कैलेंडर लिंक बंद किया` : `${member} का कैलेंडर लिंक बंद किया गया`,
  renamed: ({ member, by }: Change) =>
    by ? `${by} ने कंपनी का नाम बदला। पहले “${member}” था` : `कंपनी का नाम बदला गया। पहले “${member}” था`,
};
