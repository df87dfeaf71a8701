/** What a production house is told about new applications. */

export interface NewApplications {
  calls: { title: string; applications: number }[];
  applications: number;
  of_calls: number;
  is_of_day: boolean;
  page: string;
}

export interface ApplicationReceived {
  title: string;
  name: string;
  page: string;
}

export const new_applications = ({ calls, applications, of_calls, is_of_day, page }: NewApplications) => {
  const number = applications === 1 ? '1 new application' : `${applications} new applications`;
  const subject = of_calls === 1 ? `${number}: ${calls[0]?.title}` : `${number} to ${of_calls} casting calls`;
  const more = of_calls - calls.length;
  return {
    subject,
    paragraphs: [
      is_of_day
        ? 'Nobody on your team has opened these applications from yesterday yet:'
        : 'Nobody on your team has opened these new applications yet:',
      ...calls.map((call) => `${call.title}: ${call.applications}`),
      ...(more > 0
        ? [`${more} more casting ${more === 1 ? 'call has' : 'calls have'} new applications.`]
        : []),
      `Review them here: ${page}`,
    ],
    note: 'We notify applicants when you open their application and when its status changes.',
    short: is_of_day
      ? `Unopened applications from yesterday: ${applications}.`
      : `New applications: ${applications}.`,
  };
};

export const application_received = ({ title, name, page }: ApplicationReceived) => ({
  subject: `${name} applied: ${title}`,
  paragraphs: [`${name} applied for ${title}.`, `Open the application: ${page}`],
  note: 'You can choose hourly or daily emails in your notification settings.',
  short: `${name} applied for ${title}.`,
});

export const inbox_title = (count: number, title: string) =>
  `${count === 1 ? '1 new application' : `${count} new applications`} for ${title}`;
export const inbox_text = 'Open the applications.';
