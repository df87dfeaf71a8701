import type { Translation } from '#words/translation.ts';

export type Checked = Translation<
  typeof import('#words/en/api/requests.ts'),
  typeof import('#words/hi/api/requests.ts')
>;

export const no_response = 'सर्वर से जवाब नहीं मिला। अपना इंटरनेट कनेक्शन देखें।';
