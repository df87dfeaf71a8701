export const unnamed = 'अभी कोई नाम नहीं';
export const unnamed_house = 'बिना नाम का प्रोडक्शन हाउस';
export const states = {
  active: 'चालू',
  not_verified: 'ईमेल सत्यापित नहीं',
  left_team: 'टीम छोड़ दी',
  being_deleted: 'हटाया जाएगा',
} as const;

export const contact_show = 'ईमेल और मोबाइल दिखाएँ';
export const contact_reason = 'इन्होंने मदद माँगी है और हम लिखकर या फ़ोन पर जवाब देंगे।';
export const restore = 'इस अकाउंट को रहने दें';
export const restore_reason = 'इन्होंने अकाउंट रहने देने को कहा है और इन्हें उसका ईमेल और मोबाइल नंबर पता है।';
export const check_identity = 'पहचान की जाँच दर्ज करें';
export const check_identity_reason =
  'वीडियो कॉल पर इन्होंने फ़ोटो वाला पहचान पत्र दिखाया। उसका नाम और चेहरा प्रोफ़ाइल से मिलते हैं।';
export const ways_in = 'लॉगिन के तरीके';
export const on = 'चालू';
export const off = 'बंद';
export const google = 'Google';
export const connected = 'जुड़ा है';
export const not_connected = 'जुड़ा नहीं है';
export const devices = 'इन डिवाइस पर लॉगिन';
export const no_device = 'कोई डिवाइस नहीं';
export const session = (device: string, time: string) => `${device}, ${time} से`;
export const end_sessions = 'सभी डिवाइस से लॉग आउट करें';
export const end_sessions_reason = 'इनका कोई डिवाइस खो गया है।';
export const two_step_off = 'टू-स्टेप लॉगिन बंद करें';
export const two_step_off_reason = 'इनके पास ऐप नहीं रहा, और अकाउंट के नंबर पर फ़ोन करने पर इन्होंने जवाब दिया।';
export const help_label = 'कारण, ऑडिट लॉग के लिए';
export const fact_child = '18 साल से कम';
export const fact_mobile_unverified = (mobile: string) => `${mobile} (सत्यापित नहीं)`;
export const fact_plan = 'प्लान';
export const fact_identity = 'सत्यापित बैज के लिए पहचान';
export const identity_checked = 'जाँच हो गई';
export const identity_not_checked = 'जाँच बाकी है';
export const fact_registered = 'रजिस्टर किया';
export const fact_deletion = 'कब हटाया जाएगा';
export const fact_deletion_by_guardian = (time: string) => `${time}, अभिभावक के कहने पर`;

export const requests = 'अनुरोध';
export const requests_none =
  'कोई अनुरोध नहीं है। ईमेल या डाक से अकाउंट हटाने, डेटा ठीक करने या उसकी कॉपी का अनुरोध आए, तो यहाँ दर्ज करें।';
export const request_record = 'अनुरोध दर्ज करें';
export const request_due = (days: number) =>
  `अनुरोध आने के ${days} दिन के अंदर इसे पूरा करना है। तब तक यह “आज” में दिखता रहेगा।`;
export const request_kind = 'क्या माँगा गया';
export const request_channel = 'कैसे आया';
export const request_received = 'कब आया';
export const request_note = 'इसे कहाँ रखा गया है और कैसे पता कि किसने भेजा';
export const request_submit = 'अनुरोध दर्ज करें';
export const request_dates = (channel: string, received: string, due: string) =>
  `${received} को ${channel} से आया। ${due} तक पूरा करना है।`;
export const request_delete = 'अकाउंट 30 दिन में हटाएँ';
export const request_carried_out = 'पूरा हुआ, दर्ज करें';
export const request_export = 'डेटा तैयार करें';
export const request_reject = 'नामंज़ूर करें';
export const request_reject_title = (request: string) => `नामंज़ूर करें: ${request}`;
export const request_reject_label = 'कारण, जो वह व्यक्ति पढ़ेगा';
export const request_reject_submit = 'अनुरोध नामंज़ूर करें';
export const request_reject_reason = 'हम पुष्टि नहीं कर सके कि अनुरोध आपने ही भेजा है।';
export const request_kinds = {
  deletion: 'अकाउंट हटाना',
  export: 'अपने डेटा की कॉपी',
  correction: 'अपने डेटा में सुधार',
  objection: 'सुधार पर आपत्ति',
  appeal: 'नामंज़ूर दस्तावेज़ पर अपील',
} as const;
export const request_channels = {
  email: 'ईमेल',
  post: 'डाक',
  site: 'अकाउंट पेज या हमारे ईमेल',
} as const;
export const request_states = {
  open: 'बाकी',
  done: 'पूरा',
  rejected: 'नामंज़ूर',
} as const;
