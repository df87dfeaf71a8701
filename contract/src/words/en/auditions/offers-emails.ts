/** What a talent is told about the offer of a role. */

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

const note = 'Nobody may ask you for money for a role. If someone does, report it to us.';

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
    paragraphs: [text, `The reason given: ${reason}`, `See your applications here: ${page}`],
    note: note,
    short: text,
  };
};
