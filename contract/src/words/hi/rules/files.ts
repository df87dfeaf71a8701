export const file_rules = {
  image: 'अधिकतम 25 MB की JPG, PNG, WebP, AVIF या HEIC फ़ोटो',
  video: 'अधिकतम 200 MB का MP4, MKV, AVI, MOV या WebM वीडियो',
  audio: 'अधिकतम 20 MB की MP3, M4A, WAV, OGG या WebM रिकॉर्डिंग',
  document: 'अधिकतम 20 MB का PDF',
  scan: 'अधिकतम 10 MB की PDF, JPG, PNG या HEIC फ़ाइल',
} as const;
