export const page = 'ऑडिट लॉग';
export const lead = 'स्टाफ़ ने क्या किया और क्या देखा। एंट्री बदली नहीं जा सकतीं।';
export const verifying = 'जाँच हो रही है...';
export const verify = 'जाँच करें';
export const field_text = 'शब्द या ID';
export const field_action = 'काम';
export const field_person = 'व्यक्ति';
export const none = 'कोई एंट्री नहीं मिली। सर्च बदलें।';
export const earlier = 'पुरानी एंट्री';
export const changed = (entry: number) =>
  `एंट्री ${entry} बदली गई है, या उससे पहले की कोई एंट्री हटाई गई है। बैकअप सँभालकर रखें और पता करें कि डेटाबेस तक किसकी पहुँच थी।`;
export const unchanged = (entries: number) =>
  `सभी ${entries} एंट्री वैसी ही हैं। बाद में मिलान के लिए आख़िरी एंट्री सँभालकर रखें:`;
export const unknown_person = 'अनजान व्यक्ति';
export const command_line = 'कमांड लाइन';
export const versions = {
  call: (version: string) => `नया कास्टिंग कॉल, वर्शन ${version}`,
  edit: (version: string) => `बदलाव, वर्शन ${version}`,
} as const;
export const times = (count: number) => `${count} बार`;

export const subjects = {
  account: 'अकाउंट',
  announcement: 'घोषणा',
  appeal: 'अपील',
  call: 'कास्टिंग कॉल',
  content: 'कंटेंट',
  document: 'कंपनी का दस्तावेज़',
  edit: 'कास्टिंग कॉल का बदलाव',
  guardian: 'अभिभावक के दस्तावेज़',
  house: 'प्रोडक्शन हाउस',
  job: 'कास्टिंग कॉल',
  order: 'ऑर्डर',
  plan: 'प्लान',
  refund: 'रिफ़ंड',
  report: 'रिपोर्ट',
  request: 'अनुरोध',
  staff: 'स्टाफ़',
  suspension: 'अस्थायी रोक',
  task: 'टास्क',
} as const;

export const actions = {
  logged_in: 'लॉग इन किया',
  logged_out: 'लॉग आउट किया',
  login_rejected: 'लॉगिन नहीं हो सका',
  confirmed: 'अपनी पहचान की पुष्टि की',
  joined: 'लॉगिन सेट किया',
  added_passkey: 'अपनी पासकी जोड़ी',
  removed_passkey: 'अपनी पासकी हटाई',
  invited_staff: 'स्टाफ़ में निमंत्रण भेजा',
  changed_staff_role: 'स्टाफ़ का रोल बदला',
  proposed_staff_role: 'स्टाफ़ के रोल का प्रस्ताव रखा',
  confirmed_staff_role: 'स्टाफ़ के रोल की पुष्टि की',
  rejected_staff_proposal: 'स्टाफ़ का प्रस्ताव नामंज़ूर किया',
  removed_staff: 'स्टाफ़ से हटाया',
  verified_audit_log: 'ऑडिट लॉग की जाँच की',
  took_item: 'कोई काम अपने ज़िम्मे लिया',
  gave_back_item: 'कोई काम वापस किया',
  decided: 'निर्णय लिया, वापस लेने के लिए 10 सेकंड',
  took_back_decision: 'निर्णय वापस लिया',
  approved_call: 'कास्टिंग कॉल मंज़ूर किया',
  rejected_call: 'कास्टिंग कॉल में बदलाव माँगा',
  took_down_call: 'कास्टिंग कॉल साइट से हटाया',
  proposed_suspension: 'प्रोडक्शन हाउस को अस्थायी रूप से बंद करने का प्रस्ताव रखा',
  confirmed_suspension: 'प्रोडक्शन हाउस को अस्थायी रूप से बंद करने की पुष्टि की',
  dismissed_suspension: 'अस्थायी रूप से बंद करने का प्रस्ताव नामंज़ूर किया',
  ended_suspension: 'प्रोडक्शन हाउस को फिर से चालू किया',
  accepted_appeal: 'अपील मंज़ूर की',
  rejected_appeal: 'अपील नामंज़ूर की',
  viewed_call: 'कास्टिंग कॉल खोला',
  viewed_house: 'प्रोडक्शन हाउस का पेज खोला',
  viewed_appeal: 'अपील पढ़ी',
  viewed_document: 'कंपनी का दस्तावेज़ खोला',
  verified_house: 'प्रोडक्शन हाउस सत्यापित किया',
  rejected_document: 'कंपनी का दस्तावेज़ नामंज़ूर किया',
  viewed_guardian: 'अभिभावक के दस्तावेज़ खोले',
  verified_guardian: 'अभिभावक को सत्यापित किया',
  rejected_guardian: 'अभिभावक के दस्तावेज़ नामंज़ूर किए',
  approved_for_children: 'प्रोडक्शन हाउस को बच्चों के लिए पहली मंज़ूरी दी',
  verified_for_children: 'प्रोडक्शन हाउस को बच्चों के लिए सत्यापित किया',
  ended_child_grade: 'बच्चों के लिए सत्यापन समाप्त किया',
  viewed_report: 'रिपोर्ट पढ़ी',
  closed_report: 'रिपोर्ट बंद की',
  retried_task: 'टास्क दोबारा चलाया',
  searched: 'खोज की',
  listed: 'सूची खोली',
  wrote_note: 'नोट लिखा',
  searched_orders: 'ऑर्डर की लिस्ट देखी या खोजी',
  searched_talent: 'कलाकार खोजे',
  viewed_person: 'अकाउंट खोला',
  viewed_contact: 'संपर्क की जानकारी देखी',
  ended_sessions: 'किसी को सभी डिवाइस से लॉग आउट किया',
  reset_two_step_login: 'किसी का टू-स्टेप लॉगिन बंद किया',
  restored_account: 'अकाउंट का हटाया जाना रद्द किया',
  checked_identity: 'कलाकार की पहचान जाँची',
  viewed_order: 'ऑर्डर खोला',
  refunded_order: 'भुगतान रिफ़ंड किया',
  compared_order: 'ऑर्डर का गेटवे से मिलान किया',
  exported_taxes: 'महीने के टैक्स डाउनलोड किए',
  set_plan_price: 'प्लान की कीमत तय की',
  withdrew_plan_price: 'आगे के लिए तय कीमत वापस ली',
  saved_draft: 'कंटेंट का ड्राफ़्ट सेव किया',
  discarded_draft: 'कंटेंट का ड्राफ़्ट हटाया',
  uploaded_picture: 'कंटेंट के लिए तस्वीर अपलोड की',
  asked_to_publish: 'कंटेंट पब्लिश करने की मंज़ूरी माँगी',
  published_content: 'कंटेंट पब्लिश किया',
  scheduled_content: 'कंटेंट पब्लिश करने का समय तय किया',
  unscheduled_content: 'तय समय पर पब्लिश करना रद्द किया',
  restored_content: 'पुराना वर्शन फिर से पब्लिश किया',
  removed_content: 'साइट से कंटेंट हटाया',
  tried_flag_rules: 'फ़्लैग के नियम आज़माए',
  saved_flag_rules: 'फ़्लैग के नियम सेव किए',
  switched_off: 'साइट का कोई हिस्सा बंद किया',
  switched_on: 'साइट का कोई हिस्सा फिर से चालू किया',
  recorded_request: 'किसी व्यक्ति का अनुरोध दर्ज किया',
  carried_out_request: 'किसी व्यक्ति का अनुरोध पूरा किया',
  rejected_request: 'किसी व्यक्ति का अनुरोध नामंज़ूर किया',
  created_announcement: 'घोषणा बनाई',
  changed_announcement: 'घोषणा बदली',
  ended_announcement: 'घोषणा समाप्त की',
} as const;
