import type { SelfTapeState } from '@kirdaar/contract/rules/self-tapes';

/** What became of a self-tape, as the house reads it. */
export const tapeStateTexts: Record<SelfTapeState, string> = {
  waiting: 'Waiting for tape',
  overdue: 'Tape overdue',
  received: 'Tape received',
  received_late: 'Tape received late',
  declined: 'Tape declined',
};
