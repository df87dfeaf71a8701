export const guardians_lead =
  '18 साल से कम उम्र के कलाकारों के लिए माता-पिता या अभिभावक की सहमति ज़रूरी है। माता-पिता या अभिभावक को एक लिंक मिलता है, जिस पर वे पूरी बात पढ़कर कोड से पुष्टि करते हैं और एक बार अपनी पहचान दिखाते हैं। तब तक प्रोफ़ाइल छिपी रहती है और कोई आवेदन नहीं भेजा जा सकता।';
export const back_profile = 'अपनी प्रोफ़ाइल पर वापस जाएँ';
export const back_application = 'आवेदन पर वापस जाएँ';
export const not_needed = 'आपकी उम्र 18 साल या उससे ज़्यादा है, इसलिए माता-पिता या अभिभावक की सहमति ज़रूरी नहीं है।';
export const consent_given_by = (name: string) =>
  `${name} की सहमति मिल गई है। अब बच्चे की ओर से आवेदन किया जा सकता है।`;
export const consent_unproven = (name: string) =>
  `${name} ने सहमति दे दी है। जब तक हम उनकी पहचान न जाँच लें, प्रोफ़ाइल छिपी रहेगी। इसके लिए वे हमारा भेजा लिंक खोलें।`;
export const hidden_first = 'पहले माता-पिता या अभिभावक की सहमति ज़रूरी है।';
export const hidden_withdrawn = (name: string, day: string) =>
  `${name} की सहमति ${day} को वापस ले ली गई। प्रोफ़ाइल छिपी हुई है।`;

export const guardians_name = 'माता-पिता या अभिभावक का पूरा नाम';
export const relation = 'बच्चे से रिश्ता';
export const guardian_mobile = 'माता-पिता या अभिभावक का मोबाइल नंबर';
export const guardian_mobile_hint = 'मोबाइल नंबर, ईमेल या दोनों भरें। मोबाइल नंबर होने पर लिंक उसी पर भेजा जाता है।';
export const guardian_email = 'माता-पिता या अभिभावक का ईमेल';
export const guardian_email_hint = 'वे कोड से पुष्टि करेंगे, इसलिए यह उनका अपना ईमेल होना चाहिए।';
export const birth_date = 'बच्चे की जन्मतिथि';
export const birth_date_adult = '18 साल की उम्र से सहमति ज़रूरी नहीं है।';
export const link_send = 'लिंक भेजें';
export const link_failed = 'लिंक नहीं भेजा जा सका। फिर से कोशिश करें।';

export const guardians_waiting = (name: string) => `${name} की सहमति का इंतज़ार है`;
export const waiting_text = (contact: string, name: string) =>
  `${contact} पर एक लिंक भेजा गया है। ${name} की सहमति मिलने तक प्रोफ़ाइल छिपी रहेगी।`;
export const asked_on = 'कब पूछा गया';
export const guardians_mobile = 'मोबाइल नंबर';
export const request_failed = 'यह नहीं हो सका। फिर से कोशिश करें।';
export const request_session_ended = 'कुछ नहीं भेजा गया।';
export const link_resend = 'लिंक फिर से भेजें';
export const change = 'माता-पिता या अभिभावक बदलें';
export const change_question = (name: string) => `${name} से सहमति माँगना बंद करें?`;
export const change_confirm = 'किसी और का नाम दें';

export const consent_by = 'सहमति किसने दी';
export const consent_date = 'तारीख़';
export const consent = 'सहमति';
export const consent_withdraw_text = (name: string) =>
  `सहमति वापस ली जा सकती है: ${name} की ओर से हमारे भेजे लिंक से, और आपकी ओर से यहाँ। इसके बाद बच्चे की प्रोफ़ाइल तुरंत छिप जाएगी, उसके आवेदन वापस हो जाएँगे, और किसी अभिभावक की नई सहमति मिलने तक कोई आवेदन नहीं किया जा सकेगा।`;
export const consent_withdraw_question = 'सहमति वापस लें?';
export const consent_withdraw_failed = 'सहमति वापस नहीं ली जा सकी। फिर से कोशिश करें।';
export const consent_session_ended = 'सहमति अभी वापस नहीं ली गई है।';
export const withdraw_confirm = 'सहमति वापस लें';

export const decisions_title = 'माता-पिता और अभिभावकों के लिए';
export const decisions_lead = (product: string) =>
  `यहाँ आप उस बच्चे के लिए निर्णय लेते हैं जिसका ${product} पर अकाउंट है। जब तक आप सहमति न दें और हम आपकी पहचान न जाँच लें, बच्चे की प्रोफ़ाइल किसी को नहीं दिखती और कोई आवेदन नहीं भेजा जाता।`;
export const link_incomplete = 'यह लिंक अधूरा है। हमारे मैसेज वाला लिंक फिर से खोलें।';
export const needs_scripts = 'बच्चे के लिए निर्णय लेने के लिए कृपया JavaScript चालू करें।';
export const no_children =
  'फ़िलहाल किसी बच्चे ने आपको माता-पिता या अभिभावक के रूप में दर्ज नहीं किया है। अभी कोई निर्णय नहीं लेना है।';

export const code_text = <Part>(contact: Part) => [
  'पहले हम पक्का कर लें कि यह आप ही हैं। हम ',
  contact,
  ' पर 6 अंकों का कोड भेजेंगे।',
];
export const code_sent = <Part>(contact: Part) => [contact, ' पर एक कोड भेज दिया गया है।'];
export const code_send = 'मुझे कोड भेजें';
export const code_failed = 'कोड नहीं भेजा जा सका। फिर से कोशिश करें।';

export const lost_text = 'हमारे भेजे मैसेज वाला लिंक खोलें। वह अब आपके पास न हो, तो हम उसे फिर से भेज सकते हैं।';
export const lost_contact = 'आपका मोबाइल नंबर या ईमेल';
export const lost_contact_hint = 'वही, जिस पर हमारा पहला मैसेज आया था।';
export const lost_send = 'मुझे लिंक भेजें';

export const named_as = (name: string, relation: string) => `आपका नाम इस तरह दर्ज है: ${name} (${relation})।`;
export const runs_account = 'इस अकाउंट में आपका ही मोबाइल नंबर है।';
export const status_agreed = (day: string, child: string) =>
  `आपने ${day} को सहमति दी। ${child} की ओर से आवेदन किया जा सकता है।`;
export const status_unproven = (day: string, child: string) =>
  `आपने ${day} को सहमति दी। जब तक हम आपके दस्तावेज़ न जाँच लें, ${child} की प्रोफ़ाइल छिपी रहेगी।`;
export const status_withdrawn = (day: string, child: string) =>
  `सहमति ${day} को वापस ले ली गई। ${child} की प्रोफ़ाइल छिपी हुई है।`;
export const status_none = (child: string) => `आपने सहमति नहीं दी है। ${child} की प्रोफ़ाइल छिपी हुई है।`;

export const agree_title = 'आप किन बातों पर सहमति दे रहे हैं';
export const agree_media = (child: string) => `${child} की प्रोफ़ाइल, फ़ोटो और वीडियो हमारे पास रहेंगे।`;
export const agree_hidden = 'आम लोग और दूसरे कलाकार यह प्रोफ़ाइल कभी नहीं देख सकते।';
export const agree_applications = (child: string) =>
  `${child} की ओर से कास्टिंग कॉल के लिए आवेदन किया जा सकता है। हमारे यहाँ बच्चों के लिए सत्यापित प्रोडक्शन हाउस अपने पास आए आवेदन देखते हैं, जिनमें संपर्क की जानकारी भी होती है, और ऑडिशन कन्फ़र्म होने पर आपका नाम और मोबाइल नंबर।`;
export const agree_decide = (child: string) =>
  `${child} के हर आवेदन, ऑडिशन के समय, सेल्फ़-टेप और रोल पर पहले आप फ़ैसला करेंगे, जब तक आप बिना पूछे आवेदन की अनुमति न दें।`;
export const agree_told = 'आवेदन, ऑडिशन और ऑफ़र की सूचना आपको दी जाएगी।';
export const agree_withdraw = 'आप अपनी सहमति कभी भी वापस ले सकते हैं।';
export const agree_privacy = <Part>(link: (text: string) => Part) => [
  'हमारा ',
  link('प्राइवेसी नोटिस'),
  ' भी पढ़ें।',
];
export const agree_missing = 'सहमति देने के लिए बॉक्स पर टिक करें।';
export const agree_failed = 'आपकी सहमति दर्ज नहीं हो सकी। फिर से कोशिश करें।';
export const agree_submit = (child: string) => `${child} के लिए सहमति दें`;

export const choice_title = 'आपकी पसंद';
export const choice_listed = (child: string) =>
  `बच्चों के लिए सत्यापित प्रोडक्शन हाउस लिस्ट और सर्च में ${child} की प्रोफ़ाइल देख सकते हैं, पहले नाम और उम्र के वर्ग के साथ।`;
export const choice_listed_label = 'लिस्ट और सर्च';
export const choice_birthday = (child: string) => `जन्मदिन पर होम पेज ${child} को पहले नाम से बधाई देता है।`;
export const choice_birthday_label = 'जन्मदिन की बधाई';
export const choice_alone = (child: string) =>
  `हर बार आपसे पूछे बिना ${child} की ओर से आवेदन, ऑडिशन के समय का चुनाव और सेल्फ़-टेप भेजना संभव होगा। हर रोल का फ़ैसला फिर भी आप करेंगे।`;
export const choice_alone_label = 'बिना पूछे आवेदन';
export const choice_clients = (child: string) =>
  `बच्चों के लिए सत्यापित प्रोडक्शन हाउस ${child} के आवेदन, फ़ोटो और वीडियो के साथ, उन क्लाइंट को दिखा सकते हैं जिनका ईमेल सत्यापित है: सिर्फ़ पहले नाम और उम्र के वर्ग के साथ, अधिकतम 7 दिन के लिए।`;
export const choice_clients_label = 'क्लाइंट को दिखाना';
export const withdraw_text = (child: string) =>
  `सहमति वापस लेने पर ${child} की प्रोफ़ाइल तुरंत छिप जाएगी और आवेदन नहीं किया जा सकेगा। सभी आवेदन, ऑडिशन और ऑफ़र ख़त्म हो जाएँगे और प्रोडक्शन हाउस उन्हें नहीं देख सकेंगे। आप बाद में फिर से सहमति दे सकते हैं, पर आवेदन अपने आप वापस नहीं आएँगे।`;
export const withdraw = 'मेरी सहमति वापस लें';
export const withdraw_question = (child: string) => `${child} के लिए अपनी सहमति वापस लें?`;

export const texts_title = 'हमारी शर्तों और प्राइवेसी नोटिस में क्या बदला';
export const texts_until = (child: string) =>
  `आपकी सहमति मिलने तक ${child} की ओर से आवेदन या मैसेज नहीं भेजे जा सकते।`;
export const texts_failed = 'आपकी सहमति दर्ज नहीं हो सकी। फिर से कोशिश करें।';
export const texts_agree = (child: string) => `${child} के लिए सहमति दें`;

export const consent_given = (day: string, version: string, language: string) =>
  `${day} को दी गई: दस्तावेज़ का वर्शन ${version}, भाषा ${language}`;
export const consent_withdrawn = (day: string, version: string, language: string, withdrawn: string) =>
  `${day} को दी गई: दस्तावेज़ का वर्शन ${version}, भाषा ${language}। ${withdrawn} को वापस ली गई`;

export const others_title = 'दूसरे अभिभावक';
export const other_agreed = (guardian: string) => `${guardian} ने भी सहमति दी है।`;
export const other_asked = (guardian: string) => `${guardian} से सहमति माँगी गई है।`;
export const other_invite = (child: string) => `${child} के दूसरे अभिभावक को बुलाएँ`;
export const other_invite_text =
  'वे अपनी ओर से सहमति देंगे, और फिर आप में से कोई भी फ़ैसला कर सकेगा। एक के वापस लेने पर सबकी सहमति ख़त्म हो जाती है।';

export const delete_text = (child: string) =>
  `अकाउंट हटाने पर ${child} का अकाउंट तुरंत लॉग आउट हो जाएगा, प्रोफ़ाइल छिप जाएगी और सभी आवेदन ख़त्म हो जाएँगे। 30 दिन बाद हम प्रोफ़ाइल, फ़ोटो, वीडियो, आवेदन और बातचीत हटा देंगे। तब तक सिर्फ़ आप इस पेज से अकाउंट को बचा सकते हैं।`;
export const delete_account = (child: string) => `${child} का अकाउंट हटाएँ`;
export const delete_question = (child: string) => `${child} का अकाउंट हटाएँ?`;
export const delete_failed = 'अकाउंट नहीं हटाया जा सका। फिर से कोशिश करें।';
export const deletion_by_you = (child: string, day: string) =>
  `आपने ${child} का अकाउंट हटाने का अनुरोध किया है। इसे ${day} को हटा दिया जाएगा। तब तक प्रोफ़ाइल किसी को नहीं दिखेगी, और ${child} के अकाउंट में लॉग इन नहीं किया जा सकेगा।`;
export const deletion_by_child = (child: string, day: string) =>
  `${child} ने अपना अकाउंट हटाने का अनुरोध किया है। इसे ${day} को हटा दिया जाएगा। तब तक प्रोफ़ाइल किसी को नहीं दिखेगी।`;
export const keep_account = (child: string) => `${child} का अकाउंट रखें`;
export const keep_failed = 'अकाउंट नहीं रखा जा सका। फिर से कोशिश करें।';

export const proof_mobile_title = 'पहला कदम: आपका मोबाइल नंबर';
export const proof_mobile_text =
  'हम आपकी पहचान सिर्फ़ एक बार जाँचते हैं, आपके सभी बच्चों के लिए। पहले अपना मोबाइल नंबर भरें। हम उस पर SMS से कोड भेजेंगे।';
export const proof_mobile = 'आपका मोबाइल नंबर';
export const proof_other_mobile = 'दूसरा नंबर भरें';
export const proof_document_title = 'दूसरा कदम: आपके दस्तावेज़';
export const proof_document_text =
  'हमारा स्टाफ़ इन्हें एक बार देखकर जाँचता है कि आप वयस्क हैं, आपका नाम सही है और बच्चे से आपका रिश्ता क्या है। फिर हम इन्हें हटा देते हैं। इन्हें कोई और नहीं देखता।';
export const proof_relation_title = (children: string) => `${children} के लिए एक और दस्तावेज़`;
export const proof_relation_text =
  'आपकी पहचान हम जाँच चुके हैं। ऐसा दस्तावेज़ भेजें जिसमें आपका और बच्चे का नाम हो। हमारा स्टाफ़ इसे जाँचेगा, फिर हम इसे हटा देंगे। तब तक इस बच्चे की प्रोफ़ाइल किसी को नहीं दिखेगी।';
export const proof_kind = 'आपका पहचान पत्र';
export const proof_kind_hint = 'आधार कार्ड की सिर्फ़ मास्क की हुई कॉपी भेजें, जिसमें नंबर के पहले 8 अंक छिपे हों।';
export const proof_file = 'इस पहचान पत्र की फ़ोटो या PDF';
export const proof_relation = 'बच्चे का जन्म प्रमाणपत्र';
export const proof_relation_hint = 'या कोई और दस्तावेज़ जिसमें आपका और बच्चे का नाम हो, जैसे अदालत का आदेश।';
export const proof_send = 'दस्तावेज़ भेजें';
export const proof_failed = 'दस्तावेज़ नहीं भेजे जा सके। फिर से कोशिश करें।';
export const proof_rejected = (reason: string) => `आपके दस्तावेज़ नामंज़ूर हुए: ${reason}`;
export const proof_waiting_title = 'हम आपके दस्तावेज़ जाँच रहे हैं';
export const proof_waiting_text =
  'जाँच होने पर हम आपको बताएँगे, आम तौर पर दो दिन के अंदर। जिस बच्चे के दस्तावेज़ हमने नहीं जाँचे, उसकी प्रोफ़ाइल तब तक किसी को नहीं दिखेगी।';
export const digilocker_text =
  'DigiLocker से आगे बढ़ने पर पहचान पत्र भेजने की ज़रूरत नहीं है। उससे हमें आपका नाम और जन्मतिथि मिल जाती है।';
export const digilocker_use = 'DigiLocker से आगे बढ़ें';
export const digilocker_done =
  'DigiLocker ने आपकी पहचान की पुष्टि कर दी है। अब वह दस्तावेज़ भेजें जिससे बच्चे से आपका रिश्ता पता चले।';

export const waits_for_you = 'आपके फ़ैसले का इंतज़ार';
export const nothing_waits = 'अभी कुछ बाकी नहीं है। आवेदन, ऑडिशन के समय, सेल्फ़-टेप और रोल लागू होने से पहले यहाँ दिखेंगे।';
export const request_by_child = {
  application: (child: string) => `${child} के आवेदन पर फ़ैसला चाहिए`,
  audition: (child: string) => `${child} ने ऑडिशन का समय चुना है`,
  tape: (child: string) => `${child} ने सेल्फ़-टेप रिकॉर्ड किया है`,
  offer: (child: string) => `${child} के इस रोल पर फ़ैसला चाहिए`,
  invitation: (child: string) => `एक प्रोडक्शन हाउस ने ${child} को आवेदन करने के लिए बुलाया है`,
  conversation: (child: string) => `एक प्रोडक्शन हाउस ने ${child} को मैसेज लिखा है`,
} as const;
export const request_by_house = {
  ...request_by_child,
  audition: (child: string) => `${child} को ऑडिशन के लिए बुलाया गया है`,
  offer: (child: string) => `${child} को रोल का ऑफ़र मिला है`,
} as const;
export const request_until = (day: string) => `${day} तक जवाब दें`;
export const request_approve = {
  application: 'आवेदन भेजें',
  audition: 'यह समय पक्का करें',
  tape: 'टेप भेजें',
  offer: 'रोल स्वीकार करें',
  invitation: 'बच्चे को दिखाएँ',
  conversation: 'बच्चे को दिखाएँ',
} as const;
export const request_sign = 'शर्तें साइन करके स्वीकार करें';
export const request_reject = 'नामंज़ूर करें';
export const request_reject_question = (child: string) =>
  `${child} के लिए इसे नामंज़ूर करें? हम ${child} को बता देंगे।`;
export const request_media_processing = 'वीडियो तैयार हो रहा है। कुछ मिनट बाद यह पेज फिर से खोलें।';
export const request_photo = 'आवेदन की फ़ोटो';
export const request_slots = 'ऑडिशन के समय';
export const request_no_slots = 'अभी ऑडिशन का कोई समय ख़ाली नहीं है। नए समय आने पर हम आपको बताएँगे।';
export const decided = 'आपके फ़ैसले';
export const decided_kinds = {
  application: 'आवेदन',
  audition: 'ऑडिशन',
  tape: 'सेल्फ़-टेप',
  offer: 'रोल',
  invitation: 'निमंत्रण',
  conversation: 'बातचीत',
} as const;
export const decided_line = (child: string, kind: string, title: string) => `${child}, ${kind}: ${title}।`;
export const decided_approved = (day: string) => `${day} को मंज़ूर किया`;
export const decided_rejected = (day: string) => `${day} को नामंज़ूर किया`;

export const not_mine_text = (child: string) =>
  `अगर आप ${child} को नहीं जानते, या आपका नाम ग़लती से दिया गया है, तो हमें बताएँ। आपका लिंक बंद हो जाएगा, ${child} की प्रोफ़ाइल छिप जाएगी और हमारी टीम जाँच करेगी।`;
export const not_mine = 'मैं सहमत नहीं हूँ / यह मेरा बच्चा नहीं है';
export const not_mine_question = (child: string) => `हमें बताएँ कि आप ${child} के अभिभावक नहीं हैं?`;
export const not_mine_confirm = 'लिंक बंद करें और बच्चे को छिपाएँ';
