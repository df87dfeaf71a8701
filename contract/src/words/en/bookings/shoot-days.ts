/** Shoot days: what a house tells those who are booked, on pages and in emails. */

export const labels = {
  call_time: 'Call time',
  place: 'Place',
  map_url: 'Map',
  contact_name: 'Contact',
  contact_phone: 'Phone',
  bring: 'What to bring',
} as const;

export const line = (label: string, text: string) => `${label}: ${text}`;
export const change = (label: string, text: string, before: string) =>
  `${label}: ${text || 'none'}, was ${before || 'none'}`;

interface Told {
  title: string;
  company_name: string | null;
  day: string;
  call_time: string;
  place: string;
  lines: string[];
  page: string;
}

export const told = ({ title, company_name, day, call_time, place, lines, page }: Told) => ({
  subject: `Shoot on ${day}: call time ${call_time}`,
  paragraphs: [
    `${company_name ?? 'The production house'} has sent the details of your shoot for ${title}.`,
    `${labels.call_time}: ${call_time}, ${day}`,
    ...lines,
    `See it here: ${page}`,
  ],
  note: 'If something changes, we tell you what.',
  short: `Shoot for ${title} on ${day}. Call time ${call_time}, ${place}.`,
});

export const changed = ({ title, company_name, day, call_time, place, lines, page }: Told) => ({
  subject: `Shoot on ${day}: details changed`,
  paragraphs: [
    `${company_name ?? 'The production house'} has changed the details of your shoot for ${title} on ${day}.`,
    ...lines,
    `See all details here: ${page}`,
  ],
  note: 'What is not listed here has not changed.',
  short: `Shoot for ${title} on ${day} has changed. Now call time ${call_time}, ${place}.`,
});
