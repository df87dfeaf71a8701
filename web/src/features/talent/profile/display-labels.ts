import * as words from '#words/talent/profile-choices.ts';

/** Display labels for stored values that are in capitals, unclear or hurtful. */
export const displayLabels: Readonly<Record<string, string>> = words.display_labels;
