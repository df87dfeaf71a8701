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

/** What a house has to change before the details of a day go to a child. */
export const no_contact = (label: string, phrase: string) =>
  `${label}: remove the phone number, email, link or handle “${phrase}”.`;
export const no_night = (label: string) => `${label}: choose a time from 7:00 am to 7:00 pm.`;

interface NotForChild extends Pick<Told, 'title' | 'day' | 'page'> {
  name: string;
  problem: string;
}

export const not_for_child = ({ name, title, day, problem, page }: NotForChild) => ({
  subject: `Shoot on ${day}: not sent to ${name}`,
  paragraphs: [
    `${name} is a child and is booked for ${title} on ${day}. We did not send the details of that day, because they can’t go to a child as they are.`,
    problem,
    `Change this, and we send them: ${page}`,
  ],
  note: 'Adults who are booked on this day have them.',
  short: `Shoot on ${day}: details not sent to ${name}, who is a child. ${problem}`,
});
