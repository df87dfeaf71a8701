export const roster = 'रोस्टर';
export const roster_lead = 'वे टैलेंट जिनका आप प्रतिनिधित्व करते हैं।';
export const sections = 'एजेंसी के पेज';
export const invite = 'टैलेंट को आमंत्रित करें';
export const team = 'एजेंसी और टीम';
export const packages = 'पैकेज';

// Roster
export const not_verified =
  'टैलेंट को आमंत्रित करने, प्रोफ़ाइल रखने, कास्टिंग कॉल में भेजने या पैकेज शेयर करने से पहले हमारी टीम को आपकी एजेंसी सत्यापित करनी होगी।';
export const not_verified_action = 'दस्तावेज़ भेजें';
export const roster_empty = 'आपके टैलेंट यहाँ दिखेंगे। पहले टैलेंट को आमंत्रित करें।';
export const roster_none = 'आपका कोई क्लाइंट इनसे मेल नहीं खाता।';
export const folder = 'फ़ोल्डर';
export const folder_all = 'सभी फ़ोल्डर';
export const folder_save = 'फ़ोल्डर सहेजें';
export const folder_of = (name: string) => `${name} का फ़ोल्डर`;
export const folder_change = 'फ़ोल्डर बदलें';
export const fits_call = (title: string) => `${title} के लिए क्लाइंट`;
export const fits_only = 'सिर्फ़ उपयुक्त क्लाइंट दिखाएँ';
export const fits_everyone = 'सभी क्लाइंट दिखाएँ';
export const fits_leave = 'इस कास्टिंग कॉल को हटाएँ';
export const fits_not = 'जेंडर, उम्र या श्रेणी मेल नहीं खाती';
export const fit_reasons = 'ये क्यों उपयुक्त हैं';
export const availability = 'उपलब्धता';
export const applied_by_you = 'आपने इन्हें भेज दिया है';
export const applied_alone = 'पहले ही आवेदन कर चुके हैं';
export const applied_by = (name: string) => `${name} ने भेजा है`;
export const managed = 'प्रोफ़ाइल आपके पास है';
export const submit_to_call = 'कास्टिंग कॉल में भेजें';
export const make_package = 'पैकेज बनाएँ';
export const find_in_roster = 'अपने रोस्टर में क्लाइंट खोजें';

// Invitations
export const invite_lead = 'वे पढ़ते हैं कि आप क्या-क्या कर सकेंगे, फिर स्वीकार या मना करते हैं।';
export const name = 'नाम';
export const contact = 'ईमेल या मोबाइल नंबर';
export const note = 'मैसेज';
export const commission_note = 'तय हुआ कमीशन';
export const commission_hint = 'यह सिर्फ़ आप दोनों के लिए नोट है। हम इसे न लेते हैं, न वसूलते हैं।';
export const until = 'कब तक';
export const can_do = 'आप उनके लिए क्या कर सकेंगे';
export const keep = 'प्रोफ़ाइल रखें';
export const keep_lead =
  'ऐसे वयस्क के लिए जिनका अकाउंट नहीं है। जब तक वे इसे न ले लें, यह प्रोफ़ाइल किसी को नहीं दिखती। लिंक आप भेजते हैं।';
export const keep_submit = 'रोस्टर में जोड़ें';
export const pending = 'इंतज़ार में';
export const pending_none = 'कोई खुला आमंत्रण या सौंपने वाली प्रोफ़ाइल नहीं है।';
export const resend = 'लिंक फिर भेजें';
export const resend_label = (name: string) => `${name} को लिंक फिर भेजें`;
export const hand_over = 'प्रोफ़ाइल टैलेंट को सौंपें';

// Team
export const team_lead = 'सत्यापन, सहकर्मी और उनकी रोलएँ।';
export const verify_title = 'अपनी एजेंसी सत्यापित करें';
export const verify_lead = 'सत्यापित एजेंसी टैलेंट को आमंत्रित कर सकती हैं, कॉल में भेज सकती हैं और पैकेज शेयर कर सकती हैं।';
export const verified_title = 'आपकी एजेंसी सत्यापित है';
export const verified_lead = 'आप टैलेंट को आमंत्रित कर सकते हैं, कॉल में भेज सकते हैं और पैकेज शेयर कर सकते हैं।';
export const members = 'टीम';
export const members_none = 'आप अकेले काम करते हैं। काम बाँटने के लिए सहकर्मियों को आमंत्रित करें।';
export const invite_member = 'सहकर्मी को आमंत्रित करें';
export const role = 'रोल';
export const role_hint = 'एजेंट क्लाइंट के लिए काम करते हैं। मैनेजर टैलेंट और सहकर्मियों को आमंत्रित भी करते हैं।';
export const roles = { agent: 'एजेंट', manager: 'मैनेजर' };
export const role_missing = 'रोल चुनें।';

// Packages
export const packages_lead = 'एक ज़रूरत के लिए चुने हुए क्लाइंट, ऐसे लिंक पर जो बिना अकाउंट के खुलता है।';
export const package_for = (count: number) => `${count} क्लाइंट के साथ नया पैकेज`;
export const package_choose = 'पैकेज बनाने के लिए अपने रोस्टर में क्लाइंट चुनें।';
export const package_title = 'यह किसके लिए है?';
export const package_title_hint = 'पढ़ने वाले को यह दिखता है।';
export const package_none = 'अभी कोई पैकेज नहीं है।';
export const package_clients = (count: number) => `${count} क्लाइंट`;
export const shared_title = (label: string, agency: string) => `${label} · ${agency}`;
export const shared_lead = (agency: string, day: string) =>
  `${agency} ने ये प्रोफ़ाइल शेयर की हैं। लिंक ${day} तक चलेगा।`;
export const shared_empty = 'इनमें से कोई प्रोफ़ाइल अभी नहीं दिखाई जा सकती। एजेंसी से पूछें।';
export const shared_agency = (agency: string) => `${agency} के बारे में`;

// Public page
export const represents = (agency: string) => `${agency} के टैलेंट`;
