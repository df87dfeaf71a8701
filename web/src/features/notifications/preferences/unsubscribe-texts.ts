import type { Language } from '@kirdaar/contract/rules/languages';

/** Text of the unsubscribe page, in addition to the server's message. */
export const unsubscribeTexts: Record<
  Language,
  Record<'off' | 'on' | 'stop' | 'undo' | 'preferences', string>
> = {
  en: {
    off: 'Unsubscribed',
    on: 'Subscribed again',
    stop: 'Unsubscribe',
    undo: 'Undo: subscribe again',
    preferences: 'Notification settings',
  },
  hi: {
    off: 'अनसब्सक्राइब हो गया',
    on: 'फिर से सब्सक्राइब हो गया',
    stop: 'अनसब्सक्राइब करें',
    undo: 'पूर्ववत करें: फिर से सब्सक्राइब करें',
    preferences: 'नोटिफ़िकेशन सेटिंग',
  },
};
