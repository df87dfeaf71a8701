/**
 * What became of a self-tape: none yet, none by the deadline, one in time, one after the deadline, or the
 * talent declined.
 */
export const selfTapeStates = ['waiting', 'overdue', 'received', 'received_late', 'declined'] as const;
export type SelfTapeState = (typeof selfTapeStates)[number];

/** The field of an application under which its self-tape is kept. */
export const TAPE_FIELD = 'selfTape';
/** Hours before the deadline at which talent who have sent no tape are reminded. */
export const TAPE_REMINDER_HOURS = 24;
