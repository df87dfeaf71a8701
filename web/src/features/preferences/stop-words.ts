import type { Language } from '@kirdaar/contract/rules/messages';

/** What stands on the page of a letter's link besides what was stopped. */
export const stopWords: Record<Language, Record<'off' | 'on' | 'stop' | 'undo' | 'preferences', string>> = {
  en: {
    off: 'Stopped.',
    on: 'They come again.',
    stop: 'Stop these messages',
    undo: 'Undo: send them again',
    preferences: 'All that we write to you',
  },
  hi: {
    off: 'बंद कर दिया गया।',
    on: 'संदेश फिर से आएँगे।',
    stop: 'ये संदेश बंद करें',
    undo: 'वापस चालू करें',
    preferences: 'सभी संदेशों की सेटिंग',
  },
};
