import { tapeEmail } from '#features/auditions/self-tapes/tape-email.ts';
import { inEachLanguage, serverWords } from '#platform/channels/server-words.ts';

const words = serverWords('selfTapeEmails');

/** The notifications to a talent about a self-tape. */
export const tapeEmails = {
  asked: tapeEmail({
    name: 'self-tape-asked',
    says: inEachLanguage((language) => words[language].self_tape_asked),
  }),
  changed: tapeEmail({
    name: 'self-tape-changed',
    says: inEachLanguage((language) => words[language].self_tape_changed),
  }),
  reminder: tapeEmail({
    name: 'self-tape-reminder',
    says: inEachLanguage((language) => words[language].self_tape_reminder),
  }),
};
