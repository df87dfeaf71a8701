/** What a production house is told after staff reviewed its casting call. */

export interface JobApproved {
  title: string;
  subject: 'call' | 'edit';
  page: string;
}

export interface JobRefused {
  title: string;
  subject: 'call' | 'edit';
  reason: string;
  page: string;
}

export const job_approved = ({ title, subject, page }: JobApproved) => {
  const what = subject === 'edit' ? `your changes to “${title}”` : `your casting call “${title}”`;
  return {
    subject: subject === 'edit' ? `Changes approved: ${title}` : `Casting call approved: ${title}`,
    paragraphs: [`We approved ${what}. Talent can see it now.`, `${page}`],
    note: 'You get this email because your production house posted this casting call.',
    short: `We approved ${what}. Talent can see it now.`,
  };
};

export const job_refused = ({ title, subject, reason, page }: JobRefused) => {
  const what = subject === 'edit' ? `Your changes to “${title}”` : `Your casting call “${title}”`;
  return {
    subject: subject === 'edit' ? `Changes not approved: ${title}` : `Casting call not approved: ${title}`,
    paragraphs: [
      `${what}: not approved. Our team says:`,
      reason,
      subject === 'edit'
        ? 'Talent still see the version we approved before.'
        : 'Talent cannot see this casting call yet.',
      `Edit it and save it to send it for review again: ${page}`,
    ],
    note: 'You get this email because your production house posted this casting call.',
    short: `${what}: not approved. Our team says: ${reason}`,
  };
};
