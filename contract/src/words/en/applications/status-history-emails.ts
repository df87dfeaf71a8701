/** What a talent is told when the status of an application changes. */

export const nameless = 'The production house';
export const note =
  'Nobody may ask you for money for an audition or a role. If someone does, report it to us.';

export const applied = {
  subject: 'Your application was sent',
  text: (house: string, title: string) => `${house} has received your application for ${title}.`,
  next: 'See its status or withdraw it here',
};

export const viewed = {
  subject: 'Your application was opened',
  text: (house: string, title: string) => `${house} opened your application for ${title}.`,
  next: 'See its status here',
};

export const selected = {
  subject: 'You are selected',
  text: (house: string, title: string) =>
    `You accepted the offer from ${house}. You have the role: ${title}.`,
  next: 'See your roles here',
};

export const applied_again = {
  subject: 'Your application was sent again',
  text: (house: string, title: string) =>
    `You had withdrawn your application for ${title}. You have now sent it to ${house} again, unchanged.`,
  next: 'See its status here',
};
