import type { FileKind } from '#rules/uploads.ts';
import { waitingTime } from '#words/hi/waiting-time.ts';
import type { RetryAfter } from '#words/waiting-time.ts';

export const invalid_input = 'यह जानकारी जाँचें।';

export const invalid_request = 'सर्वर इस अनुरोध को समझ नहीं सका।';
export const invalid_json = 'अनुरोध का डेटा सही JSON नहीं है।';
export const empty_body = 'अनुरोध में कोई डेटा नहीं है।';
export const incomplete_form = 'फ़ॉर्म पूरा नहीं पहुँचा। इसे फिर से भेजें।';
export const unsupported_media_type = 'अनुरोध का डेटा JSON में भेजें।';
export const payload_too_large = 'यह इतना बड़ा है कि भेजा नहीं जा सकता।';
export const headers_too_large = 'अनुरोध के हेडर बहुत बड़े हैं।';
export const request_timeout = 'अनुरोध पहुँचने में बहुत देर लगी। इसे फिर से भेजें।';
export const range_not_satisfiable = 'माँगा गया हिस्सा फ़ाइल के अंत से आगे है।';
export const method_not_allowed = 'इस URL पर सिर्फ़ GET और HEAD अनुरोध भेजे जा सकते हैं।';
export const cross_site_request = 'यह अनुरोध किसी दूसरी वेबसाइट से आया, इसलिए इसे रोक दिया गया।';
export const endpoint_not_found = 'API का यह एंडपॉइंट मौजूद नहीं है।';
export const page_not_found = 'यह पेज मौजूद नहीं है।';
export const file_not_found = 'यह फ़ाइल मौजूद नहीं है, या इसके लिंक का समय समाप्त हो गया है।';

export const login_required = 'आगे बढ़ने के लिए लॉग इन करें।';
export const agreement_needed =
  'हमारी शर्तें या प्राइवेसी नोटिस बदल गए हैं। आगे बढ़ने के लिए बदलाव पढ़ें और सहमति दें। अपना डेटा आप अब भी देख सकते हैं, डाउनलोड कर सकते हैं और हटा सकते हैं।';
export const talent_account_required = 'इसके लिए कलाकार अकाउंट से लॉग इन करें।';
export const house_account_required = 'इसके लिए प्रोडक्शन हाउस अकाउंट से लॉग इन करें।';
export const reviewer_role_required =
  'टीम में आपके रोल से सिर्फ़ देखा जा सकता है। ज़्यादा अधिकार के लिए टीम के किसी ओनर से कहें।';
export const owner_role_required = 'यह सिर्फ़ टीम के ओनर कर सकते हैं। अपनी टीम के किसी ओनर से कहें।';

export const too_many_requests = (wait: RetryAfter) =>
  `बहुत ज़्यादा अनुरोध आए हैं। ${waitingTime(wait)} बाद फिर से कोशिश करें।`;
export const too_many_open_windows = 'आपकी बहुत सारी विंडो खुली हैं। कुछ बंद करें।';
export const server_busy = 'सर्वर अभी व्यस्त है। थोड़ी देर में फिर से कोशिश करें।';
export const service_unavailable = 'सेवा अभी उपलब्ध नहीं है। कुछ सेकंड बाद फिर से कोशिश करें।';
export const registrations_paused = 'नए रजिस्ट्रेशन फ़िलहाल रुके हुए हैं। कृपया बाद में फिर से कोशिश करें।';
export const posting_paused = 'नए कास्टिंग कॉल फ़िलहाल रुके हुए हैं। इसे ड्राफ़्ट के रूप में सेव करें और बाद में पोस्ट करें।';
export const payments_paused = 'भुगतान फ़िलहाल रुके हुए हैं। आपसे कोई पैसा नहीं लिया गया। बाद में फिर से कोशिश करें।';
export const server_error = 'सर्वर में गड़बड़ी है। कृपया थोड़ी देर बाद फिर से कोशिश करें।';
export const media_unavailable = 'फ़ोटो और वीडियो अभी उपलब्ध नहीं हैं। एक मिनट बाद फिर से कोशिश करें।';
export const storage_full =
  'इसे सेव करने के लिए हमारे पास जगह नहीं बची, इसलिए कुछ सेव नहीं हुआ। कुछ मिनट बाद फिर से कोशिश करें।';

export const file_required = 'फ़ाइल चुनें।';
const files: Record<FileKind, string> = {
  image: 'अधिकतम 25 MB की JPG, PNG, WebP, AVIF या HEIC फ़ोटो चुनें।',
  video: 'अधिकतम 200 MB का MP4, MKV, AVI, MOV या WebM वीडियो चुनें।',
  audio: 'अधिकतम 20 MB की MP3, M4A, WAV, OGG या WebM रिकॉर्डिंग चुनें।',
  document: 'अधिकतम 20 MB का PDF चुनें।',
  scan: 'अधिकतम 10 MB की PDF, JPG, PNG या HEIC फ़ाइल चुनें।',
};
export const file_not_accepted = ({ accepted }: { accepted: keyof typeof files }) => files[accepted];
export const too_many_files = ({ max }: { max: number }) =>
  max === 1 ? 'सिर्फ़ 1 फ़ाइल चुनें।' : `अधिकतम ${max} फ़ाइलें चुनें।`;
export const picture_too_many_pixels = ({ max }: { max: number }) =>
  `इस फ़ोटो में ${max} मेगापिक्सेल से ज़्यादा हैं। कोई छोटी फ़ोटो चुनें।`;
export const picture_cut_off = 'यह फ़ोटो अधूरी है: फ़ाइल का आख़िरी हिस्सा नहीं है। पूरी फ़ाइल चुनें।';
export const picture_unreadable = 'यह फ़ोटो नहीं खुल रही है। कोई दूसरी चुनें।';

export const upload_not_found = 'यह अपलोड अब मौजूद नहीं है। फ़ाइल फिर से चुनें।';
export const upload_size_missing = 'फ़ाइल का आकार बताने वाला Upload-Length हेडर नहीं मिला।';
export const upload_metadata_invalid = 'Upload-Metadata हेडर पढ़ा नहीं जा सका।';
export const upload_conflict = 'फ़ाइल का यह हिस्सा पिछली बार पहुँचे हिस्से के आगे का नहीं है।';
export const upload_locked = 'यह फ़ाइल किसी दूसरे अनुरोध से भेजी जा रही है। थोड़ी देर में फिर से कोशिश करें।';
export const upload_version_unsupported = 'Tus-Resumable: 1.0.0 हेडर भेजें।';

export const signature_invalid = 'इस अनुरोध का हस्ताक्षर ग़लत है।';
export const webhook_token_invalid = 'इस अनुरोध का टोकन ग़लत है।';
export const webhook_unreadable = 'इस वेबहुक का डेटा समझा नहीं जा सका।';

export const project_not_found = 'प्रोजेक्ट नहीं मिला।';

export const saved = 'सेव हो गया।';
export const removed = 'हटा दिया गया।';
export const deleted = 'हटा दिया गया।';
export const link_created = 'लिंक बन गया।';
export const link_ended = 'लिंक बंद हो गया।';
export const profile_saved = 'प्रोफ़ाइल अपडेट हो गई!';
export const invitation_sent_to = (email: string) => `${email} पर निमंत्रण भेज दिया गया।`;
export const new_invitation_sent_to = (email: string) => `${email} पर नया निमंत्रण भेज दिया गया।`;

// The page in place of one that cannot be shown at the moment.
export const please_wait_title = 'कृपया इंतज़ार करें।';
export const please_wait_heading = 'कृपया थोड़ा इंतज़ार करें।';
export const please_wait_send_again = 'वापस जाकर फ़ॉर्म फिर से भेजें।';
export const please_wait_loads_again = 'यह पेज अपने आप फिर से लोड हो जाएगा।';
