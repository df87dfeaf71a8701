export interface Offer {
  title: string;
  company_name: string | null;
  message: string;
  day: string;
  page: string;
}

export interface OfferWithdrawn {
  title: string;
  company_name: string | null;
}

export interface RoleCancelled {
  title: string;
  company_name: string | null;
  reason: string;
  page: string;
}

const note = 'Never pay for a role. If someone asks you to, report it to us.';

export const offer = ({ title, company_name, message, day, page }: Offer) => {
  const house = company_name ?? 'The production house';
  return {
    subject: `Role offer: ${title}`,
    paragraphs: [`${house} offers you the role: ${title}.`, message, `Answer by the end of ${day}: ${page}`],
    note: note,
    short: `${house} offers you the role: ${title}. Answer by ${day}.`,
  };
};

export const offer_withdrawn = ({ title, company_name }: OfferWithdrawn) => {
  const house = company_name ?? 'The production house';
  const text = `${house} has withdrawn its offer for ${title}. Your application has the same status as before.`;
  return {
    subject: `Offer withdrawn: ${title}`,
    paragraphs: [text],
    note: note,
    short: text,
  };
};

export const role_cancelled = ({ title, company_name, reason, page }: RoleCancelled) => {
  const house = company_name ?? 'The production house';
  const text = `You had accepted the role ${title}. ${house} has now cancelled it, so you no longer have this role.`;
  return {
    subject: `Your role was cancelled: ${title}`,
    paragraphs: [
      text,
      ...(reason ? [`The reason given: ${reason}`] : []),
      `See your applications here: ${page}`,
    ],
    note: note,
    short: text,
  };
};

// What a production house is told when a talent answers its offer or gives up a role.
export const offer_accepted = {
  subject: (name: string, title: string) => `${name} accepted your offer: ${title}`,
  text: (name: string, title: string) => `${name} has accepted your offer for ${title}.`,
  next: 'See the application here',
  note: 'The status of the application is now Selected.',
};

export const offer_declined = {
  subject: (name: string, title: string) => `${name} declined your offer: ${title}`,
  text: (name: string, title: string) => `${name} has declined your offer for ${title}.`,
  next: 'See the application here',
  note: 'The status of the application has not changed.',
};

export const role_stepped_back = {
  subject: (name: string, title: string) => `${name} gave up the role: ${title}`,
  text: (name: string, title: string) => `${name} had accepted ${title} and has now given it up.`,
  next: 'The role is available again. Offer it to a backup here',
  note: 'The application is now withdrawn.',
};

/** Why a role ends, in the words of the talent. */
export const leaving_reason = 'I have asked for my account to be deleted.';
export const talent_leaving = {
  subject: (name: string) => `${name} is leaving`,
  text: (name: string) =>
    `${name} has asked us to delete their account. Their roles with work still to come, your open offers, audition times, self-tape requests and invitations to this person have ended.`,
  ended: 'This concerns',
  next: 'Review your other applicants here',
  note: 'If this person changes their mind within 30 days, you can send them an offer or invitation again. Nothing comes back by itself.',
};
