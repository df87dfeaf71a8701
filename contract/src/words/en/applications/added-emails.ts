/** What people without an account and the houses that added them are told. */

export interface AddedPersonFacts {
  name: string;
  house: string | null;
  title: string;
  product: string;
  page: string;
  audition: { subject: string; when: string; place: string } | null;
}

export const added_person = ({ name, house, title, product, page, audition }: AddedPersonFacts) => {
  const who = house ?? 'The production house';
  const about = audition
    ? [`${audition.subject}: ${[title, audition.when, audition.place].filter(Boolean).join(', ')}.`]
    : [];
  return {
    subject: `${audition?.subject ?? `${who} added you`}: ${title}`,
    paragraphs: [
      `Dear ${name}, ${who} is casting for ${title} on ${product}.`,
      ...about,
      `They added you with your name, your contact and what they have of you: photo, video or notes. Only they and the clients they show applicants to can see it.`,
      `See what is kept, answer, or have everything deleted: ${page}`,
    ],
    note: 'Never pay for an audition or a role. You need no account. If you do nothing, we delete everything 90 days after the casting call ends.',
    short: `${audition ? about[0] : `${who} added you for ${title} on ${product}.`} Answer, or have your data deleted: ${page}`,
  };
};

export interface AddedNews {
  title: string;
  person: string;
  day: string;
  page: string;
}

export const added_deleted = ({ title, day, page }: AddedNews) => ({
  subject: `Asked to be deleted: a person you added to ${title}`,
  paragraphs: [
    `A person whom you added to ${title} on ${day} asked to be deleted. We have deleted the card with everything on it.`,
    `Do not add this person again. Open the board: ${page}`,
  ],
  note: 'Delete what you keep of this person elsewhere too.',
  short: `A person whom you added to ${title} on ${day} asked to be deleted.`,
});

export const added_merged = ({ title, person, page }: AddedNews) => ({
  subject: `${person} applied too: ${title}`,
  paragraphs: [
    `${person}, whom you added to ${title}, has an account now and had applied too. The board shows this application; the card that you made is gone.`,
    `Open the board: ${page}`,
  ],
  note: 'Stage, notes and scores of your card are gone with it.',
  short: `${person}, whom you added to ${title}, applied too. The board shows this application.`,
});
