import { plural } from '#words/plural.ts';

export const lead =
  'This is what production houses see and hear of you. Uploads continue while you visit other pages and resume after a lost connection.';

/** What each kind of media is for. */
export const kinds = {
  image: {
    title: 'Profile photo',
    advice: 'The small picture beside your name in every list.',
    empty: 'It helps production houses recognise you in every list.',
  },
  headshot_image: {
    title: 'Headshot',
    advice: 'Face and shoulders, in daylight, in front of a plain wall, without filters.',
    empty: 'Casting directors look at the headshot first. It decides whether they read on.',
  },
  full_image: {
    title: 'Full photo',
    advice: 'From head to foot, standing straight, in plain clothes.',
    empty: 'It shows your height and your posture.',
  },
  photo: {
    title: 'Gallery',
    advice: 'Different looks, moods and costumes. Put your best photos first.',
    empty: 'Add a few different looks to show which roles you could play.',
  },
  intro_video: {
    title: 'Intro videos',
    advice: 'Say your name, age, city and languages to the camera. 30 seconds are enough.',
    empty: 'A short introduction often replaces a first meeting.',
  },
  audition_video: {
    title: 'Audition videos',
    advice: 'Scenes you have played or prepared, a minute or two each.',
    empty: 'A scene of one minute shows more than a list of credits.',
  },
  voice_sample: {
    title: 'Voice samples',
    advice: 'For voice-over and dubbing: one recording for each voice or language.',
    empty: 'Production houses that cast voices listen to samples first.',
  },
} as const;

/** The name of an entry within a sentence. */
export const single_names = {
  image: 'profile photo',
  headshot_image: 'headshot',
  full_image: 'full photo',
} as const;
export const numbered_names = {
  photo: (number: number) => `photo ${number}`,
  intro_video: (number: number) => `intro video ${number}`,
  audition_video: (number: number) => `audition video ${number}`,
  voice_sample: (number: number) => `voice sample ${number}`,
};
export const captioned_name = (name: string, caption: string) => `${name}, ${caption}`;

export const usage = {
  photo: (used: number, limit: number) =>
    plural(limit, { one: `${used} of ${limit} photo`, other: `${used} of ${limit} photos` }),
  intro_video: (used: number, limit: number) =>
    plural(limit, { one: `${used} of ${limit} intro video`, other: `${used} of ${limit} intro videos` }),
  audition_video: (used: number, limit: number) =>
    plural(limit, {
      one: `${used} of ${limit} audition video`,
      other: `${used} of ${limit} audition videos`,
    }),
  voice_sample: (used: number, limit: number) =>
    plural(limit, { one: `${used} of ${limit} voice sample`, other: `${used} of ${limit} voice samples` }),
};
export const usage_unlimited = {
  photo: (used: number) => plural(used, { one: `${used} photo`, other: `${used} photos` }),
  intro_video: (used: number) => plural(used, { one: `${used} intro video`, other: `${used} intro videos` }),
  audition_video: (used: number) =>
    plural(used, { one: `${used} audition video`, other: `${used} audition videos` }),
  voice_sample: (used: number) =>
    plural(used, { one: `${used} voice sample`, other: `${used} voice samples` }),
};

export const full_of_plan = {
  photo: (plan: string, limit: number) =>
    plural(limit, {
      one: `Your ${plan} plan allows ${limit} photo. You have reached this limit.`,
      other: `Your ${plan} plan allows ${limit} photos. You have reached this limit.`,
    }),
  intro_video: (plan: string, limit: number) =>
    plural(limit, {
      one: `Your ${plan} plan allows ${limit} intro video. You have reached this limit.`,
      other: `Your ${plan} plan allows ${limit} intro videos. You have reached this limit.`,
    }),
  audition_video: (plan: string, limit: number) =>
    plural(limit, {
      one: `Your ${plan} plan allows ${limit} audition video. You have reached this limit.`,
      other: `Your ${plan} plan allows ${limit} audition videos. You have reached this limit.`,
    }),
  voice_sample: (plan: string, limit: number) =>
    plural(limit, {
      one: `Your ${plan} plan allows ${limit} voice sample. You have reached this limit.`,
      other: `Your ${plan} plan allows ${limit} voice samples. You have reached this limit.`,
    }),
};
export const full_without_plan = {
  photo: (limit: number) =>
    plural(limit, {
      one: `Without a plan you can have ${limit} photo. You have reached this limit.`,
      other: `Without a plan you can have ${limit} photos. You have reached this limit.`,
    }),
  intro_video: (limit: number) =>
    plural(limit, {
      one: `Without a plan you can have ${limit} intro video. You have reached this limit.`,
      other: `Without a plan you can have ${limit} intro videos. You have reached this limit.`,
    }),
  audition_video: (limit: number) =>
    plural(limit, {
      one: `Without a plan you can have ${limit} audition video. You have reached this limit.`,
      other: `Without a plan you can have ${limit} audition videos. You have reached this limit.`,
    }),
  voice_sample: (limit: number) =>
    plural(limit, {
      one: `Without a plan you can have ${limit} voice sample. You have reached this limit.`,
      other: `Without a plan you can have ${limit} voice samples. You have reached this limit.`,
    }),
};
export const full_next = <Part>(link: (text: string) => Part) => [
  'Replace or delete one, or ',
  link('compare the plans'),
  '.',
];
export const single_only = {
  image: 'You can have one profile photo. Please choose a single picture.',
  headshot_image: 'You can have one headshot. Please choose a single picture.',
  full_image: 'You can have one full photo. Please choose a single picture.',
} as const;

/** What the files have to be. */
export const requirement = (megabytes: number) =>
  `JPG, PNG, WebP, AVIF or HEIC picture of at most ${megabytes} MB.`;
export const requirement_each = {
  image: (megabytes: number) => `JPG, PNG, WebP, AVIF or HEIC picture of at most ${megabytes} MB each.`,
  video: (megabytes: number) => `MP4, MKV, AVI, MOV or WebM video of at most ${megabytes} MB each.`,
  audio: (megabytes: number) => `MP3, M4A, WAV, OGG or WebM recording of at most ${megabytes} MB each.`,
};
export const choose_first = 'Choose a photo';
export const choose_other = 'Choose another';
export const choose_several = {
  photo: 'Choose photos',
  intro_video: 'Choose intro videos',
  audition_video: 'Choose audition videos',
  voice_sample: 'Choose voice samples',
} as const;
export const drop_one = 'Or drop it here.';
export const drop_several = 'Or drop them here.';

export const capture_titles = {
  image: 'Take a photo',
  video: 'Record a video',
  audio: 'Record your voice',
} as const;
export const device_opening = {
  camera: 'Opening the camera. Your browser may ask you to allow it.',
  microphone: 'Opening the microphone. Your browser may ask you to allow it.',
} as const;
export const device_blocked = {
  camera:
    'The camera is blocked. Allow it for this site in your browser’s settings and try again, or choose a file.',
  microphone:
    'The microphone is blocked. Allow it for this site in your browser’s settings and try again, or choose a file.',
} as const;
export const device_missing = {
  camera: 'We couldn’t find a camera. Choose a file instead.',
  microphone: 'We couldn’t find a microphone. Choose a file instead.',
} as const;
export const device_failed = {
  camera: 'We couldn’t open the camera. Another program may be using it. Choose a file instead.',
  microphone: 'We couldn’t open the microphone. Another program may be using it. Choose a file instead.',
} as const;
export const camera_view = 'Camera preview';
export const photo_take = 'Take photo';
export const photo_use = 'Use this photo';
export const photo_again = 'Take another photo';
export const recording_now = 'Recording.';
export const recording_done = 'Recording finished. Play it before you use it.';
export const recording_own = 'Your recording';
export const recording_use = 'Use this recording';
export const recording_again = 'Record again';
export const recording_start = 'Record';
export const recording_stop = 'Stop';
export const microphone_hint = 'Choose a quiet room and stay about 10 cm from the microphone.';

export const delete_title = (name: string) => `Delete ${name}?`;
export const delete_text = 'This permanently removes it from your profile.';
export const delete_sent =
  'Applications that you have already sent keep it: the production house can still see it there.';
export const delete_failed = 'We couldn’t delete it. Check your connection and try again.';
export const delete_kinds = {
  image: 'Delete profile photo',
  headshot_image: 'Delete headshot',
  full_image: 'Delete full photo',
  photo: 'Delete photo',
  intro_video: 'Delete intro video',
  audition_video: 'Delete audition video',
  voice_sample: 'Delete voice sample',
} as const;
export const delete_of = (name: string) => `Delete ${name}`;

export const caption_edit_of = (name: string) => `Edit the caption of ${name}`;
export const caption_add_to = (name: string) => `Add a caption to ${name}`;
export const caption_add = 'Add a caption';
export const caption_of = (name: string) => `Caption of ${name}`;
export const caption_save = 'Save caption';
export const caption_failed = 'We couldn’t save the caption. Try again.';

export const play_of = (name: string) => `Play ${name}`;
export const crop_hint =
  'Tap the face in the photo or move the sliders. Cards and printed pages show this part of the photo.';
export const crop_across = 'Left or right';
export const crop_down = 'Up or down';
export const crop_save = 'Save crop';
export const crop_failed = 'We couldn’t save the crop. Try again.';
export const open_of = (name: string) => `Open ${name}`;
export const replace_of = (name: string) => `Replace ${name}`;
export const move_earlier = (name: string) => `Move ${name} earlier`;
export const move_later = (name: string) => `Move ${name} later`;
export const moved = (position: number, count: number) => `Moved to position ${position} of ${count}.`;
export const order_failed = 'We couldn’t save the new order. Try again.';
export const drag = 'Drag to reorder';

export const processing = 'Processing, so that every browser can play it. You can leave this page.';
export const processing_failed =
  'We couldn’t convert this file: it is damaged, or too long, or in a format we can’t read. Try again, or replace it with an MP4 video or an M4A recording.';
export const processing_not_restarted = 'We couldn’t restart the processing. Try again later.';
export const processing_retrying = 'Trying...';
export const kept_as_sent = 'Some browsers can’t play this file.';
export const video_unplayable = 'This browser can’t play this video.';
export const video_download = 'Download video';
export const file_unplayable = 'This file can’t be played.';
export const file_soon = 'This file will be here in a few minutes.';
