export const grievance_title = 'Grievance';
export const grievance_description =
  'How to complain, who answers and by when, and what to do if the answer does not help.';
export const grievance_heading = <Part>(mark: (text: string) => Part) => ['Something went ', mark('wrong?')];
export const privacy_description =
  'Which personal data we hold, why, who can see it, and how to see, correct and delete it.';
export const privacy_heading = <Part>(mark: (text: string) => Part) => ['Your data stays ', mark('yours')];
export const terms_title = 'Terms';
export const terms_description =
  'The rules for talent and production houses: what you can expect, and what we expect of you.';
export const terms_heading = <Part>(mark: (text: string) => Part) => ['Terms of ', mark('use')];

export const contents = 'On this page';
export const effective_from = (day: string) => `Effective from ${day}.`;
export const former = <Part>(version: number, from: string, until: string, link: (text: string) => Part) => [
  `This is version ${version}. It was in force from ${from} to ${until}. `,
  link('Read the current version'),
];
export const english_decides = 'If this translation differs from the English text, the English text applies.';
export const earlier_versions = 'Earlier versions';
export const earlier_version = (version: number, from: string) =>
  `Version ${version}, effective from ${from}`;
export const version_title = 'Earlier version';
export const version_description = 'A legal text as it was before.';
export const version_missing = 'Version not found';
export const version_missing_hint = 'Check the link.';
export const officer = <Part>(name: string, strong: (text: string) => Part) => [
  strong(name),
  ', Grievance Officer',
];
