export interface Check {
  title: string;
  company_name: string | null;
  days: string;
  page: string;
}

export interface Hold {
  title: string;
  company_name: string | null;
  days: string;
  /** When the hold ends; empty once it has ended. */
  ends: string;
  note: string;
  page: string;
}

export interface HouseHold {
  name: string;
  title: string;
  days: string;
  ends: string;
  note: string;
  page: string;
}

const small = 'A hold is not a booking. It ends by itself.';

export const availability_check = ({ title, company_name, days, page }: Check) => {
  const text = `${company_name ?? 'A production house'} asks whether you are free on ${days} for ${title}. This is not an offer.`;
  return {
    subject: `Are you free on ${days}?`,
    paragraphs: [text, `Answer with one tap: ${page}`],
    note: 'Never pay for a role. If someone asks you to, report it to us.',
    short: text,
  };
};

export const first_hold = ({ title, company_name, days, ends, page }: Hold) => {
  const text = `${company_name ?? 'A production house'} has a first hold on you for ${title} on ${days}, until ${ends}.`;
  return {
    subject: `First hold on ${days}`,
    paragraphs: [text, `If you can’t keep the days free, decline the hold: ${page}`],
    note: small,
    short: text,
  };
};

export const second_hold = ({ title, company_name, days, ends, page }: Hold) => {
  const text = `${company_name ?? 'A production house'} has a second hold on you for ${title} on ${days}, until ${ends}. It moves up if the first hold ends.`;
  return {
    subject: `Second hold on ${days}`,
    paragraphs: [text, `If you can’t keep the days free, decline the hold: ${page}`],
    note: small,
    short: text,
  };
};

export const released = ({ title, company_name, days, note, page }: Hold) => {
  const text = `${company_name ?? 'The production house'} has released its hold for ${title} on ${days}. Your application has not changed.`;
  return {
    subject: `Hold released: ${days}`,
    paragraphs: [text, ...(note ? [note] : []), `See your calendar here: ${page}`],
    note: small,
    short: text,
  };
};

export const expired = ({ title, company_name, days, page }: Hold) => {
  const text = `The hold of ${company_name ?? 'the production house'} for ${title} on ${days} has ended. Your application has not changed.`;
  return {
    subject: `Hold ended: ${days}`,
    paragraphs: [text, `See your calendar here: ${page}`],
    note: small,
    short: text,
  };
};

// What a production house is told.
export const house_first_hold = ({ name, title, days, ends, page }: HouseHold) => {
  const text = `Your hold on ${name} for ${title} on ${days} is now the first hold, until ${ends}.`;
  return {
    subject: `Now first hold: ${name}`,
    paragraphs: [text, `See the application here: ${page}`],
    note: small,
    short: text,
  };
};

export const house_declined = ({ name, title, days, note, page }: HouseHold) => {
  const text = `${name} can’t keep ${days} free for ${title} and has declined your hold.`;
  return {
    subject: `Hold declined: ${name}`,
    paragraphs: [text, ...(note ? [note] : []), `See the application here: ${page}`],
    note: 'The status of the application has not changed.',
    short: text,
  };
};

export const house_expired = ({ name, title, days, page }: HouseHold) => {
  const text = `Your hold on ${name} for ${title} on ${days} has ended.`;
  return {
    subject: `Hold ended: ${name}`,
    paragraphs: [text, `Place a new hold or make an offer here: ${page}`],
    note: 'The status of the application has not changed.',
    short: text,
  };
};

// The terms of an offer.
export const terms_changed = ({
  title,
  company_name,
  page,
}: Pick<Check, 'title' | 'company_name' | 'page'>) => {
  const text = `${company_name ?? 'The production house'} proposes new terms for ${title}. The present ones are in force until you sign.`;
  return {
    subject: `New terms to sign: ${title}`,
    paragraphs: [text, `Read and sign them here: ${page}`],
    note: 'Never pay for a role. If someone asks you to, report it to us.',
    short: text,
  };
};

export const terms_signed = ({ name, title, page }: Pick<HouseHold, 'name' | 'title' | 'page'>) => {
  const text = `${name} signed your new terms for ${title}. They are in force now.`;
  return {
    subject: `New terms signed: ${name}`,
    paragraphs: [text, `The deal memo is here: ${page}`],
    note: 'Both sides have the same file.',
    short: text,
  };
};

export const terms_kept = ({ name, title, page }: Pick<HouseHold, 'name' | 'title' | 'page'>) => {
  const text = `${name} doesn’t agree to your new terms for ${title}. The present ones stay in force.`;
  return {
    subject: `New terms rejected: ${name}`,
    paragraphs: [text, `Read the terms in force, or propose others: ${page}`],
    note: 'You can also write to each other in Messages.',
    short: text,
  };
};

export const no_backup = ({ name, title, page }: Pick<HouseHold, 'name' | 'title' | 'page'>) => {
  const text = `${name} did not take the role for ${title}, and no backup could be offered the same terms.`;
  return {
    subject: `No backup to offer: ${title}`,
    paragraphs: [text, `Choose someone else here: ${page}`],
    note: 'We pass over backups who are booked on these days, and children whose day would be too long.',
    short: text,
  };
};

// Pay that nobody has marked.
type Pay = Pick<HouseHold, 'name' | 'title' | 'page'> & { day: string };

export const pay_marked = ({
  title,
  company_name,
  amount,
  day,
  page,
}: Pick<Check, 'title' | 'company_name' | 'page'> & { amount: string; day: string }) => {
  const text = `${company_name ?? 'The production house'} says that it paid you ${amount} for ${title} on ${day}.`;
  return {
    subject: `Pay marked: ${title}`,
    paragraphs: [text, `If this is right, mark it too. If it is not, dispute it: ${page}`],
    note: 'If you do not dispute it, it counts on the public page of the production house.',
    short: text,
  };
};

export const pay_due_soon = ({ name, title, day, page }: Pay) => {
  const text = `Pay for ${name} (${title}) is due on ${day}.`;
  return {
    subject: `Pay due on ${day}: ${name}`,
    paragraphs: [text, `Once you have paid, mark it here: ${page}`],
    note: 'Your public page shows how many bookings you pay on time.',
    short: text,
  };
};

export const pay_overdue = ({ name, title, day, page }: Pay) => {
  const text = `Pay for ${name} (${title}) was due on ${day}, and neither of you has marked it as paid.`;
  return {
    subject: `Pay overdue: ${name}`,
    paragraphs: [text, `If you have paid, mark it here: ${page}`],
    note: 'Your public page shows how many bookings you pay on time.',
    short: text,
  };
};
