import { plural } from '#words/plural.ts';

export const link_invalid = 'https://example.com जैसा लिंक भरें।';

export const section_person = 'आपके बारे में';
export const first_name = 'पहला नाम';
export const middle_name = 'बीच का नाम';
export const last_name = 'सरनेम';
export const date_of_birth_saved = 'सेव की गई जन्मतिथि को सिर्फ़ हमारी सपोर्ट टीम बदल सकती है।';
export const date_of_birth_future = 'आज से पहले की तारीख़ भरें।';
export const agency_name_hint =
  'अगर आपकी एजेंसी सत्यापित है, तो नाम बदलने पर सत्यापन तब तक के लिए समाप्त हो जाएगा, जब तक हम नए नाम का दस्तावेज़ मंज़ूर न कर लें।';
export const profile_type_hint = 'आपके प्रोफ़ाइल टाइप से तय होता है कि कौन-से सवाल ज़रूरी हैं।';

export const section_home = 'आप कहाँ रहते हैं';
export const current_location = 'मौजूदा जगह';
export const current_location_example = 'अंधेरी वेस्ट, मुंबई';
export const country = 'देश';
export const nationality = 'राष्ट्रीयता';

export const section_documents = 'दस्तावेज़';
export const passport = 'पासपोर्ट';
export const driver_license = 'ड्राइविंग लाइसेंस';
export const cinta_card = 'CINTA कार्ड';
export const cinta_card_example = 'मेंबर नंबर, अगर हो';

export const language_hint = 'वे सभी भाषाएँ जिनमें आप ऐक्टिंग कर सकते हैं। जो भाषा लिस्ट में न हो, उसे भी जोड़ा जा सकता है।';
export const hobbies = 'शौक';
export const hobbies_example = 'पेंटिंग, ट्रेकिंग';
export const sports = 'खेल';
export const sports_example = 'क्रिकेट, बैडमिंटन';

export const section_availability = 'उपलब्धता';
export const availabilities = 'आप कब और किन कामों के लिए उपलब्ध हैं';
export const availability_categories = 'उपलब्धता की कैटेगरी';
export const availability_categories_hint = 'आप किस तरह के काम के लिए उपलब्ध हैं।';

export const section_attributes = 'शारीरिक बनावट';
export const hair_length = 'बालों की लंबाई';
export const tattoo_piercing = 'टैटू / पियर्सिंग';
export const tattoo_piercing_hint = 'आपकी सार्वजनिक प्रोफ़ाइल पर सिर्फ़ यह दिखता है कि टैटू है या नहीं।';
export const moustache = 'मूँछें';
export const disabilities = 'दिव्यांगता';
export const disabilities_example = 'कोई नहीं, या नहीं बताना';
export const disabilities_hint = 'उन रोल के लिए जिनमें यह पूछा जाता है। नीचे चुनें कि इसे कौन देख सकता है।';
export const distinctive_features = 'ख़ास पहचान';
export const distinctive_features_example = 'चोट का निशान, डिंपल, दाँतों के बीच जगह';
export const distinctive_features_hint = 'कुछ न हो, तो “कोई नहीं” लिखें।';
export const plus_size_model = 'प्लस-साइज़ मॉडल';
export const petite_model = 'पेटीट मॉडल';

export const section_measurements = 'शरीर के माप';
export const section_measurements_lead = 'कॉस्ट्यूम टीम सबसे पहले यही पूछती है। जो पता न हो, उसे छोड़ दें।';
export const inches = 'इंच';
export const shoe_size = 'जूते का साइज़';
export const measurement = 'माप';
export const measurement_example = 'सब एक लाइन में';
export const waist = 'कमर';
export const hips = 'हिप्स';
export const arm_hole = 'आर्महोल';
export const shoulder = 'कंधा';
export const sleeve_length = 'आस्तीन की लंबाई';
export const trouser_length = 'पैंट की लंबाई';
export const inseam_length = 'इनसीम की लंबाई';
export const biceps = 'बाइसेप्स';
export const collar = 'कॉलर';
export const fork = 'फ़ोर्क';
export const bust = 'बस्ट';
export const cup_size = 'कप साइज़';
export const above_bust = 'बस्ट के ऊपर';
export const under_bust = 'बस्ट के नीचे';
export const upper_thigh = 'जाँघ का ऊपरी हिस्सा';
export const lower_thigh = 'जाँघ का निचला हिस्सा';
export const till_elbow = 'कोहनी तक';

export const section_driving = 'आप क्या चला सकते हैं';
export const two_wheeler = 'टू-व्हीलर';
export const four_wheeler = 'फ़ोर-व्हीलर';

export const section_privacy_lead = 'चुनें कि आपके संवेदनशील जवाब कौन देख सकता है। इसे कभी भी बदला जा सकता है।';
export const measurements_seen_by = 'आपके माप कौन देख सकता है';
export const skin_tone_seen_by = 'आपकी त्वचा का रंग कौन देख सकता है';
export const disabilities_seen_by = 'आपकी दिव्यांगता की जानकारी कौन देख सकता है';
export const lgbtq_friendly_seen_by = '“LGBTQ+ फ़्रेंडली” कौन देख सकता है';
export const seen_by = {
  private: 'सिर्फ़ मैं',
  on_application: 'आवेदन मिलने पर प्रोडक्शन हाउस',
  discoverable: 'कलाकार ढूँढने वाले सत्यापित प्रोडक्शन हाउस भी',
} as const;

export const section_roles = 'आपको कौन-से रोल मंज़ूर हैं';
export const section_roles_lead = 'जो भी लागू हों, सब चुनें।';
export const lgbtq_friendly = 'LGBTQ+ फ़्रेंडली';
export const section_credits_lead =
  'रेज़्यूमे की तरह आपका काम, आपकी सार्वजनिक प्रोफ़ाइल और कॉम्प कार्ड पर। सबसे नया साल पहले दिखता है।';
export const acting_experience_example = 'टाइटल, साल और आपके रोल';
export const previous_work = 'पिछले काम का विवरण';
export const professional_training = 'प्रोफ़ेशनल ट्रेनिंग';
export const professional_training_example = 'स्कूल, टीचर, साल';
export const special_niche = 'ख़ास क्षेत्र';
export const special_niche_example = 'पुराने ज़माने के डायलॉग, सांकेतिक भाषा';
export const influencer_type = 'इन्फ़्लुएंसर का प्रकार';
export const influencer_type_example = 'नैनो, माइक्रो, सेलिब्रिटी';
export const influencer_niche = 'इन्फ़्लुएंसर का विषय';
export const influencer_niche_example = 'खाना, ट्रैवल, फ़ैशन';
export const section_doubles = 'मॉडलिंग और बॉडी डबल';
export const hand_modeling = 'हैंड मॉडलिंग';
export const foot_modeling = 'फ़ुट मॉडलिंग';
export const body_double_actor_name = 'किस ऐक्टर के बॉडी डबल';
export const body_double_actor_name_example = 'जिनके बॉडी डबल का काम करते हैं';
export const lookalike_actor_name = 'किस ऐक्टर जैसा चेहरा';
export const lookalike_actor_name_example = 'जिस ऐक्टर से चेहरा मिलता है';
export const body_double = 'बॉडी डबल';
export const section_links = 'प्रोफ़ेशनल लिंक';
export const imdb_profile = 'IMDb प्रोफ़ाइल';
export const facebook_link = 'Facebook लिंक';
export const youtube_link = 'YouTube लिंक';
export const handle_example = '@aapkanaam';
export const work_links = 'आपके काम के लिंक';
export const work_links_hint = 'हर लाइन में एक लिंक।';
export const work_links_hint_limited = (max: number) => `हर लाइन में एक लिंक। आपके प्लान में ${max} लिंक की सीमा है।`;
export const work_links_too_many = (max: number) =>
  plural(max, {
    one: `आपके प्लान में काम का ${max} लिंक रखा जा सकता है।`,
    other: `आपके प्लान में काम के ${max} लिंक रखे जा सकते हैं।`,
  });
export const section_agents = 'आपकी ओर से कौन बात करता है';
export const agency_name = 'एजेंसी का नाम';
export const manager_name = 'मैनेजर का नाम';

export const credit_add = 'काम जोड़ें';
export const credits_incomplete = 'कुछ कामों की जानकारी अधूरी है। सबको जाँच लें।';
export const credit_of = (project: string) => `काम: ${project}`;
export const credit_new = 'नया काम';
export const credit_project = 'प्रोजेक्ट';
export const credit_role = 'आपका रोल';
export const credit_house = 'प्रोडक्शन हाउस या थिएटर';
export const credit_kind = 'काम का प्रकार';
export const credit_link_hint = 'इसे कहाँ देखा जा सकता है।';
export const credit_remove_this = 'यह काम हटाएँ';

export const file_image = 'प्रोफ़ाइल फ़ोटो';
export const file_full = 'फ़ुल-लेंथ फ़ोटो';
export const file_images = 'और फ़ोटो';
