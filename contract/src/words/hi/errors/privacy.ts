import type { Translation } from '#words/translation.ts';

export type Checked = Translation<
  typeof import('#words/en/errors/privacy.ts'),
  typeof import('#words/hi/errors/privacy.ts')
>;

export const data_export_not_found = 'यह एक्सपोर्ट अब उपलब्ध नहीं है। नया एक्सपोर्ट मँगाएँ।';
export const open_calls_first =
  'आपके प्रोडक्शन हाउस की कास्टिंग कॉल खुली हैं। पहले उन्हें बंद करें, ताकि हर आवेदक को जवाब मिले।';
