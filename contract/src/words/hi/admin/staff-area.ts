export const nav = 'स्टाफ़ के पेज';
export const session = (end: string) => `आपकी पासकी। ${end} तक लॉगिन`;
export const passkeys = ': आपकी पासकी';
export const log_out = 'लॉग आउट';
export const version = (number: string) => `वर्शन ${number}`;

export const confirm_title = 'पुष्टि करें कि यह आप ही हैं';
export const confirm_lead = 'अपना पासवर्ड भरें और साथ में कोड या पासकी इस्तेमाल करें।';
export const confirm_failed = 'जाँच नहीं हो सकी। फिर से कोशिश करें।';
export const confirm_code = 'आपके ऑथेंटिकेटर ऐप का कोड';
export const confirm_passkey = 'इसके बजाय पासकी इस्तेमाल करें';

export const page_failed = 'यह पेज नहीं खुल सका';
export const page_silent = 'सर्वर से सही जवाब नहीं मिला। एक मिनट बाद फिर से कोशिश करें।';
export const page_today = '“आज” पर जाएँ';

export const roles = {
  owner: 'ओनर',
  moderator: 'मॉडरेटर',
  support: 'सपोर्ट',
  editor: 'एडिटर',
  finance: 'फ़ाइनेंस',
} as const;
export const role_duties = {
  owner: 'सारे काम करना और स्टाफ़ सँभालना',
  moderator: 'कास्टिंग कॉल, दस्तावेज़ और रिपोर्ट जाँचना',
  support: 'कलाकारों और प्रोडक्शन हाउस की मदद करना',
  editor: 'साइट का कंटेंट बदलना',
  finance: 'भुगतान और रिफ़ंड सँभालना',
} as const;

export const today_kinds = {
  call: 'कास्टिंग कॉल',
  edit: 'मंज़ूर कास्टिंग कॉल में बदलाव',
  document: 'कंपनी का दस्तावेज़',
  guardian: 'बच्चे के अभिभावक',
  identity: 'किसी की पहचान',
  report: 'रिपोर्ट',
  suspension: 'अस्थायी रूप से बंद करने की पुष्टि',
  appeal: 'अपील',
  staff: 'स्टाफ़ के रोल की पुष्टि',
  legal: 'क़ानूनी टेक्स्ट की मंज़ूरी',
  content: 'दूसरी साइट के लिंक की मंज़ूरी',
  refund: 'रिफ़ंड जो अभी नहीं हुआ',
  request: 'किसी व्यक्ति का अनुरोध',
  task: 'टास्क जो पूरा नहीं हुआ',
} as const;
export const today_waiting = (count: number, late: number) =>
  late > 0 ? `${count} जाँचने के लिए, ${late} में देर` : `${count} जाँचने के लिए`;
export const moderator_needed =
  'जिन्हें अपील का जवाब देने का अधिकार है, वे सभी उस निर्णय में शामिल थे। जवाब देने के लिए किसी और मॉडरेटर को निमंत्रण भेजें।';
export const new_staff = (name: string, role: string, inviter: string | null) =>
  `स्टाफ़ में नए: ${name}, ${role}। निमंत्रण: ${inviter ?? 'सर्वर की कमांड से'}।`;
export const today_none = 'जाँचने के लिए कुछ नहीं है। आपके काम यहाँ दिखेंगे।';
export const today_by_house = 'प्रोडक्शन हाउस के हिसाब से दिखाएँ';
export const today_one_list = 'एक ही सूची में दिखाएँ';
export const today_no_house = 'कोई प्रोडक्शन हाउस नहीं';
export const today_child = 'बच्चे से जुड़ा है';
export const today_since = (time: string) => `${time} से`;
export const taken_by = (name: string) => `${name} के ज़िम्मे`;
export const taken_by_you = 'आपके ज़िम्मे';
export const retry = 'दोबारा चलाएँ';
export const hand_over_item = (title: string) => `सहकर्मी को सौंपें: ${title}`;
export const hand_over = 'सहकर्मी को सौंपें';
export const hand_over_to = 'सहकर्मी';
export const hand_over_note = 'सहकर्मी के लिए नोट';
export const handed_over = (name: string, note: string) => `${name}: ${note}`;
export const give_back_item = (title: string) => `वापस करें: ${title}`;
export const take_item = (title: string) => `अपने ज़िम्मे लें: ${title}`;
export const give_back = 'वापस करें';
export const take = 'अपने ज़िम्मे लें';
export const today_keys = 'कुंजियाँ: J और K से आगे-पीछे, X से चुनें।';
export const together_select = (title: string) => `चुनें: ${title}`;
export const together_open = 'पढ़कर निर्णय लें';
export const together_title = (count: number) => `${count} पर एक साथ निर्णय लें`;
export const together_lead = 'सब कुछ पढ़ लें। फिर आपका निर्णय और कारण इन सब पर लागू होगा।';
export const together_reading = (done: number, count: number) => `${count} में से ${done} खुले`;
export const together_choice = (label: string, count: number) => `${label} (${count})`;
export const together_progress = (done: number, count: number) => `${count} में से ${done} पूरे`;
export const together_done = (count: number) => `${count} पर निर्णय हो गया।`;
export const together_stop = 'रोकें';
export const together_undone = (undone: number, final: number) =>
  `${undone} वापस लिए गए। ${final} पहले ही लागू हो चुके थे।`;
export const together_skipped = 'इन पर निर्णय नहीं हुआ:';
export const together_alone = 'इस पर दूसरों के साथ निर्णय नहीं लिया जा सकता। इसका अपना पेज खोलें।';
export const today_left = (time: string) => `${time} बाकी`;
export const today_late = (time: string) => `${time} की देर`;
export const lengths = {
  minutes: (count: number) => `${count} मिनट`,
  hours: (count: number) => `${count} घंटे`,
  days: (count: number) => `${count} दिन`,
} as const;

export const next = 'अगला';
export const undo = 'वापस लें';
export const seconds = (count: number) => `${count} से॰`;
export const decisions_waiting = (name: string, what: string, time: string) =>
  `${name}: ${what}, ${time}। 10 सेकंड तक कुछ नहीं भेजा जाता और निर्णय वापस लिया जा सकता है।`;
export const decisions_failed = (name: string, what: string, time: string) =>
  `${name}: ${what}, ${time}। इसके लागू होने से पहले बदलाव हुआ, इसलिए कुछ नहीं भेजा गया। फिर से निर्णय लें।`;
export const done = (name: string, what: string, time: string) => `${name}: ${what}, ${time}।`;

export const join = 'अपना स्टाफ़ लॉगिन सेट करें';
export const join_lead = 'निमंत्रण का लिंक एक ही बार काम करता है।';
export const join_failed = 'अपने ईमेल का लिंक फिर से खोलें।';
export const join_as = (email: string, role: string, duty: string) => `${email}, ${role}: ${duty}।`;
export const password_hint = (characters: number) => `कम से कम ${characters} अक्षर।`;
export const setup_scan = 'अपने ऑथेंटिकेटर ऐप से यह QR कोड स्कैन करें, फिर ऐप में दिख रहा कोड भरें।';
export const setup_key = 'स्कैन न कर पाएँ, तो ऐप में यह कुंजी भरें:';
export const setup_finish = 'पूरा करें';

export const login = 'स्टाफ़ लॉगिन';
export const login_lead = 'यह साइट चलाने वालों के लिए।';
export const login_lost = 'फ़ोन खो गया? किसी ओनर से नया निमंत्रण माँगें।';

export const page_lead =
  'यह साइट चलाने वाले लोग। हर एक का अपना लॉगिन है। नए व्यक्ति, नए रोल या किसी ओनर को हटाने के लिए दो ओनर चाहिए, अगर ऐसे दो हैं जिन्होंने पिछले 30 दिनों में एक-दूसरे को निमंत्रण नहीं भेजा। सिर्फ़ दो ओनर हों, तो अपना रोल या लॉगिन हटने पर दूसरा ओनर 3 दिन तक आपत्ति कर सकता है।';
export const role_described = (role: string, duty: string) => `${role}: ${duty}`;
export const invite = 'किसी को निमंत्रण भेजें';
export const invite_lead =
  'जो पहले से लिस्ट में हैं, उन्हें निमंत्रण भेजने पर, जैसे फ़ोन खो जाने पर, उनका पुराना लॉगिन बंद हो जाता है और उन्हें नया लिंक मिलता है। ओनर के लिए दूसरे ओनर की पुष्टि चाहिए, या बिना आपत्ति के 3 दिन।';
export const invited = 'निमंत्रण भेजा गया';
export const awaits_owner = 'दूसरे ओनर की पुष्टि के बाद निमंत्रण जाएगा';
export const proposed_role = (name: string, role: string) => `${name} ने ${role} रोल का प्रस्ताव रखा।`;
export const proposed_removal = (name: string) => `${name} ने इन्हें हटाने का प्रस्ताव रखा।`;
export const proposed_login = (name: string) =>
  `${name} ने नए लॉगिन का प्रस्ताव रखा। तब पुराना लॉगिन बंद हो जाएगा।`;
export const takes_effect = (time: string) => `कोई ओनर इसे नामंज़ूर न करे, तो यह ${time} को लागू होगा।`;
export const confirm_login = 'नए लॉगिन की पुष्टि करें';
export const confirm_removal = 'हटाने की पुष्टि करें';
export const reject_proposal = 'प्रस्ताव नामंज़ूर करें';
export const confirm_role = (role: string) => `रोल की पुष्टि करें: ${role}`;
export const invitation_expired = 'निमंत्रण का समय समाप्त';
export const logged_in = (time: string) => `${time} को लॉग इन किया`;
export const not_logged_in = 'लॉग इन नहीं';
export const self = (name: string) => `${name} (आप)`;
export const staff_accounts_remove_question = (name: string) => `${name} को हटाएँ?`;

export const passkey_page = 'आपकी पासकी';
export const passkey_lead =
  'ऑथेंटिकेटर ऐप के कोड की जगह अपना फ़िंगरप्रिंट, चेहरा या स्क्रीन लॉक इस्तेमाल करें। पासवर्ड फिर भी भरना होगा।';
export const passkey_none = 'आपके पास अभी कोई पासकी नहीं है। इस डिवाइस पर एक जोड़ें।';
export const name_hint = 'जैसे “ऑफ़िस का लैपटॉप”।';
export const add_title = 'नई पासकी जोड़ें';
export const passkey_add = 'पासकी जोड़ें';
export const passkey_used = (added: string, last: string) =>
  `${added} को जोड़ी गई, पिछली बार ${last} को इस्तेमाल हुई`;
export const unused = (added: string) => `${added} को जोड़ी गई, अभी तक इस्तेमाल नहीं हुई`;
export const sign_none = 'आपके पास अभी कोई पासकी नहीं है। कोड भरें, फिर पासकी जोड़ें।';
export const sign_cancelled = 'कोई पासकी इस्तेमाल नहीं हुई। फिर से कोशिश करें, या कोड भरें।';
