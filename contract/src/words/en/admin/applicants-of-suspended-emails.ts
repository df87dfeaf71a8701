/** What applicants are told when a production house is suspended, banned or active again. */

const caution =
  'If the production house contacts you in another way, do not pay anything and do not send documents. Tell us about it.';

export const nameless = 'the production house';
export const note = 'You get this email because you applied to this casting call.';

export const applied_to_suspended_house = {
  subject: (title: string) => `Casting call on hold: ${title}`,
  first: (company: string, title: string) =>
    `We have suspended ${company}, so its casting call “${title}” is on hold. We are keeping your application, but you may not get an answer while this lasts.`,
  next: ['Do not go to an audition for it until we write to you again.', caution],
};

export const applied_to_banned_house = {
  subject: (title: string) => `Casting call removed: ${title}`,
  first: (company: string, title: string) =>
    `We have banned ${company} and removed its casting call “${title}”. Do not expect an answer to your application.`,
  next: ['Do not go to an audition for it.', caution],
};

export const applied_to_reinstated_house = {
  subject: (title: string) => `Casting call continues: ${title}`,
  first: (company: string, title: string) =>
    `${company} is active again, so its casting call “${title}” continues. Your application is as it was.`,
  next: ['If you have an audition or an offer, check its time and your answer here:'],
};
