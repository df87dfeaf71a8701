/** The files that a person chooses and uploads. */

export const sending = (percent: number) => `Uploading your files: ${percent}%`;
export const sent = 'Uploaded. We’re checking your files.';
export const cancel = 'Cancel';
