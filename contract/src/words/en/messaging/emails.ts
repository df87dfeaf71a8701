export interface Conversation {
  name: string | null;
  subject_name: string | null;
  title: string;
  page: string;
}

export const conversation = ({ name, subject_name, title, page }: Conversation) => {
  const writer = name ?? 'The production house';
  return {
    subject: `${subject_name ?? 'A production house'} wrote to you`,
    paragraphs: [
      `${writer} wrote to you about “${title}”. You have not read the message yet.`,
      `Read and answer it here: ${page}`,
    ],
    note: 'Never pay for a role. If someone asks you to, report the message.',
    short: `${writer} wrote to you about “${title}”.`,
  };
};
