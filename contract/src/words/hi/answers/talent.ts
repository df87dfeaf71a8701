import { MAX_PROFILES_PER_DAY, VIDEO_MINUTES } from '#rules/limits.ts';
import type { UploadKind } from '#rules/uploads.ts';
import { waitingTime } from '#words/hi/waiting-time.ts';
import type { RetryAfter } from '#words/waiting-time.ts';

type Recording = { kind: UploadKind };

export const profile_not_found = 'कोई प्रोफ़ाइल नहीं मिली।';

export const profile_read_limit = (wait: RetryAfter) =>
  `एक दिन में ${MAX_PROFILES_PER_DAY} प्रोफ़ाइल खोली जा सकती हैं। ${waitingTime(wait)} बाद फिर से कोशिश करें।`;
export const profile_changed_elsewhere = 'यह प्रोफ़ाइल किसी दूसरी विंडो में बदली जा चुकी है।';
export const birth_date_not_saved = 'पहले अपनी प्रोफ़ाइल में जन्मतिथि सेव करें।';

export const medium_not_found = 'यह फ़ाइल अब आपके मीडिया में नहीं है। पेज फिर से लोड करें।';
export const medium_not_failed = 'दोबारा कोशिश की ज़रूरत नहीं है: इस फ़ाइल की प्रोसेसिंग में कोई गड़बड़ी नहीं हुई।';
export const media_changed_elsewhere = 'आपका मीडिया किसी दूसरी विंडो में बदला जा चुका है। पेज फिर से लोड करें।';
export const too_many_uploads =
  'एक साथ बहुत सारे अपलोड चल रहे हैं। किसी एक के पूरा होने का इंतज़ार करें, या कोई एक रद्द करें।';
export const recording_unplayable = ({ kind }: Recording): string =>
  kind === 'video'
    ? 'यह वीडियो पढ़ा नहीं जा सका। MP4 और MOV फ़ाइलें सबसे ठीक चलती हैं।'
    : 'यह रिकॉर्डिंग पढ़ी नहीं जा सकी। MP3, M4A और WAV फ़ाइलें सबसे ठीक चलती हैं।';
export const recording_cut_off = ({ kind }: Recording): string =>
  kind === 'video'
    ? 'यह वीडियो अधूरा है: आख़िरी हिस्सा नहीं है। पूरी फ़ाइल चुनें।'
    : 'यह रिकॉर्डिंग अधूरी है: आख़िरी हिस्सा नहीं है। पूरी फ़ाइल चुनें।';
export const recording_too_long = ({ kind }: Recording): string =>
  kind === 'video'
    ? `यह वीडियो ${VIDEO_MINUTES} मिनट से लंबा है। कोई छोटा वीडियो चुनें।`
    : `यह रिकॉर्डिंग ${VIDEO_MINUTES} मिनट से लंबी है। कोई छोटी रिकॉर्डिंग चुनें।`;
export const voice_recording_required = 'यह वीडियो है। आवाज़ की रिकॉर्डिंग चुनें।';

export const share_link_not_found = 'यह लिंक नहीं मिला। पेज फिर से लोड करें।';
export const share_link_ended = 'यह लिंक अब काम नहीं करता। जिन्होंने भेजा था, उनसे नया लिंक माँगें।';
export const share_link_adults_only =
  'सिर्फ़ वयस्क अपनी प्रोफ़ाइल शेयर कर सकते हैं। पहले अपनी प्रोफ़ाइल में जन्मतिथि सेव करें।';
export const too_many_share_links = ({ max }: { max: number }) =>
  `आपके ${max} चालू लिंक पहले से हैं। जिस लिंक की अब ज़रूरत नहीं है, उसे बंद करें।`;
export const too_many_viewers = ({ max }: { max: number }) =>
  `यह लिंक पहले ही ${max} लोग खोल चुके हैं। जिन्होंने भेजा था, उनसे नया लिंक माँगें।`;
export const viewer_name_required = 'अपना नाम भरें, ताकि भेजने वाले को पता चले कि जवाब किसके हैं।';
export const viewer_email_required = 'इस लिंक के लिए आपका ईमेल और उस पर भेजा गया कोड चाहिए।';
export const no_comp_cards =
  'इनमें से किसी आवेदक की सार्वजनिक प्रोफ़ाइल नहीं है, इसलिए प्रिंट करने के लिए कोई कॉम्प कार्ड नहीं है।';
export const no_faces = 'इनमें से किसी आवेदक की फ़ोटो आप नहीं देख सकते, इसलिए प्रिंट करने के लिए कोई नहीं है।';

export const file_added = 'फ़ाइल जुड़ गई।';
export const order_saved = 'क्रम सेव हो गया।';
export const crop_saved = 'क्रॉप सेव हो गया।';
export const caption_saved = 'कैप्शन सेव हो गया।';
export const processing_restarted = 'प्रोसेसिंग फिर से शुरू हो गई।';
export const file_deleted = 'फ़ाइल हटा दी गई।';
export const visibility_saved = 'आपकी पसंद सेव हो गई।';
export const visit_counted = 'विज़िट गिन ली गई।';
