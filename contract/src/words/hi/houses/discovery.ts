import { plural } from '#words/plural.ts';

export const title = 'अपने अगले प्रोजेक्ट के लिए प्रोफ़ेशनल ऐक्टर और ऐक्ट्रेस ढूँढें';
export const lead =
  'वे कलाकार जिनका आवेदन आपको मिला है, और वे जिन्होंने प्रोडक्शन हाउस को अपनी प्रोफ़ाइल ढूँढने की अनुमति दी है।';
export const scopes_label = 'कहाँ ढूँढना है';
export const scope_applicants = 'आपके आवेदक';
export const scope_talent = 'सभी कलाकार';
export const filter_height = 'कद, सेमी में';
export const filter_height_from = 'कम से कम';
export const filter_height_to = 'ज़्यादा से ज़्यादा';
export const chip_language = (language: string) => `भाषा: ${language}`;
export const chip_height_from = (height: string) => `कम से कम ${height} सेमी`;
export const chip_height_to = (height: string) => `ज़्यादा से ज़्यादा ${height} सेमी`;
export const applied = 'आपको आवेदन मिला है';
export const leaving = 'अकाउंट हटाया जा रहा है';
export const view_more = <Part>(name: string, unseen: (text: string) => Part) => [
  'और देखें',
  unseen(`: ${name}`),
];

export const invite = 'आवेदन के लिए बुलाएँ';
export const invite_title = (name: string) => `${name} को आवेदन के लिए बुलाएँ`;
export const invite_none = (name: string) =>
  `अब आपका कोई खुला कास्टिंग कॉल नहीं बचा है जिसके लिए ${name} को बुलाया जा सके।`;
export const invite_several = (count: number) => `${count} कलाकारों को आवेदन के लिए बुलाएँ`;
export const invite_several_none = 'आपका कोई खुला कास्टिंग कॉल नहीं है जिसके लिए इन्हें बुलाया जा सके।';
export const invite_count = (count: number, total: number) =>
  count === total
    ? `सभी ${total} को निमंत्रण भेजा जाएगा।`
    : `${total} में से ${count} को निमंत्रण भेजा जाएगा, ${total - count} को नहीं:`;
export const invite_not = 'निमंत्रण नहीं भेजा जाएगा';
export const invite_unseen = 'कलाकार जिन्हें आप नहीं देख सकते';
export const invite_unlikely = (count: number) =>
  plural(count, {
    one: `उस ${count} कलाकार को भी बुलाएँ जो कास्टिंग कॉल की शर्तों से मेल नहीं खाता`,
    other: `उन ${count} कलाकारों को भी बुलाएँ जो कास्टिंग कॉल की शर्तों से मेल नहीं खाते`,
  });
export const invite_send = (count: number) => `${count} निमंत्रण भेजें`;
export const select = 'चुनें';
export const select_of = (name: string) => `${name} को चुनें`;
export const select_all = (count: number) => `सभी ${count} चुनें`;
export const selection = 'चुने हुए कलाकार';
export const selection_count = (count: number) => `${count} चुने हुए`;
export const selection_clear = 'चुनाव हटाएँ';
export const invite_message_example = 'प्रोफ़ाइल में क्या अच्छा लगा, और यह रोल क्यों।';
export const save = 'लिस्ट में सेव करें';
export const save_title = (name: string) => `${name} को लिस्ट में सेव करें`;
export const save_several = (count: number) => `${count} कलाकारों को लिस्ट में सेव करें`;
export const save_new = 'लिस्ट बनाकर सेव करें';
export const save_failed = 'लिस्ट नहीं बदली जा सकी। फिर से कोशिश करें।';
export const load_failed = 'यह लोड नहीं हो सका। फिर से कोशिश करें।';

export const lists_lead = 'आपके प्रोडक्शन हाउस की कलाकारों की लिस्ट और आवेदन के निमंत्रण।';
export const lists = 'लिस्ट';
export const lists_who = 'इन्हें आपकी पूरी टीम देखती है। कलाकार नहीं देखते।';
export const lists_none = 'अभी कोई लिस्ट नहीं है।';
export const list_created_by = (name: string) => `बनाई: ${name}`;
export const list_size = <Part>(count: number, unseen: (text: string) => Part) => [count, unseen(' कलाकार')];
export const list_name = 'लिस्ट का नाम';
export const list_name_example = 'बारिश वाली फ़िल्म के लीड';
export const list_create = 'लिस्ट बनाएँ';
export const list_create_failed = 'लिस्ट नहीं बन सकी। फिर से कोशिश करें।';
export const invitations = 'निमंत्रण';
export const invitations_lead = 'आपके कास्टिंग कॉल के निमंत्रण, सबसे नए पहले।';
export const invitations_none = 'अभी कोई निमंत्रण नहीं है। भेजने के लिए कोई प्रोफ़ाइल खोलें और “आवेदन के लिए बुलाएँ” चुनें।';
export const invitation_by = (title: string, name: string) => `${title}, निमंत्रण भेजा: ${name}`;
export const invitation_answers = {
  waiting: 'अभी जवाब नहीं मिला',
  applied: 'आवेदन मिला',
  declined: 'मना किया',
} as const;

export const list_unnamed = 'लिस्ट';
export const list_lead = (name: string) => `यह लिस्ट ${name} ने बनाई।`;
export const list_empty = 'इस लिस्ट में अभी कोई कलाकार नहीं है। जोड़ने के लिए कोई प्रोफ़ाइल खोलें और “लिस्ट में सेव करें” चुनें।';
export const list_unseen = (count: number) =>
  `इस लिस्ट की ${count} प्रोफ़ाइल अब आपको नहीं दिखाई जा सकती। अपनी प्रोफ़ाइल कौन देखेगा, यह कलाकार ख़ुद तय करते हैं।`;
export const list_added_by = (name: string) => `जोड़ा: ${name}`;
export const list_remove_label = (name: string) => `${name} को लिस्ट से हटाएँ`;
export const list_settings = 'लिस्ट की सेटिंग';
export const list_rename = 'नाम सेव करें';
export const list_rename_failed = 'नाम सेव नहीं हो सका। फिर से कोशिश करें।';
export const list_delete = 'लिस्ट हटाएँ';
export const list_delete_question = (name: string) => `लिस्ट “${name}” हटाएँ?`;
export const list_delete_failed = 'लिस्ट नहीं हटाई जा सकी। फिर से कोशिश करें।';
export const history_title = 'लिस्ट में हुए बदलाव';
export const history_lead = 'नाम बदली गई लिस्ट, हटाए गए कलाकार और हटाई गई लिस्ट, सबसे नए बदलाव पहले।';
export const event_someone = 'किसी कलाकार';

interface Change {
  list: string;
  talent: string;
  by: string | null;
}

export const events = {
  list_renamed: ({ list, by }: Change) =>
    by ? `${by} ने “${list}” का नाम बदला` : `“${list}” का नाम बदला गया`,
  talent_removed: ({ list, talent, by }: Change) =>
    by ? `${by} ने ${talent} को “${list}” से हटाया` : `${talent} को “${list}” से हटाया गया`,
  list_deleted: ({ list, by }: Change) => (by ? `${by} ने लिस्ट “${list}” हटाई` : `लिस्ट “${list}” हटाई गई`),
};
