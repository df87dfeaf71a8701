/** Reports to staff. */

export const labels = {
  job: 'Report this casting call',
  house: 'Report this production house',
  talent: 'Report this profile',
} as const;
export const lead = 'Our staff will read your report. We won’t tell anyone that you reported it.';
export const reason = 'What is wrong?';
export const reason_missing = 'Choose what is wrong.';
export const details = 'Details (optional)';
export const failed = 'We couldn’t send your report. Try again.';
export const sending = 'Sending...';
export const send = 'Send report';
export const cancel = 'Cancel';
