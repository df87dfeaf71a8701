/** What can be chosen, as in “Choose a PDF of at most 20 MB”. */
export const file_rules = {
  image: 'a JPG, PNG, WebP, AVIF or HEIC picture of at most 25 MB',
  video: 'an MP4, MKV, AVI, MOV or WebM video of at most 200 MB',
  audio: 'an MP3, M4A, WAV, OGG or WebM recording of at most 20 MB',
  document: 'a PDF of at most 20 MB',
  scan: 'a PDF, JPG, PNG or HEIC file of at most 10 MB',
} as const;
