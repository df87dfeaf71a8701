/** What the team of a production house is told when staff answer its appeal. */

export const team_says = 'Our team says:';
export const note = 'You get this email because you belong to the team of this production house.';

export const appeal_accepted = {
  subject: 'We accepted your appeal',
  short: 'We looked at your appeal and accepted it.',
  next: {
    suspension: () => 'The suspension has ended. Your casting calls are as they were before.',
    ban: () => 'The ban has ended. Your casting calls are as they were before.',
    call: (title: string) => `Your casting call “${title}” is approved. Talent can see it now.`,
  },
};

export const appeal_refused = {
  subject: 'We did not accept your appeal',
  short: 'We looked at your appeal and did not accept it.',
  next: {
    suspension: () =>
      'Your production house stays suspended. If you have something new to say, appeal again.',
    ban: () => 'Your production house stays banned. If you have something new to say, appeal again.',
    call: (title: string) => `Edit the casting call “${title}” and save it to send it for review again.`,
  },
};
