import type { Translation } from '#words/translation.ts';

export type Checked = Translation<
  typeof import('#words/en/messaging/reports.ts'),
  typeof import('#words/hi/messaging/reports.ts')
>;

export const labels = {
  job: 'इस कास्टिंग कॉल की शिकायत करें',
  house: 'इस प्रोडक्शन हाउस की शिकायत करें',
  talent: 'इस प्रोफ़ाइल की शिकायत करें',
} as const;
export const lead = 'आपकी शिकायत हमारा स्टाफ़ पढ़ेगा। किसी को नहीं बताया जाएगा कि शिकायत आपने की है।';
export const reason = 'क्या गड़बड़ है?';
export const reason_missing = 'चुनें कि क्या गड़बड़ है।';
export const details = 'विवरण (ज़रूरी नहीं)';
export const failed = 'आपकी शिकायत नहीं भेजी जा सकी। फिर से कोशिश करें।';
export const sending = 'भेजी जा रही है...';
export const send = 'शिकायत भेजें';
export const cancel = 'रद्द करें';
