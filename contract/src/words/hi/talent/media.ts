import { plural } from '#words/plural.ts';

export const lead =
  'प्रोडक्शन हाउस आपको इन्हीं फ़ोटो, वीडियो और रिकॉर्डिंग में देखते और सुनते हैं। दूसरे पेज पर जाने पर भी अपलोड चलता रहता है, और कनेक्शन टूटने पर बाद में अपने आप फिर शुरू होता है।';

export const kinds = {
  image: {
    title: 'प्रोफ़ाइल फ़ोटो',
    advice: 'हर लिस्ट में आपके नाम के साथ दिखने वाली छोटी फ़ोटो।',
    empty: 'इससे प्रोडक्शन हाउस हर लिस्ट में आपको पहचान पाते हैं।',
  },
  headshot_image: {
    title: 'हेडशॉट',
    advice: 'चेहरा और कंधे, दिन की रोशनी में, सादी दीवार के सामने, बिना फ़िल्टर के।',
    empty: 'कास्टिंग डायरेक्टर सबसे पहले हेडशॉट देखते हैं। उसी से तय होता है कि वे आगे पढ़ेंगे या नहीं।',
  },
  full_image: {
    title: 'फ़ुल-लेंथ फ़ोटो',
    advice: 'सिर से पैर तक, सीधे खड़े होकर, सादे कपड़ों में।',
    empty: 'इससे आपका कद और पॉश्चर दिखता है।',
  },
  photo: {
    title: 'गैलरी',
    advice: 'अलग-अलग लुक, मूड और कॉस्ट्यूम। अपनी सबसे अच्छी फ़ोटो पहले रखें।',
    empty: 'कुछ अलग-अलग लुक जोड़ें, ताकि पता चले कि आप पर कौन-से रोल जँचेंगे।',
  },
  intro_video: {
    title: 'परिचय वीडियो',
    advice: 'कैमरे की ओर देखकर अपना नाम, उम्र, शहर और भाषाएँ बताएँ। 30 सेकंड काफ़ी हैं।',
    empty: 'छोटा-सा परिचय अक्सर पहली मुलाकात का काम कर देता है।',
  },
  audition_video: {
    title: 'ऑडिशन वीडियो',
    advice: 'आपके किए हुए या तैयार किए हुए सीन, हर एक एक-दो मिनट का।',
    empty: 'एक मिनट का सीन काम की लिस्ट से ज़्यादा बताता है।',
  },
  voice_sample: {
    title: 'आवाज़ के नमूने',
    advice: 'वॉइस-ओवर और डबिंग के लिए: हर आवाज़ या भाषा की एक रिकॉर्डिंग।',
    empty: 'आवाज़ के लिए कास्टिंग करने वाले प्रोडक्शन हाउस सबसे पहले नमूने सुनते हैं।',
  },
} as const;

export const single_names = {
  image: 'प्रोफ़ाइल फ़ोटो',
  headshot_image: 'हेडशॉट',
  full_image: 'फ़ुल-लेंथ फ़ोटो',
} as const;
export const numbered_names = {
  photo: (number: number) => `फ़ोटो ${number}`,
  intro_video: (number: number) => `परिचय वीडियो ${number}`,
  audition_video: (number: number) => `ऑडिशन वीडियो ${number}`,
  voice_sample: (number: number) => `आवाज़ का नमूना ${number}`,
};
export const captioned_name = (name: string, caption: string) => `${name}, ${caption}`;

export const usage = {
  photo: (used: number, limit: number) => `${limit} में से ${used} फ़ोटो`,
  intro_video: (used: number, limit: number) => `${limit} में से ${used} परिचय वीडियो`,
  audition_video: (used: number, limit: number) => `${limit} में से ${used} ऑडिशन वीडियो`,
  voice_sample: (used: number, limit: number) =>
    plural(used, { one: `${limit} में से ${used} नमूना`, other: `${limit} में से ${used} नमूने` }),
};
export const usage_unlimited = {
  photo: (used: number) => `${used} फ़ोटो`,
  intro_video: (used: number) => `${used} परिचय वीडियो`,
  audition_video: (used: number) => `${used} ऑडिशन वीडियो`,
  voice_sample: (used: number) => plural(used, { one: `आवाज़ का ${used} नमूना`, other: `आवाज़ के ${used} नमूने` }),
};

export const full_of_plan = {
  photo: (plan: string, limit: number) =>
    plural(limit, {
      one: `${plan} प्लान में ${limit} फ़ोटो रखी जा सकती है। यह सीमा पूरी हो चुकी है।`,
      other: `${plan} प्लान में ${limit} फ़ोटो रखी जा सकती हैं। यह सीमा पूरी हो चुकी है।`,
    }),
  intro_video: (plan: string, limit: number) =>
    plural(limit, {
      one: `${plan} प्लान में ${limit} परिचय वीडियो रखा जा सकता है। यह सीमा पूरी हो चुकी है।`,
      other: `${plan} प्लान में ${limit} परिचय वीडियो रखे जा सकते हैं। यह सीमा पूरी हो चुकी है।`,
    }),
  audition_video: (plan: string, limit: number) =>
    plural(limit, {
      one: `${plan} प्लान में ${limit} ऑडिशन वीडियो रखा जा सकता है। यह सीमा पूरी हो चुकी है।`,
      other: `${plan} प्लान में ${limit} ऑडिशन वीडियो रखे जा सकते हैं। यह सीमा पूरी हो चुकी है।`,
    }),
  voice_sample: (plan: string, limit: number) =>
    plural(limit, {
      one: `${plan} प्लान में आवाज़ का ${limit} नमूना रखा जा सकता है। यह सीमा पूरी हो चुकी है।`,
      other: `${plan} प्लान में आवाज़ के ${limit} नमूने रखे जा सकते हैं। यह सीमा पूरी हो चुकी है।`,
    }),
};
export const full_without_plan = {
  photo: (limit: number) =>
    plural(limit, {
      one: `प्लान के बिना ${limit} फ़ोटो रखी जा सकती है। यह सीमा पूरी हो चुकी है।`,
      other: `प्लान के बिना ${limit} फ़ोटो रखी जा सकती हैं। यह सीमा पूरी हो चुकी है।`,
    }),
  intro_video: (limit: number) =>
    plural(limit, {
      one: `प्लान के बिना ${limit} परिचय वीडियो रखा जा सकता है। यह सीमा पूरी हो चुकी है।`,
      other: `प्लान के बिना ${limit} परिचय वीडियो रखे जा सकते हैं। यह सीमा पूरी हो चुकी है।`,
    }),
  audition_video: (limit: number) =>
    plural(limit, {
      one: `प्लान के बिना ${limit} ऑडिशन वीडियो रखा जा सकता है। यह सीमा पूरी हो चुकी है।`,
      other: `प्लान के बिना ${limit} ऑडिशन वीडियो रखे जा सकते हैं। यह सीमा पूरी हो चुकी है।`,
    }),
  voice_sample: (limit: number) =>
    plural(limit, {
      one: `प्लान के बिना आवाज़ का ${limit} नमूना रखा जा सकता है। यह सीमा पूरी हो चुकी है।`,
      other: `प्लान के बिना आवाज़ के ${limit} नमूने रखे जा सकते हैं। यह सीमा पूरी हो चुकी है।`,
    }),
};
export const full_next = <Part>(link: (text: string) => Part) => [
  'किसी एक को बदलें या हटाएँ, या ',
  link('प्लान की तुलना करें'),
  '।',
];
export const single_only = {
  image: 'प्रोफ़ाइल फ़ोटो एक ही हो सकती है। सिर्फ़ एक फ़ोटो चुनें।',
  headshot_image: 'हेडशॉट एक ही हो सकता है। सिर्फ़ एक फ़ोटो चुनें।',
  full_image: 'फ़ुल-लेंथ फ़ोटो एक ही हो सकती है। सिर्फ़ एक फ़ोटो चुनें।',
} as const;

export const requirement = (megabytes: number) =>
  `JPG, PNG, WebP, AVIF या HEIC फ़ोटो, ज़्यादा से ज़्यादा ${megabytes} MB की।`;
export const requirement_each = {
  image: (megabytes: number) => `JPG, PNG, WebP, AVIF या HEIC, हर फ़ोटो ज़्यादा से ज़्यादा ${megabytes} MB की।`,
  video: (megabytes: number) => `MP4, MKV, AVI, MOV या WebM, हर वीडियो ज़्यादा से ज़्यादा ${megabytes} MB का।`,
  audio: (megabytes: number) => `MP3, M4A, WAV, OGG या WebM, हर रिकॉर्डिंग ज़्यादा से ज़्यादा ${megabytes} MB की।`,
};
export const choose_first = 'फ़ोटो चुनें';
export const choose_other = 'दूसरी फ़ोटो चुनें';
export const choose_several = {
  photo: 'फ़ोटो चुनें',
  intro_video: 'परिचय वीडियो चुनें',
  audition_video: 'ऑडिशन वीडियो चुनें',
  voice_sample: 'आवाज़ के नमूने चुनें',
} as const;
export const drop_one = 'या उसे खींचकर यहाँ छोड़ें।';
export const drop_several = 'या उन्हें खींचकर यहाँ छोड़ें।';

export const capture_titles = {
  image: 'फ़ोटो लें',
  video: 'वीडियो रिकॉर्ड करें',
  audio: 'अपनी आवाज़ रिकॉर्ड करें',
} as const;
export const device_opening = {
  camera: 'कैमरा चालू हो रहा है। ब्राउज़र आपसे अनुमति माँग सकता है।',
  microphone: 'माइक्रोफ़ोन चालू हो रहा है। ब्राउज़र आपसे अनुमति माँग सकता है।',
} as const;
export const device_blocked = {
  camera: 'कैमरा ब्लॉक है। ब्राउज़र की सेटिंग में इस साइट के लिए कैमरे की अनुमति दें और फिर से कोशिश करें, या कोई फ़ाइल चुनें।',
  microphone:
    'माइक्रोफ़ोन ब्लॉक है। ब्राउज़र की सेटिंग में इस साइट के लिए माइक्रोफ़ोन की अनुमति दें और फिर से कोशिश करें, या कोई फ़ाइल चुनें।',
} as const;
export const device_missing = {
  camera: 'कोई कैमरा नहीं मिला। इसकी जगह कोई फ़ाइल चुनें।',
  microphone: 'कोई माइक्रोफ़ोन नहीं मिला। इसकी जगह कोई फ़ाइल चुनें।',
} as const;
export const device_failed = {
  camera: 'कैमरा चालू नहीं हो सका। शायद कोई और ऐप उसका इस्तेमाल कर रहा है। इसकी जगह कोई फ़ाइल चुनें।',
  microphone: 'माइक्रोफ़ोन चालू नहीं हो सका। शायद कोई और ऐप उसका इस्तेमाल कर रहा है। इसकी जगह कोई फ़ाइल चुनें।',
} as const;
export const camera_view = 'कैमरे की तस्वीर';
export const photo_take = 'फ़ोटो लें';
export const photo_use = 'यही फ़ोटो रखें';
export const photo_again = 'दूसरी फ़ोटो लें';
export const recording_now = 'रिकॉर्डिंग चल रही है।';
export const recording_done = 'रिकॉर्डिंग पूरी हुई। रखने से पहले इसे चलाकर देखें।';
export const recording_own = 'आपकी रिकॉर्डिंग';
export const recording_use = 'यही रिकॉर्डिंग रखें';
export const recording_again = 'फिर से रिकॉर्ड करें';
export const recording_start = 'रिकॉर्ड करें';
export const recording_stop = 'रोकें';
export const microphone_hint = 'शांत कमरा चुनें और माइक्रोफ़ोन से लगभग 10 सेमी दूर रहें।';

export const delete_title = (name: string) => `“${name}” हटाएँ?`;
export const delete_text = 'इसे आपकी प्रोफ़ाइल से हमेशा के लिए हटा दिया जाएगा।';
export const delete_sent = 'जो आवेदन भेजे जा चुके हैं, उनमें प्रोडक्शन हाउस इसे अब भी देख सकते हैं।';
export const delete_failed = 'इसे हटाया नहीं जा सका। अपना कनेक्शन जाँचें और फिर से कोशिश करें।';
export const delete_kinds = {
  image: 'प्रोफ़ाइल फ़ोटो हटाएँ',
  headshot_image: 'हेडशॉट हटाएँ',
  full_image: 'फ़ुल-लेंथ फ़ोटो हटाएँ',
  photo: 'फ़ोटो हटाएँ',
  intro_video: 'परिचय वीडियो हटाएँ',
  audition_video: 'ऑडिशन वीडियो हटाएँ',
  voice_sample: 'आवाज़ का नमूना हटाएँ',
} as const;
export const delete_of = (name: string) => `हटाएँ: ${name}`;

export const caption_edit_of = (name: string) => `कैप्शन बदलें: ${name}`;
export const caption_add_to = (name: string) => `कैप्शन जोड़ें: ${name}`;
export const caption_add = 'कैप्शन जोड़ें';
export const caption_of = (name: string) => `कैप्शन: ${name}`;
export const caption_save = 'कैप्शन सेव करें';
export const caption_failed = 'कैप्शन सेव नहीं हो सका। फिर से कोशिश करें।';

export const play_of = (name: string) => `चलाएँ: ${name}`;
export const crop_hint = 'फ़ोटो में चेहरे को छुएँ या स्लाइडर खिसकाएँ। कार्ड और प्रिंट में फ़ोटो का यही हिस्सा दिखेगा।';
export const crop_across = 'बाएँ या दाएँ';
export const crop_down = 'ऊपर या नीचे';
export const crop_save = 'क्रॉप सेव करें';
export const crop_failed = 'क्रॉप सेव नहीं हो सका। फिर से कोशिश करें।';
export const open_of = (name: string) => `खोलें: ${name}`;
export const replace_of = (name: string) => `बदलें: ${name}`;
export const move_earlier = (name: string) => `पहले ले जाएँ: ${name}`;
export const move_later = (name: string) => `बाद में ले जाएँ: ${name}`;
export const moved = (position: number, count: number) => `अब यह ${count} में से ${position} नंबर पर है।`;
export const order_failed = 'नया क्रम सेव नहीं हो सका। फिर से कोशिश करें।';
export const drag = 'क्रम बदलने के लिए खींचें';

export const processing = 'फ़ाइल तैयार हो रही है, ताकि वह हर ब्राउज़र में चले। आप यह पेज बंद कर सकते हैं।';
export const processing_failed =
  'फ़ाइल तैयार नहीं हो सकी: वह खराब है, बहुत लंबी है, या ऐसे फ़ॉर्मैट में है जिसे हम पढ़ नहीं सकते। फिर से कोशिश करें, या उसकी जगह MP4 वीडियो या M4A रिकॉर्डिंग डालें।';
export const processing_not_restarted = 'फ़ाइल को फिर से तैयार करना शुरू नहीं हो सका। बाद में फिर से कोशिश करें।';
export const processing_retrying = 'कोशिश हो रही है...';
export const kept_as_sent = 'कुछ ब्राउज़र में यह फ़ाइल नहीं चलती।';
export const video_unplayable = 'यह वीडियो इस ब्राउज़र में नहीं चलता।';
export const video_download = 'वीडियो डाउनलोड करें';
export const file_unplayable = 'यह फ़ाइल नहीं चल सकती।';
export const file_soon = 'यह फ़ाइल कुछ मिनट में यहाँ दिखेगी।';
