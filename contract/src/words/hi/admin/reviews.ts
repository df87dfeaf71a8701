export const unnamed_house = 'बिना नाम का प्रोडक्शन हाउस';
export const call_sent = (time: string) => `${time} को भेजा गया`;
export const flags = 'किन बातों पर ध्यान दें';
export const approve = 'मंज़ूर करें';
export const confirm_child = (title: string) => `“${title}” को मंज़ूर करें?`;
export const confirm_child_text = (house: string) =>
  `${house} इस रोल में बच्चों को ले सकता है। पूरा पढ़ने के बाद ही मंज़ूर करें।`;
export const ask = 'बदलाव माँगें';
export const call_take_down = 'साइट से हटाएँ';
export const ask_label = 'प्रोडक्शन हाउस क्या बदले';
export const refuse = 'हमेशा के लिए नामंज़ूर करें';
export const added_in = (language: string) => `ये टेक्स्ट पढ़ने वाले की भाषा में जुड़ेंगे: ${language}।`;
export const refuse_ground = 'क्यों';
export const refuse_call_title = 'यह कास्टिंग कॉल हमेशा के लिए नामंज़ूर करें';
export const refuse_document_title = (house: string) => `${house} के दस्तावेज़ हमेशा के लिए नामंज़ूर करें`;
export const take_down_title = 'यह कास्टिंग कॉल साइट से हटाएँ';

export const held = 'रुका हुआ है: प्रोडक्शन हाउस अस्थायी रूप से बंद है, इसलिए यह कास्टिंग कॉल किसी को नहीं दिखता।';
export const new_call = 'नया: कलाकारों को यह कास्टिंग कॉल अभी नहीं दिखता।';
export const new_edit = 'जब तक आप यह बदलाव मंज़ूर नहीं करते, कलाकारों को पहले मंज़ूर हुआ वर्शन दिखेगा।';
export const failed_removal =
  'कास्टिंग कॉल हटाने का निर्णय लागू नहीं हुआ, इसलिए कलाकारों को यह अब भी दिख रहा है। इसे ऐसे ही रहने देने के लिए मंज़ूर करें।';
export const call_rejected = (reason: string) =>
  `प्रोडक्शन हाउस के बदलावों का इंतज़ार है। हमने उसे यह बताया: ${reason}`;
export const call_refused = (reason: string) =>
  `हमेशा के लिए नामंज़ूर। प्रोडक्शन हाउस सिर्फ़ अपील कर सकता है। हमने बताया: ${reason}`;
export const nothing_waits = {
  pending: 'मंज़ूरी के लिए कुछ बाकी नहीं है। यह कास्टिंग कॉल पेंडिंग है।',
  open: 'मंज़ूरी के लिए कुछ बाकी नहीं है। यह कास्टिंग कॉल खुला है।',
  closed: 'मंज़ूरी के लिए कुछ बाकी नहीं है। यह कास्टिंग कॉल बंद हो चुका है।',
} as const;

export const changes = 'क्या बदलेगा';
export const deadline = 'आवेदन की अंतिम तारीख़';
export const picture_now = 'अभी की तस्वीर';
export const picture = 'तस्वीर';
export const call_removed = 'हटाया गया:';
export const added = 'जोड़ा गया:';
export const not_verified = 'दस्तावेज़ों से सत्यापित नहीं';
export const sees_children = 'बच्चों के लिए सत्यापित';
export const end_child_grade = 'बच्चों के लिए सत्यापन समाप्त करें';
export const end_child_grade_title = 'बच्चों के लिए सत्यापन समाप्त करें';
export const registered = (time: string) => `${time} को रजिस्टर किया`;
export const house_calls = (count: number) => `कास्टिंग कॉल: ${count}`;
export const applications = (count: number) => `इस कास्टिंग कॉल के लिए आवेदन: ${count}`;
export const call_open_house = 'यह प्रोडक्शन हाउस खोलें';

export const fields = {
  project_type: 'प्रोजेक्ट का प्रकार',
  project_description: 'प्रोजेक्ट का विवरण',
  language_required: 'भाषा',
  role_details: 'रोल का नाम',
  role_type: 'रोल का प्रकार',
  open_to: 'कौन आवेदन कर सकता है',
  category: 'कैटेगरी',
  gender: 'जेंडर',
  age_range: 'उम्र',
  height: 'कद',
  body_type: 'शरीर की बनावट',
  skills_needed: 'हुनर',
  role_description: 'रोल का विवरण',
  project_description_hi: 'हिंदी में प्रोजेक्ट का विवरण',
  role_description_hi: 'हिंदी में रोल का विवरण',
  skills_needed_hi: 'हिंदी में हुनर',
  child_permit_no: 'परमिट नंबर',
  child_daily_hours: 'एक दिन में घंटे',
  child_stretch_hours: 'बिना ब्रेक के घंटे',
  child_responsible: 'बच्चों के लिए ज़िम्मेदार व्यक्ति',
  phone_number: 'मोबाइल नंबर',
  email: 'ईमेल',
  city_location: 'शहर',
  audition_type: 'ऑडिशन का प्रकार',
  audition_dates: 'ऑडिशन की तारीख़ें',
  audition_end_date: 'ऑडिशन की आख़िरी तारीख़',
  shoot_dates: 'शूट की तारीख़ें',
  shoot_duration: 'शूट कितने दिन',
  availability_required: 'उपलब्धता',
  compensation: 'मेहनताना',
  house: 'प्रोडक्शन हाउस',
  owner: 'ओनर',
  website: 'वेबसाइट',
  location: 'जगह',
  talent: 'कलाकार',
  talent_mobile: 'कलाकार का मोबाइल नंबर',
  audition_place: 'ऑडिशन की जगह',
  audition_time: 'ऑडिशन का समय (भारत में)',
  audition_contact: 'ऑडिशन में संपर्क',
  pay_agreed: 'तय भुगतान',
  pay_by_house: 'प्रोडक्शन हाउस के अनुसार भुगतान',
  pay_by_talent: 'कलाकार के अनुसार भुगतान',
  dispute_by_house: 'प्रोडक्शन हाउस की आपत्ति',
  dispute_by_talent: 'कलाकार की आपत्ति',
} as const;

export const document_sent = (document: string, time: string) => `${document}, ${time} को भेजा गया`;
export const sent_by = (document: string, time: string, name: string) =>
  `${document}, ${time} को भेजा गया (${name})`;
export const verify = 'सत्यापित करें';
export const document_lead = 'निर्णय हो जाने पर फ़ाइल हटा दी जाती है।';
export const document_alt = 'दस्तावेज़ की तस्वीर';
export const document_open_review = 'दस्तावेज़ जाँचें';
export const document_open = 'फ़ाइल नए टैब में खोलें';
export const cin = 'CIN';
export const cin_hint = 'तभी भरें जब दस्तावेज़ में लिखा हो। इसकी जाँच होती है और यह ऑडिट लॉग में रहता है।';
export const valid_until_hint = 'तभी भरें जब दस्तावेज़ में आख़िरी दिन लिखा हो। उसके बाद सत्यापन समाप्त हो जाता है।';
export const confirm_verify = (house: string) => `${house} को सत्यापित करें?`;
export const confirm_verify_text = (document: string) =>
  `${document}: इस पर इसी प्रोडक्शन हाउस का नाम है और यह मान्य है। इससे यह बच्चों के लिए सत्यापित नहीं होता।`;
export const asks_for_children =
  'इसने बच्चों के लिए सत्यापन भी माँगा है। इसके लिए दस्तावेज़ खोल चुके दो लोगों का निर्णय चाहिए।';
export const approve_for_children = 'सत्यापित करें और बच्चों के लिए मंज़ूरी दें';
export const approve_for_children_title = (house: string) =>
  `${house} को सत्यापित करें और बच्चों के लिए पहली मंज़ूरी दें`;
export const approve_for_children_reason = 'यह बच्चों को क्यों देख सकता है (सहकर्मियों के लिए)';
export const first_approval = (name: string, reason: string) =>
  `${name} ने इस प्रोडक्शन हाउस को बच्चों के लिए मंज़ूरी दी: ${reason} अब किसी और का निर्णय भी चाहिए।`;
export const verify_for_children = 'बच्चों के लिए सत्यापित करें';
export const verify_for_children_title = (house: string) => `${house} को बच्चों के लिए सत्यापित करें?`;
export const verify_for_children_text =
  'जब तक यह दस्तावेज़ मान्य है, प्रोडक्शन हाउस बच्चों को खोज सकेगा, उनके आवेदन पाएगा और उन्हें कास्ट कर सकेगा।';
export const document_reject_title = (house: string) => `${house} का दस्तावेज़ नामंज़ूर करें`;
export const confirm_guardian_text =
  'दस्तावेज़ों से पता चलता है कि इस नाम के व्यक्ति वयस्क हैं और इस पेज के हर बच्चे से उनका रिश्ता क्या है। आधार नंबर मास्क किया हुआ है। इसके बाद बच्चों की प्रोफ़ाइल दिख सकेगी।';
export const reason_for_guardian = 'कारण, जो अभिभावक को दिखेगा';
export const reject_unreadable = 'हम दस्तावेज़ पढ़ नहीं पा रहे हैं। ज़्यादा साफ़ फ़ोटो भेजें।';
export const reject_guardian_name = 'दस्तावेज़ पर लिखा नाम अभिभावक के नाम से अलग है।';
export const reject_guardian_relation = 'दस्तावेज़ों से बच्चे से आपका रिश्ता पता नहीं चलता।';
export const reject_guardian_aadhaar = 'आधार नंबर मास्क नहीं किया गया है। पहले 8 अंक छिपाकर फिर से भेजें।';
export const guardian_by_digilocker = (name: string) =>
  `DigiLocker ने पुष्टि की है कि ${name} वयस्क हैं। नाम और रिश्ता जाँच लें।`;
export const cin_warnings = {
  state: (state: string) => `CIN में ${state} नाम का कोई राज्य नहीं होता। इसे दस्तावेज़ से मिलाएँ।`,
  year: (year: string) => `${year} में कोई कंपनी नहीं बनी। CIN को दस्तावेज़ से मिलाएँ।`,
  ownership: (kind: string) => `${kind} कंपनी का कोई प्रकार नहीं है। CIN को दस्तावेज़ से मिलाएँ।`,
} as const;
export const guardian_relation_document = 'जन्म प्रमाणपत्र या रिश्ता दिखाने वाला दस्तावेज़';
export const guardian_known = (day: string) =>
  `इन अभिभावक को हमने ${day} को सत्यापित किया था। सिर्फ़ बच्चे से रिश्ता जाँचें।`;
export const guardian_relation_compared = 'रिश्ता जाँचा गया';
export const guardian_of = (child: string) => `${child} के अकाउंट में लिखा है`;
export const guardian_account = 'अकाउंट';
export const guardian_runs_account = 'अभिभावक चलाते हैं; इसमें उनका ही मोबाइल नंबर है';
export const document_facts = 'प्रोडक्शन हाउस ने क्या लिखा';
export const fact_owner = 'ओनर';
export const fact_reports = 'खुली रिपोर्ट';
export const not_given = 'नहीं दिया';

export const report_title = (subject: string, reason: string) => `${subject}: ${reason}`;
export const reported = {
  talent: (time: string) => `${time} को एक कलाकार ने रिपोर्ट किया`,
  production: (time: string) => `${time} को एक प्रोडक्शन हाउस ने रिपोर्ट किया`,
  deleted: (time: string) => `${time} को ऐसे अकाउंट से रिपोर्ट मिली जो अब हटाया जा चुका है`,
} as const;
export const report_closed = (time: string) => `यह रिपोर्ट ${time} को बंद हुई।`;
export const warn = 'चेतावनी दें';
export const report_take_down = 'कास्टिंग कॉल साइट से हटाएँ';
export const no_action = 'बिना कार्रवाई के बंद करें';
export const reporter_text = 'रिपोर्ट में क्या लिखा है';
export const warn_title = 'चेतावनी भेजें';
export const report_note = (name: string | undefined) => (name ? `${name} को मैसेज` : 'मैसेज');
export const warn_send = 'चेतावनी भेजें और रिपोर्ट बंद करें';
export const take_down_send = 'साइट से हटाएँ और रिपोर्ट बंद करें';
export const warn_money = 'किसी भी काम के लिए कलाकारों से पैसे न माँगें।';
export const warn_harassment = 'मैसेज में सिर्फ़ रोल की बात करें। कलाकारों ने एक मैसेज को उत्पीड़न बताकर रिपोर्ट किया है।';
export const report_open_call = 'कास्टिंग कॉल जैसा अभी है वैसा खोलें';
export const copy = 'क्या रिपोर्ट हुआ';
export const copy_lead = 'रिपोर्ट के समय यह जैसा था। ऑडिट लॉग में दर्ज होता है कि आपने इसे खोला।';
export const party_house = 'प्रोडक्शन हाउस';
export const message_reported = 'रिपोर्ट हुआ';

export const events = {
  registered: 'रजिस्टर किया',
  renamed: 'अपना नाम बदला, पहले का नाम',
  document_sent: 'कंपनी का दस्तावेज़ भेजा',
  call_posted: 'कास्टिंग कॉल पोस्ट किया',
  reported: 'रिपोर्ट हुआ',
  appealed: 'अपील की',
} as const;
export const reason_money = 'कलाकारों ने हमें बताया कि उनसे पैसे माँगे गए।';
export const reason_fake = 'आपके कास्टिंग कॉल किसी दूसरे प्रोडक्शन हाउस के नाम से पोस्ट किए गए हैं।';
export const confirm_ban = 'रोक की पुष्टि करें';
export const confirm_suspension = 'अस्थायी रूप से बंद करने की पुष्टि करें';
export const dismiss = 'प्रस्ताव नामंज़ूर करें';
export const propose_suspension = 'अस्थायी रूप से बंद करने का प्रस्ताव रखें';
export const propose_ban = 'रोक लगाने का प्रस्ताव रखें';
export const end_suspension = 'फिर से चालू करें';
export const propose_ban_title = 'इस प्रोडक्शन हाउस पर रोक लगाने का प्रस्ताव';
export const propose_suspension_title = 'इस प्रोडक्शन हाउस को अस्थायी रूप से बंद करने का प्रस्ताव';
export const propose = 'प्रस्ताव रखें';
export const suspension_facts = 'एक नज़र में';
export const calls = (count: number, open: number) =>
  `कास्टिंग कॉल: ${count}, जिनमें से ${open} के लिए कलाकार आवेदन कर सकते हैं`;
export const open_applications = (count: number) => `बिना नतीजे वाले आवेदन: ${count}`;
export const open_reports = (count: number) => `खुली रिपोर्ट: ${count}`;
export const in_force = {
  ban: 'इस प्रोडक्शन हाउस पर रोक लगी है। इसके कास्टिंग कॉल किसी को नहीं दिखते, और यह न कास्टिंग कॉल पोस्ट कर सकता है, न कलाकारों को ढूँढ सकता है, न निमंत्रण या मैसेज भेज सकता है। रोक सिर्फ़ अपील से हटती है।',
  suspension:
    'यह प्रोडक्शन हाउस अस्थायी रूप से बंद है। इसके कास्टिंग कॉल किसी को नहीं दिखते, और यह न कास्टिंग कॉल पोस्ट कर सकता है, न कलाकारों को ढूँढ सकता है, न निमंत्रण या मैसेज भेज सकता है।',
} as const;
export const active = 'यह प्रोडक्शन हाउस चालू है।';
export const own_proposal = {
  ban: 'आपने रोक लगाने का प्रस्ताव रखा है। किसी सहकर्मी को इसकी पुष्टि करनी होगी। तब तक कुछ नहीं बदलेगा।',
  suspension:
    'आपने अस्थायी रूप से बंद करने का प्रस्ताव रखा है। किसी सहकर्मी को इसकी पुष्टि करनी होगी। तब तक कुछ नहीं बदलेगा।',
} as const;
export const first_left =
  'वे अब यह काम नहीं करते। अगर आप पुष्टि करेंगे, तो यह दो में से पहली पुष्टि होगी, और किसी दूसरे सहकर्मी को भी पुष्टि करनी होगी।';
export const colleague = 'एक सहकर्मी';
export const proposal = {
  ban: (name: string, reason: string) => `${name} ने रोक लगाने का प्रस्ताव रखा: ${reason}`,
  suspension: (name: string, reason: string) => `${name} ने अस्थायी रूप से बंद करने का प्रस्ताव रखा: ${reason}`,
} as const;

export const appeal_title = (subject: string) => `अपील: ${subject}`;
export const appeal_subjects = {
  document: 'कंपनी का दस्तावेज़',
  suspension: 'अस्थायी रूप से बंद',
  ban: 'रोक',
} as const;
export const unnamed_call = 'एक कास्टिंग कॉल';
export const appeal_sent = (time: string) => `${time} को भेजी गई`;
export const appeal_accept = 'अपील मंज़ूर करें';
export const appeal_reject = 'अपील नामंज़ूर करें';
export const decision = 'हमारा निर्णय';
export const decided_by = (names: readonly string[]) => `निर्णय: ${names.join(' और ')}`;
export const house_text = 'प्रोडक्शन हाउस का पक्ष';
export const appeal_open_call = 'कास्टिंग कॉल खोलें';
export const accept_title = 'यह अपील मंज़ूर करें';
export const appeal_reject_title = 'यह अपील नामंज़ूर करें';
export const appeal_answer = 'प्रोडक्शन हाउस को जवाब';
export const suggestion_accept = 'आपकी बात सही है और हमें खेद है। आपने जो भेजा, उससे पता चलता है कि निर्णय ग़लत था।';
export const suggestion_reject = 'आपकी अपील में कलाकारों की रिपोर्ट का जवाब नहीं है।';
export const accepted = (by: string, time: string, answer: string | null) =>
  `अपील ${time} को मंज़ूर हुई (${by}): ${answer}`;
export const appeal_rejected = (by: string, time: string, answer: string | null) =>
  `अपील ${time} को नामंज़ूर हुई (${by}): ${answer}`;
export const no_answer_needed = 'अपील के बाद वह निर्णय समाप्त हो चुका है या बदल गया है। जवाब की ज़रूरत नहीं है।';
export const own_decision = 'यह निर्णय आपका था, इसलिए जवाब किसी सहकर्मी को देना होगा।';
export const if_accepted = {
  call: 'मंज़ूर करने पर कास्टिंग कॉल को मंज़ूरी मिलेगी और कलाकार उसे देख सकेंगे।',
  refused_call: 'मंज़ूर करने पर कास्टिंग कॉल को मंज़ूरी मिलेगी और कलाकार उसे देख सकेंगे।',
  document: 'मंज़ूर करने पर प्रोडक्शन हाउस दूसरा दस्तावेज़ भेज सकेगा।',
  suspension: 'मंज़ूर करने पर प्रोडक्शन हाउस फिर से चालू हो जाएगा और उसके कास्टिंग कॉल पहले जैसे हो जाएँगे।',
  ban: 'मंज़ूर करने पर रोक हट जाएगी और कास्टिंग कॉल पहले जैसे हो जाएँगे।',
} as const;
