import type { SelfTapeState } from '@kirdaar/contract/rules/self-tapes';
import * as words from '#words/applications/review.ts';

/** What became of a self-tape, as the house reads it. */
export const tapeStateTexts: Record<SelfTapeState, string> = words.tape_states;
