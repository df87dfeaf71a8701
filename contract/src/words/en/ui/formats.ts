export const in_india = (time: string) => `${time} IST`;
export const in_zone = (time: string, city: string) => `${time} (${city})`;
export const on_day = (day: string, time: string) => `${day}, ${time}`;
export const period = (begins: string, ends: string) => `${begins} – ${ends}`;
export const never_updated = 'Not updated yet';

export const kilobytes = (size: string) => `${size} KB`;
export const megabytes = (size: string) => `${size} MB`;

// The number of unread items in the header.
export const unread = (name: string, count: number) => `${name}, ${count} unread`;

// The files that a person chooses and uploads.
export const sending = (percent: number) => `Uploading your files: ${percent}%`;
export const sent = 'Uploaded. We’re checking your files.';
