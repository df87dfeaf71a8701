/** What a production house is told when a talent answers its offer or steps back. */

export const offer_accepted = {
  subject: 'Your offer was accepted',
  text: (name: string, title: string) => `${name} has accepted your offer for ${title}.`,
  next: 'See the application here',
  note: 'The status of the application is now Selected.',
};

export const offer_declined = {
  subject: 'Your offer was declined',
  text: (name: string, title: string) => `${name} has declined your offer for ${title}.`,
  next: 'See the application here',
  note: 'The status of the application has not changed.',
};

export const role_stepped_back = {
  subject: 'A talent stepped back from the role',
  text: (name: string, title: string) => `${name} had accepted ${title} and has now stepped back from it.`,
  next: 'The role is available again. Offer it to a backup here',
  note: 'The application is now withdrawn.',
};

export const talent_leaving = {
  subject: (name: string) => `${name} is leaving`,
  text: (name: string) =>
    `${name} has asked us to delete their account. Your open offers, audition times, self-tape requests and invitations to this person have ended.`,
  ended: 'This concerns',
  next: 'Review your other applicants here',
  note: 'If this person changes their mind within 30 days, you can send them an offer or invitation again. Nothing comes back by itself.',
};
