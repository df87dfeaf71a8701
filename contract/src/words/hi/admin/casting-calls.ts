import type { Translation } from '#words/translation.ts';

export type Checked = Translation<
  typeof import('#words/en/admin/casting-calls.ts'),
  typeof import('#words/hi/admin/casting-calls.ts')
>;

export const unnamed_house = 'बिना नाम का हाउस';
export const sent = (time: string) => `${time} को भेजा गया`;
export const flags = 'किन बातों पर ध्यान दें';
export const approve = 'मंज़ूर करें';
export const confirm_child = (title: string) => `“${title}” को मंज़ूर करें?`;
export const confirm_child_text = (house: string) =>
  `${house} इस रोल में बच्चों को ले सकता है। पूरा पढ़ने के बाद ही मंज़ूर करें।`;
export const ask = 'बदलाव माँगें';
export const take_down = 'साइट से हटाएँ';
export const ask_label = 'प्रोडक्शन हाउस क्या बदले';
export const ask_send = 'भेजें';
export const ask_money = 'पैसे की माँग हटाएँ। ऑडिशन या रजिस्ट्रेशन के लिए कलाकार कभी पैसे नहीं देते।';
export const ask_contact = 'टेक्स्ट से फ़ोन नंबर और लिंक हटाएँ। संपर्क की जानकारी उसके अपने फ़ील्ड में लिखें।';
export const ask_details = 'रोल और प्रोजेक्ट के बारे में विस्तार से लिखें।';
export const take_down_title = 'यह कास्टिंग कॉल साइट से हटाएँ';
export const take_down_label = 'कारण, जो प्रोडक्शन हाउस पढ़ेगा';
export const take_down_money = 'कलाकारों ने हमें बताया कि उनसे पैसे माँगे गए।';
export const take_down_fake = 'यह कास्टिंग कॉल किसी दूसरे प्रोडक्शन हाउस के नाम से पोस्ट किया गया है।';

export const held = 'रुका हुआ है: प्रोडक्शन हाउस अस्थायी रूप से बंद है, इसलिए यह कास्टिंग कॉल किसी को नहीं दिखता।';
export const new_call = 'नया: कलाकारों को यह कास्टिंग कॉल अभी नहीं दिखता।';
export const new_edit = 'जब तक आप यह बदलाव मंज़ूर नहीं करते, कलाकारों को पहले मंज़ूर हुआ वर्शन दिखेगा।';
export const refused = (reason: string) => `प्रोडक्शन हाउस के बदलावों का इंतज़ार है। हमने उसे यह बताया: ${reason}`;
export const nothing_waits = {
  pending: 'मंज़ूरी के लिए कुछ बाकी नहीं है। यह कास्टिंग कॉल पेंडिंग है।',
  open: 'मंज़ूरी के लिए कुछ बाकी नहीं है। यह कास्टिंग कॉल खुला है।',
  closed: 'मंज़ूरी के लिए कुछ बाकी नहीं है। यह कास्टिंग कॉल बंद हो चुका है।',
} as const;

export const changes = 'क्या बदलेगा';
export const call = 'कास्टिंग कॉल';
export const deadline = 'आवेदन की अंतिम तारीख़';
export const picture_now = 'अभी की तस्वीर';
export const picture = 'तस्वीर';
export const picture_new = 'नई तस्वीर';
export const removed = 'हटाया गया:';
export const added = 'जोड़ा गया:';
export const verified = 'दस्तावेज़ों से सत्यापित';
export const not_verified = 'दस्तावेज़ों से सत्यापित नहीं';
export const registered = (time: string) => `${time} को रजिस्टर किया`;
export const house_calls = (count: number) => `कास्टिंग कॉल: ${count}`;
export const house_reports = (count: number) => `खुली शिकायतें: ${count}`;
export const applications = (count: number) => `इस कास्टिंग कॉल के लिए आवेदन: ${count}`;
export const open_house = 'यह प्रोडक्शन हाउस खोलें';

export const fields = {
  project_type: 'प्रोजेक्ट का प्रकार',
  project_description: 'प्रोजेक्ट का विवरण',
  language_required: 'भाषा',
  role_details: 'रोल का नाम',
  role_type: 'रोल का प्रकार',
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
  shoot_dates: 'शूट की तारीख़ें',
  shoot_duration: 'शूट कितने दिन',
  availability_required: 'उपलब्धता',
  compensation: 'मेहनताना',
  house: 'प्रोडक्शन हाउस',
  owner: 'ओनर',
  website: 'वेबसाइट',
  location: 'जगह',
  talent: 'कलाकार',
} as const;
